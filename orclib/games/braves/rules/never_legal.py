"""Things that learners try and the rules never allow, each with every clause against it."""

from __future__ import annotations

from collections.abc import Iterator

from orclib.engine import Reason, Rule, Seat
from orclib.games.braves import actions as act
from orclib.games.braves.actions import Trick
from orclib.games.braves.rules.scoring import over_limit
from orclib.games.braves.rules.turns import NO_SUCH_SEAT, OVER, plays
from orclib.games.braves.state import RECRUITING, WAR, Phase, State

# the deal and the piles
NO_HALT = Rule(
    "no-halt",
    "BRV-5.5",
    "Nothing stops the deal: the cards keep falling until all are dealt.",
    "Rien n'arrête la distribution : les cartes tombent jusqu'à la dernière.",
)
IN_ORDER = Rule(
    "in-order",
    "BRV-5.2",
    "The piles get their cards in turn: nobody chooses where a card falls.",
    "Les piles reçoivent leurs cartes à tour de rôle : personne ne choisit où tombe une carte.",
)
NO_REORDER = Rule(
    "no-reorder",
    "BRV-5.5",
    "Nothing that a player does changes the order of the deal.",
    "Rien de ce que fait un joueur ne change l'ordre de la distribution.",
)
ON_TOP = Rule(
    "on-top",
    "BRV-6.3",
    "A card is laid on top of a pile, never under it or into it.",
    "Une carte se pose sur le dessus d'une pile, jamais dessous ni dedans.",
)
SHIELD_ON_TOP = Rule(
    "on-top",
    "BRV-7.3",
    "A shield lies face up on top of a pile, never under it or in it.",
    "Un bouclier se pose face visible sur le dessus d'une pile, jamais dessous ni dedans.",
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
NO_LOOKING = Rule(
    "no-looking",
    "BRV-22.1",
    "Covered cards are not looked at again: only the top of a pile is seen.",
    "On ne regarde plus les cartes recouvertes : on ne voit que le dessus d'une pile.",
)
MUST_PLAY = Rule(
    "must-play",
    "BRV-8.3",
    "Shields that are left must all be played, each on a pile of your choice.",
    "Les boucliers qui restent doivent tous être joués, chacun sur une pile de votre choix.",
)
# the champion, spies and giants
FOR_THE_ROUND = Rule(
    "for-the-round",
    "BRV-9.3",
    "The champion is chosen for the whole round.",
    "Le champion est choisi pour toute la manche.",
)
JUST_ONE = Rule("just-one", "BRV-9.2", "There is just one champion.", "Il n'y a qu'un seul champion.")
MUST_NAME = Rule(
    "must-name",
    "BRV-9.2",
    "The sorcerer must name a champion: any other player will do.",
    "Le sorcier doit nommer un champion : n'importe quel autre joueur convient.",
)
MUST_REVEAL = Rule(
    "must-reveal",
    "BRV-11.2",
    "Whoever holds the called spy must reveal it, and may then ask for nothing.",
    "Celui qui a l'espion appelé doit le révéler ; il peut ensuite ne rien demander.",
)
ONE_DESIGN = Rule(
    "one-design",
    "BRV-11.4",
    "Name one precise card, such as a dwarf warrior, a skeleton leader, a troll or spy 3.",
    "Demandez une carte précise, par exemple un guerrier nain, un chef squelette, un troll ou l'espion 3.",
)
NO_SECOND = Rule(
    "no-second",
    "BRV-11.7",
    "A spy asks once only, even when the card is not there.",
    "Un espion ne demande qu'une fois, même si la carte n'y est pas.",
)
ONE_CARD = Rule(
    "one-card",
    "BRV-11.3",
    "With a spy one player is asked for one card.",
    "Avec un espion, on demande une seule carte à un seul joueur.",
)
MUST_GIVE = Rule(
    "must-give",
    "BRV-11.6",
    "Whoever has the card and is asked for it must give it.",
    "Celui à qui l'on demande une carte qu'il a doit la donner.",
)
ALL_GIANTS = Rule(
    "all-giants",
    "BRV-12.1",
    "Two giants or more quarrel: all of them are discarded, not all but one.",
    "À deux ou plus, les géants se disputent : on les défausse tous, sans en garder un.",
)
COMPULSORY = Rule(
    "compulsory",
    "BRV-12.2",
    "Nobody chooses here: giants that a spy brought are discarded too.",
    "Ici, personne ne choisit : les géants obtenus par un espion partent aussi.",
)
# the war
ALL_CARDS = Rule(
    "all-cards",
    "BRV-14.2",
    "All your cards of the called people must be laid: none is held back.",
    "Il faut poser toutes vos cartes du peuple appelé : on n'en garde aucune.",
)
FINAL = Rule(
    "final",
    "BRV-15.7",
    "What was laid in your turn stays, and nothing is added after it.",
    "Ce que vous avez posé à votre tour reste, et l'on n'ajoute rien ensuite.",
)
GOBLINS_ONLY = Rule(
    "goblins-only",
    "BRV-18.6",
    "The flying machine carries goblins and nothing else.",
    "La machine volante emporte des gobelins et rien d'autre.",
)
# the end
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
# other hands
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
    "{seat} n'a pas de cartes armée en main : elles viennent à l'ouverture des piles.",
)

