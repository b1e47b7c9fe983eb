"""The alt text of the picture: the same facts in reading order, and a sentence for each thing one can point at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from orclib.engine import Seat
from orclib.games.braves.actions import DECK, DECLINE, DONE, FLYER, HOLD
from orclib.games.braves.box import (
    BACKS,
    MERCENARIES,
    PEOPLES,
    POINTS,
    SPIES,
    Army,
    Back,
    Design,
    Pile,
    PileCard,
    Shield,
    only,
)
from orclib.games.braves.rules import scoring
from orclib.games.braves.rules.clock import pile_of
from orclib.games.braves.rules.strength import Strength, strength
from orclib.games.braves.state import BETWEEN, RECRUITING, Battle, Phase, View
from orclib.games.braves.text.names import (
    a_back,
    a_design,
    back_name,
    backs_count,
    cards_count,
    cards_list,
    design_name,
    people_name,
    player_name,
    players_list,
    points_count,
    rank_name,
    the_people,
)
from orclib.games.braves.text.sentences import sentence
from orclib.language import Bilingual, capital, labelled, listing, plural, say, series


def _told(lead: str, *facts: str) -> str:
    """What is true of a thing, in one sentence."""
    return labelled(lead, ", ".join(facts)) + "."


def recruiting(view: View) -> bool:
    """Whether the table shows the ring of piles."""
    return view.phase is Phase.SORCERER or view.phase in RECRUITING


def next_pile(view: View) -> int | None:
    """The pile on which the next army card falls, counted from 1; None where no more are dealt."""
    if view.phase is not Phase.DEAL or not any(view.deck):
        return None
    return pile_of(view.options, view.dealt + 1)


def army(view: View, seat: Seat) -> Strength | None:
    """The strength of an army that lies open, with its terms."""
    laid = view.laid[seat]
    if not view.revealed or laid is None or not any(laid):
        return None
    return strength(view.options, laid, view.flown == seat, view.aboard)


# --- the line at the top ---------------------------------------------------------------------------------------------


def status(view: View) -> str:
    """Who is to do what, in one sentence."""
    if view.phase is Phase.DEAL:
        return _deal(view, player_name(view.sorcerer))
    if view.phase is Phase.OVER:
        return _over(view)
    nobody = {Phase.LEFTOVER: _ANYBODY, Phase.SPY: _NO_SPY} if view.active is None else {}
    return str(nobody.get(view.phase, _STATUS[view.phase])).format(
        player="" if view.active is None else player_name(view.active),
        players=players_list(seat for seat in view.options.seats if view.shields and view.shields[seat]),
        sorcerer=player_name(view.sorcerer),
        struck="" if view.struck is None else player_name(view.struck[0]),
        people="" if view.people is None else the_people(view.people),
        spy=view.spy,
        next=view.battle + 1,
        round_no=view.round_no,
    )


_ANYBODY: Final = Bilingual(
    "The deal is over. Shields left over must be played: {players}.",
    "La distribution est finie. Il reste des boucliers à jouer : {players}.",
)
_NO_SPY: Final = Bilingual(
    "All cards that there are, and how many of each.", "Toutes les cartes du jeu, et combien de chacune."
)
_STATUS: Final = {
    Phase.SORCERER: Bilingual(
        "Lots are drawn: who is the first sorcerer?",
        "On tire au sort : qui est le premier sorcier ?",
    ),
    Phase.LEFTOVER: Bilingual(
        "{player}, play a shield that is left over.",
        "{player}, jouez un bouclier qui vous reste.",
    ),
    Phase.CHAMPION: Bilingual(
        "{sorcerer}, name your champion, whose points will be yours too.",
        "{sorcerer}, nommez votre champion : ses points seront aussi les vôtres.",
    ),
    Phase.SPY: Bilingual(
        "{player} has spy {spy}: ask a player for a card, or for nothing.",
        "{player} a l'espion {spy} : demandez une carte à un joueur, ou ne demandez rien.",
    ),
    Phase.CALL: Bilingual(
        "{sorcerer}, call a people to battle {next}.",
        "{sorcerer}, appelez un peuple à la bataille {next}.",
    ),
    Phase.COMMIT: Bilingual(
        "{player}, send mercenaries with {people}, or none.",
        "{player}, envoyez des mercenaires avec {people}, ou n'en envoyez pas.",
    ),
    Phase.COMMANDO: Bilingual(
        "{player} is asked, as all are who might hold it: the goblin commando?",
        "Question à {player}, comme à qui pourrait l'avoir : le commando gobelin ?",
    ),
    Phase.STRIKE: Bilingual(
        "The commando strikes {struck}: which card does it hit?",
        "Le commando frappe {struck} : quelle carte touche-t-il ?",
    ),
    Phase.FLYER: Bilingual(
        "{player} is asked, as all are who might hold it: the flying machine?",
        "Question à {player}, comme à qui pourrait l'avoir : la machine volante ?",
    ),
    Phase.ROUND_END: Bilingual(
        "Round {round_no} is over. What comes now?",
        "La manche {round_no} est finie. Que se passe-t-il ensuite ?",
    ),
}


def _deal(view: View, sorcerer: str) -> str:
    pile = next_pile(view)
    if view.next is Back.START:
        return say(
            "{sorcerer} deals: the start card comes next, then shields may be played.",
            "{sorcerer} distribue : vient la carte « début des recrutements », puis place aux boucliers.",
        ).format(sorcerer=sorcerer)
    if view.next is None:
        return say(
            "{sorcerer} deals: what comes next, for pile {pile}?",
            "{sorcerer} distribue : qu'est-ce qui vient pour la pile {pile} ?",
        ).format(sorcerer=sorcerer, pile=pile)
    text = say(
        "{sorcerer} deals: {card} comes next, for pile {pile}.",
        "{sorcerer} distribue : vient {card}, pour la pile {pile}.",
    )
    return text.format(sorcerer=sorcerer, card=a_back(view.next), pile=pile)


def _over(view: View) -> str:
    best = max(view.scores)
    victors, _why = scoring.winners(view)
    text = plural(
        len(victors),
        (
            "The game is over: {players} wins with {points}.",
            "The game is over: {players} share the victory with {points}.",
        ),
        (
            "La partie est finie : {players} gagne avec {points}.",
            "La partie est finie : {players} se partagent la victoire avec {points}.",
        ),
    )
    return text.format(players=players_list(victors), points=points_count(best))


def turn_text(view: View) -> str:
    """The pill at the right of the status line."""
    if view.phase is Phase.OVER:
        return say("the end", "fin")
    if view.phase is Phase.SORCERER:
        return say("set-up", "préparation")
    battle = view.battle + (view.phase is Phase.CALL)
    if battle:
        return say("round {n}, battle {battle}", "manche {n}, bataille {battle}").format(n=view.round_no, battle=battle)
    return say("round {n}", "manche {n}").format(n=view.round_no)


# --- the whole picture -----------------------------------------------------------------------------------------------


def text(view: View) -> str:
    """The whole picture as lines of text."""
    return "\n".join(_lines(view))


def _lines(view: View) -> Iterator[str]:
    yield f"{status(view)} ({turn_text(view)})"
    if recruiting(view):
        yield deck(view)
        if view.start_shown:
            yield start(view)
        yield from (pile(number, view) for number in range(1, len(view.piles) + 1))
    elif view.phase is not Phase.OVER:
        yield from (people(each, view) for each in PEOPLES)
    if not recruiting(view):
        over = view.phase is Phase.OVER
        shown = [place for place, battle in enumerate(view.battles) if over or battle.round_no == view.round_no]
        yield from (battle_line(place, view) for place in shown)
    last = fought(view)
    if last is not None:
        yield from (_fought(who, last, view) for who in view.recruiters if any(last.armies[who]))
    yield from (seat(each, view) for each in view.options.seats)
    if view.phase is Phase.STRIKE:
        yield _struck(view)
    yield legend()


def legend() -> str:
    """What the mark beside a value means."""
    return say("* our own value", "* notre valeur")


def battle_line(place: int, view: View) -> str:
    """A battle that was fought, and who won it."""
    battle = view.battles[place]
    lead = say("Round {n}, battle {battle}", "Manche {n}, bataille {battle}").format(
        n=battle.round_no, battle=battle.number
    )
    if battle.people is not None:
        lead = f"{lead}, {people_name(battle.people)}"
    if not battle.winners:
        return _told(lead, say("nobody won", "personne n'a gagné"))
    won = plural(
        len(battle.winners),
        ("{players} won {points}", "{players} won {points} each"),
        ("{players} a gagné {points}", "{players} ont gagné {points} chacun"),
    ).format(players=players_list(battle.winners), points=points_count(POINTS[battle.number - 1]))
    if battle.shared and battle.sorcerer is not None:
        won += ", " + say("{player} as sorcerer too", "{player} aussi, comme sorcier").format(
            player=player_name(battle.sorcerer)
        )
    return _told(lead, won)


def fought(view: View) -> Battle | None:
    """The battle fought last, as long as the next people has not been called; its cards are still to be seen."""
    if view.phase not in BETWEEN or not view.called or not view.battles:
        return None
    battle = view.battles[-1]
    return battle if battle.round_no == view.round_no and battle.armies else None


def army_of(who: Seat, battle: Battle, view: View) -> Strength:
    """The strength of an army in a battle that was fought."""
    return strength(view.options, battle.armies[who], battle.flown == who, battle.aboard)


def _fought(who: Seat, battle: Battle, view: View) -> str:
    lead = say("{player} in battle {n}", "{player} à la bataille {n}").format(player=player_name(who), n=battle.number)
    return _told(lead, f"{cards_list(battle.armies[who])}, {_strength(army_of(who, battle, view))}")


def _strength(total: Strength) -> str:
    terms = series(sentence(term).rstrip(".") for term in total.terms)
    return say("strength {n} ({terms})", "force {n} ({terms})").format(n=total.total, terms=terms)


def _struck(view: View) -> str:
    assert view.struck is not None
    player, back = view.struck
    what = say("any card", "n'importe quelle carte") if back is None else back_name(back)
    return _told(
        say("The commando strikes {player}", "Le commando frappe {player}").format(player=player_name(player)), what
    )


# --- the ring --------------------------------------------------------------------------------------------------------


def deck(view: View) -> str:
    """The deck: what comes next, how many cards are left and dealt."""
    total = view.options.army_cards
    facts = [
        say("{n} of {total} army cards dealt", "{n} sur {total} cartes « armée » distribuées").format(
            n=view.dealt, total=total
        )
    ]
    facts.append(say("{n} left", "il en reste {n}").format(n=total - view.dealt))
    if view.next is not None:
        facts.insert(0, say("next comes {card}", "ensuite vient {card}").format(card=a_back(view.next)))
    number = next_pile(view)
    if number is not None:
        facts.append(
            say("the next card falls on pile {pile}", "la carte suivante tombe sur la pile {pile}").format(pile=number)
        )
    return _told(say("The deck", "Le paquet"), *facts)


def start(view: View) -> str:
    """The start card in the centre."""
    return _told(
        say("The start card", "La carte « début des recrutements »"),
        say("it has come, shields may be played from now on", "elle est venue, on peut maintenant jouer des boucliers"),
    )


def pile(number: int, view: View) -> str:
    """A pile: its top card, and of the covered ones as much as the memory aid shows."""
    lead = say("Pile {n}", "La pile {n}").format(n=number)
    cards: Pile = view.piles[number - 1] if view.piles else ()
    if not cards:
        facts = [say("no card yet", "pas encore de carte")]
    else:
        facts = [say("on top {card}", "sur le dessus {card}").format(card=pile_card(cards[-1], view))]
        facts += _covered(cards[:-1], view)
    if number == next_pile(view):
        facts.append(say("the next card falls here", "la carte suivante tombe ici"))
    return _told(lead, *facts)


def _covered(cards: Pile, view: View) -> Iterator[str]:
    if not cards:
        return
    match view.options.memory_aid:
        case "off":
            yield say("cards under it", "des cartes dessous")
        case "counts":
            yield say("{cards} in all", "{cards} en tout").format(cards=cards_count(len(cards) + 1))
        case "full":
            yield say("under it, from the bottom, {cards}", "dessous, en partant du bas, {cards}").format(
                cards=listing(pile_card(card, view) for card in cards)
            )


def pile_card(card: PileCard, view: View) -> str:
    """A card of a pile in words."""
    if isinstance(card, Army):
        return a_design(card.design)
    if isinstance(card, Shield):
        return say("a shield of {player}", "un bouclier de {player}").format(player=player_name(card.owner))
    return say("a desertion", "une désertion")


def token(kind: str, view: View) -> str:
    """The own shields or desertions; for the referee those of whoever acts."""
    if view.seat is None:
        lead = (
            say("A shield of whoever acts", "Un bouclier de celui qui joue")
            if kind == "shield"
            else say("A desertion of whoever acts", "Une désertion de celui qui joue")
        )
        return lead + "."
    n = (view.shields if kind == "shield" else view.desertions)[view.seat]
    if kind == "shield":
        lead, use = (
            say("Your shields", "Vos boucliers"),
            say("to claim a pile with all its cards", "pour prendre une pile avec toutes ses cartes"),
        )
    else:
        lead, use = (
            say("Your desertions", "Vos désertions"),
            say("to remove the card on top of a pile", "pour faire partir la carte du dessus d'une pile"),
        )
    return _told(lead, say("{n} left, {use}", "il en reste {n}, {use}").format(n=n, use=use))


# --- players ---------------------------------------------------------------------------------------------------------


def seat(who: Seat, view: View) -> str:
    """A player: score, office, cards."""
    name = player_name(who)
    lead = say("{player} (you)", "{player} (vous)").format(player=name) if who == view.seat else name
    return _told(lead, *_seat_facts(who, view))


def _seat_facts(who: Seat, view: View) -> Iterator[str]:
    yield points_count(view.scores[who] if view.scores else 0)
    if view.phase in (Phase.SORCERER, Phase.OVER):
        return
    if who == view.sorcerer:
        yield say("sorcerer", "sorcier")
        return
    if who == view.champion:
        yield say("champion", "champion")
    if recruiting(view):
        n = view.shields[who]
        yield plural(n, ("{n} shield", "{n} shields"), ("{n} bouclier", "{n} boucliers")).format(n=n)
        n = view.desertions[who]
        yield plural(n, ("{n} desertion", "{n} desertions"), ("{n} désertion", "{n} désertions")).format(n=n)
        return
    told = deciding(who, view)
    if told:
        yield told
    yield hand(who, view)
    yield from _in_battle(who, view)


def deciding(who: Seat, view: View) -> str:
    """When a recruiter decides, where they do so one after the other."""
    if view.active is None:
        return ""
    if who == view.active:
        return say("decides now", "décide")
    if view.phase is not Phase.COMMIT:
        return ""
    order = view.speakers
    place = order.index(who)
    if place < order.index(view.active):
        return say("has decided", "a décidé")
    return say("decides no. {n}", "décide n° {n}").format(n=place + 1)


def hand(who: Seat, view: View) -> str:
    """The army cards in a hand, as far as these eyes know them."""
    known, held = view.hand(who), view.held[who]
    if known is not None:
        return say("in hand {cards}", "en main {cards}").format(cards=cards_list(known))
    text = say("in hand {cards}", "en main {cards}").format(cards=_backs(held))
    public = view.known[who]
    if any(public):
        text += ", " + say(
            "among all its cards {cards}, as everybody knows", "parmi toutes ses cartes {cards}, tout le monde le sait"
        ).format(cards=cards_list(public))
    refused = [a_design(design) for asked, design in view.refused if asked == who]
    if refused:
        text += ", " + say("asked in vain for {cards}", "on lui a demandé en vain {cards}").format(
            cards=listing(refused)
        )
    return text


def _backs(counts: tuple[int, ...]) -> str:
    return listing(backs_count(back, n) for back, n in zip(BACKS, counts, strict=True) if n) or say(
        "no card", "aucune carte"
    )


def _in_battle(who: Seat, view: View) -> Iterator[str]:
    if not any(view.shown[who]):
        if view.called:
            yield say("no card in the battle", "aucune carte dans la bataille")
        return
    faces = view.laid[who]
    cards = _backs(view.shown[who]) if faces is None else cards_list(faces)
    yield say("in the battle {cards}", "dans la bataille {cards}").format(cards=cards)
    if not view.revealed:
        yield say("face down", "face cachée")
    total = army(view, who)
    if total is not None:
        yield _strength(total)


# --- war -------------------------------------------------------------------------------------------------------------


def people(which: Back, view: View) -> str:
    """A people: whether it was called, and to which battle."""
    if which not in view.called:
        fact = say("not called yet", "pas encore appelés")
    else:
        number = view.called.index(which) + 1
        fact = say("called to battle {n}", "appelés à la bataille {n}").format(n=number)
        if which is view.people and view.phase not in BETWEEN:
            fact = say("fights in battle {n} now", "combattent dans la bataille {n}, en cours").format(n=number)
    return _told(people_name(which), fact)


def row(who: Seat, back: Back | None, view: View) -> str:
    """The cards of a player in the battle, those of one back or all."""
    counts = view.shown[who]
    cards = _backs(counts) if back is None else backs_count(back, counts[back.index])
    faces = view.laid[who]
    where = say("face up", "face visible") if view.revealed else say("face down", "face cachée")
    if faces is not None:
        where += ", " + cards_list(faces if back is None else only(faces, back))
    lead = say("{player} in the battle", "{player} dans la bataille").format(player=player_name(who))
    return _told(lead, f"{cards}, {where}")


def own_card(design: Design, count: int, view: View, whose: Seat) -> str:
    """A design in the hand at the bottom."""
    lead = capital(design_name(design))
    facts = [_value(design, view)] if design.face.valued else []
    facts.append(
        say("{n} in your hand", "{n} dans votre main")
        if whose == view.seat
        else say("{n} in the hand of {player}", "{n} dans la main de {player}")
    )
    text = ", ".join(facts).format(n=count, player=player_name(whose))
    if design in MERCENARIES:
        text += ", " + say("may be sent into a battle", "on peut l'envoyer dans une bataille")
    return _told(lead, text)


def listed(design: Design, view: View) -> str:
    """A design in a list of all that there are: what it is worth and does, how many there are."""
    facts = [_value(design, view)] if design.face.valued else []
    facts += [say(*design.face.does)] if design.face.does else []
    n = view.options.deck[design]
    facts.append(
        plural(
            n, ("{n} card in the game", "{n} cards in the game"), ("{n} carte dans le jeu", "{n} cartes dans le jeu")
        ).format(n=n)
    )
    if design in SPIES and view.phase is Phase.SPY and SPIES.index(design) < view.spy:
        facts.append(say("called already", "déjà appelé"))
    return _told(capital(design_name(design)), *facts)


def _value(design: Design, view: View) -> str:
    text = say("value {n} (our own)", "valeur {n} (la nôtre)") if design.face.ours else say("value {n}", "valeur {n}")
    return text.format(n=view.options.value(design))


def chance_back(back: Back) -> str:
    """A kind of card that may come next."""
    return _told(say("The next card", "La carte suivante"), back_name(back))


def chance_design(design: Design, n: int, view: View) -> str:
    """A card that chance may pick: to be dealt, or to be struck."""
    lead = (
        say("The card struck", "La carte touchée")
        if view.phase is Phase.STRIKE
        else say("The card dealt", "La carte distribuée")
    )
    return _told(lead, f"{design_name(design)} (\N{MULTIPLICATION SIGN}{n})")


def button(id: str, view: View) -> str:
    """What one says instead of doing."""
    key = ("commando" if view.phase is Phase.COMMANDO else "no flyer") if id == HOLD else id
    lead, use = _BUTTONS[key]
    return _told(str(lead), str(use))


_HOLD: Final = Bilingual("Pass", "Passer")
_BUTTONS: Final = {
    DECK: (
        Bilingual("Go on", "Continuer"),
        Bilingual(
            "all cards go back, and a new round begins unless somebody has won",
            "on reprend toutes les cartes, et une nouvelle manche commence, sauf si quelqu'un a gagné",
        ),
    ),
    DONE: (
        Bilingual("Done", "Terminer"),
        Bilingual("no more mercenaries in this battle", "plus de mercenaire dans cette bataille"),
    ),
    DECLINE: (
        Bilingual("Decline", "Renoncer"),
        Bilingual("ask for nothing with this spy", "ne rien demander avec cet espion"),
    ),
    FLYER: (
        Bilingual("Flying machine", "Machine volante"),
        Bilingual(
            "play it with goblins of the hand, then say how many",
            "la jouer avec des gobelins de la main, puis dire combien",
        ),
    ),
    "commando": (
        _HOLD,
        Bilingual(
            "no commando in this battle, be it in hand or not",
            "pas de commando dans cette bataille, qu'on l'ait en main ou non",
        ),
    ),
    "no flyer": (
        _HOLD,
        Bilingual(
            "no flying machine in this battle, be it in hand or not",
            "pas de machine volante dans cette bataille, qu'on l'ait en main ou non",
        ),
    ),
}


def goblins(n: int) -> str:
    """So many goblins for the flying machine."""
    return (
        capital(
            plural(
                n,
                ("{n} goblin flies in", "{n} goblins fly in"),
                ("{n} gobelin arrive par les airs", "{n} gobelins arrivent par les airs"),
            ).format(n=n)
        )
        + "."
    )


def short_name(design: Design) -> str:
    """The name that stands on a large card; the people is seen."""
    return capital(design_name(design) if design.rank is None else rank_name(design.rank))
