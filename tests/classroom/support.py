"""A pupil's browser without a script, and one that does what no browser does."""

from __future__ import annotations

import re
from html import unescape
from http.client import HTTPConnection
from http.cookies import SimpleCookie
from typing import Any, NamedTuple
from urllib.parse import urlencode, urlsplit

from orclib.classroom.vote import Vote

Fields = list[tuple[str, str]]


class Page(NamedTuple):
    """What came back."""

    status: int
    headers: dict[str, str]
    text: str

    def field(self, name: str) -> str:
        """What a hidden field of the form holds; "" where there is none."""
        found = re.search(f'name="{name}" value="([^"]*)"', self.text)
        return unescape(found[1]) if found else ""

    @property
    def shown(self) -> str:
        """What a person reads on it."""
        return unescape(re.sub("<[^>]*>", " ", self.text))


class Pupil:
    """A browser with its cookies, at the address of a vote."""

    def __init__(self, address: str, **headers: str) -> None:
        self.place = urlsplit(address)
        self.headers = {name.replace("_", "-"): value for name, value in headers.items()}
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, body: str | bytes | None = None, **headers: str) -> Page:
        """Send a request as it is told; `path` is one of the computer, not of the room."""
        connection = HTTPConnection(self.place.hostname or "", self.place.port, timeout=20)
        sent = {**self.headers, **{name.replace("_", "-"): value for name, value in headers.items()}}
        if self.cookies:
            sent.setdefault("Cookie", "; ".join(f"{name}={value}" for name, value in self.cookies.items()))
        if body is not None:
            sent.setdefault("Content-Type", "application/x-www-form-urlencoded")
        try:
            connection.request(method, path, body, sent)
            answer = connection.getresponse()
            for told in answer.headers.get_all("Set-Cookie", []):
                self.cookies |= {name: each.coded_value for name, each in SimpleCookie(told).items()}
            return Page(answer.status, dict(answer.headers), answer.read().decode())
        finally:
            connection.close()

    def get(self, rest: str = "", **headers: str) -> Page:
        """Open the room's page, or one below it."""
        return self.ask("GET", self.place.path + rest, **headers)

    def post(self, fields: Fields, **headers: str) -> Page:
        """Send a form to the room's page."""
        return self.ask("POST", self.place.path, urlencode(fields), **headers)

    def send(self, body: str, kind: str) -> Page:
        """Send something of another kind there."""
        return self.ask("POST", self.place.path, body, Content_Type=kind)

    def form(self, *choices: int) -> Fields:
        """What the form of the page holds now, with some choices."""
        page = self.get("?change=1")
        hidden = [(name, page.field(name)) for name in ("_xsrf", "asked")]
        return [*hidden, *(("choice", str(at)) for at in choices)]

    def answer(self, *choices: int) -> Page:
        """Answer as a person does; the page that is then seen."""
        sent = self.post(self.form(*choices))
        assert sent.status == 303, sent.shown
        return self.ask("GET", sent.headers["Location"])


def joined(vote: Vote, **headers: str) -> Pupil:
    """A pupil who has opened the page of a vote."""
    pupil = Pupil(vote.address, **headers)
    assert pupil.get().status == 200
    return pupil


def clicked(vote: Vote, name: str) -> None:
    """Press a button that is there."""
    assert vote.row.shows(name), name
    button: Any = vote.row[name]
    assert not button.disabled
    button.click()
