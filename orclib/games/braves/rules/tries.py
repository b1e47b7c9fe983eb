"""What learners try and the rules never allow, each with every rule against it (spec 6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from orclib.engine import Reason, Rule, Seat, Try
from orclib.engine.records import Facts
from orclib.games.braves.actions import DECK, MARKS, START_CARD, pile_target, seat_target
from orclib.games.braves.rules.scoring import over_limit
from orclib.games.braves.rules.turns import NO_SUCH_SEAT, OVER, plays
from orclib.games.braves.state import RECRUITING, WAR, Phase, State
from orclib.language import say


class BravesTry(Try, frozen=True):
    """Never legal in any position."""

    place: int = 0
    """The pile or the seat it is about."""
    typed = "try|essayer {trick} [{place}]"
    marks = MARKS

    def untimely(self, state: State) -> tuple[Reason, ...]:
        if not plays(state, self.seat):
            return (NO_SUCH_SEAT(players=state.options.players),)
        return (OVER(),) if state.phase is Phase.OVER else ()


class OnPile(BravesTry, frozen=True):
    """What is tried at a pile: it may be said which."""

    there: ClassVar[tuple[str, str]]

    @property
    def template(self) -> str:
        return say(*(self.there if self.place else self.says))

    def evidence(self, state: State) -> tuple[str, ...]:
        known = 1 <= self.place <= state.options.piles and state.phase in RECRUITING
        return (pile_target(self.place),) if known else ()


class AtSpy(BravesTry, frozen=True):
    """What is tried when a spy is called."""

    def evidence(self, state: State) -> tuple[str, ...]:
        return () if state.active is None else (seat_target(state.active),)


def never_legal_actions(state: State, seat: Seat) -> Iterator[BravesTry]:
    """Those that can be pointed at on the picture: stopping the deal, looking through piles, at hands."""
    if state.phase in RECRUITING:
        yield Halt(seat)
        yield from (LookThrough(seat, pile) for pile in range(1, state.options.piles + 1))
    yield from (LookAtHand(seat, player) for player in state.options.seats if player != seat)


# --- the deal and the piles ------------------------------------------------------------------------------------------


class Halt(BravesTry, frozen=True, tag="halt"):
    name = "halt|arrêter"
    says = ("Stop the deal", "Arrêter la distribution")
    against = Rule(
        "no-halt",
        "BRV-5.5",
        "Nothing stops the deal: the cards keep falling until all are dealt.",
        "Rien n'arrête la distribution : les cartes tombent jusqu'à la dernière.",
    )
    points = START_CARD

    def evidence(self, state: State) -> tuple[str, ...]:
        return (DECK,) if state.phase in RECRUITING else ()


class DealElsewhere(OnPile, frozen=True, tag="deal to"):
    name = "deal to|distribuer ailleurs"
    says = ("Have the next card dealt to another pile", "Faire poser la carte suivante sur une autre pile")
    there = ("Have the next card dealt to pile {place}", "Faire poser la carte suivante sur la pile {place}")
    against = (
        Rule(
            "in-order",
            "BRV-5.2",
            "The piles get their cards in turn: nobody chooses where a card falls.",
            "Les piles reçoivent leurs cartes à tour de rôle : personne ne choisit où tombe une carte.",
        ),
        Rule(
            "no-reorder",
            "BRV-5.5",
            "Nothing that a player does changes the order of the deal.",
            "Rien de ce que fait un joueur ne change l'ordre de la distribution.",
        ),
    )


class SlipUnder(OnPile, frozen=True, tag="under"):
    name = "under|dessous"
    says = ("Slip a card under a pile", "Glisser une carte sous une pile")
    there = ("Slip a card under pile {place}", "Glisser une carte sous la pile {place}")
    against = (
        Rule(
            "on-top",
            "BRV-6.3",
            "A card is laid on top of a pile, never under it or into it.",
            "Une carte se pose sur le dessus d'une pile, jamais dessous ni dedans.",
        ),
        Rule(
            "on-top",
            "BRV-7.3",
            "A shield lies face up on top of a pile, never under it or in it.",
            "Un bouclier se pose face visible sur le dessus d'une pile, jamais dessous ni dedans.",
        ),
    )


STAYS = Rule(
    "stays",
    "BRV-6.6",
    "Laid is laid: a played card is neither taken back nor moved.",
    "Posé, c'est posé : on ne reprend ni ne déplace une carte jouée.",
)
SHIELD_STAYS = Rule(
    "stays",
    "BRV-7.7",
    "That goes for shields too: a shield stays where it was laid.",
    "Cela vaut aussi pour les boucliers : un bouclier reste là où on l'a posé.",
)


class TakeBack(OnPile, frozen=True, tag="take back"):
    name = "take back|reprendre"
    says = ("Take a played card back", "Reprendre une carte jouée")
    there = ("Take a played card back from pile {place}", "Reprendre une carte jouée sur la pile {place}")
    against = (STAYS, SHIELD_STAYS)


class LookThrough(OnPile, frozen=True, tag="peek"):
    name = "peek|fouiller"
    says = ("Look through a pile", "Fouiller une pile")
    there = ("Look through pile {place}", "Fouiller la pile {place}")
    against = Rule(
        "no-looking",
        "BRV-22.1",
        "Covered cards are not looked at again: only the top of a pile is seen.",
        "On ne regarde plus les cartes recouvertes : on ne voit que le dessus d'une pile.",
    )
    points = "pile:{place}"


class KeepShield(BravesTry, frozen=True, tag="keep shield"):
    name = "keep shield|garder bouclier"
    says = ("Keep a shield", "Garder un bouclier")
    against = Rule(
        "must-play",
        "BRV-8.3",
        "Shields that are left must all be played, each on a pile of your choice.",
        "Les boucliers qui restent doivent tous être joués, chacun sur une pile de votre choix.",
    )


# --- the champion, spies and giants ----------------------------------------------------------------------------------


class OtherChampion(BravesTry, frozen=True, tag="other champion"):
    name = "other champion|autre champion"
    says = ("Change the champion", "Changer de champion")
    against = (
        Rule(
            "for-the-round",
            "BRV-9.3",
            "The champion is chosen for the whole round.",
            "Le champion est choisi pour toute la manche.",
        ),
        Rule("just-one", "BRV-9.2", "There is just one champion.", "Il n'y a qu'un seul champion."),
    )

    def evidence(self, state: State) -> tuple[str, ...]:
        return () if state.champion is None else (seat_target(state.champion),)


class NoChampion(BravesTry, frozen=True, tag="no champion"):
    name = "no champion|aucun champion"
    says = ("Name no champion", "Ne pas nommer de champion")
    against = Rule(
        "must-name",
        "BRV-9.2",
        "The sorcerer must name a champion: any other player will do.",
        "Le sorcier doit nommer un champion : n'importe quel autre joueur convient.",
    )


class HideSpy(AtSpy, frozen=True, tag="hide spy"):
    name = "hide spy|cacher espion"
    says = ("Keep the called spy hidden", "Cacher l'espion appelé")
    against = Rule(
        "must-reveal",
        "BRV-11.2",
        "Whoever holds the called spy must reveal it, and may then ask for nothing.",
        "Celui qui a l'espion appelé doit le révéler ; il peut ensuite ne rien demander.",
    )


class AskVaguely(AtSpy, frozen=True, tag="ask vaguely"):
    name = "ask vaguely|demander vaguement"
    says = ("Ask without naming a precise card", "Demander sans nommer une carte précise")
    against = Rule(
        "one-design",
        "BRV-11.4",
        "Name one precise card, such as a dwarf warrior, a skeleton leader, a troll or spy 3.",
        "Demandez une carte précise, par exemple un guerrier nain, un chef squelette, un troll ou l'espion 3.",
    )


class AskAgain(AtSpy, frozen=True, tag="ask again"):
    name = "ask again|redemander"
    says = ("Ask a second time", "Demander une deuxième fois")
    against = (
        Rule(
            "no-second",
            "BRV-11.7",
            "A spy asks once only, even when the card is not there.",
            "Un espion ne demande qu'une fois, même si la carte n'y est pas.",
        ),
        Rule(
            "one-card",
            "BRV-11.3",
            "With a spy one player is asked for one card.",
            "Avec un espion, on demande une seule carte à un seul joueur.",
        ),
    )


class Refuse(BravesTry, frozen=True, tag="refuse"):
    name = "refuse|refuser"
    says = ("Refuse to give the card", "Refuser de donner la carte")
    against = Rule(
        "must-give",
        "BRV-11.6",
        "Whoever has the card and is asked for it must give it.",
        "Celui à qui l'on demande une carte qu'il a doit la donner.",
    )


class KeepGiants(BravesTry, frozen=True, tag="keep giants"):
    name = "keep giants|garder géants"
    says = ("Keep one of several giants", "Garder un géant parmi plusieurs")
    against = (
        Rule(
            "all-giants",
            "BRV-12.1",
            "Two giants or more quarrel: all of them are discarded, not all but one.",
            "À deux ou plus, les géants se disputent : on les défausse tous, sans en garder un.",
        ),
        Rule(
            "compulsory",
            "BRV-12.2",
            "Nobody chooses here: giants that a spy brought are discarded too.",
            "Ici, personne ne choisit : les géants obtenus par un espion partent aussi.",
        ),
    )


# --- the war and the end ---------------------------------------------------------------------------------------------


class HoldBack(BravesTry, frozen=True, tag="hold back"):
    name = "hold back|retenir"
    says = ("Hold back a card of the called people", "Garder une carte du peuple appelé")
    against = Rule(
        "all-cards",
        "BRV-14.2",
        "All your cards of the called people must be laid: none is held back.",
        "Il faut poser toutes vos cartes du peuple appelé : on n'en garde aucune.",
    )


class TakeHome(BravesTry, frozen=True, tag="take home"):
    name = "take home|ramener"
    says = ("Take a card back from the battle", "Reprendre une carte de la bataille")
    against = Rule(
        "final",
        "BRV-15.7",
        "What was laid in your turn stays, and nothing is added after it.",
        "Ce que vous avez posé à votre tour reste, et l'on n'ajoute rien ensuite.",
    )


class Carry(BravesTry, frozen=True, tag="carry"):
    name = "carry|transporter"
    says = ("Fly in something else than goblins", "Faire voler autre chose que des gobelins")
    against = Rule(
        "goblins-only",
        "BRV-18.6",
        "The flying machine carries goblins and nothing else.",
        "La machine volante emporte des gobelins et rien d'autre.",
    )


OWN_HAND = Rule(
    "own-hand",
    "BRV-22.5",
    "That is your own hand: its faces are shown to you.",
    "C'est votre propre main : vous en voyez les faces.",
)
SEEN_ALREADY = Rule(
    "seen-already",
    "BRV-22.4",
    "You opened the piles, so you know what {seat} received.",
    "Vous avez ouvert les piles : vous savez ce que {seat} a reçu.",
)
SECRET_HAND = Rule(
    "secret-hand",
    "BRV-22.5",
    "The faces in the hand of {seat} are secret until they are shown.",
    "Les faces des cartes de {seat} sont secrètes tant qu'on ne les montre pas.",
)
BACKS_ONLY = Rule(
    "backs-only",
    "BRV-11.15",
    "You see only the backs in the hand of {seat}.",
    "Vous ne voyez que le dos des cartes de {seat}.",
)
NO_HAND_AT_ALL = Rule(
    "no-hand-at-all",
    "BRV-3.2",
    "{seat} is the sorcerer of this round and has no cards.",
    "{seat} est le sorcier de cette manche et n'a pas de cartes.",
)
NO_HAND_YET = Rule(
    "no-hand-yet",
    "BRV-10.14",
    "{seat} has no army cards in hand now: they come when the piles are opened.",
    "{seat} n'a pas de cartes « armée » en main : elles viennent à l'ouverture des piles.",
)


class LookAtHand(BravesTry, frozen=True, tag="look"):
    name = "look|regarder"
    says = ("Look at the hand of {player}", "Regarder la main de {player}")

    @property
    def player(self) -> Seat:
        """Whose hand it is."""
        return Seat(self.place)

    @property
    def facts(self) -> Facts:
        return {"player": self.player}

    @property
    def paths(self) -> tuple[tuple[str, ...], ...]:
        return ((seat_target(self.player),),)

    def reasons(self, state: State) -> list[Reason]:
        player = self.player
        if not plays(state, player):
            return [NO_SUCH_SEAT(players=state.options.players)]
        rules: tuple[Rule, ...] = (NO_HAND_YET,)
        if player == self.seat:
            return [OWN_HAND(seat_target(player))]
        if player == state.sorcerer and state.phase is not Phase.SORCERER:
            rules = (NO_HAND_AT_ALL,)
        elif state.phase is Phase.SPY or state.phase in WAR:
            rules = (SEEN_ALREADY,) if self.seat == state.sorcerer else (SECRET_HAND, BACKS_ONLY)
        return [rule(seat_target(player), seat=player) for rule in rules]


OVER_BY_ITSELF = Rule(
    "over-by-itself",
    "BRV-20.1",
    "Nobody ends the round: its four battles are over, and so is the round.",
    "Personne ne met fin à la manche : ses quatre batailles sont terminées, et la manche avec elles.",
)
ROUND_FIRST = Rule(
    "round-first",
    "BRV-21.1",
    "The round is played to its end first: only then may the game be over.",
    "On joue d'abord la manche jusqu'au bout : la partie ne peut finir qu'après.",
)
NOBODY_PAST = Rule(
    "nobody-past",
    "BRV-21.3",
    "Nobody is past the limit of {limit}: the most points are {best}.",
    "Personne n'a dépassé la limite de {limit} : le meilleur score est {best}.",
)


class End(BravesTry, frozen=True, tag="end"):
    name = "end|finir"
    says = ("End the game in the middle of a round", "Finir la partie au milieu d'une manche")

    def reasons(self, state: State) -> list[Reason]:
        if state.phase is Phase.OVER:  # there is nothing left to end
            return []
        if state.phase is Phase.SORCERER:
            return [ROUND_FIRST()]
        first = OVER_BY_ITSELF() if state.phase is Phase.ROUND_END else ROUND_FIRST()
        past = [] if over_limit(state) else [NOBODY_PAST(best=max(state.scores), limit=state.options.limit)]
        return [first, *past]


AnyTry = (
    Halt | DealElsewhere | SlipUnder | TakeBack | LookThrough | KeepShield | OtherChampion | NoChampion | HideSpy
    | AskVaguely | AskAgain | Refuse | KeepGiants | HoldBack | TakeHome | Carry | LookAtHand | End
)  # fmt: skip
