import { words } from '../scoring/fields.ts';
import type { Points } from '../sheets/replay.ts';
import { type Table, tableOf } from './seats.ts';

/** The two sides of a sheet, as keys of its columns. */
export const SIDES = ['we', 'they'] as const;
export type Side = (typeof SIDES)[number];
type OfEach<T> = Readonly<Record<Side, T>>;

/** The setup fields for the names of the sides. */
export const SIDE_NAMES = {
  we: words('Name of the first side', 24, { optional: true, hint: 'Left empty: We.' }),
  they: words('Name of the second side', 24, { optional: true, hint: 'Left empty: They.' }),
} as const;

/** The two sides with the given names, or the usual ones. */
export const sidesOf = (given: OfEach<string | null>): Table<Side> => tableOf({ we: given.we ?? 'We', they: given.they ?? 'They' });

/** The opposite side. */
export const across = (side: Side): Side => (side === 'we' ? 'they' : 'we');

/** The scores of both sides: `We 3, They 4`. */
export const sayScores = ({ keys, name }: Table, has: Points): string => keys.map((key) => `${name[key]} ${has[key] ?? 0}`).join(', ');

/** How a game to a target ends, or null if it goes on; `tie` is the book's rule for more than one reaching it in the same deal. */
export function endOfGame({ keys, name }: Table, has: Points, target: number, tie: string): string | null {
  const out = keys.filter((key) => (has[key] ?? 0) >= target);
  const [only] = out;
  if (only === undefined) return null;
  if (out.length === 1) return `The game is over: ${name[only]} reached ${target}.`;
  return `${out.length === 2 && keys.length === 2 ? 'Both sides have' : 'More than one have'} reached ${target}: ${out.map((key) => `${name[key]} ${has[key]}`).join(', ')}. ${tie}`;
}
