// Which game is named in the search field of a list: "whist renege", "spades bid 5 took 7". Pure.

import type { Known } from '../read/known.ts';
import { misspeltName, type Named, namedIn } from '../read/names.ts';
import { idOf, plainTitle } from './hits.ts';

/** A named game or form, and the words besides its name. */
export interface NamedGame {
  readonly game: string;
  readonly title: string;
  readonly rest: readonly string[];
}

/** The game that some words name, misspelt or not; null if they name none. */
export function gameIn(text: string, known: Known): NamedGame | null {
  const words = text.split(/[\s,;:=]+/).filter((word) => word !== '');
  const plain = words.map((word) => word.toLowerCase().replace(/['’]/g, ''));
  const withGame = (place: Named, rest: readonly string[]): NamedGame => ({
    game: idOf(place, known),
    title: plainTitle(known.groups[place.group]?.title ?? ''),
    rest,
  });
  const [named] = namedIn(plain, known.names, 'names');
  if (named?.places[0] !== undefined) return withGame(named.places[0], words.toSpliced(named.from, named.to - named.from));
  for (const [n, word] of plain.entries()) {
    const [place] = word.length > 4 ? (misspeltName(word, 1, known.names)?.places ?? []) : [];
    if (place !== undefined) return withGame(place, words.toSpliced(n, 1));
  }
  return null;
}
