/** The colours of the games: also the shelf and the rules pages use their accents. */
import.meta.glob('../games/*/tokens.css', { eager: true });
