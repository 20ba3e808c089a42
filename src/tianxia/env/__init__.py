"""The games through the interfaces of other projects: PettingZoo, Gymnasium, OpenSpiel."""
