"""What cannot be in a position of De l'Orc pour les Braves, in both languages, each with the clause that forbids it."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from orclib.engine.positions import fault
from orclib.games.braves.box import (
    DESIGNS,
    PEOPLES,
    POINTS,
    ROUND_BATTLES,
    SHIELDS,
    SPIES,
    Army,
    Back,
    Desertion,
    Design,
    Shield,
    army_cards,
    only,
    together,
)
from orclib.games.braves.rules import clock
from orclib.games.braves.rules.scoring import best_armies, enough, over_limit, points
from orclib.games.braves.rules.spies import quarrelling, spies_closed
from orclib.games.braves.state import RECRUITING, WAR, Battle, Phase, State
from orclib.games.braves.text import statements as says
from orclib.games.braves.text.names import people_name, player_name, players_list
from orclib.games.braves.text.setting import due_pile
from orclib.games.braves.text.words import code
from orclib.language import listing, say


def faults_of(state: State, draft: says.Draft) -> Iterator[str]:
    """Every fault; none for a position that may be played on."""
    if state.phase is Phase.SORCERER:
        yield from _before(draft)
        return
    yield from _cards(state)
    yield from _piles(state, draft)
    yield from _hands(state)
    yield from _spies(state)
    yield from _called(state, draft)
    yield from _scores(state)


def _before(draft: says.Draft) -> Iterator[str]:
    """Before the first round there is nothing but the box."""
    classes = dict.fromkeys(type(each.statement) for each in draft.said)
    told = [say(*cls.tells) for cls in classes if cls not in (says.Players, says.Switch, says.Moment)]
    if told:
        yield fault(
            "BRV-2.2",
            "Before the first sorcerer is named there is nothing to be told of: {told}",
            "Avant que le premier sorcier soit nommé, il n'y a rien à dire de ceci : {told}",
            told=listing(told),
        )


def _cards(state: State) -> Iterator[str]:
    """No design may be there more often than the box has it (BRV-1.6 to 1.8)."""
    lots = [state.deck, state.seen_discards, state.unseen_discards, *state.hands, *state.laid]
    for design, count in zip(DESIGNS, together([*lots, *map(army_cards, state.piles)]), strict=True):
        most = state.options.deck[design]
        facts = {"count": count, "design": code(design, state.options), "most": most}
        if count > most:
            clause = "BRV-1.8" if design in SPIES else "BRV-1.7" if design.back is Back.MERCENARY else "BRV-1.6"
            yield fault(
                clause,
                "There are {count} of {design}, but the box has {most}",
                "Il y a {count} cartes {design}, et la boîte en a {most}",
                **facts,
            )


# --- the deal --------------------------------------------------------------------------------------------------------


def _piles(state: State, draft: says.Draft) -> Iterator[str]:
    options = state.options
    for number in draft.piles:
        if not 1 <= number <= options.piles:
            yield fault(
                "BRV-4.6",
                "There is no pile {pile}: {players} players have {piles} piles",
                "Il n'y a pas de pile {pile} : à {players} joueurs, il y a {piles} piles",
                pile=number,
                players=options.players,
                piles=options.piles,
            )
    if draft.piles and state.phase not in RECRUITING:
        yield fault(
            "BRV-10.1", "The piles have been opened in this phase", "Dans cette phase, les piles ont été ouvertes"
        )
    for number, pile in enumerate(state.piles, 1):
        if pile and not isinstance(pile[0], Army):
            yield fault(
                "BRV-6.4",
                "Pile {pile} begins with a card that was played on nothing",
                "La pile {pile} commence par une carte jouée sur rien",
                pile=number,
            )
        fit, there = len(range(number, options.army_cards + 1, options.piles)), sum(army_cards(pile))
        if there > fit:
            yield fault(
                "BRV-5.2",
                "Pile {pile} has {there} army cards; only {fit} are dealt to it",
                "La pile {pile} a {there} cartes « armée » ; elle n'en reçoit que {fit}",
                pile=number,
                there=there,
                fit=fit,
            )
    if state.phase is Phase.LEFTOVER and not any(state.piles):
        yield fault(
            "BRV-6.4",
            "Shields left over need a pile that has been begun",
            "Pour des boucliers restants, il faut une pile commencée",
        )
    yield from _played(state)
    yield from _too_late(state)
    due = due_pile(state)
    if state.last_pile is not None and state.last_pile != due:
        yield fault(
            "BRV-5.2",
            "The last card fell {last}, not on pile {pile}",
            "La dernière carte est tombée {last}, et non sur la pile {pile}",
            last=say("on no pile", "sur aucune pile")
            if due is None
            else say("on pile {}", "sur la pile {}").format(due),
            pile=state.last_pile,
        )
    if state.phase is Phase.LEFTOVER and not any(state.shields):
        yield fault(
            "BRV-8.6",
            "Nobody has a shield left over, so the champion is to be named",
            "Il ne reste de bouclier à personne : c'est le moment de nommer le champion",
        )
    if state.phase is Phase.DEAL:
        yield from _deal(state)


def _played(state: State) -> Iterator[str]:
    """Shields and desertions, in hand and in piles."""
    options = state.options
    laid = [card.owner for pile in state.piles for card in pile if isinstance(card, Shield)]
    for seat in options.seats:
        shields, facts = state.shields[seat] + laid.count(seat), {"seat": player_name(seat)}
        if seat == state.sorcerer and (shields or state.desertions[seat]):
            yield fault(
                "BRV-3.2", "{seat} is the sorcerer and plays no cards", "{seat} est le sorcier et ne joue pas", **facts
            )
        elif shields > SHIELDS:
            yield fault(
                "BRV-4.1",
                "{seat} has {shields} shields, not {most}",
                "{seat} a {shields} boucliers, et non {most}",
                shields=shields,
                most=SHIELDS,
                **facts,
            )
        if state.desertions[seat] > options.desertions:
            yield fault(
                "BRV-4.2",
                "{seat} has {there} desertions, not {most}",
                "{seat} a {there} désertions, et non {most}",
                there=state.desertions[seat],
                most=options.desertions,
                **facts,
            )
    flags = sum(isinstance(card, Desertion) for pile in state.piles for card in pile) + sum(state.desertions)
    most = options.desertions * (options.players - 1)
    if flags > most:
        yield fault(
            "BRV-4.2",
            "There are {flags} desertions; the recruiters have {most} together",
            "Il y a {flags} désertions ; les recruteurs en ont {most} en tout",
            flags=flags,
            most=most,
        )


def _too_late(state: State) -> Iterator[str]:
    """What belongs to another phase than this one."""
    if state.phase is not Phase.DEAL and any(state.desertions):
        yield fault(
            "BRV-8.2",
            "Desertions that were not played are lost after the deal",
            "Après la distribution, les désertions non jouées sont perdues",
        )
    if state.phase is not Phase.DEAL and state.phase is not Phase.OVER and not state.start_shown:
        yield fault(
            "BRV-5.6",
            "The start card has come by the end of the deal",
            "À la fin de la distribution, la carte « début des recrutements » est venue",
        )
    if state.phase is not Phase.DEAL and state.next is not None:
        yield fault(
            "BRV-5.7",
            "No card is dealt now, so no next one can be seen",
            "On ne distribue plus : aucune carte suivante n'est visible",
        )
    if state.phase not in (Phase.DEAL, Phase.OVER) and any(state.deck):
        yield fault(
            "BRV-5.7", "All cards have been dealt in this phase", "Dans cette phase, toutes les cartes sont distribuées"
        )
    if state.phase in RECRUITING and state.champion is not None:
        yield fault("BRV-9.1", "The champion is named after the deal", "Le champion est nommé après la distribution")
    if state.phase not in (Phase.DEAL, Phase.LEFTOVER) and any(state.shields):
        yield fault(
            "BRV-9.1",
            "All shields are played before the champion is named",
            "Tous les boucliers sont joués avant que le champion soit nommé",
        )


def _deal(state: State) -> Iterator[str]:
    options, depths = state.options, state.options.depths
    claimed = any(isinstance(card, Shield) for pile in state.piles for card in pile)
    if not any(state.deck):
        yield fault(
            "BRV-5.7",
            "All cards have been dealt: the deal is over",
            "Toutes les cartes sont distribuées : la distribution est finie",
        )
    if claimed and not state.start_shown:
        yield fault(
            "BRV-7.1",
            "Shields lie in piles before the start card has come",
            "Des boucliers sont dans des piles avant que la carte « début des recrutements » soit venue",
        )
    if state.start_shown and state.dealt < depths[0]:
        yield fault(
            "BRV-4.5",
            "The start card has come as card {number}; {least} or more lie above it. Of piles after the deal, say "
            "phase leftover or phase champion",
            "La carte « début des recrutements » est venue en position {number} ; il y en a au moins {least} "
            "au-dessus. Pour des piles d'après la distribution, dites phase leftover ou phase champion",
            number=state.dealt + 1,
            least=depths[0],
        )
    if not state.start_shown and state.dealt > depths[-1]:
        yield fault(
            "BRV-4.5",
            "The start card has not come by card {number}; at most {most} lie above it",
            "La carte « début des recrutements » n'est pas venue avant la carte {number} ; il y en a au plus {most} "
            "au-dessus",
            number=state.dealt,
            most=depths[-1],
        )
    if state.next is not None:
        if not options.show_next_back:
            yield fault(
                "BRV-R3",
                "The back of the next card is not seen here",
                "Ici, on ne voit pas le dos de la carte suivante",
            )
        elif state.next in clock.next_kinds(replace(state, next=None)):
            pass
        elif state.next is Back.START:
            yield fault(
                "BRV-4.5",
                "The start card cannot come now",
                "La carte « début des recrutements » ne peut pas venir maintenant",
            )
        elif any(only(state.deck, state.next)):
            yield fault(
                "BRV-4.5",
                "The start card is the only one that can come now",
                "Seule la carte « début des recrutements » peut venir maintenant",
            )
        else:
            yield fault(
                "BRV-22.3",
                "No card of that back ({back}) is left to deal",
                "Il ne reste aucune carte de ce dos ({back}) à distribuer",
                back=state.next.value,
            )
    if sum(sum(army_cards(pile)) for pile in state.piles) > state.dealt:
        yield fault(
            "BRV-5.2",
            "There are more army cards in piles than have been dealt",
            "Il y a plus de cartes « armée » dans les piles qu'on n'en a distribué",
        )


# --- the war ---------------------------------------------------------------------------------------------------------


def _hands(state: State) -> Iterator[str]:
    options, war = state.options, state.phase in WAR
    for seat in options.seats:
        hand, laid, known = state.hands[seat], state.laid[seat], state.known[seat]
        cards, facts = any(hand) or any(laid), {"seat": player_name(seat)}
        if seat == state.sorcerer and cards:
            yield fault(
                "BRV-3.2", "{seat} is the sorcerer and has no army", "{seat} est le sorcier et n'a pas d'armée", **facts
            )
        if any(k > h + n for k, h, n in zip(known, hand, laid, strict=True)):
            yield fault(
                "BRV-11.8",
                "{seat} is known to have a card that is not there",
                "On sait que {seat} a une carte qui n'y est pas",
                **facts,
            )
        if seat in state.quarrelled and hand[Design.GIANT]:
            yield fault(
                "BRV-12.1",
                "{seat} has a giant, though all of them quarrelled",
                "{seat} a un géant, alors que tous les siens se sont querellés",
                **facts,
            )
        for who, design in state.refused:
            if who == seat and hand[design] + laid[design] > known[design]:
                yield fault(
                    "BRV-11.6",
                    "{seat} was asked for {design} in vain, and has one",
                    "On a demandé {design} en vain à {seat}, qui en a",
                    design=code(design, options),
                    **facts,
                )
        if state.phase is Phase.OVER and cards:
            yield fault(
                "BRV-20.3",
                "{seat} has army cards after the game",
                "{seat} a des cartes « armée » après la partie",
                **facts,
            )
        if state.phase in RECRUITING and cards:
            yield fault(
                "BRV-10.14",
                "{seat} has army cards before the piles are opened",
                "{seat} a des cartes « armée » avant que les piles soient ouvertes",
                **facts,
            )
        if war and quarrelling(hand):
            yield fault(
                "BRV-12.1",
                "{seat} has more than one giant, who would have quarrelled",
                "{seat} a plus d'un géant : ils se seraient querellés",
                **facts,
            )
        if any(hand[spy] for spy in SPIES[: state.spy] if spy is not _called_spy(state) or seat != state.active):
            yield fault(
                "BRV-11.12",
                "{seat} holds a spy that has been called",
                "{seat} tient un espion déjà appelé",
                **facts,
            )
        for back in PEOPLES:
            if back in state.called and any(only(hand, back)):
                yield fault(
                    "BRV-14.2",
                    "{seat} holds cards of a people that has fought: {people}",
                    "{seat} tient des cartes d'un peuple qui a combattu : {people}",
                    people=people_name(back),
                    **facts,
                )


def _called_spy(state: State) -> Design | None:
    return SPIES[state.spy - 1] if state.phase is Phase.SPY and state.spy else None


def _spies(state: State) -> Iterator[str]:
    """What the spies and the giants have left behind."""
    called = state.spy - 1 if state.phase is Phase.SPY else state.spy
    if state.phase not in (Phase.SPY, *WAR) and state.spy:
        yield fault(
            "BRV-11.1",
            "Spies are called once the piles are given out, and each round anew",
            "On appelle les espions une fois les piles données, et à chaque manche",
        )
    if state.phase in WAR and state.spy < len(SPIES):
        yield fault(
            "BRV-11.1",
            "All four spies are called before the war",
            "Les quatre espions sont appelés avant la guerre",
        )
    if state.phase is Phase.SPY and (not state.spy or state.active is None):
        yield fault("BRV-11.13", "Nobody holds the spy that is called", "Personne ne tient l'espion appelé")
    used = max(sum(map(sum, state.known)), len(state.given)) + len(state.refused)
    if used > max(called, 0):
        yield fault(
            "BRV-11.3",
            "Spies used: {called}; cards that were asked for: {used}",
            "Espions utilisés : {called} ; cartes demandées : {used}",
            called=max(called, 0),
            used=used,
        )
    for giver, taker, _ in state.given:
        if state.sorcerer in (giver, taker) or giver == taker:
            yield fault(
                "BRV-11.5",
                "{giver} cannot have given a card to {taker}",
                "{giver} n'a pas pu donner une carte à {taker}",
                giver=player_name(giver),
                taker=player_name(taker),
            )
    for who, design in (*state.refused, *((giver, design) for giver, _, design in state.given)):
        if who == state.sorcerer:
            yield fault(
                "BRV-11.5",
                "{seat} is the sorcerer and cannot be asked",
                "{seat} est le sorcier : on ne peut rien lui demander",
                seat=player_name(who),
            )
        if design in spies_closed(state.options, 1):
            yield fault(
                "BRV-11.10",
                "Nobody can have asked for {design}",
                "Personne n'a pu demander {design}",
                design=code(design, state.options),
            )
    if state.quarrelled:
        yield from _quarrels(state)


def _quarrels(state: State) -> Iterator[str]:
    if state.phase not in WAR:
        yield fault("BRV-12.1", "Giants quarrel after the spies", "Les géants se querellent après les espions")
    if state.sorcerer in state.quarrelled:
        yield fault(
            "BRV-3.2",
            "{seat} is the sorcerer and has no giants",
            "{seat} est le sorcier et n'a pas de géants",
            seat=player_name(state.sorcerer),
        )
    giants = state.seen_discards[Design.GIANT]
    if giants < 2 * len(state.quarrelled):
        yield fault(
            "BRV-12.1",
            "Two giants or more of each that quarrelled are discarded, and {giants} are",
            "De chaque querelle, deux géants ou plus sont défaussés, et il y en a {giants}",
            giants=giants,
        )


def _called(state: State, draft: says.Draft) -> Iterator[str]:
    if len(set(state.called)) < len(state.called):
        yield fault("BRV-13.2", "Each people is called once", "Chaque peuple est appelé une fois")
    if not set(state.called) <= set(PEOPLES):
        yield fault("BRV-14.1", "One of the four peoples is called", "On appelle un des quatre peuples")
    if state.phase is Phase.COMMIT and not state.called:
        yield fault("BRV-14.1", "No people has been called", "Aucun peuple n'a été appelé")
    if state.phase is Phase.CALL and len(state.called) == len(PEOPLES):
        yield fault(
            "BRV-20.1",
            "All four peoples have fought: the round is over",
            "Les quatre peuples ont combattu : la manche est finie",
        )
    if state.phase is Phase.ROUND_END and len(state.called) < len(PEOPLES):
        yield fault(
            "BRV-20.1",
            "The round ends when all four peoples have fought",
            "La manche finit quand les quatre peuples ont combattu",
        )
    if state.called and state.phase not in WAR:
        yield fault("BRV-14.1", "Peoples are called in the war only", "On n'appelle les peuples qu'à la guerre")
    free = state.options.leftover_order == "free"
    if draft.asked is not None and (state.phase is not Phase.LEFTOVER or free):
        yield fault(
            "BRV-8.4",
            "Who is asked follows from the rest; it is told only of shields left over that are played clockwise",
            "Qui est interrogé découle du reste ; on ne le dit que pour des boucliers restants joués dans l'ordre",
        )
    elif state.phase is Phase.LEFTOVER and not free and (state.active is None or not state.shields[state.active]):
        yield fault(
            "BRV-8.3",
            "Whoever is asked for a shield that is left over must have one",
            "Qui est interrogé pour un bouclier restant doit en avoir un",
        )
    kept = state.champion is not None or state.start_shown or any(state.seen_discards) or "deck" in draft.told
    if state.phase is Phase.OVER and kept:
        yield fault(
            "BRV-20.3",
            "Nothing of the round is kept when the game is over",
            "Rien de la manche ne reste quand la partie est finie",
        )
    if state.champion == state.sorcerer:
        yield fault(
            "BRV-9.2",
            "{seat} is the sorcerer and cannot be the champion",
            "{seat} est le sorcier et ne peut pas être le champion",
            seat=player_name(state.sorcerer),
        )


# --- what came before ------------------------------------------------------------------------------------------------


def _scores(state: State) -> Iterator[str]:
    options = state.options
    if state.round_no < 1:
        yield fault("BRV-2.5", "The first round is round 1", "La première manche est la manche 1")
    marks = [battle.mark for battle in state.battles]
    if marks != sorted(set(marks)):
        yield fault(
            "BRV-13.1",
            "Battles are told in order, each once",
            "Les batailles se disent dans l'ordre, chacune une fois",
        )
    for battle in state.battles:
        yield from _battle(state, battle)
    # Who is past the limit when a round is over ends the game, so more can only come from the battles of this round.
    most = enough(options) - 1 + sum(POINTS[: state.fought])
    for seat, told in zip(options.seats, points(state), strict=True):
        facts = {"seat": player_name(seat), "score": state.scores[seat]}
        if told > state.scores[seat]:
            yield fault(
                "BRV-19.7",
                "{seat} has a score of {score}, and {told} from the battles told",
                "{seat} a un score de {score}, et {told} des batailles citées",
                told=told,
                **facts,
            )
        if state.scores[seat] > most:
            yield fault(
                "BRV-21.3",
                "{seat} has a score of {score}; {most} is the most there can be by now",
                "{seat} a un score de {score} ; {most} est le plus possible à ce moment",
                most=most,
                **facts,
            )
    first = options.first_sorcerer
    if isinstance(first, int) and state.round_no > 0 and state.sorcerer_in(1) != first:
        yield fault(
            "BRV-2.3",
            "{first} was the first sorcerer, so {seat} is not the sorcerer of round {round_no}",
            "{first} était le premier sorcier : {seat} n'est donc pas le sorcier de la manche {round_no}",
            first=player_name(options.seats[first]),
            seat=player_name(state.sorcerer),
            round_no=state.round_no,
        )
    if state.phase is Phase.OVER and not over_limit(state):
        yield fault(
            "BRV-21.3",
            "The game ends when the limit of {limit} is passed, and nobody has passed it",
            "La partie finit quand la limite de {limit} est passée, et personne ne l'a passée",
            limit=options.limit,
        )


def _battle(state: State, battle: Battle) -> Iterator[str]:
    """What cannot be in a battle that was fought."""
    head = f"{battle.round_no}.{battle.number}"
    if not 1 <= battle.number <= ROUND_BATTLES or battle.round_no < 1:
        yield fault(
            "BRV-13.1",
            "There is no battle {head}: the first are 1.1 to 1.4",
            "Il n'y a pas de bataille {head} : les premières sont 1.1 à 1.4",
            head=head,
        )
        return
    if (battle.round_no, battle.number) > (state.round_no, state.fought):
        yield fault(
            "BRV-13.1",
            "Battle {head} has not been fought yet",
            "La bataille {head} n'a pas encore eu lieu",
            head=head,
        )
        return
    sorcerer = state.sorcerer_in(battle.round_no)
    facts = {"seat": player_name(sorcerer), "head": head}
    if sorcerer in battle.winners or (battle.armies and any(battle.armies[sorcerer])):
        yield fault(
            "BRV-13.3",
            "{seat} was the sorcerer of battle {head} and did not fight it",
            "{seat} était le sorcier de la bataille {head} et n'y a pas combattu",
            **facts,
        )
    if battle.champion is None:
        return
    if battle.sorcerer != sorcerer:
        yield fault(
            "BRV-2.3",
            "The sorcerer of battle {head} was {seat}: the tile goes to the left",
            "Le sorcier de la bataille {head} était {seat} : la tuile passe à gauche",
            **facts,
        )
    if battle.champion == sorcerer:
        yield fault(
            "BRV-9.2",
            "{seat} was the sorcerer of battle {head} and not the champion",
            "{seat} était le sorcier de la bataille {head}, et non le champion",
            **facts,
        )
    for other in state.battles:
        if other.round_no == battle.round_no and other.number < battle.number and other.champion is not None:
            if other.people is battle.people:
                yield fault(
                    "BRV-13.2",
                    "In battle {head} a people fought that had fought before",
                    "À la bataille {head}, un peuple a combattu qui avait déjà combattu",
                    head=head,
                )
            if other.champion != battle.champion:
                yield fault(
                    "BRV-9.3",
                    "The champion of battle {head} was another one before",
                    "Le champion de la bataille {head} était un autre avant",
                    head=head,
                )
    this_round = battle.round_no == state.round_no and state.phase is not Phase.OVER
    if this_round and (battle.people, battle.champion) != (state.called[battle.number - 1], state.champion):
        yield fault(
            "BRV-9.3, BRV-14.1",
            "Battle {head} is one of this round, with its people and its champion",
            "La bataille {head} est de cette manche, avec son peuple et son champion",
            head=head,
        )
    if battle.armies:
        yield from _armies(state, battle, this_round)


def _armies(state: State, battle: Battle, this_round: bool) -> Iterator[str]:
    options, head = state.options, f"{battle.round_no}.{battle.number}"
    fought = together(battle.armies)
    if any(n > most for n, most in zip(fought, state.seen_discards if this_round else options.deck, strict=True)):
        yield fault(
            "BRV-19.8",
            "The cards of battle {head} are not all {where}",
            "Les cartes de la bataille {head} ne sont pas toutes {where}",
            head=head,
            where=say("among the discards", "parmi les défausses")
            if this_round
            else say("in the box", "dans la boîte"),
        )
    if any(n and design.back not in (battle.people, Back.MERCENARY) for design, n in zip(DESIGNS, fought, strict=True)):
        yield fault(
            "BRV-14.2, BRV-15.5",
            "In battle {head} one people fights, and mercenaries",
            "À la bataille {head} combat un peuple, avec des mercenaires",
            head=head,
        )
    if battle.flown is not None:
        army = battle.armies[battle.flown]
        if not army[Design.FLYING_MACHINE] or army[Design.GOBLIN] < battle.aboard:
            yield fault(
                "BRV-18.5",
                "{seat} flew in what is not there in battle {head}",
                "{seat} a fait voler ce qui n'est pas dans la bataille {head}",
                seat=player_name(battle.flown),
                head=head,
            )
    strongest = best_armies(battle.strengths)
    if strongest != battle.winners:
        yield fault(
            "BRV-19.1",
            "With these armies battle {head} was won by {winners}",
            "Avec ces armées, la bataille {head} a été gagnée par {winners}",
            head=head,
            winners=players_list(strongest) or say("nobody", "personne"),
        )
