"""The teacher's cell of a vote: the question, where to answer it, how many have, and once revealed what and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from html import escape
from typing import Any, Final

import ipywidgets as ipw

from orclib.classroom import network
from orclib.classroom.pages import Shown, letter
from orclib.classroom.sheet import Sheet, ensure_votable, fingerprint, sheet
from orclib.classroom.store import Stand
from orclib.engine import Game
from orclib.engine.saves import digest
from orclib.engine.teaching import Question
from orclib.errors import OrclibError, UsageError, shortened
from orclib.language import Bilingual, labelled, say
from orclib.language.switch import language
from orclib.names import meant
from orclib.notebook import html
from orclib.notebook.displayed import Displayed
from orclib.notebook.layout import STAGED, framed
from orclib.notebook.quiz import Quiz
from orclib.notebook.row import Row
from orclib.scene import Scene
from orclib.scene.page import Said, page
from orclib.scene.palette import INK, LEGAL, LEGAL_WASH, LINE, MUTED, PAPER, REFUSE
from orclib.scene.shared_widgets import SNUG, new_widget

Asked = tuple[Game[Any, Any, Any, Any], Question]

STYLE: Final = f"""<style class="orc-sheet">
.orc-join {{display: flex; gap: 12px; align-items: center}}
.orc-join > div {{min-width: 0}}
.orc-join svg {{flex: none; width: 92px; border-radius: 8px}}
.orc-address {{font: 700 1.05em/1.35 monospace; display: block; user-select: all; overflow-wrap: anywhere}}
.orc-count b {{font: 700 1.7em/1 Georgia, "DejaVu Serif", serif; margin: 0 .5em 0 .15em}}
.orc-bars {{display: grid; gap: .35em; margin-top: 6px}}
.orc-bars > div {{position: relative; border: 1.5px solid {LINE}; border-radius: 8px; overflow: hidden;
  background: {PAPER}; padding: .15em .6em .15em 2.4em; line-height: 1.5}}
.orc-bars > :is(.right, .wrong) {{padding-bottom: .7em}}
.orc-bars i {{position: absolute; left: 0; bottom: 0; height: .55em; background: {MUTED}}}
.orc-bars .right i {{background: {LEGAL}}}
.orc-bars .right {{border-color: {LEGAL}; background: {LEGAL_WASH}; box-shadow: 0 0 0 1.5px {LEGAL}}}
.orc-bars .letter {{position: absolute; left: .45em; top: .15em; width: 1.5em; line-height: 1.5; border-radius: .75em;
  background: {INK}; color: {PAPER}; text-align: center}}
