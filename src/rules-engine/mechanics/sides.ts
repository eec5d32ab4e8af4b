import { words } from '../scoring/fields.ts';
import type { Points } from '../sheets/replay.ts';
import { type Table, tableOf } from './seats.ts';

/** The two sides of a sheet, as keys of its columns. */
export const SIDES = ['we', 'they'] as const;
export type Side = (typeof SIDES)[number];
type OfEach<T> = Readonly<Record<Side, T>>;

/** What is asked once: how the sides are called. */
export const SIDE_NAMES = {
  we: words('Name of the first side', 24, { optional: true, hint: 'Left empty: We.' }),
  they: words('Name of the second side', 24, { optional: true, hint: 'Left empty: They.' }),
} as const;

/** The two sides with the names given, and the usual ones where none is. */
export const sidesOf = (given: OfEach<string | null>): Table<Side> => tableOf({ we: given.we ?? 'We', they: given.they ?? 'They' });

/** The side across the table. */
export const across = (side: Side): Side => (side === 'we' ? 'they' : 'we');

/** What both sides have: `We 3, They 4`. */
export const sayScores = ({ keys, name }: Table, has: Points): string => keys.map((key) => `${name[key]} ${has[key] ?? 0}`).join(', ');

/** How a game to a number of points ends, or null where it goes on; `tie` is what the book has to say when more than one come to it in one deal. */
export function endOfGame({ keys, name }: Table, has: Points, target: number, tie: string): string | null {
  const out = keys.filter((key) => (has[key] ?? 0) >= target);
  const [only] = out;
  if (only === undefined) return null;
  if (out.length === 1) return `The game is over: ${name[only]} reached ${target}.`;
  return `${out.length === 2 && keys.length === 2 ? 'Both sides have' : 'More than one have'} reached ${target}: ${out.map((key) => `${name[key]} ${has[key]}`).join(', ')}. ${tie}`;
}
