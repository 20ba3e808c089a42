"""Words: what the rules say, as sentences, in every language that has word files."""

from tianxia.words.speaker import (
    LANGUAGES,
    MissingWords,
    Speaker,
    language_from_environment,
    title_of,
)

__all__ = ["LANGUAGES", "MissingWords", "Speaker", "language_from_environment", "title_of"]
