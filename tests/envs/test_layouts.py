"""The page about the environments tells the features as they are."""

from .layouts import PAGE, written


def test_the_page_tells_the_features_as_they_are() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert written(page) == page, "run: python -m tests.envs.layouts"