.orc-bars .right .letter {{background: {LEGAL}}}
.orc-bars .wrong .letter {{background: {REFUSE}}}
.orc-bars .n {{float: right; margin-left: .6em; font: 700 1.2em/1.25 Georgia, "DejaVu Serif", serif}}
.orclib.orc-alone {{border: 0; padding: 0; margin: 0; background: none}}
.orc-hand {{align-items: center; overflow: visible}}
.orc-hand > :first-child {{flex: 1 1 0; min-width: 0; margin: 0}}
.orc-hand > :last-child {{flex: none; width: 4.6em}}
{STAGED} > .orc-desk > :last-child:has(> .orc-joins) {{height: 100vh}}
{STAGED} .orc-joins {{flex: 1 0 8.6em; container-type: size; margin-bottom: 0}}
{STAGED} .orc-join svg {{width: min(50cqw, 100cqh - 22px)}}
@container (min-height: 15em) {{
  {STAGED} .orc-join {{flex-direction: column; align-items: stretch; gap: 4px}}
  {STAGED} .orc-join svg {{width: min(100cqw - 32px, 100cqh - 6.6em); align-self: center}}
}}
</style>"""
"""The choices are bars once they are revealed. On the stage the code takes what room there is, for the last row."""

MOST_HANDS: Final = 999
"""Nobody counts more."""
ONLY_HERE: Final = Bilingual(
    "Only this computer can open that page so far.", "Pour l'instant, seul cet ordinateur peut ouvrir cette page."
)
_HELP: Final = Bilingual(
    "Phones have to be in the same network as this computer, and its firewall has to let Python in. Some networks of "
    "schools keep phones apart: a hotspot of your own helps, or counting hands: vote(…, hands=True).",
    "Les téléphones doivent être sur le même réseau que cet ordinateur, et son pare-feu doit laisser entrer Python. "
    "Certains réseaux d'école isolent les téléphones : un partage de connexion aide, ou le compte des mains levées : "
    "vote(…, hands=True).",
)


class Vote(Displayed):
    """Questions put to a class. `reveal()`, `hide()`, `next()`, `back()`, `again()` and `close()` do what clicks do.

    Pupils answer on plain pages, or raise hands that are counted here. Nobody sees what was answered before it is
    revealed, and from then on nobody changes it. A cell that is run again goes on with all answers, in a new kernel
    too, until the vote is closed.
    """

    def __init__(
        self,
        asked: Sequence[Asked],
        *,
        share: bool | str = False,
        port: int | None = None,
        room: str = "",
        hands: bool = False,
    ) -> None:
        """`share` lets phones of the network in, at this computer's address or the one given; for the rest see `Api`.

        Raises UsageError for no question, a port in use and an address that is none of this computer's, LessonError for
        a question without right or without wrong answers.
        """
        if not asked:
            raise UsageError(say("Name at least one question.", "Nommez au moins une question."))
        network.ensure_port(port)
        for game, question in asked:
            ensure_votable(game, question)
        self._asked = tuple(asked)
        self._quizzes = [Quiz(game, question) for game, question in asked]
        self._sheets: dict[int, Sheet] = {}
        self.id = digest([fingerprint(game, question) for game, question in asked])
        self.told: Bilingual | None = None
        """Why no phone can answer."""
        self.is_closed = False
        self._asks_anew = False
        self._language = language()
        self._stand = Stand(
            0, [False] * len(asked), [0] * len(asked), [[0] * len(each.names) for each in self._quizzes]
        )
        self._final: list[tuple[int, list[int]]] = []
        """How many had answered each question, and what, as the vote was closed."""
        self.room: Any = None
        """The room of the class; None where hands are counted."""
        address = network.given_address(share) if isinstance(share, str) else ""
        if not hands and share and not address:
            address, self.told = _found()
        if not hands and self.told is None:
            self._open(room, port, address)
        self._build()

    def _open(self, room: str, port: int | None, address: str) -> None:
        """Enter a room, and go on where the same vote stood."""
        from orclib.classroom.room import enter  # it serves pages, which not every place can

        self.room = enter(self, room, port)
        try:
            if address:
                self.room.share(address)
        except UsageError:
            self.room.leave(self)
            raise
        stood = self.room.store.stand(self.id)
        if stood is not None and len(stood.revealed) == len(self._asked):
            self._stand = stood

    def _build(self) -> None:
        self._picture, self._text = new_widget(ipw.HTML), new_widget(ipw.HTML)
        self._join, self._count = new_widget(ipw.HTML), new_widget(ipw.HTML)
        self._clock, self._where = new_widget(ipw.HTML), new_widget(ipw.Label)
        self._hands = new_widget(ipw.VBox, [])
        self._boxes: list[ipw.BoundedIntText] = []
        """Where the hands for each choice are counted, of the question that was asked last."""
        self._boxed = -1
        self.row = Row(
            {
                "reveal": self.reveal,
                "hide": self.hide,
                "back": self.back,
                "next": self.next,
                "share": self.share,
                "again": lambda: self._ask_anew(True),
                "yes": self.again,
                "no": lambda: self._ask_anew(False),
                "close": self.close,
            },
            self._guarded,
        )
        self._trouble = ""
        self._turn()
        self.keep_following()

    def build(self) -> ipw.Widget:
        words = [self.row.widget, self._count, self._text, self._hands, self._clock]
        words.insert(1 if self.room is None else len(words), self._join)
        return framed(self._picture, self.scene(), words, many=True)

    # --- what a person types -----------------------------------------------------------------------------------------

    @property
    def at(self) -> int:
        """Which of the questions is asked, from 0."""
        return self._stand.at

    @property
    def question(self) -> str:
        """The name of what is asked."""
        return self._asked[self.at][1].slug

    @property
    def revealed(self) -> bool:
        """Whether the answer is shown."""
        return self._stand.revealed[self.at]

    @property
    def address(self) -> str:
        """Where pupils answer; "" where hands are counted."""
        return "" if self.room is None or self.is_closed else str(self.room.address)

    @property
    def count(self) -> int:
        """How many have answered what is asked."""
        return self._counted()[0]

    @property
    def counts(self) -> dict[str, int]:
        """How many have given each choice. For the teacher: a cell that shows it is seen by all."""
        return dict(zip(self._quiz.names, self._counted()[1], strict=True))

    def reveal(self) -> Vote:
        """Show what was answered, what is right and why, here and on the pupils' pages; no answer is changed now."""
        return self._set(True)

    def hide(self) -> Vote:
        """Take that back: the answers may be changed again."""
        return self._set(False)

    def next(self) -> Vote:
        """Ask the next question. Raises UsageError behind the last."""
        return self._go(self.at + 1)

    def back(self) -> Vote:
        """Go back to the question before. Raises UsageError before the first."""
        return self._go(self.at - 1)

    def again(self) -> Vote:
        """Forget what was answered to this question, and ask it anew."""
        self._demand_open()
        self._asks_anew = False
        self._stand.again[self.at] += 1
        self._stand.hands[self.at] = [0] * len(self._quiz.names)
        return self._set(False)

    def share(self, address: str = "") -> Vote:
        """Let the phones of the network in, at this computer's address, or the one given. Raises UsageError."""
        self._demand_open()
        if self.room is None:
            raise UsageError(str(self.told) if self.told else _counting())
        found, told = (network.given_address(address), None) if address else _found()
        if told is not None:
            raise UsageError(str(told))
        self.room.share(found)
        self._show()
        return self

    def hands(self, **counted: int) -> Vote:
        """Count hands: how many were raised for which choice, by its letter: `hands(A=3, B=12)`. Raises UsageError."""
        self._demand_open()
        if self.room is not None:
            raise UsageError(say("Pupils answer on their phones here.", "Ici les élèves répondent sur leur téléphone."))
        known: dict[str, tuple[str, ...]] = {letter(at): () for at in range(len(self._quiz.names))}
        for name, many in counted.items():
            at = list(known).index(meant(say("choice", "aucun choix"), name.upper(), known))
            if type(many) is not int or not 0 <= many <= MOST_HANDS:
                told = say(
                    "Hands are counted from 0 to 999, not {given}.",
                    "On compte de 0 à 999 mains, et non {given}.",
                )
                raise UsageError(told.format(given=shortened(many)))
            self._stand.hands[self.at][at] = many
        self._show()
        return self

    def close(self) -> Vote:
        """End the vote: nobody can answer any more, and asked again it begins anew."""
        if not self.is_closed:
            self._final = [self._counted(at) for at in range(len(self._asked))]
            self.is_closed = True
            if self.room is not None:
                again = self._stand.again
                self.room.store.forget(self.id, (self._id(at, n) for at, m in enumerate(again) for n in range(m + 1)))
                self.room.leave(self)
            self._show()
        return self

    # --- where it stands ---------------------------------------------------------------------------------------------

    @property
    def _quiz(self) -> Quiz:
        return self._quizzes[self.at]

    def _id(self, at: int, again: int) -> str:
        """What answers to a question are kept under."""
        return f"{self.id}-{at}-{again}"

    def _set(self, revealed: bool) -> Vote:
        self._demand_open()
        self._stand.revealed[self.at] = revealed
        self._turn()
        return self

    def _go(self, to: int) -> Vote:
        self._demand_open()
        if not 0 <= to < len(self._asked):
            raise UsageError(say("There is no question there.", "Il n'y a pas de question par là."))
        self._stand.at = to
        self._turn()
        return self

    def _demand_open(self) -> None:
        if self.is_closed:
            told = say(
                "This vote is closed: run its cell again to ask anew.",
                "Ce vote est fermé : exécutez à nouveau sa cellule pour redemander.",
            )
            raise UsageError(told)

    def _turn(self) -> None:
        """Let everybody see where it stands now."""
        self._asks_anew = False
        quiz = self._quiz
        if self.revealed:
            quiz.answer(*quiz.truth)
        else:
            quiz.forget()
        if self.room is not None:
            if self.at not in self._sheets:
                self._sheets[self.at] = sheet(*self._asked[self.at])
            self.room.store.keep(self.id, self._stand)
            id = self._id(self.at, self._stand.again[self.at])
            self.room.show(self, Shown(id, self._sheets[self.at], self.revealed, language()))
        self._show()

    def _counted(self, at: int | None = None) -> tuple[int, list[int]]:
        """How many have answered a question, and how many have given each choice."""
        at = self.at if at is None else at
        if self._final:
            return self._final[at]
        choices = range(len(self._quizzes[at].names))
        if self.room is None:
            told = self._stand.hands[at]
            return (max(told) if self._quizzes[at].many else sum(told)), list(told)
        id = self._id(at, self._stand.again[at])
        found = self.room.store.counts(id)
        return self.room.store.count(id), [found[each] for each in choices]

    # --- widgets -----------------------------------------------------------------------------------------------------

    def _guarded(self, deed: Callable[[], object]) -> None:
        """Do what a click asks for; nobody sees an exception of a callback, so it is shown."""
        self._trouble = ""
        try:
            deed()
        except OrclibError as error:
            self._trouble = str(error)
            self._show()
        except Exception as error:
            self._trouble = f"{type(error).__name__}: {error}"
            self._show()
            raise

    def tell(self) -> None:
        """Say how many have answered. The server's thread asks for it, so nothing here depends on what is going on."""
        if self.is_closed or self.room is None:
            return
        count, present, french = self.count, self.room.present, self._language == "fr"
        told = f"{_number('Réponses :', count)}{_number('Présents :', max(count, present))}"
        if not french:
            told = f"{_number('Answers:', count)}{_number('Here:', max(count, present))}"
        trouble = html.failure(self.room.trouble) if self.room.trouble else ""
        self._count.value = html.box(f'<div class="orc-count" role="status">{told}</div>{trouble}')

    def retire(self) -> None:
        """Another cell asks the same: this one is closed, and nothing is forgotten."""
        self._final = [self._counted(at) for at in range(len(self._asked))]
        self.is_closed = True
        self._show()

    def _ask_anew(self, asks: bool) -> None:
        self._asks_anew = asks
        self._show()

    def follow_language(self) -> None:
        self._turn() if not self.is_closed else self._show()

    def _show(self) -> None:
        self._language = language()
        self._picture.value = html.still(self.scene())
        self._text.value = STYLE + html.box(*self._words())
        self._clock.value = "" if self.revealed or self.is_closed else html.countdown(self._quiz.question.think)
        self._show_buttons()
        self._show_hands()
        self._join.value = self._joining()
        self._count.value = ""
        if self.is_closed:
            told = _number(labelled(say("Answers", "Réponses"), ""), self.count)
            self._count.value = html.box(f'<div class="orc-count">{told}{say("Closed", "Fermé")}</div>')
        self.tell()

    def _show_buttons(self) -> None:
        if self.is_closed:
            self.row.show()
            return
        if self._asks_anew:
            self._where.value = say("Forget the answers to this question?", "Oublier les réponses à cette question ?")
            self.row.show(self._where, {"yes": say("Yes", "Oui"), "no": say("No", "Non")})
            return
        last = self.at == len(self._asked) - 1
        reveal = {"hide": say("Hide the answer", "Cacher la solution")}
        if not self.revealed:
            reveal = {"reveal": say("Show the answer", "Montrer la solution")}
            self.row["reveal"].button_style = "info"
        steps: list[dict[str, str] | ipw.Widget] = []
        if len(self._asked) > 1:
            self._where.value = f"{self.at + 1} / {len(self._asked)}"
            steps = [{"back": say("Back", "Retour")}, self._where, {"next": say("Next", "Suivante")}]
            # These classes are those of a lesson: a presenter's clicker turns the questions as it turns pages.
            self.row["back"].add_class("orc-back").disabled = self.at == 0
            self.row["next"].add_class("orc-next").disabled = last
            self.row["next"].button_style = "info" if self.revealed and not last else ""
        sharing = {}
        if self.room is not None and not self.room.is_shared:
            sharing = {"share": say("Let phones in", "Ouvrir aux téléphones")}
        others = {"again": say("Ask anew", "Redemander"), "close": say("Close", "Fermer")}
        self.row.show(reveal, *steps, sharing, others)

    @property
    def _counts_hands(self) -> bool:
        """Whether there are boxes for hands now."""
        return self.room is None and not self.is_closed and not self.revealed

    def _show_hands(self) -> None:
        """The choices, each with the box in which its hands are counted."""
        if not self._counts_hands:
            self._hands.children = ()
            return
        if self._boxed != self.at:
            self._boxed = self.at
            self._boxes = [
                new_widget(ipw.BoundedIntText, min=0, max=MOST_HANDS, layout=SNUG) for _name in self._quiz.names
            ]
            for at, box in enumerate(self._boxes):
                box.observe(partial(self._raised, at), "value")
        rows = []
        for at, (name, box) in enumerate(zip(self._quiz.names, self._boxes, strict=True)):
            box.tooltip = labelled(say("Hands for", "Mains pour"), letter(at))
            box.value = self._stand.hands[self.at][at]
            bar = f'<div class="orclib orc-alone orc-bars">{_bar(at, self._quiz.choice(name))}</div>'
            rows.append(new_widget(ipw.HBox, [new_widget(ipw.HTML, bar), box]).add_class("orc-hand"))
        self._hands.children = rows

    def _raised(self, at: int, change: Any) -> None:
        self._stand.hands[self.at][at] = change["new"]

    def _joining(self) -> str:
        """Where pupils answer, or why they cannot."""
        if self.is_closed:
            return ""
        if self.room is None:
            return html.box(html.told(str(self.told) if self.told else _counting()))
        host, slash, code = self.room.address.rpartition("/")
        shown = f"{host.replace('://', '://<wbr>')}<wbr>{slash}{code}"  # there a line may end
        link = f'<span class="orc-address">{shown}</span>'
        self._join.remove_class("orc-joins")
        if not self.room.is_shared:
            return html.box(link, html.told(str(ONLY_HERE)))
        if self.revealed:
            return html.box(link)
        self._join.add_class("orc-joins")
        help = html.fold(say("A phone cannot open it?", "Un téléphone ne l'ouvre pas ?"), escape(str(_HELP)))
        return html.box(f'<div class="orc-join">{_qr(self.room.address)}<div>{link}{help}</div></div>')

    def _words(self) -> Iterator[str]:
        """The question with its choices; once revealed with what was answered and why."""
        if self._trouble:
            yield html.failure(self._trouble)
        if self.room is not None and self.room.not_kept:
            told = say("The answers cannot be kept: {error}", "Les réponses ne peuvent pas être gardées : {error}")
            yield html.failure(told.format(error=self.room.not_kept))
        quiz = self._quiz
        yield f"<h4>{escape(quiz.prompt)}</h4>"
        if quiz.question.note:
            yield html.note(say("Question", "Question"), str(quiz.question.note))
        if self._counts_hands:
            return
        if not self.revealed:
            yield _bars(_bar(at, quiz.choice(name)) for at, name in enumerate(quiz.names))
            return
        count, counts = self._counted()
        truth = quiz.truth
        yield _bars(
            _bar(at, quiz.choice(name), name in truth, counts[at], counts[at] / max(count, 1))
            for at, name in enumerate(quiz.names)
        )
        why = (
            f"<li><b>{letter(quiz.names.index(each.name))}</b> {each.mark} {html.run_on(quiz.game, each.reasons)}</li>"
            for each in quiz.judgements()
            if each.reasons
        )
        yield f'<ul class="judged">{"".join(why)}</ul>'
        yield html.sentences(quiz.game, quiz.deciding())

    def scene(self) -> Scene:
        """The position asked about; once revealed, what shows the answer."""
        return self._quiz.scene()

    def __repr__(self) -> str:
        return "\n".join(self._quiz.shown())

    def still(self) -> Scene:
        return page(self.scene(), [Said(say("Question", "Question"), "title"), *self._quiz.said()[1:]])


