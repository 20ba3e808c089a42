"""Words: what the rules say, as sentences in Polish and English."""

from tianxia.words.speaker import (
    LANGUAGES,
    MissingWords,
    Speaker,
    language_from_environment,
)

__all__ = ["LANGUAGES", "MissingWords", "Speaker", "language_from_environment"]
