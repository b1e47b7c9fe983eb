"""What can happen by the effects of cards."""

from __future__ import annotations

from typing import ClassVar

from orclib.engine import Event, Seat
from orclib.engine.records import by_clause
from orclib.games.orcs_vs_orcs.box import Card
from orclib.language import say


class EffectCancelled(Event, frozen=True, tag=True):
    """An effect is cancelled by Froksh (OVO-22.4)."""

    seat: Seat
    card: Card
    by: Seat
    where = "seat:{seat}"
    says = ("Froksh cancels {its_card} effect.", "Froksh annule l'Effet {its_card}.")


class EffectLost(Event, frozen=True, tag=True):
    """A card that left the battlefield, or lies face down, has no effect (OVO-22.1, 22.13)."""

    seat: Seat
    card: Card
    where = "seat:{seat}"
    says = (
        "{its_card} effect is lost: the card is no longer there.",
        "L'Effet {its_card} est perdu : la carte n'est plus là.",
    )


class NoEffect(Event, frozen=True, tag=True):
    """An effect finds nothing to do; the clause says why."""

    seat: Seat
    card: Card
    where = "seat:{seat}"
    says = by_clause(
        {
            "OVO-20.1": ("An Orc has no effect.", "Un Orc n'a pas d'Effet."),
            "OVO-20.2": (
                "{its_card} effect finds no enemy Orc or Heavy Orc in the open: no strike.",
                "L'Effet {its_card} ne trouve ni Orc ni Orc lourd ennemi à découvert : pas de frappe.",
            ),
            "OVO-20.5": (
                "{its_card} effect finds no enemy Boar rider in the open: no strike.",
                "L'Effet {its_card} ne trouve aucun Sanglier monté ennemi à découvert : pas de frappe.",
            ),
            "OVO-20.6": (
                "{its_card} effect finds no enemy Crossbowman in the open: no strike.",
                "L'Effet {its_card} ne trouve aucun Arbalétrier ennemi à découvert : pas de frappe.",
            ),
            "OVO-20.7": (
                "{the_card} attacks a standing fortress and has no effect there.",
                "{the_card} attaque une Forteresse debout : pas d'Effet.",
            ),
            "OVO-20.12": (
                "{the_card} attacks no standing fortress: no effect.",
                "{the_card} n'attaque pas de Forteresse debout : pas d'Effet.",
            ),
            "OVO-22.1": ("Ashani finds no Unit to destroy.", "Ashani ne trouve aucune Unité à détruire."),
            "OVO-22.2": ("Buurk finds no effect to copy.", "Buurk ne trouve aucun Effet à copier."),
            "OVO-22.6": (
                "Khanrogg steals no Berserk: the enemy's token has to be red, and {whose_seat} white.",
                "Khanrogg ne vole aucun effet Berserk : il faudrait que le jeton adverse soit rouge "
                "et celui {whose_seat} "
                "blanc.",
            ),
            "OVO-22.7": ("Kokoth finds no card to engage as well.", "Kokoth ne trouve aucune carte à engager en plus."),
            "OVO-22.8": (
                "Kraash finds no strength to use again.",
                "Kraash ne trouve aucune Force à appliquer de nouveau.",
            ),
            "OVO-22.10": ("Moordakk finds no Hero in the deck.", "Moordakk ne trouve aucun Héros dans le Deck."),
            "OVO-22.11": (
                "Pogdush finds no discarded card to bring back.",
                "Pogdush ne trouve aucune carte défaussée à ramener.",
            ),
            "OVO-22.12": (
                "Porkash finds no Horde near enough to join.",
                "Porkash ne trouve aucune Horde assez proche pour venir.",
            ),
            "OVO-22.13": ("Roshnar finds no Unit to turn face down.", "Roshnar ne trouve aucune Unité à retourner."),
            "OVO-22.14": (
                "Shagratt can make nobody change cards now.",
                "Shagratt ne peut faire changer de carte à personne maintenant.",
            ),
            "OVO-22.15": (
                "Vhraarg finds no card in the enemy's hand.",
                "Vhraarg ne trouve aucune carte dans la main de l'adversaire.",
            ),
            "OVO-22.16": (
                "Vigdish finds no Orc engaged on {whose_seat} side: no strike.",
                "Vigdish ne trouve aucun Orc engagé du côté {whose_seat} : pas de frappe.",
            ),
            "OVO-22.17": (
                "Vri-Hurcka has no effect: the enemy's deck is empty.",
                "Vri-Hurcka n'a pas d'Effet : le Deck de l'adversaire est vide.",
            ),
            "OVO-22.18": (
                "Vriurck finds no Heavy Orc engaged on {whose_seat} side: no strike.",
                "Vriurck ne trouve aucun Orc lourd engagé du côté {whose_seat} : pas de frappe.",
            ),
            "OVO-22.19": (
                "Vrushn has no effect: {whose_seat} deck is empty.",
                "Vrushn n'a pas d'Effet : le Deck {whose_seat} est vide.",
            ),
            "OVO-22.20": (
                "Xaphyr has no effect: {whose_seat} token cannot go back from space 1.",
                "Xaphyr n'a pas d'Effet : le jeton {whose_seat} ne peut pas reculer de la case 1.",
            ),
        }
    )


