import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { type Card, suitOf } from '../../../vocabulary/cards.ts';
import type { points } from '../points.ts';

export type Prices = Schedule<typeof points>;
export type Layout = 'top' | 'bottom';

/** Whether the gate has the suit of a card in the layout (Blue Ribbon 1940, p. 258). */
export const matches = (layout: readonly Card[], gate: Card): boolean => layout.some((card) => suitOf(card) === suitOf(gate));

/** The line of a bet on a layout (Blue Ribbon 1940, p. 258). `to`: the column of a sheet. */
export function settled(layout: Layout, won: boolean, stake: number, by: Prices, more: Pick<Line, 'to'> & { readonly who?: string } = {}): Line {
  const { who, ...rest } = more;
  const say = `${who === undefined ? '' : `${who}: `}the ${layout} layout ${won ? 'wins' : 'loses'}`;
  return by.line(won ? layout : 'lost', say, { times: stake, unit: 'chip', ...rest });
}
