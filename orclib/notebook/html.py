"""What stands beside a board, as HTML: sentences with their clauses, rule cards, score sheets, one style for all."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any

from orclib.engine import Clause, Event, Game, Line, Outcome, Ruling, Seat
from orclib.language import labelled, listing, plural, say
from orclib.scene import Scene, svg
from orclib.scene.answer import Cited, named
from orclib.scene.palette import ACCENT, INK, LEGAL, LINE, MUTED, PANEL, PAPER, REFUSE, REFUSE_WASH

_FOLDER = "/voila/render/" in os.environ.get("SCRIPT_NAME", "")
"""Whether Voila shows this notebook as one of a folder: alone, its links to others lead nowhere."""

STYLE = f"""<style class="orc-sheet">
body[data-voila] .jp-OutputArea-output[data-mime-type="text/plain"] {{display: none}}
body[data-voila] .jp-RenderedMarkdown :is(p, ul) {{max-width: 90ch}}
{"" if _FOLDER else 'body[data-voila] a[href$=".ipynb"] {pointer-events: none; color: inherit}'}
.orclib {{font: var(--orc-text, 15px)/var(--orc-line, 1.45) "DejaVu Sans", Verdana, Arial, sans-serif; color: {INK};
  background: {PANEL};
  border: 1px solid {LINE}; border-radius: 10px; padding: 8px 14px; overflow-wrap: anywhere}}
.orclib h4 {{font: 700 1.07em/1.3 Georgia, "DejaVu Serif", serif; margin: 8px 0 2px; color: {INK}}}
.orclib ul {{margin: 2px 0 6px; padding-left: 20px; list-style: disc}}
.orclib li {{margin: 2px 0}}
.orclib ul.judged {{list-style: none; padding-left: 0}}
.orclib details {{display: inline-block; vertical-align: top; margin-right: 10px}}
.orclib a {{color: {ACCENT}; text-decoration: underline}}
.orclib pre {{margin: 4px 0; font-size: var(--orc-small, .94em); background: none; color: {INK}}}
.orclib summary {{display: inline; cursor: pointer; color: {ACCENT}; font-size: var(--orc-small, .94em);
  text-decoration: underline dotted; list-style: none}}
.orclib details[open] > div {{display: block; background: {PAPER}; border-left: 4px solid {ACCENT};
  margin: 4px 0 6px; padding: 6px 10px}}
.orclib .no {{background: {REFUSE_WASH}; border-left: 5px solid {REFUSE}; border-radius: 4px; padding: 6px 10px;
  margin: 4px 0}}
.orclib .no b, .orclib .no h4 {{color: {REFUSE}}}
.orclib .yes {{border-left: 5px solid {LEGAL}; padding: 4px 10px; margin: 4px 0; background: {PAPER}}}
.orclib .page {{white-space: nowrap}}
.orclib .house {{color: {MUTED}; font-size: var(--orc-small, .94em)}}
.orclib table {{border-collapse: collapse; margin: 4px 0; color: {INK}}}
.orclib td, .orclib th {{padding: 2px 6px; text-align: left; border-bottom: 1px solid {LINE}; background: none;
  overflow-wrap: break-word}}
