"""The teacher's cell: what it shows when, what its buttons do, and what it says where no vote can be."""

from __future__ import annotations

import re
import socket
import sys
import time
from collections.abc import Callable
from html import unescape
from typing import Any

import pytest

import orclib
from orclib import armadora, orc
from orclib.classroom import network, room
from orclib.classroom.vote import Vote
from orclib.errors import LessonError, OrclibError, UsageError
from tests.classroom.support import Pupil, clicked, joined
from tests.naming import row

CASE = "E3 tied to one colour"
MEANT = {"which": "{}-W", "over": "VR:1, WB:2"}


def shown(vote: Vote) -> str:
    """All words of the cell."""
    parts = (vote._count, vote._text, vote._join, *(bar.children[0] for bar in vote._hands.children))
    return unescape(
        re.sub("<style.*?>.*?</style>|<[^>]*>", " ", " ".join(part.value for part in parts), flags=re.DOTALL)
    )


BAR = '<i style="width:'


def bars(vote: Vote) -> list[str]:
    """How long the bars are, in percent."""
    return re.findall(rf"{BAR}([\d.]+)%", vote._text.value)


def told_soon(vote: Vote, words: str) -> None:
    """Wait until the cell says something, as the thread of the pages tells it."""
    until = time.monotonic() + 10
    while not re.search(words, shown(vote)):
        assert time.monotonic() < until, shown(vote)
        time.sleep(0.02)


def test_a_class_answers_and_is_told() -> None:
    vote = orc.vote("locked-out", "far-end")
    for choices in ((3,), (3,), (1, 3), ()):
        pupil = joined(vote)
        if choices:
            pupil.answer(*choices)
    pupil.get("/now")  # who comes again is there
    told_soon(vote, r"Answers:\s+3\s+Here:\s+4")
    assert "✓" not in shown(vote)
    assert BAR not in vote._text.value  # no bar
    assert "ORC-4.7" not in shown(vote)
    clicked(vote, "reveal")
    assert bars(vote) == ["0.0", "33.3", "0.0", "100.0"]
    assert "✓ Attack white with 2 blue orcs" in shown(vote)
    assert "ORC-4.7" in shown(vote)
    clicked(vote, "hide")
    assert BAR not in vote._text.value
    clicked(vote, "next")
    assert vote.question == "far-end"
    assert (vote.count, pupil.get("/now").text.split("-")[1]) == (0, "1")
    clicked(vote, "back")
    assert vote.count == 3
    clicked(vote, "again")
    clicked(vote, "no")
    assert vote.count == 3
    clicked(vote, "again")
    clicked(vote, "yes")
    assert vote.count == 0
    pupil.answer(2)
    clicked(vote, "close")
    assert "Answers: 1 Closed" in re.sub(r"\s+", " ", shown(vote))
    assert not vote.row.widget.children
    assert vote.address == ""


def test_each_side_of_the_questions_ends_there() -> None:
    vote = orc.vote("locked-out", "far-end")
    assert vote.row["back"].disabled
    for deed in (vote.back, lambda: vote.next().next()):
        with pytest.raises(UsageError, match="no question there"):
            deed()
    assert vote.row["next"].disabled
    alone = orc.vote("locked-out", room="other")
    assert not alone.row.shows("next")


def test_the_cell_follows_the_language() -> None:
    vote = orc.vote("locked-out")
    joined(vote).answer(3)
    orclib.language("fr")
    vote.reveal()
    told = shown(vote)
    assert "Réponses : 1" in re.sub(r"\s+", " ", told)
    assert "✓ … 2 orcs bleus" in told
    assert {"Cacher la solution", "Redemander", "Fermer"} < {button.description for button in vote.row.widget.children}
    assert "Question : " in repr(vote).replace("\N{NO-BREAK SPACE}", " ")
    assert not {"answer", "Here", "Closed", "computer"} & {*re.findall(r"\w+", told)}


