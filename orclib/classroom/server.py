"""The pupils' pages over HTTP, served by a thread of their own: a cell that runs long holds nobody up.

Nothing is reached from outside but these pages: no file, no code, and no answer before it is revealed.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import os
import re
import secrets
import socket
import threading
from collections.abc import Callable
from ipaddress import ip_address
from typing import Any, Final, Literal, Protocol

from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPServerRequest
from tornado.iostream import IOStream
from tornado.web import Application, HTTPError, RequestHandler

from orclib.classroom import pages
from orclib.classroom.limits import Limit
from orclib.classroom.pages import Shown
from orclib.language import NAMES

BODY: Final = 8 * 1024
"""The bytes of an answer at most; a true one has a tenth of that."""
HEAD: Final = 32 * 1024
"""The bytes of the head of a request; on the teacher's own computer it brings Jupyter's cookies along."""
PATIENCE: Final = 15.0
"""Seconds in which a request has to arrive, and another one to follow."""
MOST: Final = 700
"""So many connections at once."""
_POLICY: Final = (
    "default-src 'none'; img-src 'self'; style-src 'self'; script-src 'self'; connect-src 'self'; "
    "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
_STATIC: Final = {
    "css": ("text/css", pages.STYLE),
    "js": ("text/javascript", pages.SCRIPT),
    "svg": ("image/svg+xml", pages.ICON),
}


Arrived = Literal["in", "late", "full"]
"""What became of an answer: kept, after the answer was shown, or one too many for the room."""


class Class(Protocol):
    """What the pages need to know of a room; all of it may be asked by another thread."""

    @property
    def code(self) -> str: ...
    @property
    def secret(self) -> str: ...
    @property
    def language(self) -> str: ...
    @property
    def shown(self) -> Shown | None: ...
    @property
    def is_ready(self) -> bool: ...
    def answered(self, question: str, voter: str) -> frozenset[int]: ...
    def answer(self, question: str, voter: str, choices: frozenset[int]) -> Arrived: ...
    def here(self, voter: str) -> None: ...
    def failed(self, error: BaseException) -> None: ...


class Limits:
    """How often one browser, or one address, may do what."""

    def __init__(self) -> None:
        self.answers = Limit(10, 1.0)
        """By browser."""
        self.newcomers = Limit(120, 2.0)
        """Browsers that have not answered before, by address: a whole class may have the same."""
        self.misses = Limit(30, 0.5)
        """Wrong codes and forged requests, by address."""


class Handler(RequestHandler):
    """What all answers have in common: who may ask, and what a browser may do with it."""

    def initialize(self, room: Class, limits: Limits) -> None:
        self.room, self.limits = room, limits

    def set_default_headers(self) -> None:
        for name, value in {
            "Server": "orclib",
            "Cache-Control": "no-store",
            "Content-Security-Policy": _POLICY,
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Referrer-Policy": "same-origin",
            "X-Content-Type-Options": "nosniff",
            "X-Frame-Options": "DENY",
        }.items():
            self.set_header(name, value)

    @property
    def address(self) -> str:
        """Where a request comes from."""
        return str(self.request.remote_ip)

    def check_xsrf_cookie(self) -> None:
        """Refuse what was not sent by our own page: by the browser's word for it, then by its token."""
        origin, site = self.request.headers.get("Origin"), self.request.headers.get("Sec-Fetch-Site")
        if origin not in (None, f"http://{self.request.host}") or site not in (None, "same-origin", "none"):
            self.refuse(403)
        try:
            super().check_xsrf_cookie()
        except HTTPError:
            self.refuse(403)

    def prepare(self) -> None:
        if not is_own_name(self.request.host_name):
            self.refuse(403)

    def refuse(self, status: int) -> None:
        """Answer with nothing but a word, and remember it. Raises HTTPError."""
        raise HTTPError(status if self.limits.misses.take(self.address) else 429)

    def write_error(self, status_code: int, **kwargs: Any) -> None:
        self.finish(pages.fault(status_code, self.tongue(None)))

    def log_exception(self, kind: Any, value: Any, traceback: Any) -> None:
        # Nothing is printed: what goes wrong here would stand below whichever cell runs.
        if isinstance(value, Exception) and not isinstance(value, HTTPError):
            self.room.failed(value)

    def tongue(self, shown: Shown | None) -> str:
        """The language of a page."""
        chosen = self.get_cookie("orclib_language") or ""
        return pages.spoken(self.request.headers.get("Accept-Language", ""), shown, chosen, self.room.language)


