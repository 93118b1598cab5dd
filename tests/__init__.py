"""The tests of Eldritch. They mirror src/; `conformance` holds what every game must pass."""