.orclib td details {{margin: 0}}
.orclib td.n {{text-align: right; font-weight: 700; white-space: nowrap}}
.orclib .past {{display: block}}
body[data-voila] .orc-note, .orclib .orc-note h4 {{display: none}}
.orclib .jupyter-button {{white-space: normal; height: auto; max-width: 100%; line-height: 1.4; padding: 4px 10px}}
.heard {{position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: pre}}
.orclib .code {{font-family: monospace; overflow-wrap: anywhere; word-break: normal; user-select: all}}
</style>"""

STORY = 500
"""So many letters of a chapter of the story stand beside a board; the rest is folded away."""
CITING = 30
"""The room of a clause behind a sentence and of the end of its line, in letters."""

Rules = Game[Any, Any, Any, Any]


def box(*parts: str) -> str:
    """Parts of HTML in one panel."""
    return f'<div class="orclib">{"".join(parts)}</div>'


def live(*parts: str) -> str:
    """Parts of HTML in one panel that a screen reader reads out as soon as it is there."""
    return f'<div class="orclib" role="alert">{"".join(parts)}</div>'


def still(scene: Scene) -> str:
    """A picture to look at: lighter than a canvas where nothing is clicked."""
    return f'<div style="max-width:{scene.width:g}px">{svg(scene)}</div>'


def clause_link(game: Rules, id: str, titled: bool = False) -> str:
    """The number of a clause; opened, what it says."""
    if id not in game.rulebook:
        return ""
    card = game.rulebook[id]
    name = f"{id} {escape(str(card.title))}" if titled else id
    ours = f" ({say('our ruling', 'notre décision')})" if card.kind == "ruling" else ""
    return f"<details><summary>{name}{ours}</summary><div>{rule_body(game, card)}</div></details>"


def rule_body(game: Rules, card: Clause | Ruling) -> str:
    """What a rule says, where it comes from, the rulings it rests on."""
    if isinstance(card, Ruling):
        return "".join(f"<p>{escape(line)}</p>" for line in ruling_lines(card))
    where = escape(str(card.source))
    kinds = {
        "rulebook": labelled(say("In the rulebook", "Dans la règle du jeu"), where),
        "derived": labelled(say("Follows from other rules", "Découle d'autres règles"), where),
        "ruling": say(
            "Our own ruling; the rulebook is silent ({where})",
            "Notre propre décision ; la règle du jeu n'en dit rien ({where})",
        ).format(where=where),
    }
    rulings = "".join(f'<p class="house">{escape(str(game.rulebook.rulings[id]))}</p>' for id in card.rulings)
    return (
        f"<b>{escape(str(card.title))}.</b> {escape(str(card.text))} "
        f'<span class="house">{kinds[card.kind]}.</span>{rulings}'
    )


def ruling_lines(ruling: Ruling) -> list[str]:
    """A ruling as it stands on its card: the question, the readings, our reason, the switch, its clauses."""
    lines = [str(ruling.question)]
    for at, reading in enumerate(ruling.options):
        lines.append(labelled(reading_name(at == 0), str(reading)))
    lines.append(labelled(say("Why", "Pourquoi"), str(ruling.reason)))
    if ruling.switch:
        lines.append(labelled(say("Switch", "Option"), ruling.switch))
    return [*lines, labelled(say("About", "Concerne"), listing(ruling.clauses))]


def reading_name(usual: bool) -> str:
    """What a reading of a rule is called: ours, or one that is never told as a fact."""
    return (
        say("As we play", "Comme nous jouons") if usual else say("If read the other way", "Si on la lisait autrement")
    )


def rule_card(game: Rules, id: str) -> str:
    """A whole rule: number, title, text, where it comes from, the rulings it rests on."""
    return box(f"<h4>{escape(id)}</h4>", rule_body(game, game.rulebook[id]))


def unfolded(name: str, inner: str) -> str:
    """Something that is shown when its name is clicked."""
    return f"<details><summary>{escape(name)}</summary><div>{inner}</div></details>"


def sentences(game: Rules, lines: Iterable[Cited]) -> str:
    """A list of sentences, each with its clause; a list for each heading among them."""
    told = ""
    for title, part in _parts(lines):
        items = "".join(f"<li>{run_on(game, [line])}</li>" for line in part)
        told += (f"<div><b>{escape(title)}</b></div>" if title else "") + (f"<ul>{items}</ul>" if items else "")
    return told


def _parts(lines: Iterable[Cited]) -> list[tuple[str, list[Cited]]]:
    """Each heading with the sentences under it; "" for those above the first."""
    parts: list[tuple[str, list[Cited]]] = [("", [])]
    for line in lines:
        if title := named(line):
            parts.append((title, []))
        else:
            parts[-1][1].append(line)
    return parts


def run_on(game: Rules, lines: Iterable[Cited]) -> str:
    """Sentences one behind the other, each with its clause."""
    return " ".join(f"{escape(line.text)} {clause_link(game, line.clause)}" for line in lines)


def refusal(game: Rules, title: str, lines: Iterable[Cited]) -> str:
    """A forbidden action and what is said against it."""
    return f'<div class="no"><b>\N{MULTIPLICATION X} {escape(title)}</b>{sentences(game, lines)}</div>'


def told(text: str) -> str:
    """A plain word to the person at the board."""
    return f'<div class="yes">{escape(text)}</div>'


def failure(text: str) -> str:
    """Something went wrong that is nobody's move."""
    lead, _line, rest = text.partition("\n")
    more = f"<pre>{escape(rest)}</pre>" if rest else ""
    return f'<div class="no"><b>\N{MULTIPLICATION X}</b> {escape(lead)}{more}</div>'


def chapter(game: Rules, title: str, events: Iterable[Event], eyes: Seat | None) -> str:
    """A part of the story, as the eyes saw it: what does not fit beside a board is folded away."""
    lines = _lines(game, events, eyes)
    if not lines:
        return ""
    return f"<h4>{escape(title)}</h4>{_begun(game, lines)}"


