import { sayPoints } from '../../../../laws/remedies/amounts.ts';
import { choiceOf, flag, type Values } from '../../../../scoring/fields.ts';
import { problem, type Result, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import { BLUE as BOOK } from '../../../../vocabulary/book-ids.ts';
import { afterTheGame, agreed, failedAfterWinning, names, playInnings, strokesIfAny, who } from '../../reckoning/two-players.ts';
import type { Key, points } from './points.ts';

const ask = {
  first: choiceOf('Which ball did the cue ball hit first?', { red: 'The red', white: 'The white', none: 'None' }),
  cannon: flag('Did it hit the other ball too?'),
  red: flag('Red in a pocket?'),
  white: flag('Opponent’s white in a pocket?'),
  cue: flag('Cue ball in a pocket?', { hint: 'If it hit nothing, also when it left the table.' }),
} as const;
type Stroke = Values<typeof ask>;

/** Everything made in the stroke except the losing hazard, in words. */
const madeOf = (stroke: Stroke) =>
  [stroke.cannon && 'a cannon', stroke.red && 'the red potted', stroke.white && 'the white potted'].filter((made) => made !== false);

function score(stroke: Stroke, by: Schedule<typeof points>): Result<Answer> {
  const made = madeOf(stroke);
  if (stroke.first === 'none') {
    if (made.length > 0) return wrong(problem('first', 'the ball hit first, as something was made', `none, with ${made.join(' and ')}`));
    const line = stroke.cue ? by.line('coup', 'coup', { to: 'opponent' }) : by.line('english-miss', 'miss', { to: 'opponent' });
    return { ok: true, value: answer(`${sayPoints(line.points ?? 0)} to the opponent`, [line]) };
  }
  const lines: Line[] = [];
  if (stroke.cannon) lines.push(by.line('cannon', 'cannon', { to: 'striker' }));
  if (stroke.red) lines.push(by.line('red-hazard', 'red winning hazard', { to: 'striker' }));
  if (stroke.white) lines.push(by.line('white-hazard', 'white winning hazard', { to: 'striker' }));
  if (stroke.cue) lines.push(by.line(`${stroke.first}-hazard`, `${stroke.first} losing hazard`, { to: 'striker' }));
  return { ok: true, value: answer(`${lines.reduce((all, line) => all + (line.points ?? 0), 0)} points`, lines) };
}

/** One stroke of English billiards (p. 54-55): the losing hazard takes the value of the ball hit first. */
export const stroke = scorer({
  title: 'Score a stroke of English billiards',
  gist: 'Cannon and hazards of one stroke, a miss or a coup.',
  aka: ['in off', 'how much is a pot', 'billiards points'],
  books: [BOOK],
  ask,
  score,
});

const CLOSING = {
  nothing: { label: 'A stroke without a score', key: null },
  miss: { label: 'A miss', key: 'english-miss' },
  coup: { label: 'A coup', key: 'coup' },
  off: { label: 'A ball other than the cue ball forced off the table', key: 'forced-off' },
} as const;
/** The most that one stroke can count: a cannon, the red and the white potted, and the cue ball in off the red. */
const mostOf = (by: Schedule<typeof points>) => 2 * by.points('red-hazard') + by.points('cannon') + by.points('white-hazard');

/** Breaks of English billiards, each with the stroke that ended it (p. 54-55). */
export const breaks = sheet({
  title: 'Keep the score of English billiards',
  gist: 'Breaks of two players in cannons and hazards, with misses and coups to the opponent.',
  aka: ['break', 'score sheet'],
  books: [BOOK],
  setup: { ...names, ...agreed },
  round: 'Inning',
  entry: {
    who,
    cannons: strokesIfAny('Cannons'),
    whites: strokesIfAny('White hazards'),
    reds: strokesIfAny('Red hazards'),
    end: choiceOf(
      'What ended it?',
      { nothing: CLOSING.nothing.label, miss: CLOSING.miss.label, coup: CLOSING.coup.label, off: CLOSING.off.label },
      { otherwise: 'nothing' },
    ),
  },
  play: (asked, entries, by: Schedule<typeof points>) =>
    playInnings(asked, asked.game, entries, (one, { left, other }) => {
      const made: [Key, number | null, string][] = [
        ['cannon', one.cannons, 'cannon'],
        ['white-hazard', one.whites, 'white hazard'],
        ['red-hazard', one.reds, 'red hazard'],
      ];
      const lines = made.flatMap(([key, times, name]) => (times ? [by.line(key, `${times} ${name}${times === 1 ? '' : 's'}`, { times, to: one.who })] : []));
      const points = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
      const { key, label } = CLOSING[one.end];
      const fault = key === null ? null : label.toLowerCase();
      return {
        say: `a break of ${points}${fault === null ? '' : `, then ${fault}`}`,
        lines: key === null ? lines : [...lines, by.line(key, fault ?? '', { to: other })],
        problems: [...afterTheGame('', points, mostOf(by), left), ...failedAfterWinning('end', points, left, fault)],
      };
    }),
});