class Skipped(Event, frozen=True, tag=True):
    """The owner of an effect lets it go by (OVO-22.12)."""

    seat: Seat
    card: Card
    says = (
        "Porkash could bring a Horde, but {seat} lets it be.",
        "Porkash pourrait amener une Horde, mais {seat} y renonce.",
    )


class Revived(Event, frozen=True, tag=True):
    """A lost Horde came back (OVO-20.9)."""

    seat: Seat
    losses: int
    where = "losses:{seat}"
    says = (
        "A lost Horde comes back to {whose_seat} army: {so_far}.",
        "Une Horde perdue revient dans l'armée {whose_seat} : {so_far}.",
    )


class Discarded(Event, frozen=True, tag=True):
    """A card was discarded (OVO-19.9): a price (20.9), an effect (20.11, 20.12, 22.10, 22.15), unprotected (19.6)."""

    seat: Seat
    card: Card
    where = "seat:{seat}"
    says = by_clause(
        {
            "OVO-20.9": (
                "{seat} pays with the top card of the deck and discards {a_card}.",
                "{seat} paie avec la première carte de son Deck et défausse {a_card}.",
            ),
            "OVO-20.11": (
                "{seat} has to discard the top card of the deck: {a_card}.",
                "{seat} doit défausser la première carte de son Deck : {a_card}.",
            ),
            "OVO-20.12": (
                "The Catapult makes {seat} discard the top card of the deck: {a_card}.",
                "À cause de la Catapulte, {seat} défausse la première carte de son Deck : {a_card}.",
            ),
            "OVO-22.10": (
                "Moordakk makes {seat} discard a Hero of the deck: {a_card}.",
                "À cause de Moordakk, {seat} défausse un Héros de son Deck : {a_card}.",
            ),
            "OVO-22.15": (
                "Vhraarg makes {seat} discard the card kept in hand: {a_card}.",
                "À cause de Vhraarg, {seat} défausse la carte gardée en main : {a_card}.",
            ),
            "OVO-19.6": (
                "{seat} discards {the_card}, which had no protection.",
                "{seat} défausse {the_card}, qui n'avait pas de protection.",
            ),
            "OVO-21.4": (
                "{seat} discards {the_card}, for whom there was no place.",
                "{seat} défausse {the_card}, faute de place.",
            ),
        }
    )


class NothingToDiscard(Event, frozen=True, tag=True):
    """A discard was due, but the deck is empty (OVO-20.13)."""

    seat: Seat
    where = "seat:{seat}"
    says = (
        "{seat} should discard the top card of the deck, but the deck is empty.",
        "{seat} devrait défausser la première carte de son Deck, mais il est vide.",
    )


class CardDestroyed(Event, frozen=True, tag=True):
    """A Unit was destroyed and is in its pile again (OVO-22.1, 19.10)."""

    seat: Seat
    card: Card
    where = "seat:{seat}"
    says = (
        "Ashani destroys {own_card}: the card goes back to its pile for good.",
        "Ashani détruit {own_card} : la carte retourne pour de bon dans sa pile.",
    )


class Copied(Event, frozen=True, tag=True):
    """Buurk copies an engaged card (OVO-22.2)."""

    seat: Seat
    card: Card
    where = "seat:{seat}"
    says = ("Buurk copies {its_card} effect.", "Buurk copie l'Effet {its_card}.")


class EnemyFirst(Event, frozen=True, tag=True):
    """Eruhsk: in the next round the enemy shows first (OVO-22.3)."""

    seat: Seat
    victim: Seat
    where = "seat:{seat}"
    says = (
        "Because of Eruhsk, {victim} has to show a card first in the next round.",
        "À cause d'Eruhsk, {victim} devra montrer sa carte en premier au prochain round.",
    )


class BerserkStolen(Event, frozen=True, tag=True):
    """Khanrogg: a red face changed sides (OVO-22.6)."""

    seat: Seat
    victim: Seat
    where = "strikes:{seat} strikes:{victim}"
    says = (
        "Khanrogg steals Berserk: {whose_victim} token turns white, and {whose_seat} turns red.",
        "Khanrogg vole l'effet Berserk : le jeton {whose_victim} devient blanc, et celui {whose_seat} devient rouge.",
    )


