import { betAnswer } from '../../../scoring/bets.ts';
import { choiceOf, count, listOf } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../scoring/result.ts';
import { scorer } from '../../../scoring/scorers.ts';
import { RANKS, type Rank } from '../../../vocabulary/card-ranks.ts';
import { said, settledCall } from '../reckoning/call.ts';
import type { Prices } from '../reckoning/settle.ts';

const card = choiceOf('Card', RANKS);
const ask = {
  cards: listOf('The three cards left', card, 3, 3, { hint: 'In any order.' }),
  called: listOf('Called: first and second card', card, 2, 2),
  came: listOf('Came: first and second card', card, 2, 2),
  stake: count('Stake', 1, 100000, { unit: 'chips' }),
} as const;

/** The problem of cards that are not in the box. */
function strange(field: string, two: readonly Rank[], cards: readonly Rank[]): Problem[] {
  const over = two.find((rank) => two.filter((one) => one === rank).length > cards.filter((one) => one === rank).length);
  return over === undefined ? [] : [problem(field, `two of ${said(cards)}`, said(two))];
}

/** Settles a call of the last turn (Blue Ribbon 1940, p. 238). */
export const call = scorer({
  title: 'Call the last turn',
  gist: 'What a call of the order of the last cards is paid: three different ones, or a cat-hop.',
  aka: ['calling the turn', 'cat-hop', 'last turn payout'],
  books: ['blue-ribbon-1940'],
  ask,
  score: ({ cards, called, came, stake }, by: Prices) => {
    const ranks = new Set(cards).size;
    const alike = ranks === 1 ? [problem('cards', 'cards of two ranks or three', said(cards))] : [];
    const problems = [...alike, ...strange('called', called, cards), ...strange('came', came, cards)];
    if (problems.length > 0) return wrong(...problems);
    const line = settledCall(cards, called, came, stake, by);
    const chips = line.points ?? 0;
    return ok(betAnswer(chips > 0 ? `The call is right: the bank pays ${chips}` : `The call is wrong: the bank takes ${-chips}`, [line]));
  },
});
