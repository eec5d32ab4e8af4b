import { choiceOf, count, listOf, type Values } from '../../../core/fields.ts';
import { problem, type Result, wrong } from '../../../core/result.ts';
import { type Answer, answer, scorer } from '../../../core/scorers.ts';
import { BIDS, type Bid, bidsTooHigh, countSide, FAILED, NIL_TRICKS, type Prices, TRICKS } from './count.ts';

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
  // Who of the two bid and took what makes a difference to a nil alone.
  const apart = asked.bids.some((bid) => bid === 'nil' || bid === 'double-nil');
  const lacking = asked.bids.length < 2 ? 'bids' : asked.tricks.length < 2 ? 'tricks' : null;
  if (apart && lacking !== null) return wrong(problem(lacking, 'that of each partner, where one bid nil', `${asked[lacking].join(', ')} alone`));
  const bids = apart ? asked.bids : [String(asked.bids.reduce((sum, bid) => sum + Number(bid), 0)) as Bid];
  const { lines, bags } = countSide(bids, apart ? asked.tricks : [first + second], asked.bags ?? 0, asked, by, '');
  const sum = lines.reduce((n, line) => n + (line.points ?? 0), 0);
  const notes = [`Bags carried on: ${bags}.`];
  if (asked.before !== null) {
    const now = asked.before + sum;
    notes.unshift(`The score is now ${now}; the game is ${by.points('game')}.`);
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
