import type { Values } from '../../../scoring/fields.ts';
import { ok, problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { HEARTS_IN_PACK, nameOf, placeOf, seatOrNone, sum, wrongSum } from '../reckoning/counting.ts';
import { plain, ask as plainly } from '../reckoning/plain.ts';
import { linesAgainst } from './against.ts';

const ask = {
  hearts: plainly.hearts,
  queen: { ...seatOrNone('Who took the queen of spades?', 'She does not count', ''), given: 'queen' },
  table: plainly.table,
} as const;
type Asked = Values<typeof ask>;

function modern({ hearts, queen: taken }: Asked, by: Schedule<typeof points>): Result<Answer> {
  const queen = taken ?? 'none';
  const off = wrongSum('hearts', hearts, HEARTS_IN_PACK, true);
  if (off !== null) return wrong(off);
  const taker = queen === 'none' ? -1 : placeOf(queen);
  if (taker < 0 || taker >= hearts.length) return wrong(problem('queen', 'one of the players', queen === 'none' ? 'nobody' : nameOf(taker)));
  const lines = linesAgainst(hearts, taker, by, nameOf);
  const notes = ['The points stand against the players who get them.'];
  if (hearts.length !== 4 && by.way('game') === 'of-four-players')
    notes.push('The manual describes the game for four and only mentions three, five and six players.');
  if (hearts[taker] === HEARTS_IN_PACK) {
    if (by.gives('moon')) return ok(answer(`${nameOf(taker)} shoots the moon`, lines, notes));
    notes.push('The book gives nothing for taking everything.');
  }
  return ok(answer(`${sum(lines.map((line) => line.points ?? 0))} points in all`, lines, notes));
}

export const deal = scorer({
  title: 'Score a deal',
  gist: 'Points against each player, or chips paid, from the hearts taken and the queen of spades.',
  aka: ['who has how many points', 'did he shoot the moon', 'hearts calculator', 'what do we pay'],
  books: ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898'],
  ask,
  score: (asked, by: Schedule<typeof points>) => (by.gives('queen') ? modern(asked, by) : plain(asked, by)),
});
