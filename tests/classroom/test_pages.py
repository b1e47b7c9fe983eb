"""What a pupil sees and does, and what nobody else gets out of it."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest

import orclib
from orclib import orc
from orclib.classroom import room, server
from orclib.classroom.limits import Limit
from orclib.classroom.server import Limits
from orclib.classroom.vote import Vote
from tests.classroom.support import Pupil, joined

HOSTILE = "<script>alert('x')</script>"


@pytest.fixture
def vote() -> Vote:
    """Two questions put to a class."""
    return orc.vote("locked-out", "far-end")


def test_a_pupil_answers_changes_and_is_told_why(vote: Vote) -> None:
    pupil = joined(vote)
    assert "Which halves may" in pupil.get().shown
    assert "Your answer is in" in pupil.answer(0, 3).shown
    assert vote.counts == {"VR:1": 1, "VR:2": 0, "WB:1": 0, "WB:2": 1}
    changed = pupil.get("?change=1").text
    assert re.findall(r'value="(\d)" checked', changed) == ["0", "3"]
    assert "2 blue orcs" in pupil.answer(3).shown
    assert vote.counts == {"VR:1": 0, "VR:2": 0, "WB:1": 0, "WB:2": 1}
    vote.reveal()
    told = pupil.get().shown
    assert "✓ Right!" in told
    assert "ORC-4.7" in told
    assert "One colour per side." in told
    assert "your answer" in told
    late = pupil.post([*pupil.form(), ("choice", "1")])
    assert late.status == 403  # the page has no form any more, so no token
    vote.hide()
    assert "Your answer is in" in pupil.get().shown
    assert "North attacks" not in pupil.get().shown


def test_each_answer_is_told_what_it_is(vote: Vote) -> None:
    right, wrong, none = joined(vote), joined(vote), joined(vote)
    right.answer(3)
    wrong.answer(1, 3)
    vote.reveal()
    told = [re.findall("Right!|Not quite|You have not answered", each.get().shown) for each in (right, wrong, none)]
    assert told == [["Right!"], ["Not quite"], ["You have not answered"]]


def test_an_address_is_found_as_telephones_write_it(vote: Vote) -> None:
    pupil, path = joined(vote), urlsplit(vote.address).path
    for typed in {path.upper(), f"{path}/"} - {path}:
        page = pupil.ask("GET", typed)
        assert (page.status, page.headers["Location"]) == (302, path)


def test_the_page_follows_the_teacher(vote: Vote) -> None:
    pupil = joined(vote)
    seen = [pupil.get("/now").text.partition("-")[2]]
    for deed in (vote.reveal, vote.next, vote.back, vote.hide, vote.again, vote.close):
        deed()
        now = pupil.get("/now").text
        seen.append(now.partition("-")[2])
        assert f'data-now="{now}"' in pupil.get().text
    assert seen == ["0-0-asked", "0-0-revealed", "1-0-asked", "0-0-revealed", "0-0-asked", "0-1-asked", ""]
    assert "Wait for the next question" in pupil.get().shown


@pytest.mark.parametrize(
    ("accepted", "says"),
    [
        ("fr-FR,fr;q=0.9,en;q=0.8", "Envoyer ma réponse"),
        ("de,en;q=0.3,fr;q=0.7", "Envoyer ma réponse"),
        ("en-GB", "Send my answer"),
        ("de", "Send my answer"),  # the teacher's
        ("fr;q=x,;,,en" * 200, "Send my answer"),
        ("", "Send my answer"),
    ],
)
def test_the_page_speaks_as_the_browser_does(vote: Vote, accepted: str, says: str) -> None:
    assert says in joined(vote, Accept_Language=accepted).get().shown


def test_a_language_is_chosen_for_good(vote: Vote) -> None:
    pupil = joined(vote, Accept_Language="en")
    assert pupil.get("?language=fr").status == 303
    page = pupil.get()
    assert 'lang="fr"' in page.text
    assert "Quels côtés" in page.shown
    vote.reveal()
    told = pupil.get().shown
    assert "Vous n'avez pas répondu" in told
    assert "Une seule couleur par camp" in told or "couleur" in told
    assert not {"answer", "Right", "quite", "rulebook"} & {*re.findall(r"\w+", told)}


def test_words_in_one_language_have_a_page_in_that_of_the_teacher() -> None:
    orclib.language("fr")
    begin = "E3 tied to one colour"
    vote = orc.vote(orc.ask("Quels côtés pour la blanche ?", begin, which="{}-W", over="VR:1, WB:2"))
    assert "Envoyer ma réponse" in joined(vote, Accept_Language="en").get().shown


def test_what_somebody_typed_is_text_and_no_code() -> None:
    asked = orc.ask(HOSTILE, "E3 tied to one colour", play="", truth="owner W", choices=f"frozen, N, S, {HOSTILE}")
    vote = orc.vote(asked)
    pupil = joined(vote)
    for _ in range(2):
        assert HOSTILE not in pupil.get().text
        assert HOSTILE in pupil.get().shown
        assert HOSTILE not in vote._text.value
        vote.reveal()


def everything(pupil: Pupil, now: str) -> Iterator[str]:
    """All that a pupil can get at while a question is asked."""
    for rest in ("", "?change=1", "?told=late", "/now", f"/{now}-en.svg", f"/{now}-fr.svg"):
        yield pupil.get(rest).text
    yield from (pupil.get(f"/{now.replace('asked', 'revealed')}-{code}.svg").text for code in ("en", "fr"))


def test_nothing_of_an_answer_is_out_before_it_is_revealed(vote: Vote) -> None:
    pupil = joined(vote)
    pupil.answer(0)
    now = pupil.get("/now").text
    before = "".join(everything(pupil, now))
    vote.reveal()
    words, told = vote._sheets[0].words["en"], pupil.get().text
    for secret in (*filter(None, words.reasons), words.answered.svg.decode()[:2000].splitlines()[-1]):
        assert secret.strip()[:30] in told + pupil.get(f"/{pupil.get('/now').text}-en.svg").text
    assert not [each for each in words.reasons if each and each in before]
    assert "✓" not in before.replace("\\2713", "")
    assert words.answered.svg.decode() not in before
    assert pupil.get(f"/{now}-en.svg").status == 404  # and what was shown before is no longer


def test_what_a_browser_may_do_with_a_page_is_told_it(vote: Vote) -> None:
    pupil = joined(vote)
    now = pupil.get("/now").text
    for page in (pupil.get(), pupil.get(f"/{now}-en.svg"), pupil.ask("GET", "/none"), pupil.ask("GET", "/pupil.js")):
        assert page.headers["Content-Security-Policy"].startswith("default-src 'none'")
        assert page.headers["X-Content-Type-Options"] == "nosniff"
        assert page.headers["Referrer-Policy"] == "same-origin"  # with less no form would tell where it comes from
        assert page.headers["Server"] == "orclib"
    assert not re.findall(r"<(?:style|script>)|style=| on\w+=|https?://", pupil.get().text)


Row = tuple[str, Callable[[Pupil], object], int]
ROWS: list[Row] = [
    ("a wrong code", lambda it: it.ask("GET", "/aaaaaa"), 404),
    ("no code", lambda it: it.ask("GET", "/"), 404),
    ("a file", lambda it: it.ask("GET", "/../../etc/passwd"), 404),
    ("a file, hidden", lambda it: it.get("/%2e%2e/%2e%2e/etc/passwd"), 404),
    ("a file, twice", lambda it: it.get("/..%2f..%2fpyproject.toml"), 404),
    ("a null byte", lambda it: it.get("/now%00.svg"), 404),
    ("the style of elsewhere", lambda it: it.ask("GET", "/pupil.py"), 404),
    ("a picture of nothing", lambda it: it.get("/x-asked-en.svg"), 404),
    ("an address of all", lambda it: it.ask("GET", "http://example.org/"), 403),
    ("another's name", lambda it: it.get(Host="example.org"), 403),
    ("a name that leads here", lambda it: it.get(Host="127.0.0.1.example.org"), 403),
    ("no name", lambda it: it.get(Host=""), 403),
    ("another method", lambda it: it.ask("PUT", it.place.path, "x"), 403),
    ("a trace", lambda it: it.ask("TRACE", it.place.path), 405),
    ("no token", lambda it: it.post(it.form(1)[1:]), 403),
    ("a token of nobody's", lambda it: it.post([("_xsrf", "2|aaaaaaaa|bbbb|1"), *it.form(1)[1:]]), 403),
    ("a token of rubbish", lambda it: it.post([("_xsrf", "|||\0é"), *it.form(1)[1:]]), 403),
    ("a page of elsewhere", lambda it: it.post(it.form(1), Origin="http://example.org"), 403),
    ("a page of nowhere", lambda it: it.post(it.form(1), Origin="null"), 403),
    ("a page beside it", lambda it: it.post(it.form(1), Origin=f"http://127.0.0.1:{it.place.port + 1}"), 403),  # type: ignore[operator]
    ("a page of another site", lambda it: it.post(it.form(1), Sec_Fetch_Site="cross-site"), 403),
    ("a page of another port", lambda it: it.post(it.form(1), Sec_Fetch_Site="same-site"), 403),
    ("no cookie", lambda it: it.post(it.form(1), Cookie=cookies(it, "")), 403),
    ("a forged cookie", lambda it: it.post(it.form(1), Cookie=forged(it)), 403),
    ("a cookie of old", lambda it: it.post(it.form(1), Cookie=cookies(it, "MDEy|1|aa")), 403),
    ("a cookie that nobody signed", lambda it: it.post(it.form(1), Cookie=cookies(it, "0123456789abcdef")), 403),
    ("a cookie of another room", lambda it: it.post(it.form(1), Cookie=cookies(it, foreign())), 403),
    ("a choice that is none", lambda it: it.post([*it.form(), ("choice", "4")]), 400),
    ("a choice of another kind", lambda it: it.post([*it.form(), ("choice", "-1")]), 400),
    ("a choice of letters", lambda it: it.post([*it.form(), ("choice", "1 OR 1=1")]), 400),
    ("figures of elsewhere", lambda it: it.post([*it.form(), ("choice", "١")]), 400),
    ("a body of another kind", lambda it: it.send('{"choice": 1}', "text/json"), 403),
    ("a file sent", lambda it: it.send("--x\r\n", "multipart/form-data; boundary=x"), 400),
    ("the same again", lambda it: it.post([*it.form(1), ("asked", "x")]), 303),
    ("nothing chosen", lambda it: it.post(it.form()), 303),
    ("another question", lambda it: it.post([it.form()[0], ("asked", "x"), ("choice", "1")]), 303),
]  # fmt: skip


def cookies(pupil: Pupil, voter: str) -> str:
    """The cookies of a pupil, with another word for who it is."""
    return f"orclib_xsrf={pupil.cookies['orclib_xsrf']}; orclib_voter={voter}"


def foreign() -> str:
    """Who a pupil of another room is."""
    return joined(orc.vote("far-end", room="5b")).cookies["orclib_voter"]


def forged(pupil: Pupil) -> str:
    """The cookies of a pupil who says to be another."""
    pupil.form(1)
    told = pupil.cookies["orclib_voter"].replace("|12:", "|12:", 1)
    cut = told.rindex("|")
    return cookies(pupil, f"{told[: cut - 6]}AAAA=={told[cut:]}")


def test_what_is_not_meant_is_refused_and_changes_nothing(
    vote: Vote, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    wrong = []
    for name, deed, status in ROWS:
        pupil = joined(vote)
        page = deed(pupil)
        if getattr(page, "status", None) != status or "Traceback" in getattr(page, "text", ""):
            wrong.append((name, getattr(page, "status", None)))
        if vote.count:
            wrong.append((name, vote.count))
    assert not wrong
    assert not vote.room.trouble
    assert capfd.readouterr() == ("", "")
    assert not [each for each in caplog.records if each.levelname in ("WARNING", "ERROR")]


def raw(vote: Vote, *parts: bytes, pause: float = 0.0) -> bytes:
    """Send bytes as they are, and read until the end."""
    with socket.create_connection(("127.0.0.1", vote.room.server.port), timeout=20) as line:
        try:
            for part in parts:
                line.sendall(part)
                time.sleep(pause)
            found = b""
            while more := line.recv(65536):
                found += more
        except (ConnectionResetError, BrokenPipeError):
            return b""
        return found


@pytest.mark.parametrize(
    "parts",
    [
        (b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * server.HEAD + b"\r\n\r\n",),
        (b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9999999\r\n\r\n", b"x" * 100_000),
        (b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n4000\r\n" + b"x" * 0x4000,),
        (b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",),
        (b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n",),
        (b"GET /\xff\xfe HTTP/9.9\r\n\r\n",),
        (b"\r\n" * 4,),
    ],
)
def test_what_is_too_much_or_no_request_is_cut_off(
    vote: Vote, parts: tuple[bytes, ...], capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = raw(vote, *parts)
    assert not told or told.startswith((b"HTTP/1.1 4", b"HTTP/1.0 4"))
    assert joined(vote).answer(1).status == 200
    assert capfd.readouterr() == ("", "")


def test_who_sends_too_slowly_is_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "PATIENCE", 0.3)
    vote, begin = orc.vote("locked-out"), time.monotonic()
    head = b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 20\r\n\r\n"
    for parts in ([b"G", b"E", b"T", b" ", b"/"] * 4, [head, *[b"x"] * 15]):
        assert not raw(vote, *parts, pause=0.05)
    assert time.monotonic() - begin < 5
    assert joined(vote).answer(1).status == 200


def test_so_many_are_let_in_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "MOST", 5)
    vote = orc.vote("locked-out")
    place = ("127.0.0.1", vote.room.server.port)
    lines = [socket.create_connection(place, timeout=20) for _ in range(5)]
    with socket.create_connection(place, timeout=20) as late:
        assert late.recv(1) == b""
    for line in lines:
        line.close()
    for _ in range(100):
        try:
            assert joined(vote).get().status == 200
            return
        except ConnectionError:
            time.sleep(0.02)
    pytest.fail("nobody is let in any more")


def test_guessing_codes_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits()
    limits.misses = Limit(5, 0.0)
    monkeypatch.setattr(room, "application", lambda it: server.application(it, limits))
    vote = orc.vote("locked-out")
    known, guesser = joined(vote), Pupil(vote.address)
    statuses = [guesser.ask("GET", f"/aaaa{n}a").status for n in range(2, 9)]
    assert statuses == [404] * 5 + [429] * 2
    assert guesser.get().status == 429  # nor is a right one told from a wrong one
    assert "too often" in guesser.get().shown
    assert known.answer(1).status == 200  # whoever is in stays in, from the same address


def test_one_browser_answers_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    limits = Limits()
    limits.answers = Limit(3, 0.0)
    monkeypatch.setattr(room, "application", lambda it: server.application(it, limits))
    vote = orc.vote("locked-out")
    pupil = joined(vote)
    form = pupil.form(1)
    assert [pupil.post(form).status for _ in range(4)] == [303, 303, 303, 429]
    assert joined(vote).answer(2).status == 200
    assert vote.count == 2


def test_a_full_room_says_so(vote: Vote, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "MOST", 2)
    first = joined(vote)
    first.answer(1)
    joined(vote).answer(2)
    third = joined(vote)
    assert third.post(third.form(1)).status == 503
    assert first.answer(3).status == 200
    assert vote.count == 2


def test_two_forms_of_one_browser_are_one_answer(vote: Vote) -> None:
    pupil = joined(vote)
    forms = [pupil.form(at) for at in (0, 1, 3)]
    for form in forms:
        assert pupil.post(form).status == 303
    assert vote.count == 1
    assert vote.counts["WB:2"] == 1


def test_an_answer_that_comes_too_late_is_told_so(vote: Vote) -> None:
    pupil = joined(vote)
    form = pupil.form(1)
    vote.next()
    sent = pupil.post(form)
    assert sent.headers["Location"].endswith("?told=late")
    assert "closed before your answer" in pupil.ask("GET", sent.headers["Location"]).shown
    vote.back()
    assert vote.count == 0


def test_an_error_of_ours_is_told_to_the_teacher_alone(vote: Vote, monkeypatch: pytest.MonkeyPatch) -> None:
    pupil = joined(vote)
    monkeypatch.setattr(vote.room.store, "answered", lambda *_: 1 / 0)
    page = pupil.get()
    assert page.status == 500
    assert "ZeroDivision" not in page.text
    vote.tell()
    assert "ZeroDivisionError" in vote._count.value


def test_one_connection_serves_many_requests(vote: Vote) -> None:
    place = joined(vote).place
    line = HTTPConnection(place.hostname or "", place.port, timeout=20)
    for _ in range(3):
        line.request("GET", f"{place.path}/now")
        assert line.getresponse().read().decode().endswith("asked")
    line.close()
