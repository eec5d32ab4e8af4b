import { count } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

/** Two packs. The winner may play on the loser's piles, so a stock can have more than twelve cards. */
const CARDS = 104;
export const NONE_LEFT = 'The book does not speak of a loser without a card.';
export type Prices = Schedule<typeof points>;

/** The fields of the loser's remaining cards. */
export const left = {
  stock: count('Cards left in the loser’s stock', 0, CARDS),
  rest: count('Cards left in hand and trash pile', 0, CARDS, { hint: 'Both piles together.' }),
} as const;
export interface Left {
  readonly stock: number;
  readonly rest: number;
}

/** The problem of more cards than there are. */
export const tooMany = ({ stock, rest }: Left): Problem[] =>
  stock + rest > CARDS ? [problem('rest', `${CARDS} cards in all at most`, `${stock} + ${rest} = ${stock + rest}`)] : [];

/** The lines of the winner; Blue Ribbon 1940, p. 405. */
export function linesOf({ stock, rest }: Left, by: Prices, to: string): Line[] {
  return [
    by.line('out', 'first to be rid of all cards', { to }),
    ...(stock === 0 ? [] : [by.line('stock-card', `${counted(stock, 'card')} in the other stock`, { times: stock, to })]),
    ...(rest === 0 ? [] : [by.line('other-card', `${counted(rest, 'card')} in the other hand and trash pile`, { times: rest, to })]),
  ];
}
