"""The games as environments for learners: PettingZoo and OpenSpiel. Each module needs the library it is named after."""
