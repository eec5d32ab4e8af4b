// The places of the board and of the layout, and the counters on them.
import { counted } from '../../../wording/numbers.ts';

/** The eight places of the round board (Donohue p. 326). */
export const BOARD = {
  pope: 'Pope',
  ace: 'the ace',
  king: 'the king',
  queen: 'the queen',
  jack: 'the jack',
  matrimony: 'matrimony',
  intrigue: 'intrigue',
  game: 'game',
} as const;
export type BoardPlace = keyof typeof BOARD;
/** The five cards of the layout (Blue Ribbon p. 374); their suits were in a picture that is missing from our copy. */
export const LAYOUT = { ten: 'the ten', jack: 'the jack', queen: 'the queen', king: 'the king', seven: 'the seven' } as const;
export type LayoutPlace = keyof typeof LAYOUT;

/** Counters by place. */
export type Piles<K extends string> = Readonly<Record<K, number>>;

/** The counters on the places, from a list in their order; none where the list has no number. */
export const pilesOf = <K extends string>(places: Readonly<Record<K, string>>, list: readonly number[] | null): Piles<K> =>
  Object.fromEntries((Object.keys(places) as K[]).map((key, n) => [key, list?.[n] ?? 0])) as Piles<K>;

/** "9 counters stay: 6 on Pope, 3 on the ace". */
export function sayPiles<K extends string>(places: Readonly<Record<K, string>>, piles: Piles<K>): string {
  const keys = Object.keys(places) as K[];
  const sum = keys.reduce((all, key) => all + piles[key], 0);
  const some = keys.filter((key) => piles[key] > 0).map((key) => `${piles[key]} on ${places[key]}`);
  return sum === 0 ? 'no counters are left' : `${counted(sum, 'counter')} ${sum === 1 ? 'stays' : 'stay'}: ${some.join(', ')}`;
}