def _begun(game: Rules, lines: Sequence[Cited]) -> str:
    """As many sentences as stand beside a board; the rest is folded away."""
    room, fit = STORY, 0
    while fit < len(lines) and (fit == 0 or room >= len(lines[fit].text)):
        room -= len(lines[fit].text) + CITING
        fit += 1
    more = plural(
        len(lines) - fit, ("… and {n} more", "… and {n} more"), ("… et {n} de plus", "… et {n} de plus")
    ).format(n=len(lines) - fit)
    rest = f"<details><summary>{more}</summary><div>{sentences(game, lines[fit:])}</div></details>"
    return f"{sentences(game, lines[:fit])}{rest if lines[fit:] else ''}"


def chapters(game: Rules, lines: Iterable[Cited]) -> str:
    """Sentences under headings, each part to be opened; without headings as many as fit, and the rest to be opened."""
    told = (
        fold(title, sentences(game, part)) if title else _begun(game, part) for title, part in _parts(lines) if part
    )
    return "".join(told)


def folded(game: Rules, title: str, events: Iterable[Event], eyes: Seat | None) -> str:
    """An earlier part of the story, as the eyes saw it: its title (or else its first sentence), to be opened."""
    lines = _lines(game, events, eyes)
    if not lines:
        return ""
    return fold(title or lines[0].text, sentences(game, lines))


def fold(title: str, body: str, kind: str = "past") -> str:
    """A line of text, to be opened."""
    return f'<details class="{kind}"><summary>{escape(title)}</summary><div>{body}</div></details>'


def copying(name: str) -> str:
    """A button that copies the code beside it, where there is our front end."""
    return f'<button type="button" class="orc-copy jupyter-button">{escape(name)}</button>'


def note(title: str, text: str) -> str:
    """What only the teacher is to read: folded, to be opened in a window of its own, never in one that is filled."""
    window = say("In a window of its own", "Dans une fenêtre à part")
    button = f'<button type="button" class="orc-window jupyter-button">{escape(window)}</button>'
    told = f'<div class="said"><h4>{escape(title)}</h4>{escape(text)}</div>{button}'
    return fold(say("For the teacher", "Pour qui enseigne"), told, "past orc-note")


def countdown(seconds: int) -> str:
    """A clock that runs down when it is clicked; "" for no time at all."""
    if not seconds:
        return ""
    begin = say("Time to think: {n} s", "Temps de réflexion : {n} s").format(n=seconds)
    again = say("Set the clock again", "Remettre l'horloge")
    off, on = f'<span class="orc-off">{escape(begin)}</span>', f'<span class="orc-on" title="{escape(again)}"></span>'
    return f'<label class="orc-think" style="--orc-time: {seconds}"><input type="checkbox">{off}{on}</label>'


def _lines(game: Rules, events: Iterable[Event], eyes: Seat | None) -> list[Cited]:
    return [Cited(game.sentence(event.seen_by(eyes)), event.clause) for event in events]


def read_out(text: str) -> str:
    """Words for a screen reader alone."""
    return f'<div class="heard">{escape(text)}</div>'


def score_sheet(game: Rules, outcome: Outcome, options: Any) -> str:
    """Who won, and every line of the score with its clause: a table for each side, and one for what is nobody's."""
    lead = f"{escape(game.sentence(outcome.reason))} {clause_link(game, outcome.reason.clause)}"
    return f'<div class="yes"><b>{lead}</b></div>{score_lines(game, outcome.score.lines, options, whole=True)}'


def score_lines(game: Rules, lines: Iterable[Line], options: Any, whole: bool = False) -> str:
    """Score lines by side, with what they add up to; `whole` shows a side without a line too."""
    lines, sheets = tuple(lines), []
    for side in (*game.sides(options), (None,)):
        own = [line for line in lines if line.seat == side[0]]
        if not own and (side[0] is None or not whole):
            continue
        rows = "".join(
            f"<tr><td>{escape(game.sentence(line))} {clause_link(game, line.clause)}</td>"
            f'<td class="n">{line.points}</td></tr>'
            for line in own
        )
        names = escape(
            listing(say("Nobody", "Personne") if seat is None else game.seat_name(seat, options) for seat in side)
        )
        total = sum(line.points for line in own)
        sheets.append(f'<table><tr><th>{names}</th><td class="n">{total}</td></tr>{rows}</table>')
    return "".join(sheets)
