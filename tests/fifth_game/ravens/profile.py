"""What the rest of the system asks of Ravens."""

from typing import Final

from eldritch.core.profile import Profile, Tally

PROFILE: Final = Profile(
    title="Ravens",
    accent="#4f6d8f",
    usual_seats=3,
    rating_pools=(range(2, 3), range(3, 5)),
    tallies=(
        Tally("answer", "kept", names="study-ravens-"),
        Tally("answer", "refused", names="study-ravens-"),
    ),
)
