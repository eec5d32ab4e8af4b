// The scorer of one deal between two sides, for the game and its variants.
import type { BookId } from '../../../books.ts';
import { choiceOf, type Fields, type Raw } from '../../../scoring/fields.ts';
import { wrong } from '../../../scoring/result.ts';
import { type ScorerRow, scorer } from '../../../scoring/scorers.ts';
import { type Counters, countDeal, type Deal, type Prices, problemsOf } from './deal.ts';
import { BEFORE, describeDeal } from './deal-lines.ts';
import { bidField, FAILED, jokerField, OR_NOBODY, SIDES, whoseFields } from './fields.ts';

interface Described {
  readonly title: string;
  readonly gist: string;
  readonly aka: readonly string[];
  readonly books: readonly BookId[];
  /** The trumps that count, in order. */
  readonly counters: Counters;
  readonly columns: { readonly bidder: string; readonly adversaries: string };
  /** Whether to ask for the score of the game: not if there is no number to play to. */
  readonly standing?: boolean;
  /** The most that can be bid. */
  readonly most?: number;
}
interface Asked {
  readonly bid: number;
  readonly failed: string | null;
  readonly revoke: string;
  readonly before?: readonly number[] | null;
}

/** The scorer of one deal: the bid, the owner of each counting trump, a revoke, and who is out if the game is played to a number. */
export function dealScorer({ counters, columns, standing = false, most = 14, ...words }: Described): ScorerRow {
  const ask: Fields = {
    ...bidField(most),
    ...whoseFields(OR_NOBODY, counters),
    joker: jokerField(SIDES),
    ...FAILED,
    revoke: choiceOf('Has a side revoked?', { nobody: 'No', ...SIDES }, { otherwise: 'nobody', seldom: true }),
    ...(standing ? BEFORE : {}),
  };
  const sides = [columns.bidder, columns.adversaries];
  const sideOf = (said: unknown): string | null => (said === 'bidder' || said === 'adversaries' ? columns[said] : null);
  const all: Counters = { ...counters, joker: 'the joker' };
  return scorer({
    ...words,
    ask,
    score: (values, by: Prices) => {
      const { bid, failed, revoke, before = null } = values as unknown as Asked;
      const said = values as unknown as Raw;
      const owners = Object.fromEntries(Object.keys(all).map((key) => [key, sideOf(said[key])]));
      const deal: Deal = { bid, owners, bidder: columns.bidder, sides, revoke: sideOf(revoke), given: failed === 'given' };
      const problems = problemsOf(deal, counters, by);
      if (problems.length > 0) return wrong(...problems);
      const counted = countDeal(deal, all, by);
      const unplaced = owners.joker === null ? [] : ['The joker has no place in the printed order of counting; it is counted last here.'];
      return describeDeal({ ...counted, notes: [...counted.notes, ...unplaced] }, sides, before, by);
    },
  });
}
