"""Test profiles: a quick share of the cases by default, all of them with HYPOTHESIS_PROFILE=thorough."""

import os
from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("tests.conformance.checks", "tests.conformance.secrecy", "tests.conformance.taking_back")

PROFILE: Final = os.environ.get("HYPOTHESIS_PROFILE", "quick")
SLOW_SHARE: Final = {"quick": 0.1, "thorough": 1.0}

SLOWEST: Final = 15
"""The number of slowest tests to list."""

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
    """The share of its cases that a slow test runs."""
    return SLOW_SHARE.get(PROFILE, 1.0)


def pytest_terminal_summary(terminalreporter: Any) -> None:
    """Print the time spent in each folder, and the slowest tests."""
    reports = [report for group in terminalreporter.stats.values() for report in group if hasattr(report, "duration")]
    spent: Counter[str] = Counter()
    tests: Counter[str] = Counter()
    for report in reports:
        path = report.nodeid.partition("::")[0].split("/")
        spent["/".join(path[:-1][:3]) or path[0]] += report.duration
        tests[report.nodeid] += report.duration
    terminalreporter.section("where the time went")
    for folder, seconds in spent.most_common():
        terminalreporter.write_line(f"{seconds:8.1f} s  {folder}")
    terminalreporter.write_line("")
    for test, seconds in tests.most_common(SLOWEST):
        terminalreporter.write_line(f"{seconds:8.1f} s  {test}")


def pytest_report_header() -> Iterable[str]:
    from eldritch._pure import is_compiled

    yield f"eldritch: {'compiled' if is_compiled() else 'pure'} rules, {PROFILE} profile"
