// Accounts between players who pay each other: balances, and the fields that their sheets share.

import { choiceOf, listOf, words } from '../../scoring/fields.ts';
import type { Points } from '../../sheets/replay.ts';
import { figureOf } from '../../wording/numbers.ts';
import { type Seat, seated, type Table } from '../seats.ts';

const SIZES = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8 } as const;

/** The field for the number of players. */
export const TABLE_SIZE = choiceOf(
  'How many play?',
  { two: 'Two', three: 'Three', four: 'Four', five: 'Five', six: 'Six', seven: 'Seven', eight: 'Eight' },
  { otherwise: 'four' },
);

/** The field for so many names, in the order of the seats. */
export const namesOf = (least: number, most = least) =>
  listOf('Names', words('Name', 24), least, most, { optional: true, hint: 'In the order of the seats; left empty: First player, Second player and so on.' });

/** The table of that size, with the given names. */
export const tableOfSize = (size: keyof typeof SIZES, names: readonly string[] | null): Table<Seat> => seated(SIZES[size], names);

/** A sum won or lost, with its sign: "+7", "-7", "0". */
export const signed = (points: number): string => `${points > 0 ? '+' : ''}${figureOf(points)}`;

/** "Ann +14, Ben -7, Cay -7." */
export const balances = ({ keys, name }: Table, has: Points): string => `${keys.map((key) => `${name[key]} ${signed(has[key] ?? 0)}`).join(', ')}.`;

/** Default stakes in the form of the next deal: those of the last deal, and for its dealer the last stake before dealing. */
export function stakesAfter(deals: readonly { readonly dealer: Seat; readonly stakes: readonly number[] | null }[], { keys }: Table<Seat>): string {
  const back = [...deals].reverse();
  return keys.map((key, n) => back.find(({ dealer, stakes }) => dealer !== key && stakes !== null)?.stakes?.[n] ?? 0).join('.');
}