def test_what_can_be_asked() -> None:
    made = orc.ask("Which?", CASE, **MEANT)
    lesson = orc.lessons()["colours"]
    rows: dict[str, tuple[Any, list[str]]] = {
        "a name": ("locked-out", ["locked-out"]),
        "a part of one": ("locked", ["locked-out"]),
        "a question": (orc.questions()["far-end"], ["far-end"]),
        "what shows it": (orc.question("far-end"), ["far-end"]),
        "one's own": (made, ["own-question"]),
        "a list": (["far-end", [made]], ["far-end", "own-question"]),
        "a lesson by name": ("colours", [each.slug for each in lesson.asked]),
        "a lesson": (lesson, [each.slug for each in lesson.asked]),
        "a lesson that is shown": (orc.lesson("colours"), [each.slug for each in lesson.asked]),
    }
    for name, (asked, slugs) in rows.items():
        with row(name):
            vote = orc.vote(asked)
            assert [question.slug for _game, question in vote._asked] == slugs
            vote.close()


def taken() -> int:
    """A port at which somebody else listens."""
    other = socket.create_server(("127.0.0.1", 0))
    others.append(other)
    return int(other.getsockname()[1])


others: list[socket.socket] = []


def test_what_cannot_be_is_told_in_a_line() -> None:
    rows: dict[str, tuple[Callable[[], object], str]] = {
        "no question": (orc.vote, "Name at least one question"),
        "a lesson without any": (lambda: orc.vote([]), "Name at least one question"),
        "a name of nothing": (lambda: orc.vote("lokced-out"), 'Did you mean "locked-out"'),
        "no question at all": (lambda: orc.vote(7), "A vote is about a question, or the name of one, not about 7"),
        "none right": (lambda: armadora.vote("shield"), "None of these is allowed"),
        "all right": (lambda: orc.vote(orc.ask("Which?", CASE, which="{}-W", over="WB:2")), "All of these are allowed"),
        "a port in use": (lambda: orc.vote("far-end", port=taken(), room="a"), "The pages cannot be served at port"),
        "a port that is none": (
            lambda: orc.vote("far-end", port=99999, room="b"),
            "A port is a number from 1 to 65535, not 99999",
        ),
        "another's address": (
            lambda: orc.vote("far-end", share="192.0.2.7", room="c"),
            "cannot be served at 192.0.2.7",
        ),
        "no address": (
            lambda: orc.vote("far-end", share="my laptop", room="d"),
            'an address of this computer such as "192',
        ),
    }
    for name, (deed, says) in rows.items():
        with row(name), pytest.raises(OrclibError) as caught:
            deed()
        with row(name):
            assert says in str(caught.value)
            assert "\n" not in str(caught.value)
            assert isinstance(caught.value, UsageError | LessonError)
    while others:
        others.pop().close()
    room.close_all()


@pytest.mark.parametrize(
    ("variable", "place"),
    [("JUPYTERHUB_API_URL", "JupyterHub"), ("BINDER_REQUEST", "Binder"), ("COLAB_GPU", "Colab")],
)
def test_where_nobody_gets_in_hands_are_counted(monkeypatch: pytest.MonkeyPatch, variable: str, place: str) -> None:
    monkeypatch.setenv("JUPYTERHUB_USER", "somebody")
    monkeypatch.setenv(variable, "x")
    vote = orc.vote("far-end", share=True)
    assert f"the notebook runs on {place}, which lets nobody in. Hands are counted here." in shown(vote)
    orclib.language("fr")
    assert f"tourne sur {place}, où personne n'entre. Ici on compte les mains levées." in shown(vote)
    orclib.language("en")
    assert vote.address == ""
    with pytest.raises(UsageError, match=f"runs on {place}"):
        vote.share()


def test_hands_are_counted_in_boxes_and_shown_as_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(network, "own_address", lambda: "")
    vote = orc.vote("far-end", "locked-out", share=True)
    assert "the computer has no network now" in shown(vote)
    assert len(vote._boxes) == len(vote.counts)
    vote._boxes[0].value, vote._boxes[1].value = 3, 9
    assert vote.count == 12
    assert BAR not in vote._text.value
    clicked(vote, "reveal")
    assert bars(vote)[:2] == ["25.0", "75.0"]
    assert not vote._hands.children
    vote.next().hands(A=4, d=10)
    assert vote.counts == {"VR:1": 4, "VR:2": 0, "WB:1": 0, "WB:2": 10}
    vote.reveal()
    assert bars(vote) == ["40.0", "0.0", "0.0", "100.0"]
    for wrong, says in (({"Z": 1}, 'no choice "Z"'), ({"A": -1}, "from 0 to 999"), ({"A": "x"}, "not 'x'")):
        with pytest.raises(UsageError, match=says):
            vote.hands(**wrong)
    vote.back()
    assert vote.revealed
    assert vote.hide().counts == dict(zip(vote.counts, [3, 9, *[0] * 9], strict=False))
    vote.close()
    with pytest.raises(UsageError, match="closed"):
        vote.reveal()