class Other(Handler):
    """There is nothing else, nor any other way to ask."""

    def prepare(self) -> None:
        super().prepare()
        raise HTTPError(404)


class Static(Handler):
    """The style, the script and the sign of all pages, which are no secret."""

    def get(self, kind: str) -> None:
        media, text = _STATIC[kind]
        self.set_header("Cache-Control", "public, max-age=86400")
        self.set_header("Content-Type", f"{media}; charset=utf-8")
        self.finish(text)


class Inside(Handler):
    """What is behind the code of the room."""

    def prepare(self) -> None:
        super().prepare()
        self.voter = self._known_voter()
        if not self.voter and self.limits.misses.left(self.address) < 1:
            raise HTTPError(429)  # a guess that is right is not told from a wrong one
        if not hmac.compare_digest(self.path_args[0].casefold().encode(), self.room.code.encode()):
            self.refuse(404)
        self.home = f"/{self.room.code}"
        if self.path_args[0] != self.room.code or self.request.path.endswith("/"):
            self.redirect(self.home)  # telephones begin with a capital

    def ensure_ready(self) -> None:
        """Nothing, once something was shown: a page that is older than this kernel asks again. Raises HTTPError."""
        if not self.room.is_ready:
            raise HTTPError(503)

    def _known_voter(self) -> str:
        """Who asks, by the word that this room gave to the browser; "" for a newcomer."""
        # Of one that is signed in the old way Tornado prints a warning, below whichever cell runs.
        found = self.get_signed_cookie("orclib_voter", max_age_days=1, min_version=2)
        return found.decode() if found else ""


class Now(Inside):
    """Which question is shown: so little that everybody may ask all the time."""

    def get(self, _code: str) -> None:
        self.ensure_ready()
        shown = self.room.shown
        if self.voter:
            self.room.here(self.voter)
        self.set_header("Content-Type", "text/plain; charset=utf-8")
        self.finish("" if shown is None else shown.now)


class Drawn(Inside):
    """The position that may be seen now, and no other."""

    def get(self, _code: str, now: str, language: str) -> None:
        shown = self.room.shown
        if shown is None or shown.now != now:
            raise HTTPError(404)
        self.set_header("Content-Type", "image/svg+xml; charset=utf-8")
        self.set_header("Cache-Control", "private, max-age=3600")
        self.finish(shown.picture(language).svg)


class Pupil(Inside):
    """The page of the question that is asked, and the answers to it."""

    def get(self, _code: str) -> None:
        if (chosen := self.get_query_argument("language", "")) in NAMES:
            self._keep("orclib_language", chosen)
            self.redirect(self.home, status=303)
            return
        if not self.voter:
            self._keep("orclib_voter", secrets.token_hex(8), signed=True)
        else:
            self.room.here(self.voter)
        shown = self.room.shown
        language = self.tongue(shown)
        if shown is None:
            self.finish(pages.waiting(self.home, language))
            return
        given = self.room.answered(shown.id, self.voter) if self.voter else frozenset[int]()
        if shown.revealed:
            self.finish(pages.revealing(shown, self.home, language, given))
            return
        changing, notice = bool(self.get_query_argument("change", "")), self.get_query_argument("told", "")
        token = self.xsrf_form_html()
        self.finish(pages.asking(shown, self.home, language, given, token, changing=changing, notice=notice))

    def post(self, _code: str) -> None:
        self.ensure_ready()
        if not self.voter:
            self.refuse(403)
        if not self.limits.answers.take(self.voter):
            raise HTTPError(429)
        shown, asked = self.room.shown, self.get_body_argument("asked", "")
        if shown is None or shown.revealed or shown.id != asked:
            self.redirect(f"{self.home}?told=late", status=303)
            return
        given = self._choices(len(shown.sheet.names))
        if given is None or (not shown.sheet.many and len(given) > 1):
            self.refuse(400)
        if not given:
            self.redirect(f"{self.home}?told=choose", status=303)
            return
        known = bool(self.room.answered(shown.id, self.voter))
        # The teacher's own computer is free to try its class with a thousand browsers.
        if not known and not ip_address(self.address).is_loopback and not self.limits.newcomers.take(self.address):
            raise HTTPError(429)
        arrived = self.room.answer(shown.id, self.voter, given)
        if arrived == "full":
            raise HTTPError(503)
        self.redirect(f"{self.home}?told=late" if arrived == "late" else self.home, status=303)

    def _choices(self, count: int) -> frozenset[int] | None:
        """The places of the choices that were sent; None for what is none of them."""
        told = self.get_body_arguments("choice")
        if not all(re.fullmatch("[0-9]{1,2}", each, re.ASCII) for each in told):
            return None
        given = frozenset(map(int, told))
        return given if all(at < count for at in given) else None

    def _keep(self, name: str, value: str, *, signed: bool = False) -> None:
        keep = self.set_signed_cookie if signed else self.set_cookie
        keep(name, value, expires_days=1, path=self.home, httponly=True, samesite="Lax")


