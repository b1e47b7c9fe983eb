"""The pages that pupils see: plain HTML that old phones show too, complete without a script."""

from __future__ import annotations

from hashlib import sha256
from html import escape
from pathlib import Path
from string import ascii_uppercase
from typing import Final

import msgspec

from orclib.classroom.sheet import Picture, Sheet, Words, drawn
from orclib.language import NAMES, Bilingual
from orclib.scene import Scene
from orclib.scene.palette import (
    ACCENT,
    GOLD,
    INK,
    LEGAL,
    LEGAL_WASH,
    LINE,
    MUTED,
    PANEL,
    PAPER,
    REFUSE,
    REFUSE_WASH,
    TABLE,
    TABLE_EDGE,
)
from orclib.scene.shapes import Glyph, group

SCRIPT: Final = Path(__file__).with_name("pupil.js").read_text(encoding="utf-8")
STYLE: Final = f"""
* {{box-sizing: border-box}}
html {{background: {TABLE}; -webkit-text-size-adjust: 100%}}
body {{margin: 0 auto; padding: 10px 14px 24px; max-width: 1100px; color: {INK};
  font: 17px/1.4 "DejaVu Sans", Verdana, Arial, sans-serif; overflow-wrap: break-word; word-wrap: break-word}}
h1 {{font: 700 15px/1.2 Georgia, "DejaVu Serif", serif; margin: 0 0 6px; color: {MUTED}}}
h2 {{font: 700 19px/1.3 Georgia, "DejaVu Serif", serif; margin: 6px 0 10px}}
a, summary {{color: {ACCENT}}}
.board {{display: block; border-radius: 12px; border: 1px solid {TABLE_EDGE}; background: {PANEL}; overflow: hidden}}
.board img {{display: block; width: 100%}}
details {{margin: 4px 0}}
summary {{display: list-item; cursor: pointer; font-size: 15px; padding: 4px 0; text-decoration: underline}}
pre {{font: inherit; font-size: 15px; white-space: pre-wrap; margin: 4px 0; padding: 8px 12px; background: {PAPER};
  border-radius: 8px}}
.choice {{display: block; position: relative}}
.choice, .told {{margin: 8px 0}}
.choice input {{position: absolute; opacity: 0; width: 100%; height: 100%; margin: 0; left: 0; top: 0; cursor: pointer}}
.choice > span, .told {{display: block; min-height: 52px; padding: 12px 14px 12px 54px; background: {PAPER};
  border: 2px solid {LINE}; border-radius: 12px; position: relative}}
.choice input:checked + span {{border-color: {LEGAL}; background: {LEGAL_WASH}; box-shadow: 0 0 0 2px {LEGAL}}}
.choice input:checked + span::after {{content: "\\2713"; position: absolute; right: 14px; top: 10px; color: {LEGAL};
  font-weight: 700; font-size: 20px}}
.choice input:checked + span {{padding-right: 40px}}
.choice input:focus + span {{outline: 2px dotted {INK}; outline-offset: 3px}}
.letter {{position: absolute; left: 12px; top: 9px; width: 28px; height: 28px; border-radius: 14px; background: {INK};
  color: {PAPER}; text-align: center; font-weight: 700; line-height: 28px}}
.many .letter {{border-radius: 6px}}
button, .change {{display: block; width: 100%; min-height: 52px; margin: 14px 0 6px; border: 0; border-radius: 26px;
  cursor: pointer; background: {LEGAL}; color: {PAPER}; font: 700 18px Georgia, "DejaVu Serif", serif}}
.change {{border: 2px solid {LEGAL}; background: {PAPER}; color: {LEGAL}; text-align: center; text-decoration: none;
  line-height: 48px}}
button:disabled {{background: {MUTED}}}
button:focus {{outline: 3px solid {INK}; outline-offset: 2px}}
.note {{padding: 12px 14px; border-left: 5px solid {LEGAL}; background: {PAPER}; border-radius: 4px; margin: 12px 0}}
.no {{border-left-color: {REFUSE}; background: {REFUSE_WASH}}}
.busy {{position: fixed; left: 0; right: 0; bottom: 0; padding: 14px; background: {GOLD}; color: {INK};
  text-align: center}}
.off {{display: none}}
.told.right {{border-color: {LEGAL}; background: {LEGAL_WASH}}}
.told.right .letter {{background: {LEGAL}}}
.told.wrong .letter {{background: {REFUSE}}}
.told small {{display: block; font-size: 15px; margin-top: 2px}}
.mine {{display: inline-block; background: {INK}; color: {PAPER}; border-radius: 10px; padding: 0 8px; font-size: 13px;
  margin-left: 4px}}
.told details {{display: inline-block; margin: 0 4px 0 0; vertical-align: top}}
.told details[open], li details[open] {{display: block}}
.told summary, li summary {{font-size: 14px; padding: 0; display: inline}}
details > div {{background: {PAPER}; border-left: 4px solid {ACCENT}; padding: 8px 10px; margin: 4px 0;
  font-size: 15px}}
ul {{padding-left: 20px; margin: 8px 0}}
li {{margin: 6px 0}}
li details {{display: inline-block; margin: 0}}
.house {{color: {MUTED}; font-size: 14px}}
footer {{margin-top: 24px; font-size: 14px; color: {MUTED}}}
.wait {{text-align: center; padding: 16vh 0 0}}
.wait img {{width: 84px}}
.wait h2 {{font-size: 26px}}
@media (min-width: 820px) {{
  .both {{display: table; width: 100%; table-layout: fixed}}
  .both > div {{display: table-cell; vertical-align: top; width: 58%}}
  .both > div + div {{width: 42%; padding-left: 24px}}
}}
"""

