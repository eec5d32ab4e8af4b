import { choiceOf, count, listOf, words } from '../../../core/fields.ts';
import { pointsOf } from '../../../core/points.ts';
import { sayPoints } from '../../../core/remedies/amounts.ts';
import { ok, problem, wrong } from '../../../core/result.ts';
import { answer, type Line, scorer } from '../../../core/scorers.ts';
import { points } from '../points.ts';
import { setBackAdd, setBackAmend } from './set-back-points.ts';
import { amended } from './shared/amended.ts';
import { seatsIn, sumProblem } from './shared/seats.ts';

const march = amended(points.march, setBackAmend.march);

/** Points are changes of what each player still has to make: off is negative. */
export const running = scorer({
  title: 'Set-back euchre: a deal for every player',
  gist: 'What each player has left after a deal, who pays the pool and who wins.',
  aka: ['setback score', 'points to go'],
  books: ['donohue'],
  ask: {
    left: listOf('Points each player still has to make', count('To make', 1, 99), 2, 6),
    maker: count('Which player made the trump?', 1, 6, { hint: 'By number, in the order of the list.' }),
    tricks: listOf('Tricks of each player', count('Tricks', 0, 5), 2, 6),
    thrown: words('Who threw up the hand?', 20, { optional: true, hint: 'Numbers, such as 3 or 2 4; empty for nobody.' }),
  },
  score: ({ left, maker, tricks, thrown }, { book }) => {
    if (tricks.length !== left.length) return wrong(problem('tricks', `${left.length} entries, one a player`, `${tricks.length}`));
    if (maker > left.length) return wrong(problem('maker', `a player from 1 to ${left.length}`, `${maker}`));
    const sum = sumProblem('tricks', tricks, 5);
    if (sum !== null) return wrong(sum);
    const out = seatsIn(thrown ?? '', left.length);
    if (out === null) return wrong(problem('thrown', `numbers from 1 to ${left.length}`, `"${thrown}"`));
    if (out.includes(maker)) return wrong(problem('thrown', 'players other than the maker', `${maker}`));
    const odd = out.find((seat) => (tricks[seat - 1] ?? 0) > 0);
    if (odd !== undefined) return wrong(problem('thrown', 'players without a trick', `player ${odd} with ${tricks[odd - 1]}`));
    const lines: Line[] = [];
    const notes: string[] = [];
    tricks.forEach((won, n) => {
      const to = `Player ${n + 1}`;
      if (n + 1 === maker && won < 3) {
        lines.push({
          rule: 'points.set-back',
          say: `euchred with ${sayPoints(won, 'trick')}; a stake to the pool`,
          points: pointsOf(setBackAdd['set-back'], book),
          to,
        });
        if (won === 0) notes.push('The book does not say whether a euchred player without a trick is set back for that as well; here he is not.');
      } else if (n + 1 === maker && won === 5)
        lines.push({ rule: 'points.march', say: `march, ${left.length} players`, points: -left.length * pointsOf(march, book), to });
      else if (n + 1 === maker) lines.push({ rule: 'points.point', say: sayPoints(won, 'trick'), points: -pointsOf(points.point, book), to });
      else if (out.includes(n + 1)) lines.push({ rule: 'law.no-trick-taken', say: 'threw up the hand', points: 0, to });
      else if (won === 0) lines.push({ rule: 'points.no-trick', say: 'no trick', points: pointsOf(setBackAdd['no-trick'], book), to });
      else lines.push({ rule: 'law.no-trick-taken', say: `${sayPoints(won, 'trick')} as an opponent`, points: 0, to });
    });
    const after = left.map((had, n) => had + lines.filter((line) => line.to === `Player ${n + 1}`).reduce((total, line) => total + (line.points ?? 0), 0));
    const winner = after.findIndex((rest) => rest <= 0);
    notes.push('Only the maker counts down; what opponents score on a euchre belongs to the second variety.');
    return ok(answer(winner >= 0 ? `Player ${winner + 1} wins the game and the pool` : `Still to make: ${after.join(', ')}`, lines, notes));
  },
});

export const counters = scorer({
  title: "Set-back euchre: one player's counters",
  gist: 'How many counters a player holds after a deal.',
  books: ['blue-ribbon-1940'],
  ask: {
    left: count('Counters before the deal', 1, 60),
    result: choiceOf('How did the deal go?', { made: 'He made points', euchred: 'He was euchred' }),
    made: count('Points made', 1, 5, { when: { field: 'result', is: ['made'] } }),
  },
  score: ({ left, result, made }, { book }) => {
    if (result === 'euchred') {
      const back = pointsOf(setBackAdd['set-back'], book);
      return ok(answer(`${left + back} counters`, [{ rule: 'points.set-back', say: 'euchred', points: back, unit: 'counter', to: 'Player' }]));
    }
    const off = Math.min(left, made ?? 0);
    const lines: Line[] = [{ rule: 'points.start', say: `${made} made, a counter off for each`, points: -off, unit: 'counter', to: 'Player' }];
    return ok(answer(left - off === 0 ? 'No counter left: the game is won' : `${left - off} counters`, lines));
  },
});
