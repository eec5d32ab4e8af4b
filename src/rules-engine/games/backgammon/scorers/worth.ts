import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem, type Result, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { type Answer, answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { BLUE, DONOHUE } from '../../../vocabulary/book-ids.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

export const borne = choiceOf('Has the loser borne off any man?', { yes: 'Yes, at least one', no: 'No, none' });
export const rearmost = choiceOf(
  'Where is the rearmost man of the loser?',
  {
    own: 'On the loser’s own side of the board',
    outer: 'In the winner’s outer table',
    inner: 'In the winner’s inner table',
    bar: 'On the bar',
  },
  { when: { field: 'borne', is: ['no'] } },
);
export const custom = choiceOf(
  'How is the game counted?',
  { full: 'With gammons and backgammons', hits: 'For the hit only, as agreed' },
  { otherwise: 'full', given: 'hits-only' },
);
const ask = { custom, borne, rearmost } as const;
type Asked = Values<typeof ask>;
const SAYS = { hit: 'Hit', gammon: 'Gammon', backgammon: 'Backgammon', 'hits-only': 'Game played for the hit' } as const;
type Key = keyof typeof SAYS;

interface Worth {
  readonly key: Key;
  readonly notes: readonly string[];
}

/** Which of the three kinds of game was won, or a problem if the book does not have it. */
export function worthOf(asked: Asked, by: Schedule<typeof points>): Result<Worth> {
  if (asked.custom === 'hits') {
    if (!by.gives('hits-only')) return wrong(problem('custom', `the full count, the only one that ${by.name} has`, 'hits only'));
    return { ok: true, value: { key: 'hits-only', notes: [] } };
  }
  if (asked.borne === 'yes') return { ok: true, value: { key: 'hit', notes: [] } };
  const notes: string[] = [];
  const at = asked.rearmost ?? 'own';
  if (at === 'bar') notes.push('The book does not name a man on the bar; it is counted as in the winner’s inner table, where it must enter.');
  const far = at === 'inner' || at === 'bar' || (at === 'outer' && by.way('backgammon') === 'outer-too');
  if (at === 'outer') notes.push('The books disagree here: one counts a man in the winner’s outer table as making a backgammon, the other does not.');
  return { ok: true, value: { key: far ? 'backgammon' : 'gammon', notes } };
}

/** The line of a won game, for the given side. */
export function lineOf(key: Key, by: Schedule<typeof points>, to?: string): Line {
  return by.line(key, SAYS[key], to === undefined ? {} : { to });
}

function score(asked: Asked, by: Schedule<typeof points>): Result<Answer> {
  const found = worthOf(asked, by);
  if (!found.ok) return wrong(...(found.problems as Problem[]));
  const line = lineOf(found.value.key, by);
  const games = line.points ?? 0;
  return { ok: true, value: answer(`${line.say}: ${counted(games, 'game')}`, [line], found.value.notes) };
}

export const worth = scorer({
  title: 'What the game is worth',
  gist: 'Says whether a game won is a hit, a gammon or a backgammon, and what it counts.',
  aka: ['gammon or backgammon', 'triple game', 'how many games'],
  books: [BLUE, DONOHUE],
  ask,
  score,
});
