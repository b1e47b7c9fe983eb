"""The decisions of De l'Orc pour les Braves, with the targets to point at."""

from __future__ import annotations

from orclib.engine import Action, Announced, ChanceAction, Seat, Try
from orclib.games.braves.box import DESIGNS, Back, Design
from orclib.language import plural, say

# --- targets on the picture ------------------------------------------------------------------------------------------

DECK = "deck"
START_CARD = "start"
SHIELD = "shield"
DESERTION = "desertion"
DECLINE = "decline"
DONE = "done"
HOLD = "hold"
FLYER = "flyer"


def pile_target(pile: int) -> str:
    """A pile of the ring, counted from 1."""
    return f"pile:{pile}"


def seat_target(seat: Seat) -> str:
    """A player: name, score wheel, cards."""
    return f"seat:{seat}"


def design_target(design: Design) -> str:
    """A design in the list of all that there are."""
    return f"design:{design.slug}"


def back_target(back: Back) -> str:
    """A kind of card in the list of all that there are."""
    return f"back:{back.value}"


def people_target(people: Back) -> str:
    """A people that may be called."""
    return f"people:{people.value}"


def hand_target(design: Design) -> str:
    """The cards of a design in the hand of whoever looks."""
    return f"hand:{design.slug}"


def row_target(seat: Seat, back: Back | None) -> str:
    """The cards with one back (None: all of them) that a player has in the battle."""
    return f"row:{seat}:{'all' if back is None else back.value}"


def goblins_target(goblins: int) -> str:
    """So many goblins for the flying machine."""
    return f"goblins:{goblins}"


MARKS = {
    "design": {design: design.slug for design in DESIGNS},
    "back": {None: "all"} | {back: back.value for back in Back},
}
"""What targets call the values of these fields."""


class BravesAction(Action, frozen=True):
    """A decision of a player."""

    marks = MARKS


class BravesChance(ChanceAction, frozen=True):
    """What chance does."""

    marks = MARKS


# --- chance ----------------------------------------------------------------------------------------------------------


class NameSorcerer(BravesChance, frozen=True, tag="sorcerer"):
    """Chance draws the first sorcerer (BRV-2.2)."""

    player: Seat
    typed = "sorcerer|sorcier {player}"
    points = "seat:{player}"
    headline = ("The first sorcerer", "Le premier sorcier")
    says = ("{player} is the first sorcerer", "{player} est le premier sorcier")


class ShowBack(BravesChance, frozen=True, tag="back"):
    """The kind of the next card comes in sight, as it is the first in the sorcerer's hand (BRV-22.3)."""

    back: Back = Back.START
    typed = "back|dos {back}", "back|dos start|début"
    points = "back:{back}"
    headline = ("The next card", "La carte suivante")
    says = ("The back of the next card: {back}", "Le dos de la carte suivante : {back}")


class Deal(BravesChance, frozen=True, tag="deal"):
    """The clock: the next army card falls on the pile whose turn it is (BRV-5.2). None is the start card (BRV-5.6)."""

    design: Design | None = None
    typed = "deal|distribuer {design}", "deal|distribuer start|début [card]"
    points = "{design}"
    marks = MARKS | {"design": {None: back_target(Back.START)} | {design: design_target(design) for design in DESIGNS}}
    headline = ("The card dealt", "La carte distribuée")

    @property
    def says(self) -> str:
        return (
            say("Deal {design}", "Distribuer {design}")
            if self.design is not None
            else say("Lay the start card in the centre", "Mettre la carte « début des recrutements » au centre")
        )


class Strike(BravesChance, frozen=True, tag="strike"):
    """Chance picks the card that the commando removes (BRV-16.2)."""

    design: Design
    typed = "strike|frapper {design}"
    points = "design:{design}"
    headline = ("The card hit", "La carte touchée")
    says = ("The commando hits {design}", "Le commando touche {design}")


class EndRound(BravesChance, frozen=True, tag="end round"):
    """The clock: the round is over, everything goes back (BRV-20)."""

    typed = "end|finir|fin [de] round|manche"
    points = "deck"
    headline = ("The end of the round", "La fin de la manche")
    says = ("End the round", "Finir la manche")


# --- recruitment -----------------------------------------------------------------------------------------------------


class PlayDesertion(BravesAction, frozen=True, tag="desertion"):
    """Lay a desertion on a pile (BRV-6)."""

    pile: int
    typed = (
        "desertion|désertion|desert|déserter|des [on|sur] [pile] {pile}",
        "lay|poser|play|jouer desertion|désertion|des [on|sur] [pile] {pile}",
    )
    points = "desertion pile:{pile}"
    says = ("Lay a desertion on pile {pile}", "Poser une désertion sur la pile {pile}")


class PlayShield(BravesAction, frozen=True, tag="shield"):
    """Lay a shield on a pile (BRV-7)."""

    pile: int
    typed = (
        "shield|bouclier|sh|claim|revendiquer [on|sur] [pile] {pile}",
        "lay|poser|play|jouer shield|bouclier|sh [on|sur] [pile] {pile}",
    )
    points = "shield pile:{pile}"
    says = ("Lay a shield on pile {pile}", "Poser un bouclier sur la pile {pile}")


class NameChampion(BravesAction, frozen=True, tag="champion"):
    """The sorcerer names the champion (BRV-9); then the piles are opened (BRV-10)."""

    player: Seat
    typed = "champion {player}", "name|nommer [champion] {player} [as|comme] [champion]"
    points = "seat:{player}"
    says = ("Name {player} as champion", "Nommer {player} champion")


