"""Every page does and says what it did when it was recorded, whatever is tried on it."""

import pytest

from tests.golden import pages


@pytest.mark.parametrize("name", pages.VIEWS)
def test_a_page_on_which_everything_is_tried_says_what_it_said(name: str) -> None:
    assert pages.walk(name) == pages.kept().get(name), "meant? python -m tests.golden.pages"


def test_nothing_is_recorded_that_is_no_page() -> None:
    assert pages.kept().keys() == pages.VIEWS.keys()
