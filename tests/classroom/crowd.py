"""So many pupils at once, in a process of their own: `python -m tests.classroom.crowd ADDRESS COUNT`.

Each opens the page, answers, and looks whether there is something new. It prints the seconds that all answers took, the
slowest one, and how many came through.
"""

from __future__ import annotations

import asyncio
import re
import sys
import time
from urllib.parse import quote, urlsplit

AT_ONCE = 250
"""Connections that are open at the same time."""


async def _ask(host: str, port: int, head: str, body: str = "") -> str:
    """One request on a connection of its own; all that comes back."""
    reader, writer = await asyncio.open_connection(host, port)
    try:
        kind = f"Content-Type: application/x-www-form-urlencoded\r\nContent-Length: {len(body)}\r\n" if body else ""
        writer.write(f"{head}Host: {host}:{port}\r\nConnection: close\r\n{kind}\r\n{body}".encode())
        return (await reader.read()).decode()
    finally:
        writer.close()


async def _pupil(address: str, at: int, doors: asyncio.Semaphore) -> tuple[float, bool]:
    """Open, answer, look again: how long the answer took, and whether it came through."""
    place = urlsplit(address)
    host, port, path = place.hostname or "", place.port or 0, place.path
    async with doors:
        page = await _ask(host, port, f"GET {path} HTTP/1.1\r\n")
    cookies = "; ".join(re.findall(r"Set-Cookie: ([^;]+)", page))
    fields = [(name, value) for name, value in re.findall(r'name="(_xsrf|asked)" value="([^"]+)"', page)]
    body = "&".join(f"{name}={quote(value)}" for name, value in [*fields, ("choice", str(at % 4))])
    async with doors:
        begin = time.perf_counter()
        sent = await _ask(host, port, f"POST {path} HTTP/1.1\r\nCookie: {cookies}\r\n", body)
        took = time.perf_counter() - begin
    async with doors:
        now = await _ask(host, port, f"GET {path}/now HTTP/1.1\r\nCookie: {cookies}\r\n")
    return took, sent.startswith("HTTP/1.1 303") and f"Location: {path}\r\n" in sent and now.endswith("asked")


async def _crowd(address: str, count: int) -> None:
    doors, begin = asyncio.Semaphore(AT_ONCE), time.perf_counter()
    told = await asyncio.gather(*(_pupil(address, at, doors) for at in range(count)))
    seconds = time.perf_counter() - begin
    print(seconds, max(took for took, _well in told), sum(well for _took, well in told))


if __name__ == "__main__":
    asyncio.run(_crowd(sys.argv[1], int(sys.argv[2])))