class Pushed(Event, frozen=True, tag=True):
    """Kro-Morda: a token moved to the next segment (OVO-22.9)."""

    seat: Seat
    before: int
    after: int
    where = "strikes:{seat}"

    @property
    def says(self) -> str:
        if self.after == 1:
            return say(
                "Kro-Morda pushes {whose_seat} token from space {before} past the end, to space 1.",
                "Kro-Morda pousse le jeton {whose_seat} au-delà de la fin, de la case {before} à la case 1.",
            )
        return say(
            "Kro-Morda pushes {whose_seat} token to the next segment, from space {before} to {after}.",
            "Kro-Morda pousse le jeton {whose_seat} au segment suivant, de la case {before} à la case {after}.",
        )


class DeckSearched(Event, frozen=True, tag=True):
    """A deck was looked through and shuffled (OVO-22.10, 22.19); the looker knows the cards."""

    seat: Seat
    owner: Seat
    cards: tuple[Card, ...] | None
    private: ClassVar[tuple[str, ...]] = ("cards",)
    where = "seat:{owner}"
    says = by_clause(
        {
            "OVO-22.10": (
                "Moordakk looks through {whose_owner} deck: {cards}. Then it is shuffled.",
                "Moordakk fouille le Deck {whose_owner} : {cards}. Puis on le mélange.",
            ),
            "OVO-22.19": (
                "Vrushn looks through {whose_owner} deck: {cards}. Then it is shuffled.",
                "Vrushn fouille le Deck {whose_owner} : {cards}. Puis on le mélange.",
            ),
        }
    )
    unseen = by_clause(
        {
            "OVO-22.10": (
                "Moordakk looks through {whose_owner} deck. Then it is shuffled.",
                "Moordakk fouille le Deck {whose_owner}. Puis on le mélange.",
            ),
            "OVO-22.19": (
                "Vrushn looks through {whose_owner} deck. Then it is shuffled.",
                "Vrushn fouille le Deck {whose_owner}. Puis on le mélange.",
            ),
        }
    )


class CardFetched(Event, frozen=True, tag=True):
    """Vrushn: a card of the deck was put in hand (OVO-22.19)."""

    seat: Seat
    card: Card | None
    private: ClassVar[tuple[str, ...]] = ("card",)
    says = ("{seat} takes {a_card} from the deck into the hand.", "{seat} prend {a_card} de son Deck en main.")
    unseen = ("{seat} takes a card from the deck into the hand.", "{seat} prend une carte de son Deck en main.")


class DiscardsBack(Event, frozen=True, tag=True):
    """Pogdush: all discarded cards are in the deck again, which is shuffled (OVO-22.11)."""

    seat: Seat
    cards: tuple[Card, ...]
    where = "seat:{seat}"
    says = (
        "Pogdush brings discarded cards back into {whose_seat} deck: {cards}.",
        "Pogdush ramène des cartes défaussées dans le Deck {whose_seat} : {cards}.",
    )


class HordeJoined(Event, frozen=True, tag=True):
    """Porkash: a Horde joined the battle (OVO-22.12)."""

    seat: Seat
    zone: str
    where = "zone:{zone}"
    says = (
        "Porkash brings one of {whose_seat} Hordes {from_zone} into the battle.",
        "Porkash amène {from_zone} une des Hordes {whose_seat} dans la bataille.",
    )


class TurnedDown(Event, frozen=True, tag=True):
    """Roshnar: all other engaged Units of a side lie face down (OVO-22.13)."""

    seat: Seat
    count: int
    where = "seat:{seat}"
    says = (
        (
            "Roshnar turns {count} of {whose_seat} Units face down: no effect counts it any more.",
            "Roshnar turns {count} of {whose_seat} Units face down: no effect counts them any more.",
        ),
        (
            "Roshnar retourne {count} Unité {whose_seat} : plus aucun Effet ne la compte.",
            "Roshnar retourne {count} Unités {whose_seat} : plus aucun Effet ne les compte.",
        ),
        "count",
    )


class TopUnseen(Event, frozen=True, tag=True):
    """Vri-Hurcka: in the next round the enemy engages the top card unseen (OVO-22.17)."""

    seat: Seat
    victim: Seat
    where = "seat:{seat}"
    says = (
        "Because of Vri-Hurcka, {victim} has to engage the top card of the deck unseen in the next round.",
        "À cause de Vri-Hurcka, {victim} devra engager en aveugle la première carte de son Deck au prochain round.",
    )


class Rewound(Event, frozen=True, tag=True):
    """Xaphyr: a token moved one space left (OVO-22.20); back over the first space the Horde is not lost."""

    seat: Seat
    before: int
    after: int
    saved: bool
    where = "strikes:{seat}"

    @property
    def says(self) -> str:
        if self.saved:
            return say(
                "Xaphyr takes {whose_seat} token back from space {before} to {after}: the Horde is not lost.",
                "Xaphyr ramène le jeton {whose_seat} de la case {before} à la case {after} : la "
                "Horde n'est pas perdue.",
            )
        return say(
            "Xaphyr takes {whose_seat} token back from space {before} to {after}.",
            "Xaphyr ramène le jeton {whose_seat} de la case {before} à la case {after}.",
        )
