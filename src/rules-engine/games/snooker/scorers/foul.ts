import { choiceOf } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import { ask, strokeOf } from '../reckoning/asked.ts';
import { type By, COLOURS, type Colour, REDS } from '../reckoning/colours.ts';
import { type Standing, strike } from '../reckoning/strokes.ts';

const DUE = {
  red: 'A red',
  yellow: 'The yellow',
  green: 'The green',
  brown: 'The brown',
  blue: 'The blue',
  pink: 'The pink',
  black: 'The black',
} as const;

/** The table as needed for a single stroke: all balls, or the colours from the one that is due. */
function standing(due: keyof typeof DUE, reds: 'yes' | 'no'): { at: Standing; aimed: Colour | null } {
  if (due === 'red') return { at: { reds: REDS, colours: COLOURS, on: 'red' }, aimed: null };
  if (reds === 'yes') return { at: { reds: REDS, colours: COLOURS, on: 'choice' }, aimed: due };
  return { at: { reds: 0, colours: COLOURS.slice(COLOURS.indexOf(due)), on: 'order' }, aimed: due };
}

export const foul = scorer({
  title: 'What does the stroke count or cost?',
  gist: 'One stroke by what was on, what was struck and what went in.',
  aka: ['how much is the foul', 'wrong ball at snooker', 'foul points', 'what do I lose'],
  books: [BOOK],
  ask: {
    due: choiceOf('What had to be played at?', DUE, { otherwise: 'red' }),
    left: choiceOf(
      'Were reds left?',
      { yes: 'Yes: the striker could choose the colour, after a red', no: 'No: the colours go in order' },
      {
        when: { field: 'due', is: ['yellow', 'green', 'brown', 'blue', 'pink', 'black'] },
      },
    ),
    balls: ask.balls,
    fault: ask.fault,
    hit: ask.hit,
  },
  score: ({ due, left, ...rest }, by: By) => {
    const { at, aimed } = standing(due, left ?? 'yes');
    const { stroke, problems } = strokeOf({ ...rest, aimed });
    if (problems.length > 0) return wrong(...problems);
    const struck = strike(stroke, at, by, 'striker');
    // Here another field has the ball that was played at.
    if (struck.problems.length > 0)
      return wrong(...struck.problems.map(({ field, expected, found }) => problem(field === 'aimed' ? 'due' : field, expected, found)));
    const sum = struck.lines.reduce((all, line) => all + (line.points ?? 0), 0);
    const lines =
      struck.lines.length === 0 ? [by.mention('red', 'nothing that counts was pocketed, and nothing is forfeited', { to: 'striker' })] : struck.lines;
    const headline =
      sum > 0
        ? `${sum} to the striker`
        : sum < 0
          ? `${-sum} forfeited`
          : struck.notes.length > 0
            ? 'Not decided by the book'
            : '0: nothing gained and nothing lost';
    return ok(answer(headline, lines, struck.notes, 'striker'));
  },
});
