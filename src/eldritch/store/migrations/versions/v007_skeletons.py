"""Names that look alike: the form in which the names of members and bots must be unique."""

import unicodedata

import sqlalchemy as sa
from alembic import op

revision = "007"
down_revision = "006"

LOOK_ALIKES = {
    "l": "1iіı",
    "o": "0о",
    "3": "з",
    "6": "б",
    "a": "а",
    "b": "в",
    "c": "с",
    "e": "е",
    "h": "нһ",
    "j": "ј",
    "k": "к",
    "m": "м",
    "p": "р",
    "r": "г",
    "s": "ѕ",
    "t": "т",
    "x": "х",
    "y": "уү",
}
FOLDED = str.maketrans({like: letter for letter, likes in LOOK_ALIKES.items() for like in likes})


def upgrade() -> None:
    with op.batch_alter_table("person") as person:
        person.add_column(sa.Column("skeleton", sa.String(64)))
    fill()
    with op.batch_alter_table("person") as person:
        person.create_unique_constraint("uq_person_skeleton", ["skeleton"])


def fill() -> None:
    """Compute the skeletons of all names. Of people whose names look alike, the first gets it; all keep their names."""
    connection = op.get_bind()
    person = sa.table("person", sa.column("id"), sa.column("name_key"), sa.column("skeleton"), sa.column("created"))
    rows = connection.execute(
        sa.select(person.c.id, person.c.name_key).where(person.c.name_key.is_not(None)).order_by(person.c.created)
    ).all()
    seen = set()
    for id, key in rows:
        folded = unicodedata.normalize("NFD", key).translate(FOLDED).replace("rn", "m")
        skeleton = unicodedata.normalize("NFC", folded)
        if skeleton not in seen:
            seen.add(skeleton)
            connection.execute(sa.update(person).where(person.c.id == id).values(skeleton=skeleton))
