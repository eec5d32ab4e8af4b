// The scorer of one deal, for the game and its variants.

import type { BookId } from '../../../books.ts';
import { problemsBefore, sayDeal } from '../../../mechanics/counting-out.ts';
import type { Values } from '../../../scoring/fields.ts';
import { type Problem, problem, type Result, wrong } from '../../../scoring/result.ts';
import { type Answer, type ScorerRow, scorer } from '../../../scoring/scorers.ts';
import { COUNTERS, countDeal, type Deal, type Prices, problemsOf } from './deal.ts';
import { BEFORE, CARDS, PLAYERS, type Player, SELDOM, TARGET, WHO } from './fields.ts';

const ask = { ...WHO, ...CARDS, ...SELDOM, ...TARGET, ...BEFORE } as const;
type Asked = Values<typeof ask>;

const nameOf = (said: string | null | undefined): string | null => (said === null || said === undefined || said === 'nobody' ? null : PLAYERS[said as Player]);

/** The score item of the target: the longer game if it is chosen and the book has it. */
export const targetOf = (chosen: string | null, by: Prices) =>
  (chosen === 'long' && by.gives('long-target' as 'target') ? 'long-target' : 'target') as 'target';

/** A deal from its answers, with the names of the players. */
function dealOf(asked: Asked): Deal {
  const owners = Object.fromEntries((Object.keys(COUNTERS) as (keyof typeof COUNTERS)[]).map((key) => [key, nameOf(asked[key])]));
  return {
    bid: asked.bid,
    bidder: PLAYERS[asked.bidder],
    seller: nameOf(asked.sold),
    owners,
    revoke: nameOf(asked.revoke),
    onlyBid: asked.custom === 'bid',
  };
}

/** The problems of players who are named, but have no score before the deal. */
function strangers(asked: Asked): Problem[] {
  const { before } = asked;
  if (before === null) return [];
  const fields = ['bidder', 'sold', ...Object.keys(COUNTERS), 'revoke'] as const;
  return fields.flatMap((field) => {
    const said = asked[field as keyof Asked];
    return Number(said) > before.length ? [problem(field, `one of the ${before.length} players`, PLAYERS[said as Player])] : [];
  });
}

function score(asked: Asked, by: Prices): Result<Answer> {
  const target = targetOf(asked.target, by);
  // The basic game of a book may have no number to play to.
  const before = by.gives(target) ? asked.before : null;
  const problems = [
    ...problemsOf(dealOf(asked), by),
    ...strangers(asked),
    ...(before === null ? [] : problemsBefore('before', before, before.length, by.points(target))),
  ];
  if (problems.length > 0) return wrong(...problems);
  const { lines, notes } = countDeal(dealOf(asked), by);
  const scores = before === null ? null : Object.fromEntries(before.map((sum, n) => [PLAYERS[String(n + 1) as Player], sum]));
  return { ok: true, value: sayDeal({ lines, notes, before: scores, target }, by) };
}

/** The scorer of one deal, for these books. */
export const dealScorer = (books: readonly BookId[]): ScorerRow =>
  scorer({
    title: 'Score a deal',
    gist: 'The trump sold or kept, the bid made or set back, every point to its player, and who is out first.',
    aka: ['pedro calculator', 'set back', 'both go out', 'who goes out first', 'sold the trump'],
    books,
    ask,
    score,
  });
