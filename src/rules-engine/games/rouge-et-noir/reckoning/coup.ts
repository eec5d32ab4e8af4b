import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { type Card, rankOf, suitOf } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;
export type Chance = 'black' | 'red' | 'colour' | 'inverse';
export type Colour = 'black' | 'red';

/** A row ends with the first card that brings it past 30, so at 31 to 40 (Blue Ribbon 1940, p. 338; Donohue, p. 363). */
export const LEAST = 31;
export const MOST = 40;
const COURT = ['J', 'Q', 'K'];
/** The pips of a card: ace 1, court cards 10. */
export function pips(card: Card): number {
  const rank = rankOf(card) ?? '';
  return rank === 'A' ? 1 : COURT.includes(rank) ? 10 : Number(rank);
}
export const colourOf = (card: Card): Colour => (['H', 'D'].includes(suitOf(card) ?? '') ? 'red' : 'black');

/** The point of a row, with its problems. */
export function pointOf(field: string, cards: readonly Card[]): { readonly point: number; readonly problems: readonly Problem[] } {
  let point = 0;
  for (const [n, card] of cards.entries()) {
    if (point >= LEAST) return { point, problems: [problem(field, `no card after the one that brings the row to ${point}`, `${cards.length - n} more`)] };
    point += pips(card);
  }
  return { point, problems: point >= LEAST ? [] : [problem(field, `cards that come to ${LEAST} or more`, `${point}`)] };
}

/** The result of a coup: the points of the rows, and the colour of their first cards. */
export interface Coup {
  readonly black: number;
  readonly red: number;
  readonly firstOfBlack: Colour;
  readonly firstOfRed: Colour;
}
/** The winning row; null if they are equal. */
export const winnerOf = ({ black, red }: Coup): Colour | null => (black === red ? null : black < red ? 'black' : 'red');

/** Whether a chance wins, if one of the rows wins. */
export function comes(chance: Chance, coup: Coup, by: Prices): boolean {
  const winner = winnerOf(coup);
  if (chance === 'black' || chance === 'red') return chance === winner;
  const first = by.way('colour') === 'first-of-all' || winner === 'black' ? coup.firstOfBlack : coup.firstOfRed;
  return (first === winner) === (chance === 'colour');
}

/** Settles a stake; at a refait of 31 half of it is paid. */
export function settle(chance: Chance, coup: Coup, stake: number, by: Prices): Line {
  const chip = { unit: 'chip' } as const;
  if (coup.black === coup.red) {
    return coup.black === LEAST
      ? by.line('refait', 'both rows have 31: half is lost', { times: stake, ...chip })
      : by.mention('equal', `both rows have ${coup.black}`);
  }
  const key = chance === 'black' || chance === 'red' ? 'row' : chance;
  if (comes(chance, coup, by)) return by.line(key, `${chance} wins`, { times: stake, ...chip });
  return by.gives('lost') ? by.line('lost', `${chance} loses`, { times: stake, ...chip }) : by.rated(key, `${chance} loses`, -stake, chip);
}