ICON: Final = drawn(Scene(24, 24, "orclib", "", (group("icon", [Glyph("orc_head", 0, 0, 24, ACCENT)]),)))

_SEND = Bilingual("Send my answer", "Envoyer ma réponse")
_CHANGE = Bilingual("Change my answer", "Changer ma réponse")
_SENT = Bilingual(
    "Your answer is in. You can change it until the answer is shown.",
    "Votre réponse est bien arrivée. Vous pouvez la changer jusqu'à ce que la solution soit montrée.",
)
_YOURS = Bilingual("your answer", "votre réponse")
_NONE = Bilingual("You have not answered this one.", "Vous n'avez pas répondu à cette question.")
_CHOOSE = Bilingual("Choose an answer first.", "Choisissez d'abord une réponse.")
_LATE = Bilingual(
    "That question was closed before your answer came in.",
    "Cette question était déjà fermée quand votre réponse est arrivée.",
)
_IN_WORDS = Bilingual("The position in words", "La position en mots")
_WAIT = Bilingual("Wait for the next question", "Attendez la question suivante")
_WAIT_MORE = Bilingual(
    "This page goes on by itself when your teacher asks.",
    "Cette page continue d'elle-même dès que la classe est interrogée.",
)
_BUSY = Bilingual(
    "Your teacher's computer is not answering just now. Leave this page open: it goes on by itself.",
    "L'ordinateur de la classe ne répond pas pour l'instant. Laissez cette page ouverte : elle continue d'elle-même.",
)
_RELOAD = Bilingual("Look whether there is something new", "Voir s'il y a du nouveau")

FAULTS: Final = {
    400: Bilingual("This cannot be read.", "Ceci est illisible."),
    403: Bilingual(
        "This did not come from the class's own page. Open its address again.",
        "Ceci ne vient pas de la page de la classe. Rouvrez son adresse.",
    ),
    404: Bilingual(
        "There is no such page. Look at the address once more: a letter may be wrong.",
        "Cette page n'existe pas. Relisez l'adresse : il y a peut-être une lettre fausse.",
    ),
    405: Bilingual("This cannot be done here.", "Ceci n'est pas possible ici."),
    429: Bilingual(
        "That was too often. Wait a moment, then try again.", "C'était trop souvent. Attendez un peu, puis réessayez."
    ),
    500: Bilingual("Something went wrong here.", "Quelque chose n'a pas marché ici."),
    503: Bilingual("This room is full.", "Cette salle est pleine."),
}
"""What is said for a status of HTTP."""


