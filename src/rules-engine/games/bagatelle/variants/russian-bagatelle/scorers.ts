import { TWO_NAMES, TWO_SEATS, twoSeated } from '../../../../mechanics/seats.ts';
import { choiceOf, count, flag, type Values } from '../../../../scoring/fields.ts';
import { type Problem, problem } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import type { Line } from '../../../../scoring/scorers.ts';
import { replay } from '../../../../sheets/replay.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import { DONOHUE as BOOK } from '../../../../vocabulary/book-ids.ts';
import { across, ended, type Side } from '../../reckoning/in-turn.ts';
import type { points } from './points.ts';

const MARKED = ['bell-cup', 'cavity'] as const;
const CUPS: readonly string[] = ['side-cup', 'centre-cup', 'bell-cup', 'top-hole'];
const setup = {
  first: TWO_NAMES.first,
  second: TWO_NAMES.second,
  game: count('Points of the game', 100, 1000, { hint: '100 or more, as agreed.' }),
} as const;
const entry = {
  who: choiceOf('Who played?', TWO_SEATS),
  where: choiceOf('Where did the ball come to rest?', {
    cavity: 'A cavity at the foot',
    'side-cup': 'Cup at the side',
    'centre-cup': 'Cup in the centre',
    'bell-cup': 'Cup under the bell',
    'top-hole': 'Top hole',
    lodged: 'Lodged on the board',
    'ran-round': 'Round to the opponent’s side',
    'came-back': 'Back, without going on the board',
  }),
  marked: { ...count('Number marked there', 1, 100), when: { field: 'where', is: MARKED } },
  rang: flag('Bell rung in passing through'),
  freed: count('Points of a ball that it dislodged', 0, 100, { optional: true, seldom: true }),
} as const;
type Stroke = Values<typeof entry>;
const LABELS = entry.where.options;
const FAULTS: readonly string[] = ['ran-round', 'came-back'];

function faultsOf(one: Stroke, expected: Side | undefined, name: Readonly<Record<Side, string>>): Problem[] {
  const found: Problem[] = [];
  if (expected !== undefined && one.who !== expected) found.push(problem('who', `${name[expected]}, whose lead it is`, name[one.who]));
  if (one.rang && FAULTS.includes(one.where)) found.push(problem('rang', 'no bell with a stroke that loses points', LABELS[one.where].toLowerCase()));
  if (one.rang && one.where === 'bell-cup') found.push(problem('rang', 'a ball that passed through the arch of the bell', 'one in the cup under it'));
  return found;
}

/** The lines of a stroke: the points of its place, doubled if the bell was rung, and the ball that it freed. */
function linesOf(one: Stroke, by: Schedule<typeof points>): Line[] {
  const to = one.who;
  const { where } = one;
  if (where === 'top-hole') return [by.mention('top-hole', 'the top hole: the game', { to })];
  const made: Line[] =
    where === 'lodged'
      ? []
      : where === 'bell-cup' || where === 'cavity'
        ? [by.sum(where, `${LABELS[where].toLowerCase()}, marked ${one.marked}`, one.marked ?? 0, { to })]
        : [by.line(where, LABELS[where].toLowerCase(), { to })];
  const points = made.reduce((all, line) => all + (line.points ?? 0), 0);
  const bell = one.rang && points > 0 ? [by.rated('bell', 'the bell: as much again', points * (by.points('bell') - 1), { to })] : [];
  const freed = one.freed === null || one.freed === 0 ? [] : [by.law('lodged', 'the ball that it dislodged', { to, points: one.freed })];
  return [...made, ...bell, ...freed];
}

/** A game on the sloping board (p. 373-374). */
export const strokes = sheet({
  title: 'Keep a game of Russian bagatelle',
  gist: 'Keeps the score stroke by stroke, with the bell, the faults and whose lead it is.',
  aka: ['cockamaroo score', 'keep score', 'whose turn'],
  books: [BOOK],
  round: 'Stroke',
  setup,
  entry,
  play: (asked: Values<typeof setup>, entries: readonly Stroke[], by: Schedule<typeof points>) => {
    const { name, columns } = twoSeated(asked);
    let last: Stroke | undefined;
    /** Who must play next, if a rule says so: a ball in a cup keeps the lead, anything else but a cavity passes it. */
    const must = (): Side | undefined => (last === undefined || last.where === 'cavity' ? undefined : CUPS.includes(last.where) ? last.who : across(last.who));
    const say = (one: Stroke) =>
      `${name[one.who]}: ${LABELS[one.where].toLowerCase()}${one.marked === null ? '' : ` ${one.marked}`}${one.rang ? ', with the bell' : ''}`;
    const whole = replay({
      columns,
      entries,
      round: 'stroke',
      say,
      turn: (one) => {
        const problems = faultsOf(one, must(), name);
        if (problems.length > 0) return { problems };
        last = one;
        const won = one.where === 'top-hole' ? `The game is over: ${name[one.who]} has played into the top hole.` : null;
        return {
          lines: linesOf(one, by),
          over: won,
          notes:
            one.where === 'top-hole'
              ? [
                  'The description of the board says that the top cavity is for the red ball, at the beginning only, and counts 100; rule VII makes it the game.',
                ]
              : one.where === 'centre-cup'
                ? ['The cup in the centre is read as 25; our copy shows 26.']
                : [],
        };
      },
      end: (has) => ended(asked.game, has, name),
      state: ({ first = 0, second = 0 }, over) => {
        if (over !== null) return [];
        const expected = must();
        const lead =
          last === undefined
            ? []
            : expected === undefined
              ? ['The ball ran to the foot: the opponent plays. The book does not say whether a cavity there keeps the lead as a cup does.']
              : [`${name[expected]} has the lead.`];
        return [`${name.first} ${first}, ${name.second} ${second}, of ${asked.game}.`, ...lead];
      },
    });
    return last === undefined ? whole : { ...whole, next: { who: must() ?? across(last.who) } };
  },
});
