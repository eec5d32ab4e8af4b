// The games that a sentence of the change log names, so that the page of changes links them.
import { places, titleOf } from '../catalogue/library.ts';

/** Titles that are mostly plain words in such a sentence, or part of another game's name. */
const PLAIN = new Set(['odds', 'calculation', 'pyramid']);
const idOf = new Map(places.map(({ id }) => [titleOf(id).toLowerCase(), id] as const).filter(([title]) => title.length > 2 && !PLAIN.has(title)));
/** The longest title first, so that "solo whist" is not read as "solo". */
const anyTitle = new RegExp(
  `(?<![\\p{L}-])(${[...idOf.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((title) => title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')})(?![\\p{L}-])`,
  'iu',
);

/** A piece of a sentence; `id` is that of the game or variant that it names. */
export interface Piece {
  readonly text: string;
  readonly id?: string;
}

/** The sentence in pieces, each game at its first mention. */
export function withGames(text: string): Piece[] {
  const named = new Set<string>();
  return text.split(new RegExp(anyTitle, 'giu')).map((piece, n): Piece => {
    const id = n % 2 === 1 ? idOf.get(piece.toLowerCase()) : undefined;
    if (id === undefined || named.has(id)) return { text: piece };
    named.add(id);
    return { text: piece, id };
  });
}