class Shown(msgspec.Struct, frozen=True):
    """What the pupils see now: a question, whether its answer is shown, and the language of who asks it."""

    id: str
    sheet: Sheet
    revealed: bool
    language: str

    @property
    def now(self) -> str:
        """What tells it from whatever was or will be shown."""
        return f"{self.id}-{'revealed' if self.revealed else 'asked'}"

    def picture(self, language: str) -> Picture:
        """The position that may be seen now."""
        words = self.sheet.words[language]
        return words.answered if self.revealed else words.asked


_VERSION: Final = sha256((SCRIPT + STYLE).encode()).hexdigest()[:8]
"""Browsers keep style and script as long as it is the same."""
_HEAD: Final = (
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">'
    f'<link rel="stylesheet" href="/pupil.css?{_VERSION}"><link rel="icon" href="/pupil.svg?{_VERSION}">'
)
_HEAD_OF_AN_ORC: Final = f'<img src="/pupil.svg?{_VERSION}" alt="">'


def in_language(text: Bilingual, language: str) -> str:
    """A text in a language, whichever is in use: a page is made by another thread."""
    return text.fr if language == "fr" else text.en


def spoken(accepted: str, shown: Shown | None, chosen: str, usual: str) -> str:
    """The language of a page: the one chosen on it, that of words given in one alone, the browser's, the usual one."""
    if chosen in NAMES:
        return chosen
    if shown is not None and shown.sheet.single:
        return shown.language
    wanted: list[tuple[float, int, str]] = []
    for part in accepted[:500].split(","):
        name, _, quality = part.strip().partition(";q=")
        try:
            wanted.append((-float(quality or 1), len(wanted), name[:2].lower()))
        except ValueError:
            continue
    return next((code for _quality, _place, code in sorted(wanted) if code in NAMES), usual)


def letter(at: int) -> str:
    """What a choice is called by its place."""
    return ascii_uppercase[at] if at < len(ascii_uppercase) else str(at + 1)


def asking(
    shown: Shown, home: str, language: str, given: frozenset[int], token: str, *, changing: bool, notice: str
) -> str:
    """The page of a question before its answer is shown: a form, or what was sent, which may be changed."""
    sheet, words = shown.sheet, shown.sheet.words[language]
    told = ""
    if notice in ("choose", "late"):
        told = _note(in_language(_CHOOSE if notice == "choose" else _LATE, language), "no")
    if given and not changing:
        lines = "".join(_told(words, at) for at in sorted(given))
        change = escape(in_language(_CHANGE, language))
        form = f'{_note(in_language(_SENT, language))}{lines}<a class="change" href="{home}?change=1">{change}</a>'
        return _page(shown, home, language, told + _asked(words) + form, refresh=True)
    kind = "checkbox" if sheet.many else "radio"
    rows = "".join(
        f'<label class="choice"><input type="{kind}" name="choice" value="{at}"{" checked" if at in given else ""}>'
        f'<span><b class="letter">{letter(at)}</b>{escape(choice)}</span></label>'
        for at, choice in enumerate(words.choices)
    )
    form = (
        f'<form method="post" action="{home}" class="{"many" if sheet.many else "one"}" autocomplete="off">{token}'
        f'<input type="hidden" name="asked" value="{escape(shown.id)}">{rows}'
        f"<button>{escape(in_language(_SEND, language))}</button></form>"
    )
    return _page(shown, home, language, told + _asked(words) + form, refresh=False)


