import { betAnswer } from '../../../scoring/bets.ts';
import { choiceOf, count, listOf } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../scoring/result.ts';
import { type Line, scorer } from '../../../scoring/scorers.ts';
import { RANKS, type Rank, sayRank } from '../../../vocabulary/card-ranks.ts';
import { ACE_OPEN, type Prices, settle } from '../reckoning/settle.ts';

const MOST = 12;
const OF_A_RANK = 4;
const ask = {
  dealer: choiceOf('The dealer’s bottom card', RANKS),
  packets: listOf('Bottom card of each packet that was bet on', choiceOf('Packet', RANKS), 1, MOST),
  bets: listOf('All bets on each packet', count('Packet', 1, 100_000), 1, MOST, { hint: 'In the order of the packets.' }),
};

const SAID = {
  'dealer-lower': 'higher than the dealer, who pays the bets',
  'dealer-higher': 'lower than the dealer, who takes the bets',
  tie: 'a tie, and the dealer takes the bets',
  ace: 'not settled',
} as const;

/** Problems: bets on missing packets, a fifth card of a rank. */
function problemsOf(dealer: Rank, packets: readonly Rank[], bets: readonly number[]): Problem[] {
  const problems: Problem[] = bets.length === packets.length ? [] : [problem('bets', `bets on ${packets.length} packets`, `${bets.length}`)];
  const fifth = packets.find((rank) => [dealer, ...packets].filter((one) => one === rank).length > OF_A_RANK);
  if (fifth !== undefined) problems.push(problem('packets', 'no more than four cards of a rank', `a fifth ${sayRank(fifth)}`));
  return problems;
}

/** Settles every packet with the dealer's (Blue Ribbon 1940, p. 58; Donohue, p. 338). */
export const packets = scorer({
  title: 'Settle the packets',
  gist: 'From the bottom cards, which bets the bank wins and which it pays.',
  aka: ['blind hookey calculator', 'who wins', 'dutch bank payout'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score: ({ dealer, packets, bets }, by: Prices) => {
    const problems = problemsOf(dealer, packets, bets);
    if (problems.length > 0) return wrong(...problems);
    const notes = new Set<string>();
    const lines = packets.map((rank, n): Line => {
      const how = settle(rank, dealer, by);
      const say = `packet ${n + 1}, ${sayRank(rank)} against ${sayRank(dealer)}: ${SAID[how]}`;
      if (how !== 'ace') return by.line(how, say, { times: bets[n] ?? 0, unit: 'chip' });
      notes.add(ACE_OPEN);
      return by.law('ace', say);
    });
    const net = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
    return ok(
      betAnswer(net > 0 ? `The bank pays ${net}` : net < 0 ? `The bank wins ${-net}` : 'Nothing changes hands', lines, [...notes], {
        player: 'The players',
      }),
    );
  },
});
