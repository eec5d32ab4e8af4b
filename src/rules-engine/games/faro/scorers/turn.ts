import { betAnswer } from '../../../scoring/bets.ts';
import { choiceOf, count, listOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import { scorer } from '../../../scoring/scorers.ts';
import { RANKS, sayRank } from '../../../vocabulary/card-ranks.ts';
import { figureOf } from '../../../wording/numbers.ts';
import { type Prices, settle, settleLast } from '../reckoning/settle.ts';

const ask = {
  loser: choiceOf('First card of the turn, on the right', RANKS),
  winner: choiceOf('Second card of the turn', RANKS),
  on: listOf('Cards that the bet takes in', choiceOf('Card', RANKS), 1, 4, { hint: 'One card, or all that it lies between.' }),
  how: choiceOf('The bet is', { open: 'to win', copper: 'to lose: coppered, or the game opposed' }, { otherwise: 'open' }),
  stake: count('Stake', 1, 100000, { unit: 'chips' }),
  last: choiceOf(
    'Is it the last coup?',
    { no: 'No', claimed: 'Yes, and the bank claims hocly', 'given-up': 'Yes, and hocly is given up' },
    { given: 'hocly', otherwise: 'no' },
  ),
} as const;

/** The result of a bet, from the bank's side. */
function headlineOf(points: number | undefined): string {
  if (points === undefined) return 'Nothing is paid';
  return points === 0 ? 'Nothing changes hands' : points > 0 ? `The bank pays ${figureOf(points)}` : `The bank takes ${figureOf(-points)}`;
}

/** Settles one bet on one turn (Blue Ribbon 1940, p. 236-237; Donohue, p. 339-342). */
export const turn = scorer({
  title: 'Settle a turn',
  gist: 'What one bet, open or coppered, on one card or several, wins or loses on a turn.',
  aka: ['faro calculator', 'faro payout', 'who wins', 'split', 'copper'],
  books: ['blue-ribbon-1940', 'donohue'],
  ask,
  score: ({ loser, winner, on, how, stake, last }, by: Prices) => {
    const twice = on.find((rank, n) => on.indexOf(rank) !== n);
    if (twice !== undefined) return wrong(problem('on', 'each card once', `${sayRank(twice)} twice`));
    const [cards, bet] = [
      { loser, winner },
      { on, coppered: how === 'copper', stake },
    ];
    const atEnd = by.has('hocly') && last !== null && last !== 'no' ? last : null;
    const line = atEnd === null ? settle(cards, bet, by) : settleLast(cards, bet, atEnd, by);
    return ok(betAnswer(`${headlineOf(line.points)}: ${line.say}`, [line]));
  },
});
