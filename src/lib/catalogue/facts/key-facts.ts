import { BOOK_IDS, type BookId, expectOne, type Place } from '../../../rules-engine/index.ts';
import { patienceAtAGlance } from './patience-key-facts.ts';

type At = Pick<Place, 'id' | 'described' | 'points'>;

const REFERENCE = /\{([^}]*)\}/g;
const grouped = (points: number) => Math.abs(points).toLocaleString('en');

/** The figure that a reference in a key fact stands for: `points.game` or `points.game uspc-1898 donohue`. */
function figure(place: At, reference: string, where: string): string {
  const [name = '', ...books] = reference.split(' ');
  const key = name.replace(/^points\./, '');
  const keys = place.points.map((item) => item.key);
  const item = place.points.find((one) => name.startsWith('points.') && one.key === key);
  if (item === undefined) throw new Error(`${where}: {${reference}}: expected points. and ${expectOne(key, keys)}`);
  const given = BOOK_IDS.flatMap((book) => {
    const worth = item.books[book];
    return worth?.status === 'stated' && worth.points !== undefined ? [[book, worth.points] as const] : [];
  });
  const known = new Map<string, number>(given);
  const strange = books.find((book) => !known.has(book));
  if (strange !== undefined) throw new Error(`${where}: {${reference}}: expected a book that gives a number, ${expectOne(strange, [...known.keys()])}`);
  const figures = new Set(books.length === 0 ? known.values() : books.map((book) => known.get(book)));
  const [points] = figures;
  if (points === undefined || figures.size > 1) {
    const found = given.map(([book, one]: readonly [BookId, number]) => `${book} ${one}`).join(', ') || 'none of any book';
    throw new Error(
      `${where}: {${reference}}: expected one number, found ${found}. Name the books: "{${name} ${given[0]?.[0] ?? '...'}}", or each with its own, "{${name} ${given[0]?.[0] ?? '...'}}, {${name} ${given.at(-1)?.[0] ?? '...'}} in the other"`,
    );
  }
  return grouped(points);
}

/** A text with its references replaced by numbers; `where` is the location for error messages. */
export function withFigures(place: At, text: string, where: string): string {
  return text.replace(REFERENCE, (_, reference: string) => figure(place, reference, where));
}

/** The number of players, in the game's own words if it has any: "4", "2 to 8", "2 to 7, usually 4". */
export function sayPlayers({ min, max, usual, say }: Place['described']['players']): string {
  if (say !== undefined) return say;
  return min === max ? `${min}` : `${min} to ${max}${usual === undefined ? '' : `, usually ${usual}`}`;
}

/**
 * The key facts of a place, label to text: those from a patience's table, then the game's own, with the figures of its schedule. A game's own
 * fact replaces a table's with the same label. It refers to an item as `{points.game}` if all books that give a number give the same, or names
 * the books that it is about, `{points.game uspc-1898 donohue}`; minus signs are dropped. Throws with place, label and the nearest key or book
 * on a reference that leads nowhere or to two numbers.
 */
export function glanceOf(place: At): Readonly<Record<string, string>> {
  const { glance, patience } = place.described;
  return {
    ...(patience === undefined ? {} : patienceAtAGlance(patience)),
    ...Object.fromEntries(Object.entries(glance).map(([label, text]) => [label, withFigures(place, text, `${place.id}, "${label}" in glance (index.ts)`)])),
  };
}
