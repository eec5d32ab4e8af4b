import { sayPoints } from '../../../../laws/remedies/amounts.ts';
import { choiceOf, count, type Values } from '../../../../scoring/fields.ts';
import { wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { type Line, scorer } from '../../../../scoring/scorers.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import type { points } from '../../points.ts';
import { dealLines, problemsOf, REVOKE, sayBid, TRUMPS, tricksOf } from '../../reckoning/deal.ts';
import { BEFORE, columnsOf, describeDeal } from '../../reckoning/deal-lines.ts';
import { BIDDER, keep, TABLE } from '../../reckoning/keep.ts';
import type { own } from './points.ts';

type Prices = Schedule<typeof points & typeof own>;

const AS_TRICKS = { field: 'contract', is: ['tricks'] } as const;
const CONTRACT = {
  contract: choiceOf('What was bid?', { nullo: 'Nullo', tricks: 'Six to nine tricks' }),
  trumps: choiceOf('Trumps', TRUMPS, { when: AS_TRICKS }),
  bid: count('Tricks bid', 6, 9, { when: AS_TRICKS }),
} as const;
const ENTRY = { ...BIDDER, ...CONTRACT, tricks: tricksOf('in the order of the names'), ...REVOKE } as const;
type Contract = Values<typeof CONTRACT>;
type Entry = Values<typeof ENTRY>;
type Dealt = Contract & Pick<Entry, 'tricks' | 'revoke'>;

const EACH = 'Each opponent is given the points for a trick that the bidder takes; the book says "his opponents", and may mean both together.';
const REVOKED = 'The book does not say what the opponents score after a revoke of the bidder at nullo; nothing is counted for them.';

/** The lines of a deal: nullo scores or loses its value, and the bidder's tricks count for each opponent. */
function linesOf({ trumps, bid, ...played }: Dealt, to: readonly string[], at: number, by: Prices): Line[] {
  if (trumps !== null && bid !== null) return dealLines({ trumps, bid, schedule: null }, played, to, at, by);
  const taken = played.tricks[at] ?? 0;
  const bidder = to[at] ?? '';
  if (played.revoke === 'adversary') return [by.line('nullo', 'nullo, another player revoked', { to: bidder })];
  if (taken === 0 && played.revoke === 'nobody') return [by.line('nullo', 'nullo made', { to: bidder })];
  if (played.revoke === 'bidder') return [by.line('nullo', 'nullo, set back for a revoke', { times: -1, to: bidder })];
  const others = to.filter((_, seat) => seat !== at);
  return [
    by.line('nullo', `nullo, failed with ${sayPoints(taken, 'trick')}`, { times: -1, to: bidder }),
    ...others.map((one) => by.line('nullo-trick', `${sayPoints(taken, 'trick')} that the bidder takes`, { times: taken, to: one })),
  ];
}

/** Notes on what is uncertain about a deal of nullo. */
function notesOf({ contract, tricks, revoke }: Dealt): string[] {
  if (contract !== 'nullo') return [];
  return [...(tricks.length === 3 && (tricks[0] ?? 0) > 0 && revoke === 'nobody' ? [EACH] : []), ...(revoke === 'bidder' ? [REVOKED] : [])];
}

export const deal = scorer({
  title: 'Score a deal, nullo or not',
  gist: 'Nullo made or failed, or a bid of tricks; and who is out first.',
  aka: ['nullo calculator', 'misere score', 'failed nullo'],
  books: ['blue-ribbon-1940'],
  ask: { ...CONTRACT, tricks: tricksOf('the bidder first'), ...REVOKE, ...BEFORE },
  score: ({ before, ...dealt }, by: Prices) => {
    const problems = problemsOf(dealt, dealt.tricks.length);
    if (problems.length > 0) return wrong(...problems);
    const to = columnsOf(dealt.tricks.length);
    return describeDeal(linesOf(dealt, to, 0, by), to, before, notesOf(dealt), by);
  },
});

export const game = sheet({
  title: 'Keep the score of a game with nullo',
  gist: 'Deal by deal to 500, nullo among the bids.',
  aka: ['nullo score sheet'],
  books: ['blue-ribbon-1940'],
  setup: TABLE,
  entry: ENTRY,
  play: (table, entries, by: Prices) =>
    keep(table, entries as readonly Entry[], by, {
      say: (one) => (one.trumps === null || one.bid === null ? 'nullo' : sayBid({ trumps: one.trumps, bid: one.bid })),
      count: (one, to, at) => linesOf(one, to, at, by),
    }),
});