def test_phones_are_let_in_when_it_is_said() -> None:
    vote = orc.vote("far-end")
    assert vote.address.startswith("http://127.0.0.1:")
    assert "Only this computer" in shown(vote)
    assert "<svg" not in vote._join.value
    with pytest.raises(ConnectionRefusedError):
        Pupil(vote.address.replace("127.0.0.1", "127.0.0.2")).get()
    port = vote.room.server.port
    assert vote.share("127.0.0.2").address == f"http://127.0.0.2:{port}/{vote.room.code}"
    assert joined(vote).get().status == 200
    assert 'class="segno"' in vote._join.value
    assert not vote.row.shows("share")
    vote.reveal()
    assert 'class="segno"' not in vote._join.value
    again = orc.vote("locked-out")  # the same room: whoever is in it sees the next question too
    assert again.address == vote.address
    with pytest.raises(UsageError, match=f"at port {port} already"):
        orc.vote("locked-out", port=port + 1)


def test_a_click_that_fails_is_told() -> None:
    vote = orc.vote("far-end")
    vote.room.server.listen = None
    with pytest.raises(TypeError):
        vote._guarded(vote.share if network.own_address() else lambda: vote.room.server.listen(""))
    assert "TypeError" in shown(vote)
    vote._guarded(vote.back)
    assert "There is no question there." in shown(vote)


def test_all_votes_of_a_notebook_are_one_room() -> None:
    first = orc.vote("locked-out")
    pupil = joined(first)
    pupil.answer(3)
    second = armadora.vote(list(armadora.questions())[1])
    assert second.address == first.address
    assert "Armadöra" in pupil.get().shown
    first.reveal()
    assert "Right!" in pupil.get().shown
    first.close()
    assert "Wait for the next question" in pupil.get().shown
    second.hide()
    pupil.answer(0)
    assert second.count == 1
    other = orc.vote("locked-out", room="5b")
    assert other.address.split("/")[2:] != second.address.split("/")[2:]
    assert Pupil(other.address.rpartition("/")[0] + "/" + second.room.code).get().status == 404


def test_the_same_cell_goes_on() -> None:
    before = orc.vote("locked-out", "far-end").next()
    joined(before).answer(1)
    after = orc.vote("locked-out", "far-end")
    assert (after.question, after.count, after.address != "") == ("far-end", 1, True)
    assert before.is_closed
    assert before.count == 1
    after.close()
    anew = orc.vote("locked-out", "far-end")
    assert (anew.question, anew.count) == ("locked-out", 0)


def test_a_page_of_before_waits_until_something_is_shown_again(monkeypatch: pytest.MonkeyPatch) -> None:
    vote = orc.vote("locked-out")
    pupil = joined(vote)
    monkeypatch.setattr(vote.room, "is_ready", False)  # as in a new kernel, while its pictures are made
    # The page keeps what is ticked, and asks again.
    assert pupil.post(pupil.form(3)).status == pupil.get("/now").status == 503
    assert pupil.get().status == 200
    monkeypatch.undo()
    assert pupil.answer(3).status == pupil.get("/now").status == 200
    assert vote.count == 1


def test_a_vote_that_is_over_leaves_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room, "GRACE", 0.05)
    usual = sys.getswitchinterval()
    vote = orc.vote("locked-out")
    assert sys.getswitchinterval() < usual
    thread = vote.room.server._thread
    pupil = joined(vote)
    vote.close()
    thread.join(10)
    assert not thread.is_alive()
    assert sys.getswitchinterval() == usual
    with pytest.raises(ConnectionRefusedError):
        pupil.get()
    again = orc.vote("locked-out")  # whoever was there finds it at the same place
    assert again.address == f"http://{pupil.place.netloc}{pupil.place.path}"
    assert pupil.answer(3).status == 200


def test_of_questions_made_without_end_a_class_gets_a_few() -> None:
    vote = orc.vote(armadora.made(seed=1), hands=True)
    assert [game.slug for game, _question in vote._asked] == ["armadora"] * 5
    assert vote._asked[0][1] == next(armadora.made(seed=1))
