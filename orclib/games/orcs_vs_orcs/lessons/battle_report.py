"""How a battle of two decks ends, as an answer: how often each side wins, and in which way."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from orclib.games.orcs_vs_orcs.bots import battle_lab
from orclib.language import labelled, spoken
from orclib.scene.answer import Answer, Cited
from orclib.scene.charts import LOSS, WIN, Share, share_bars, told_share
from orclib.scene.palette import LINE

_EXACT: Final = 1000


def battle_odds(attacker: battle_lab.Host, defender: battle_lab.Host, assault: bool, battles: int) -> Answer:
    """How a battle of any two sides ends; so many battles are counted where there are too many orders to go through."""
    report = _report(attacker, defender, assault, battles)
    shares, told = [], []
    for (winner, ending), share in report.endings().items():
        fill = LINE if winner is None else WIN if winner == 0 else LOSS
        words = spoken("{who}: {how}", "{who} : {how}", who=_winner(winner), how=_how(ending, winner))
        shares.append(Share(words, share, fill, report.error(winner, ending)))
    for winner in (1, None):  # the title says it of the attacker
        won = told_share(report.share(winner), report.error(winner))
        told.append(Cited(labelled(_winner(winner), won), "OVO-25.1"))
    told.append(
        Cited(
            spoken(
                "Counted in {n} battles with freshly shuffled decks; ± is the standard error.",
                "Compté sur {n} batailles, Decks mélangés à chaque fois ; ± est l'erreur type.",
                n=report.battles,
            ),
            "OVO-16.8",
        )
        if report.battles
        else Cited(
            spoken(
                "Exact: every order of both decks has been gone through.",
                "Exact : tous les ordres des deux Decks ont été parcourus.",
            ),
            "OVO-16.8",
        )
    )
    told.append(
        Cited(
            spoken(
                "Both sides play by one simple habit of ours: a second-line card as soon as it is protected, else the "
                "strongest of the first line; no reorganising, no Berserk.",
                "Les deux camps suivent une même habitude, de nous : une carte de seconde ligne dès qu'elle est "
                "protégée, sinon la plus forte de la première ; ni réorganisation, ni Berserk.",
            )
        )
    )
    title = spoken(
        "The attacker wins: {share}",
        "L'attaquant gagne : {share}",
        share=told_share(report.share(0), report.error(0)),
    )
    return Answer(title, tuple(told), share_bars(spoken("How the battle ends", "Comment finit la bataille"), shares))


@lru_cache(maxsize=256)
def _report(attacker: battle_lab.Host, defender: battle_lab.Host, assault: bool, battles: int) -> battle_lab.Report:
    if battle_lab.orders(attacker, defender) <= _EXACT:
        return battle_lab.exact(attacker, defender, assault)
    return battle_lab.sample(attacker, defender, assault, battles=battles, seed=1)


def _winner(winner: int | None) -> str:
    if winner is None:
        return spoken("nobody wins", "personne ne gagne")
    return (
        spoken("the attacker wins", "l'attaquant gagne"),
        spoken("the defender wins", "le défenseur gagne"),
    )[winner]


def _how(ending: int, winner: int | None) -> str:
    both = winner is None
    told = {
        1: spoken("both exterminated", "extermination mutuelle") if both else spoken("extermination", "extermination"),
        2: spoken("two-nil", "deux-zéro"),
        3: spoken("three losses each", "trois pertes chacun") if both else spoken("third loss", "troisième perte"),
        4: spoken("both out of cards", "plus de carte des deux côtés")
        if both
        else spoken("out of cards", "plus de carte"),
    }[ending]
    return told[:1].lower() + told[1:]
