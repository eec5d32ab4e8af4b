import { sayPoints } from '../../../../laws/remedies/amounts.ts';
import { choiceOf, count, listOf, words } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';
import { seatsIn, sumProblem } from '../shared/seats.ts';
import type { setBackAdd } from './points.ts';

/** Points change what each player still has to make, and are negative when taken off. */
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
  score: ({ left, maker, tricks, thrown }, by: Schedule<typeof points & typeof setBackAdd>) => {
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
        lines.push(by.line('set-back', `euchred with ${sayPoints(won, 'trick')}; a stake to the pool`, { to }));
        if (won === 0) notes.push('The book does not say whether a euchred player without a trick is set back for that as well; here it is not counted.');
      } else if (n + 1 === maker && won === 5) lines.push(by.line('march', `march, ${left.length} players`, { times: -left.length, to }));
      else if (n + 1 === maker) lines.push(by.line('point', sayPoints(won, 'trick'), { times: -1, to }));
      else if (out.includes(n + 1)) lines.push(by.law('no-trick-taken', 'threw up the hand', { points: 0, to }));
      else if (won === 0) lines.push(by.line('no-trick', 'no trick', { to }));
      else lines.push(by.law('no-trick-taken', `${sayPoints(won, 'trick')} as an opponent`, { points: 0, to }));
    });
    const after = left.map((had, n) => had + lines.filter((line) => line.to === `Player ${n + 1}`).reduce((total, line) => total + (line.points ?? 0), 0));
    const winner = after.findIndex((rest) => rest <= 0);
    notes.push('Only the maker counts down; what opponents score on a euchre belongs to the second variety.');
    return ok(answer(winner >= 0 ? `Player ${winner + 1} wins the game and the pool` : `Still to make: ${after.join(', ')}`, lines, notes));
  },
});

export const counters = scorer({
  title: 'Set-back euchre: one player’s counters',
  gist: 'How many counters a player holds after a deal.',
  books: ['blue-ribbon-1940'],
  ask: {
    left: count('Counters before the deal', 1, 60),
    result: choiceOf('How did the deal go?', { made: 'The player made points', euchred: 'The player was euchred' }),
    made: count('Points made', 1, 5, { when: { field: 'result', is: ['made'] } }),
  },
  score: ({ left, result, made }, by: Schedule<typeof points & typeof setBackAdd>) => {
    if (result === 'euchred') {
      const back = by.points('set-back');
      return ok(answer(`${left + back} counters`, [by.line('set-back', 'euchred', { to: 'Player' })]));
    }
    const off = Math.min(left, made ?? 0);
    const lines: Line[] = [by.rated('start', `${made} made, a counter off for each`, -off, { unit: 'counter', to: 'Player' })];
    return ok(answer(left - off === 0 ? 'No counter left: the game is won' : `${left - off} counters`, lines));
  },
});
