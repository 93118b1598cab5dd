"""The tests of Eldritch. They mirror src/; `conformance` has the checks that every game must pass."""
