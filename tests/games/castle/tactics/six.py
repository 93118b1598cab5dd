"""A table of six for tests of tactics and behaviour."""

from typing import Final

SIX: Final = {
    "anna": "order thug | key dagger",
    "boris": "brotherhood priest | goblet whip",
    "clara": "order doctor | gloves",
    "dmitri": "brotherhood bodyguard | key",
    "eva": "order diplomat | goblet",
    "foma": "brotherhood duelist | coat",
}