class SpyAsk(BravesAction, frozen=True, tag="ask"):
    """With the called spy, ask a player for a card (BRV-11.3)."""

    player: Seat
    design: Design
    typed = (
        "ask|demander [à] {player} [for|pour] {design}",
        "ask|demander [for] {design} from|à|of {player}",
    )
    points = "seat:{player} design:{design}"
    says = ("Ask {player} for {design}", "Demander {design} à {player}")


class SpyDecline(BravesAction, frozen=True, tag="decline"):
    """Ask for nothing with the called spy (BRV-11.3)."""

    typed = "decline|décliner|renoncer|ne_rien_demander", "ask|demander [for] nothing|rien", "pass|passer"
    points = DECLINE
    says = ("Ask for nothing", "Ne rien demander")


# --- war -------------------------------------------------------------------------------------------------------------


class CallPeople(BravesAction, frozen=True, tag="call"):
    """The sorcerer calls a people to battle (BRV-14.1)."""

    people: Back
    typed = "call|appeler {people} [to|au] [battle|combat]"
    points = "people:{people}"
    says = ("Call {people} to battle", "Appeler {people} au combat")


class Send(BravesAction, frozen=True, tag="send"):
    """Lay a mercenary of the hand face down beside one's army (BRV-15.4)."""

    design: Design
    typed = "send|envoyer {design} [face] [down|cachée]"
    points = "hand:{design}"
    says = ("Send {design} face down", "Envoyer {design}, face cachée")


class EndSending(BravesAction, frozen=True, tag="done"):
    """Say that no more mercenaries are sent, or none at all (BRV-15.4)."""

    typed = "done|fini|terminé", "send nothing more", "ne plus rien envoyer", "pass|passer"
    points = DONE
    says = ("Send nothing more", "Ne plus rien envoyer")


class PlayCommando(BravesAction, frozen=True, tag="commando"):
    """Send the commando against an opponent's cards with one back (BRV-16.2).

    Without a back it may strike any of them, which is the other reading of BRV-R17.
    """

    player: Seat
    back: Back | None = None
    typed = (
        "commando [against|contre] {player} {back}",
        "commando [against|contre] {player} any|tout|all",
        "commando [against|contre] {player}",
        "commando [against|contre] {back} of|de|from {player}",
    )
    points = "row:{player}:{back}"

    @property
    def says(self) -> str:
        return (
            say(
                "Send the commando against any card of {player}",
                "Envoyer le commando contre n'importe quelle carte de {player}",
            )
            if self.back is None
            else say("Send the commando against {player}: {back}", "Envoyer le commando contre {player} : {back}")
        )


class HoldCommando(BravesAction, frozen=True, tag="no commando"):
    """Play no commando in this battle, be it in hand or not (BRV-16.1)."""

    typed = "no|pas_de|hold|sans|play_no|ne_pas_jouer_de commando", "no|non|hold", "pass|passer"
    points = HOLD
    says = ("Play no commando", "Ne pas jouer de commando")


class PlayFlyer(BravesAction, frozen=True, tag="flyer"):
    """Add the flying machine of the hand to the battle, with so many goblins of the hand (BRV-18.2)."""

    goblins: int = 0
    typed = (
        "flyer|machine_volante|flying_machine|fly [with|avec] {goblins} [goblins|gobelins|goblin|gobelin]",
        "flyer|machine_volante|flying_machine|fly alone|seule",
    )
    points = "flyer goblins:{goblins}"

    @property
    def says(self) -> str:
        if not self.goblins:
            return say(
                "Play the flying machine without a goblin from the hand",
                "Jouer la machine volante sans gobelin de la main",
            )
        return plural(
            self.goblins,
            ("Play the flying machine with {goblins} goblin", "Play the flying machine with {goblins} goblins"),
            ("Jouer la machine volante avec {goblins} gobelin", "Jouer la machine volante avec {goblins} gobelins"),
        )


class HoldFlyer(BravesAction, frozen=True, tag="no flyer"):
    """Play no flying machine in this battle, be it in hand or not (BRV-18.1)."""

    typed = (
        "no|pas_de|hold|sans|play_no|ne_pas_jouer_de flyer|machine_volante|flying_machine",
        "no|non|hold",
        "pass|passer",
    )
    points = HOLD
    says = ("Play no flying machine", "Ne pas jouer de machine volante")


# --- an announcement: all mercenaries said at once -------------------------------------------------------------------


class Commit(Announced, frozen=True, tag="commit"):
    """Announce all mercenaries of a battle at once: all are laid or none is (BRV-15.4).

    It is played as its parts, `Send` and `EndSending`, and never listed among the legal actions.
    """

    designs: tuple[Design, ...]
    typed = (
        "commit|engager {designs...|none|aucun|nothing|rien}",
        "send|envoyer|n_envoyer {designs...|none|aucun|nothing|rien|no_mercenary|aucun_mercenaire}",
    )

    @property
    def says(self) -> str:
        return (
            say("Send {designs} face down and nothing more", "Envoyer {designs}, face cachée, et rien de plus")
            if self.designs
            else say("Send no mercenary", "N'envoyer aucun mercenaire")
        )


Decision = (
    PlayDesertion
    | PlayShield
    | NameChampion
    | SpyAsk
    | SpyDecline
    | CallPeople
    | Send
    | EndSending
    | PlayCommando
    | HoldCommando
    | PlayFlyer
    | HoldFlyer
)
Chance = NameSorcerer | ShowBack | Deal | Strike | EndRound
AnyAction = Decision | Chance | Commit | Try
