// A deal: the bid, and the six tricks shared between two sides.

import { sayPoints } from '../../../laws/remedies/amounts.ts';
import { count, type Values } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';

export type By = Schedule<typeof points>;
const TRICKS = 6;

export const DEAL = {
  bid: count('Tricks bid', 1, TRICKS),
  tricks: count('Tricks of the side that bid', 0, TRICKS, { hint: 'The other side has the rest of the six.' }),
} as const;

/** The lines of a deal: a failed bid is subtracted, and the tricks of the others count in any case. */
export function dealLines({ bid, tricks }: Values<typeof DEAL>, bidder: string, others: string, by: By): Line[] {
  const left = TRICKS - tricks;
  return [
    tricks < bid
      ? by.sum('bid-failed', `${sayPoints(bid, 'trick')} bid, ${tricks} taken`, -bid, { to: bidder })
      : by.line('trick', `${sayPoints(bid, 'trick')} bid, ${tricks} taken`, { times: tricks, to: bidder }),
    ...(left === 0 ? [] : [by.line('trick', sayPoints(left, 'trick'), { times: left, to: others })]),
  ];
}
