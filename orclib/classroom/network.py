"""Where this computer can be reached by others, and where it cannot."""

from __future__ import annotations

import os
import socket
import sys
from ipaddress import ip_address

from orclib.errors import UsageError, shortened
from orclib.language import Bilingual, say

LOOPBACK = "127.0.0.1"
"""This computer alone."""
ELSEWHERE = {
    "COLAB_": "Colab",
    "BINDER_": "Binder",
    "KAGGLE_": "Kaggle",
    "CODESPACE": "Codespaces",
    "SAGEMAKER_": "SageMaker",
    "JUPYTERHUB_": "JupyterHub",
}
"""By the beginning of an environment variable, where a kernel runs on a computer whose ports nobody else reaches.

Binder is a JupyterHub too, so it stands before that.
"""

NOWHERE = Bilingual(
    "No phone can open this: the computer has no network now. Hands are counted here.",
    "Aucun téléphone ne peut ouvrir ceci : l'ordinateur n'a pas de réseau. Ici on compte les mains levées.",
)
_REMOTE = Bilingual(
    "No phone can open this: the notebook runs on {where}, which lets nobody in. Hands are counted here.",
    "Aucun téléphone ne peut ouvrir ceci : le notebook tourne sur {where}, où personne n'entre. Ici on compte les "
    "mains levées.",
)


def closed_place() -> str:
    """What the place is called where this runs, if its ports are closed to all others; "" for a computer like any."""
    if sys.platform == "emscripten":
        return "Pyodide"
    found = (name for begin, name in ELSEWHERE.items() if any(key.startswith(begin) for key in os.environ))
    return next(found, "")


def closed_told(place: str) -> Bilingual:
    """What is said where nobody else reaches a port."""
    return Bilingual(_REMOTE.en.format(where=place), _REMOTE.fr.format(where=place))


def own_address() -> str:
    """The address of this computer in its network; "" where it is in none. Nothing is sent to find out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address of nobody's, kept for examples
            found = str(probe.getsockname()[0])
        except OSError:
            return ""
    address = ip_address(found)
    return "" if address.is_loopback or address.is_unspecified else found


def ensure_port(port: object) -> None:
    """Nothing, for a port or None. Raises UsageError."""
    if port is not None and (type(port) is not int or not 1 <= port <= 65535):  # greater ones would be cut
        told = say(
            "A port is a number from 1 to 65535, not {given}.",
            "Un port est un nombre de 1 à 65535, et non {given}.",
        )
        raise UsageError(told.format(given=shortened(port)))


def given_address(share: str) -> str:
    """An address that a person has typed. Raises UsageError for what is none of IPv4's."""
    try:
        if ip_address(share).version == 4:
            return share
    except ValueError:
        pass
    told = say(
        'share is True, or an address of this computer such as "192.168.1.20", not {given}.',
        "share vaut True, ou une adresse de cet ordinateur telle que « 192.168.1.20 », et non {given}.",
    )
    raise UsageError(told.format(given=shortened(share)))
