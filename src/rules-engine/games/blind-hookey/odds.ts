import { bet, chance, type OddsTable } from '../../odds/odds.ts';
import type { Outcomes } from '../../odds/outcomes.ts';
import { RANK_KEYS, type Rank } from '../../vocabulary/card-ranks.ts';
import type { points } from './points.ts';
import { aceHigh } from './reckoning/settle.ts';

type Pair = readonly [packet: Rank, dealer: Rank];
/** The two bottom cards, by rank: any card of the pack, then any other. */
const pairs: Outcomes<Pair> = {
  say: 'pairs of bottom cards',
  of: 52 * 51,
  *each() {
    for (const packet of RANK_KEYS) for (const dealer of RANK_KEYS) yield [[packet, dealer], 4 * (packet === dealer ? 3 : 4)];
  },
};

export const odds: OddsTable = {
  keeper: 'the bank',
  note: 'An ace counted low instead of high changes none of it.',
  rows: {
    packet: bet<typeof points, Pair>({
      title: 'A bet on a packet',
      gist: 'Its bottom card against the bottom card of the bank.',
      outcomes: pairs,
      settle: ([packet, dealer], by, stake) => [by.line(aceHigh(packet, dealer), 'the packet', { times: stake })],
    }),
    tie: chance({
      title: 'A tie',
      gist: 'The two bottom cards are of one rank: all that makes the bank’s advantage.',
      outcomes: pairs,
      happens: ([packet, dealer]: Pair) => aceHigh(packet, dealer) === 'tie',
    }),
  },
};
