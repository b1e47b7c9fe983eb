"""Armadöra: warriors whose strength is secret, palisades that anybody may lay, and forty gold in eight heaps."""
