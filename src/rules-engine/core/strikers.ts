// Games of the pool table, at which any number of players strike in turn.
import { listOf, words } from './fields.ts';
import { type Problem, problem } from './result.ts';
import { type Seat, seated, type Table } from './seats.ts';

/** What is asked once of those who strike in turn: how they are called, at least two of them. */
export const strikers = (most: number) =>
  ({
    names: listOf('Names, in the order of play', words('Name', 24), 2, most, { optional: true, hint: 'Left empty: First player and Second player.' }),
  }) as const;

/** The players with the names given; two where none are. */
export const strikersOf = (names: readonly string[] | null): Table<Seat> => seated(names?.length ?? 2, names);

/** Who strikes after a player, those who are out passed over; himself where nobody else is left, and the first where nobody has struck. */
export function strikerAfter({ keys }: Table<Seat>, last: Seat | null, isOut: (seat: Seat) => boolean = () => false): Seat {
  const from = last === null ? 0 : keys.indexOf(last) + 1;
  const order = [...keys.slice(from), ...keys.slice(0, from)];
  return order.find((seat) => !isOut(seat)) ?? last ?? 'first';
}

/** What is wrong with a player who strikes when it is the turn of another. */
export function outOfTurn({ name }: Table<Seat>, due: Seat, who: Seat): Problem[] {
  return who === due ? [] : [problem('who', `${name[due]}, whose turn it is`, name[who])];
}
