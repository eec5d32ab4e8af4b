import { count, listOf } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { ok, problem, wrong } from '../../../core/result.ts';
import { answer, type Line, scorer } from '../../../core/scorers.ts';
import { compare, pointOf } from '../count.ts';
import { points } from '../points.ts';

const HINT = 'Pips of each card; 10 for a ten or a court card.';
const ask = {
  right: listOf('Right hand', count('Card', 1, 10), 2, 3, { hint: HINT }),
  left: listOf('Left hand', count('Card', 1, 10), 2, 3),
  banker: listOf("The banker's hand", count('Card', 1, 10), 2, 3),
  onRight: count('Bet on the right', 0, 100000, { unit: 'chips' }),
  onLeft: count('Bet on the left', 0, 100000, { unit: 'chips' }),
  astride: count('Bet à cheval', 0, 100000, { unit: 'chips' }),
};
const KEYS = { '1': 'nearer', '0': 'tie', '-1': 'farther' } as const;

export const coup = scorer({
  title: 'Settle a coup',
  gist: 'Counts the three hands and settles bets on the right, on the left and à cheval.',
  aka: ['baccarat calculator', 'who won the coup'],
  books: ['blue-ribbon-1940'],
  ask,
  score: (values, book) => {
    const drawn = [values.right, values.left, values.banker].filter((hand) => hand.length > 2).length;
    const natural = [values.right, values.left, values.banker].some((hand) => hand.length === 2 && pointOf(hand) >= 8);
    if (natural && drawn > 0) return wrong(problem('banker', 'two cards in every hand, since an 8 or 9 was dealt', `${drawn} drawn`));
    const lines: Line[] = [{ rule: 'points.count', say: `right ${pointOf(values.right)}, left ${pointOf(values.left)}, banker ${pointOf(values.banker)}` }];
    const sides = [compare(values.right, values.banker), compare(values.left, values.banker)] as const;
    const bets = [values.onRight, values.onLeft] as const;
    for (const [n, side] of sides.entries()) {
      const key = KEYS[`${side}`];
      const bet = bets[n] ?? 0;
      if (bet > 0)
        lines.push({ rule: `points.${key}`, say: `the bet on the ${n === 0 ? 'right' : 'left'}`, points: pointsOf(points[key], book) * bet, unit: 'chip' });
    }
    const notes: string[] = [];
    if (values.astride > 0) {
      const both = sides[0] === sides[1] ? sides[0] : 0;
      lines.push({ rule: 'points.astride', say: 'the bet à cheval', points: both * values.astride, unit: 'chip' });
      if (sides[0] !== sides[1] && sides.includes(0)) notes.push('The book does not settle a bet à cheval when one side ties; it is left standing off here.');
    }
    const net = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
    return ok(answer(net > 0 ? `The bank pays ${net}` : net < 0 ? `The bank wins ${-net}` : 'Nothing changes hands', lines, notes));
  },
});
