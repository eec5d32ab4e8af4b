import { betAnswer } from '../../../scoring/bets.ts';
import { cards, count } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../scoring/result.ts';
import { scorer } from '../../../scoring/scorers.ts';
import { type Card, showCard } from '../../../vocabulary/cards.ts';
import { matches, type Prices, settled } from '../reckoning/settle.ts';

const PACK = 'spanish-40';
const ask = {
  top: cards('Top layout', PACK, 2),
  bottom: cards('Bottom layout', PACK, 2),
  gate: cards('The gate', PACK, 1),
  onTop: count('Bets on the top layout', 0, 100_000, { optional: true, unit: 'chips' }),
  onBottom: count('Bets on the bottom layout', 0, 100_000, { optional: true, unit: 'chips' }),
};

/** The problems of a repeated card, or of no bet at all. */
function problemsOf(all: readonly Card[], onTop: number, onBottom: number): Problem[] {
  const twice = all.filter((card, n) => all.indexOf(card) !== n);
  const problems: Problem[] = twice.length > 0 ? [problem('gate', 'each card once', twice.map(showCard).join(' '))] : [];
  if (onTop === 0 && onBottom === 0) problems.push(problem('onTop', 'a bet on a layout', 'none'));
  return problems;
}

/** Settles the bets on both layouts at even money (Blue Ribbon 1940, p. 257-258). */
export const layouts = scorer({
  title: 'Settle the layouts',
  gist: 'From the cards and the gate, which layout is paid and what the bank wins.',
  aka: ['monte calculator', 'who wins', 'gate payout'],
  books: ['blue-ribbon-1940'],
  ask,
  score: ({ top, bottom, gate, onTop, onBottom }, by: Prices) => {
    const [stakeTop, stakeBottom] = [onTop ?? 0, onBottom ?? 0];
    const problems = problemsOf([...top, ...bottom, ...gate], stakeTop, stakeBottom);
    const [turned] = gate;
    if (problems.length > 0 || turned === undefined) return wrong(...problems);
    const lines = [
      ...(stakeTop === 0 ? [] : [settled('top', matches(top, turned), stakeTop, by)]),
      ...(stakeBottom === 0 ? [] : [settled('bottom', matches(bottom, turned), stakeBottom, by)]),
    ];
    const net = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
    const headline = net > 0 ? `The bank pays ${net}` : net < 0 ? `The bank wins ${-net}` : 'Nothing changes hands';
    return ok(betAnswer(headline, lines, ['The book does not give the rate; even money is taken.'], { player: 'The players' }));
  },
});