def is_own_name(name: str) -> bool:
    """Whether a request names this computer: a page of another's, whose name was made to lead here, does not."""
    own = socket.gethostname().lower()
    if name.lower() in ("localhost", own, f"{own}.local"):
        return True
    try:
        ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True


def application(room: Class, limits: Limits | None = None) -> Application:
    """The pages of a room."""
    shared = {"room": room, "limits": limits or Limits()}
    code = "([A-Za-z0-9]{4,12})"
    return Application(
        [
            (r"/pupil\.(css|js|svg)", Static, shared),
            (f"/{code}/?", Pupil, shared),
            (f"/{code}/now", Now, shared),
            (rf"/{code}/([0-9a-z-]+)-(en|fr)\.svg", Drawn, shared),
        ],
        default_handler_class=Other,
        default_handler_args=shared,
        compress_response=True,
        cookie_secret=room.secret,
        xsrf_cookies=True,
        # Jupyter has a cookie of the usual name, and cookies are the same for all ports of a computer.
        xsrf_cookie_name="orclib_xsrf",
        xsrf_cookie_kwargs={"path": f"/{room.code}", "httponly": True, "samesite": "Lax"},
        log_function=lambda _handler: None,
    )


class _Door(HTTPServer):
    """Lets in so many at once: who comes then has to come again."""

    def initialize(self, *args: Any, **kwargs: Any) -> None:
        super().initialize(*args, **kwargs)
        self._inside = 0

    def handle_stream(self, stream: IOStream, address: Any) -> None:
        if self._inside >= MOST:
            stream.close()
            return
        self._inside += 1
        super().handle_stream(stream, address)

    def on_close(self, server_conn: object) -> None:
        self._inside -= 1
        super().on_close(server_conn)


def _listening(address: str, port: int) -> socket.socket:
    """A socket at which somebody may knock. Raises OSError."""
    try:
        found = socket.create_server((address, port), backlog=512)
    except OSError as error:
        raise OSError(error.errno, os.strerror(error.errno or 0)) from None  # without the place, which we tell
    found.setblocking(False)
    return found


class Server:
    """A thread that serves pages until it is closed."""

    def __init__(self, pages: Callable[[HTTPServerRequest], Any] | Application, port: int, address: str) -> None:
        """Listen at a port, any free one for 0. Raises OSError where somebody else does."""
        self._pages = pages
        self._first = _listening(address, port)
        self.port = int(self._first.getsockname()[1])
        self._ready = threading.Event()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve()), name="orclib-class", daemon=True)
        self._thread.start()
        self._ready.wait()

    async def _serve(self) -> None:
        self._loop, self._end = asyncio.get_running_loop(), asyncio.Event()
        self._http = _Door(
            self._pages,
            max_body_size=BODY,
            max_buffer_size=BODY + HEAD,
            max_header_size=HEAD,
            idle_connection_timeout=PATIENCE,
            body_timeout=PATIENCE,
        )
        self._http.add_socket(self._first)
        self._ready.set()
        await self._end.wait()
        self._http.stop()
        await self._http.close_all_connections()

    def listen(self, address: str) -> None:
        """Listen at another address of this computer too, at the same port. Raises OSError."""
        self._loop.call_soon_threadsafe(self._http.add_socket, _listening(address, self.port))

    def later(self, seconds: float, deed: Callable[[], object]) -> None:
        """Do something in that thread."""
        with contextlib.suppress(RuntimeError):  # it has ended
            self._loop.call_soon_threadsafe(self._loop.call_later, seconds, deed)

    def close(self) -> None:
        """Serve no more."""
        with contextlib.suppress(RuntimeError):  # it has ended
            self._loop.call_soon_threadsafe(self._end.set)
        if threading.current_thread() is not self._thread:
            self._thread.join(5)
