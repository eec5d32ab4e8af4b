// The same offence or question in other games, for the page of one law: a few of them, and the way to all.
import type { Place, ResolvedLaw } from '../rules-engine/index.ts';
import { hasPage } from './addresses.ts';
import { type Heading, offences, type PlacedLaw, questions } from './headings.ts';
import { gameOf } from './library.ts';

const MOST = 4;
const byHead = new Map<string, Heading>([...offences, ...questions].map((heading) => [`${heading.head.kind}.${heading.head.id}`, heading]));

export interface AlsoUnder {
  readonly laws: readonly PlacedLaw[];
  /** How many games and forms have a law under this heading. */
  readonly of: number;
}

/** Laws of other games under the heading of a law: games of its own shelf first, one law a game, forms of games left out. */
export function alsoUnder(place: Place, law: ResolvedLaw): AlsoUnder {
  const all = byHead.get(`${law.head.kind}.${law.head.id}`)?.laws ?? [];
  const own = gameOf(place.id);
  const others = all.filter((one) => one.place.parent === null && one.place.id !== own.id && hasPage(one.place, one.law));
  const near = ({ place: { id } }: PlacedLaw) => (gameOf(id).shelf === own.shelf ? 0 : 1);
  const first = others.filter((one, n) => others.findIndex(({ place: { id } }) => id === one.place.id) === n).sort((a, b) => near(a) - near(b));
  return { laws: first.slice(0, MOST), of: all.length };
}