_ABOUT_PILES = (Trick.DEAL_TO, Trick.UNDER, Trick.TAKE_BACK, Trick.PEEK)


def tricks(state: State, seat: Seat) -> Iterator[act.Try]:
    """The attempts that can be pointed at on the picture: stopping the deal, looking through piles, at hands."""
    if state.phase in RECRUITING:
        yield act.Try(seat, Trick.HALT)
        yield from (act.Try(seat, Trick.PEEK, pile) for pile in range(1, state.options.piles + 1))
    yield from (act.Try(seat, Trick.LOOK, player) for player in state.options.seats if player != seat)


def refusals(state: State, action: act.Try) -> tuple[Reason, ...]:
    """Every reason against an attempt; never empty."""
    trick, place = action.trick, action.place
    before: tuple[Reason, ...] = ()
    if not plays(state, action.seat):
        before = (NO_SUCH_SEAT(players=state.options.players),)
    elif state.phase is Phase.OVER:
        before = (OVER(),)
    if trick is Trick.END and state.phase is Phase.OVER:
        return before
    if trick is Trick.END and state.phase is not Phase.SORCERER:
        first = OVER_BY_ITSELF() if state.phase is Phase.ROUND_END else ROUND_FIRST()
        past = () if over_limit(state) else (NOBODY_PAST(best=max(state.scores), limit=state.options.limit),)
        return (*before, first, *past)
    if trick is Trick.LOOK:
        return (*before, *_look(state, action.seat, place))
    here = _evidence(state, trick)
    if trick in _ABOUT_PILES and 1 <= place <= state.options.piles and state.phase in RECRUITING:
        here = (act.pile_target(place),)
    return (*before, *(rule(*here) for rule in _AGAINST[trick]))


def _evidence(state: State, trick: Trick) -> tuple[str, ...]:
    if trick is Trick.HALT and state.phase in RECRUITING:
        return (act.DECK,)
    if trick is Trick.OTHER_CHAMPION and state.champion is not None:
        return (act.seat_target(state.champion),)
    if trick in (Trick.HIDE_SPY, Trick.ASK_VAGUELY, Trick.ASK_AGAIN) and state.active is not None:
        return (act.seat_target(state.active),)
    return ()


def _look(state: State, seat: Seat, place: int) -> list[Reason]:
    player = Seat(place)
    if not plays(state, player):
        return [NO_SUCH_SEAT(players=state.options.players)]
    rules: tuple[Rule, ...] = (NO_HAND_YET,)
    if player == seat:
        return [OWN_HAND(act.seat_target(player))]
    if player == state.sorcerer and state.phase is not Phase.SORCERER:
        rules = (NO_HAND_AT_ALL,)
    elif state.phase is Phase.SPY or state.phase in WAR:
        rules = (SEEN_ALREADY,) if seat == state.sorcerer else (SECRET_HAND, BACKS_ONLY)
    return [rule(act.seat_target(player), seat=player) for rule in rules]


_AGAINST: dict[Trick, tuple[Rule, ...]] = {
    Trick.HALT: (NO_HALT,),
    Trick.DEAL_TO: (IN_ORDER, NO_REORDER),
    Trick.UNDER: (ON_TOP, SHIELD_ON_TOP),
    Trick.TAKE_BACK: (STAYS, SHIELD_STAYS),
    Trick.PEEK: (NO_LOOKING,),
    Trick.KEEP_SHIELD: (MUST_PLAY,),
    Trick.OTHER_CHAMPION: (FOR_THE_ROUND, JUST_ONE),
    Trick.NO_CHAMPION: (MUST_NAME,),
    Trick.HIDE_SPY: (MUST_REVEAL,),
    Trick.ASK_VAGUELY: (ONE_DESIGN,),
    Trick.ASK_AGAIN: (NO_SECOND, ONE_CARD),
    Trick.REFUSE: (MUST_GIVE,),
    Trick.KEEP_GIANTS: (ALL_GIANTS, COMPULSORY),
    Trick.HOLD_BACK: (ALL_CARDS,),
    Trick.TAKE_HOME: (FINAL,),
    Trick.CARRY: (GOBLINS_ONLY,),
    Trick.END: (ROUND_FIRST,),
}
