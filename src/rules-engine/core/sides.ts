import { words } from './fields.ts';
import type { Column } from './sheets.ts';

/** The two sides of a sheet, as keys of its columns. */
export const SIDES = ['we', 'they'] as const;
export type Side = (typeof SIDES)[number];
type OfEach<T> = Readonly<Record<Side, T>>;

/** What is asked once: how the sides are called. */
export const SIDE_NAMES = {
  we: words('Name of the first side', 24, { optional: true, hint: 'Left empty: We.' }),
  they: words('Name of the second side', 24, { optional: true, hint: 'Left empty: They.' }),
} as const;

/** The names given, and the usual ones where none is. */
export const sideNames = (given: OfEach<string | null>): OfEach<string> => ({ we: given.we ?? 'We', they: given.they ?? 'They' });

/** A column for each side; the second of two equal names is told apart, since each column is a side of its own. */
export const sideColumns = (names: OfEach<string>): Column[] => [
  { key: 'we', title: names.we, side: names.we },
  { key: 'they', title: names.they, side: names.they === names.we ? `${names.they} (second)` : names.they },
];

/** How a game to a number of points ends, or null where it goes on; `tie` is what the book has to say when both sides come to it in one deal. */
export function endOfGame(names: OfEach<string>, has: OfEach<number>, target: number, tie: string): string | null {
  const out = SIDES.filter((side) => has[side] >= target);
  if (out.length === 2) return `Both sides have reached ${target}: ${names.we} ${has.we}, ${names.they} ${has.they}. ${tie}`;
  const [only] = out;
  return only === undefined ? null : `The game is over: ${names[only]} reached ${target}.`;
}
