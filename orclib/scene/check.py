"""x"""

from orclib.scene.model import Scene


def faults(scene: Scene) -> tuple[str, ...]:
    return ()