def _found() -> tuple[str, Bilingual | None]:
    """The address of this computer in its network; or why there is none."""
    if place := network.closed_place():
        return "", network.closed_told(place)
    found = network.own_address()
    return found, None if found else network.NOWHERE


def _counting() -> str:
    return say("Hands are counted here.", "Ici on compte les mains levées.")


def _number(name: str, count: int) -> str:
    return f"{escape(name)}<b>{count}</b>"


def _bars(rows: Iterable[str]) -> str:
    return f'<div class="orc-bars">{"".join(rows)}</div>'


def _bar(at: int, choice: str, right: bool | None = None, count: int = 0, share: float = 0) -> str:
    """A choice with its letter, and once revealed its mark and how many have given it."""
    lettered = f'<b class="letter">{letter(at)}</b>'
    if right is None:
        return f"<div>{lettered}<span>{escape(choice)}</span></div>"
    mark = "\N{CHECK MARK}" if right else "\N{MULTIPLICATION X}"
    bar = f'<i style="width:{share:.1%}"></i><b class="n">{count}</b>'
    return f'<div class="{"right" if right else "wrong"}">{bar}{lettered}<span>{mark} {escape(choice)}</span></div>'


def _qr(address: str) -> str:
    """An address as a picture that a phone reads."""
    import segno  # needed only where phones are let in

    told = say("The address as a QR code", "L'adresse en code QR")
    drawn = segno.make(address, error="m", micro=False)
    return str(drawn.svg_inline(omitsize=True, border=3, dark=INK, light=PAPER, title=told))


__all__ = ["Vote"]