def revealing(shown: Shown, home: str, language: str, given: frozenset[int]) -> str:
    """The page of a question whose answer is shown: what somebody answered, what is right, and why."""
    sheet, words = shown.sheet, shown.sheet.words[language]
    right = given == sheet.right
    verdict = sheet.verdict(given, language) if given else in_language(_NONE, language)
    rows = "".join(
        _told(words, at, at in sheet.right, in_language(_YOURS, language) if at in given else "")
        for at in range(len(words.choices))
    )
    mark = "" if not given else "\N{CHECK MARK} " if right else "\N{MULTIPLICATION X} "
    told = _note(mark + verdict, "" if right or not given else "no")
    many = "many" if sheet.many else "one"
    body = f'{_asked(words)}{told}{words.deciding}<div class="{many}">{rows}</div>{words.besides}'
    return _page(shown, home, language, body, refresh=True)


def waiting(home: str, language: str) -> str:
    """The page while nothing is asked."""
    told = f"<h2>{escape(in_language(_WAIT, language))}…</h2><p>{escape(in_language(_WAIT_MORE, language))}</p>"
    return _framed(home, language, f'<div class="wait">{_HEAD_OF_AN_ORC}{told}</div>', now="", refresh=True)


def fault(status: int, language: str) -> str:
    """What is said where there is no page."""
    told = in_language(FAULTS.get(status, FAULTS[500]), language)
    return (
        f'<!DOCTYPE html><html lang="{language}"><head>{_HEAD}<title>{status}</title></head>'
        f'<body><div class="wait">{_HEAD_OF_AN_ORC}<h2>{escape(told)}</h2></div></body></html>'
    )


def _asked(words: Words) -> str:
    return f"<h2>{escape(words.prompt)}</h2>"


def _note(text: str, kind: str = "") -> str:
    return f'<div class="note {kind}" role="status">{escape(text)}</div>'


def _told(words: Words, at: int, right: bool | None = None, mine: str = "") -> str:
    """A choice with its letter, and once it is known whether it is right, that, and why."""
    kind = "" if right is None else " right" if right else " wrong"
    mark = "" if right is None else "\N{CHECK MARK} " if right else "\N{MULTIPLICATION X} "
    own = f' <span class="mine">{escape(mine)}</span>' if mine else ""
    why = f"<small>{words.reasons[at]}</small>" if right is not None and words.reasons[at] else ""
    return (
        f'<div class="told{kind}"><b class="letter">{letter(at)}</b>{mark}{escape(words.choices[at])}{own}{why}</div>'
    )


def _page(shown: Shown, home: str, language: str, body: str, *, refresh: bool) -> str:
    picture, title = shown.picture(language), shown.sheet.words[language].title
    source = f"{home}/{shown.now}-{language}.svg"
    words = escape(picture.text)
    board = (
        f'<a class="board" href="{source}"><img src="{source}" alt="{escape(picture.text)}"></a>'
        f"<details><summary>{escape(in_language(_IN_WORDS, language))}</summary><pre>{words}</pre></details>"
    )
    both = f'<h1>{escape(title)}</h1><div class="both"><div>{board}</div><div>{body}</div></div>'
    return _framed(home, language, both, title=title, now=shown.now, refresh=refresh)


def _framed(home: str, language: str, body: str, *, now: str, refresh: bool, title: str = "orclib") -> str:
    """A whole page; `refresh` says that one without a script may be loaded anew, since nobody is filling it in."""
    again = '<noscript><meta http-equiv="refresh" content="5"></noscript>' if refresh else ""
    look = f'<p><a href="{home}">{escape(in_language(_RELOAD, language))}</a></p>'
    others = "".join(_switch(home, code) for code in NAMES if code != language)
    return (
        f'<!DOCTYPE html><html lang="{language}"><head>{_HEAD}<title>{escape(title)}</title>'
        f'{again}</head><body data-home="{home}" data-look="{home}/now" '
        f'data-now="{escape(now)}">{body}<footer><noscript>{look}</noscript>{others}</footer>'
        f'<div id="busy" class="busy off" role="status">{escape(in_language(_BUSY, language))}</div>'
        f'<script src="/pupil.js?{_VERSION}"></script></body></html>'
    )


def _switch(home: str, code: str) -> str:
    return f'<a href="{home}?language={code}" hreflang="{code}" lang="{code}">{escape(NAMES[code])}</a>'
