import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../scoring/result.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import { BIDS, bidsTooHigh, countSide, FAILED, NIL_TRICKS, oneSide, type Prices, TRICKS } from './count.ts';

const ask = {
  bids: listOf('Bids of the two partners', choiceOf('Bid', BIDS), 1, 2, { hint: 'Where neither bid nil, their bid together will do.' }),
  tricks: listOf('Tricks of each, in the same order', count('Tricks', 0, TRICKS), 1, 2, { hint: 'Where neither bid nil, their tricks together will do.' }),
  bags: count('Bags carried from earlier deals', 0, 9, { optional: true, unit: 'bags' }),
  before: count('Score before the deal', -5000, 5000, { optional: true, unit: 'points' }),
  failed: FAILED,
  nilTricks: NIL_TRICKS,
} as const;
type Asked = Values<typeof ask>;

function score(asked: Asked, by: Prices): Result<Answer> {
  const [first = 0, second = 0] = asked.tricks;
  if (first + second > TRICKS) return wrong(problem('tricks', `at most ${TRICKS} tricks`, `${first} + ${second} = ${first + second}`));
  const high = bidsTooHigh('bids', asked.bids);
  if (high !== null) return wrong(high);
  const side = oneSide(asked.bids, asked.tricks, { bids: 'bids', tricks: 'tricks' });
  if ('expected' in side) return wrong(side);
  const { lines, bags } = countSide(side.bids, side.tricks, asked.bags ?? 0, asked, by, '');
  const sum = lines.reduce((n, line) => n + (line.points ?? 0), 0);
  const notes = [`Bags carried on: ${bags}.`];
  if (asked.before !== null) {
    const now = asked.before + sum;
    notes.unshift(`The score is now ${now}; playing to ${by.points('game')}.`);
  }
  const failed = lines.find((line) => line.rule === by.id('set'));
  if (failed !== undefined) notes.push('What a failed bid costs is not printed: the table has to agree on it.');
  return { ok: true, value: answer(`${sum} ${sum === 1 || sum === -1 ? 'point' : 'points'} for the side`, lines, notes) };
}

export const deal = scorer({
  title: 'Score a deal for one side',
  gist: 'What two bids and the tricks taken bring, with nil, bags and the penalty for ten of them.',
  aka: ['nil points', 'how many bags', 'double nil', 'did we make it'],
  books: ['sierra'],
  ask,
  score,
});
