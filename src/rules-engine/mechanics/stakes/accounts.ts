// Accounts between players who pay each other: who has what, and the questions that their sheets share.

import { choiceOf, listOf, words } from '../../scoring/fields.ts';
import type { Points } from '../../sheets/replay.ts';
import { figureOf } from '../../wording/numbers.ts';
import { type Seat, seated, type Table } from '../seats.ts';

const SIZES = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 } as const;

/** How many may sit at such a table. */
export const TABLE_SIZE = choiceOf(
  'How many play?',
  { two: 'Two', three: 'Three', four: 'Four', five: 'Five', six: 'Six', seven: 'Seven', eight: 'Eight' },
  { otherwise: 'four' },
);

/** Names of so many players, in the order of the seats. */
export const namesOf = (least: number, most = least) =>
  listOf('Names', words('Name', 24), least, most, { optional: true, hint: 'In the order of the seats; left empty: First player, Second player and so on.' });

/** The seats of such a table, with the names given. */
export const tableOfSize = (size: keyof typeof SIZES, names: readonly string[] | null): Table<Seat> => seated(SIZES[size], names);

/** A sum won or lost, with its sign: "+7", "-7", "0". */
export const signed = (points: number): string => `${points > 0 ? '+' : ''}${figureOf(points)}`;

/** "Ann +14, Ben -7, Cay -7." */
export const balances = ({ keys, name }: Table, has: Points): string => `${keys.map((key) => `${name[key]} ${signed(has[key] ?? 0)}`).join(', ')}.`;

/** Stakes that the form of the next deal begins with: those of the last one, and for its dealer what he staked before he dealt. */
export function stakesAfter(deals: readonly { readonly dealer: Seat; readonly stakes: readonly number[] | null }[], { keys }: Table<Seat>): string {
  const back = [...deals].reverse();
  return keys.map((key, n) => back.find(({ dealer, stakes }) => dealer !== key && stakes !== null)?.stakes?.[n] ?? 0).join('.');
}
