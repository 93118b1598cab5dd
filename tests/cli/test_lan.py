"""`eldritch serve --lan`: the address, a QR code, and a warning."""

from hashlib import sha256
from io import BytesIO, TextIOWrapper

import pytest

from eldritch.cli import main, qr, serve
from eldritch.locale import Words
from eldritch.server.settings import Settings

ADDRESS = "http://192.168.1.23:8000/"


def test_error_correction_agrees_with_a_published_example() -> None:
    """ "HELLO WORLD" in version 1-M, from the tutorial at thonky.com."""
    data = [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17]
    assert qr.checks(data, 10) == [196, 35, 39, 119, 235, 215, 231, 226, 93, 23]


@pytest.mark.parametrize(
    ("text", "mask", "digest"),
    [
        (ADDRESS, 0, "1dcaa7a1f9558d3d"),
        (ADDRESS, 7, "b2754e159593fe6b"),
        ("x" * 17, 3, "75990166120f8e4d"),
        ("http://192.168.100.200:48000/abcdefgh", 5, "4348cd9a0915f821"),
        ("y" * 78, 6, "8a27c2f969e12aed"),
    ],
)
def test_a_whole_code_is_the_one_that_another_encoder_makes(text: str, mask: int, digest: str) -> None:
    """The digests are of the codes that the library qrcode 8 draws; it and ours agree on all masks and versions."""
    rows = ["".join("X" if dark else " " for dark in row) for row in qr.drawn(text, mask)]
    assert sha256("\n".join(rows).encode()).hexdigest()[:16] == digest


@pytest.mark.parametrize(("length", "size"), [(17, 21), (18, 25), (78, 33)])
def test_the_square_grows_with_the_text(length: int, size: int) -> None:
    assert len(qr.best("a" * length)) == size


def test_what_is_too_long_is_refused() -> None:
    with pytest.raises(ValueError, match="79 bytes"):
        qr.best("a" * 79)


def test_a_code_is_drawn_in_half_blocks_with_a_light_margin() -> None:
    lines = qr.lines(ADDRESS)
    assert {len(line) for line in lines} == {29}
    assert len(lines) == 15
    assert set("".join(lines)) <= set(" ▀▄█")
    assert {lines[0], *(line[:2] for line in lines)} == {"█" * 29, "██"}


@pytest.mark.parametrize(("lang", "warning"), [("en", "not encrypted"), ("ru", "не шифруется")])
def test_it_prints_the_address_a_code_and_a_warning(lang: str, warning: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "home_address", lambda: "192.168.1.23")
    shown = serve.invitation(8000, Words(lang))
    assert ADDRESS in shown
    assert "\n".join(qr.lines(ADDRESS)) in shown
    assert warning in shown


def test_a_terminal_without_blocks_gets_the_address_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "home_address", lambda: "192.168.1.23")
    monkeypatch.setattr("sys.stdout", TextIOWrapper(BytesIO(), "cp1251"))
    shown = serve.invitation(8000, Words("ru"))
    assert ADDRESS in shown
    assert "█" not in shown


def test_without_a_network_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "home_address", lambda: "")
    assert serve.invitation(8000, Words("en")) == Words("en").say("serve-lan-no-network")


def test_it_listens_everywhere_and_cannot_be_combined_with_a_host(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    called = []
    monkeypatch.setattr("eldritch.server.serving.serve", lambda _, host, *rest: called.append(host))
    assert main(["serve", "--lan", "--port", "0"]) == 0
    assert main(["serve", "--port", "0"]) == 0
    assert called == ["0.0.0.0", "127.0.0.1"]
    assert main(["serve", "--lan", "--host", "10.0.0.1"]) == 2
    assert "--host" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argument", "found", "home"),
    [
        ("--lan", "192.168.1.23", "http://192.168.1.23:8123"),
        ("--lan", "", ""),
        ("--secure", "192.168.1.23", ""),
    ],
)
def test_invitations_lead_to_the_announced_address(
    argument: str, found: str, home: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[Settings] = []
    monkeypatch.setattr(serve, "home_address", lambda: found)
    monkeypatch.setattr("eldritch.server.serving.is_free", lambda *_: True)
    monkeypatch.setattr("eldritch.server.serving.serve", lambda settings, *rest: called.append(settings))
    assert main(["serve", argument, "--port", "8123"]) == 0
    assert [settings.home for settings in called] == [home]


@pytest.mark.parametrize(
    ("argument", "address"), [("--lan", "http://192.168.1.23:"), ("--secure", "http://127.0.0.1:")]
)
def test_the_host_too_is_led_to_the_address_that_friends_can_reach(
    argument: str, address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(serve, "home_address", lambda: "192.168.1.23")
    monkeypatch.setattr("eldritch.server.serving.serve", lambda *given: given[-1]())
    assert main(["serve", argument, "--port", "0"]) == 0
    assert address in capsys.readouterr().out.splitlines()[0]
