"""How much is tried: a quick share by default, all of it with HYPOTHESIS_PROFILE=thorough."""

import os
from collections.abc import Iterable
from typing import Final

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("tests.conformance.checks", "tests.conformance.secrecy", "tests.conformance.taking_back")

PROFILE: Final = os.environ.get("HYPOTHESIS_PROFILE", "quick")
SLOW_SHARE: Final = {"quick": 0.1, "thorough": 1.0}

_CALM: Final = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]
settings.register_profile("quick", max_examples=15, deadline=None, derandomize=True, suppress_health_check=_CALM)
settings.register_profile("thorough", max_examples=120, deadline=None, suppress_health_check=_CALM)
settings.load_profile(PROFILE)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--game", metavar="ID", help="tests/conformance: check this game only")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--game"):
        os.environ["ELDRITCH_CONFORMANCE"] = config.getoption("--game")
    config.addinivalue_line("markers", "slow: tries a tenth of its cases unless HYPOTHESIS_PROFILE=thorough")


@pytest.fixture(scope="session")
def share() -> float:
    """Which part of its cases a slow test tries in this run."""
    return SLOW_SHARE.get(PROFILE, 1.0)


def pytest_report_header() -> Iterable[str]:
    from eldritch._pure import is_compiled

    yield f"eldritch: {'compiled' if is_compiled() else 'pure'} rules, {PROFILE} profile"
