"""Personalities: what a bot likes. They change its taste, not its strength."""
# mypyc: off  (data)

from typing import Final

from eldritch.core.tactics import Taste

PERSONALITIES: Final = {
    "aggressor": Taste(attack=1.3, hoard=0.9),
    "builder": Taste(build=1.3, attack=0.9),
    "hoarder": Taste(hoard=1.3, risk=0.9),
    "schemer": Taste(scheme=1.5),
    "gambler": Taste(risk=1.4),
}
