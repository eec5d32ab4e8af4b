import type { Values } from '../../../scoring/fields.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { BID, dealLines, type Prices, problemsOfSchedule, REVOKE, SCHEDULE, sayBid, tricksOf } from '../reckoning/deal.ts';
import { BIDDER, keep, TABLE } from '../reckoning/keep.ts';

const ENTRY = { ...BIDDER, ...BID, tricks: tricksOf('in the order of the names'), ...REVOKE } as const;
type Entry = Values<typeof ENTRY>;

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Deal by deal to 500, for three players or for two sides: bids made and failed, tricks, and who is out first.',
  aka: ['500 score sheet', 'score pad', 'in the hole'],
  books: ['blue-ribbon-1940', 'donohue'],
  setup: { ...SCHEDULE, ...TABLE },
  entry: ENTRY,
  play: ({ schedule, ...table }, entries, by: Prices) =>
    keep(table, entries as readonly Entry[], by, {
      say: sayBid,
      check: () => problemsOfSchedule({ schedule }, by).map((one) => ({ ...one, field: 'bid' })),
      count: (one, to, at) => dealLines({ schedule, trumps: one.trumps, bid: one.bid }, one, to, at, by),
    }),
});
