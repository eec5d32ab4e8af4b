import { absent, FOUR_SEATS, seated, type Table } from '../../../../mechanics/seats.ts';
import { choiceOf, count, listOf, type Values } from '../../../../scoring/fields.ts';
import { ok, type Problem, problem } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { type Played, sheet } from '../../../../sheets/sheets.ts';
import { DONOHUE } from '../../../../vocabulary/book-ids.ts';
import { counted } from '../../../../wording/numbers.ts';
import { NAMES, PLAYERS, sizeOf, tally } from '../../reckoning/sheet.ts';
import type { rouncePoints as points } from './points.ts';

/** The number of tricks in a hand: each player plays one of five dominoes to every trick. */
const TRICKS = 5;
/** The line of a player who stayed in: tricks are taken off the score; without a trick, points are added. */
const lineOf = (tricks: number, by: Schedule<typeof points>): Line =>
  tricks === 0 ? by.line('rounced', 'no trick: rounced') : by.line('trick', `tricks: ${tricks}`, { times: -tricks });
const WIPED = 'The score is wiped out: the game is won';

const ask = {
  before: count('Score before the hand', 1, 60),
  tricks: count('Tricks taken', 0, TRICKS, { hint: 'Of a player who stood or took a dummy; a player who passed keeps the score.' }),
} as const;
export const rounceHand = scorer({
  title: 'Count the hand down',
  gist: 'Says where the score stands after a hand.',
  aka: ['rounced'],
  books: [DONOHUE],
  ask,
  score: (asked: Values<typeof ask>, by: Schedule<typeof points>) => {
    const line = lineOf(asked.tricks, by);
    const after = Math.max(0, asked.before + (line.points ?? 0));
    return ok(answer(after === 0 ? WIPED : `${after} to go`, [line]));
  },
});

const TAKEN = { passed: 'Passed', none: 'No trick', one: '1 trick', two: '2 tricks', three: '3 tricks', four: '4 tricks', five: '5 tricks' } as const;
const NUMBERS = { passed: null, none: 0, one: 1, two: 2, three: 3, four: 4, five: 5 } as const satisfies Record<keyof typeof TAKEN, number | null>;
const setup = { players: PLAYERS, names: NAMES } as const;
const entry = {
  given: choiceOf(
    'Were the points given to the trump-holder instead of playing?',
    { no: 'No, the hand was played', ...FOUR_SEATS },
    {
      otherwise: 'no',
      hint: 'If so, name the trump-holder, and all the players as having passed.',
    },
  ),
  tricks: listOf('What did each player do, in the order of the seats?', choiceOf('Player', TAKEN), 2, 4),
} as const;
type Entry = Values<typeof entry>;

function problemsOf({ given, tricks }: Entry, table: Table): Problem[] {
  if (tricks.length !== table.keys.length) return [problem('tricks', `${table.keys.length} players`, `${tricks.length}`)];
  const all = tricks.reduce((sum, one) => sum + (NUMBERS[one] ?? 0), 0);
  if (given !== 'no') {
    const wrong = absent('given', given, table);
    return all === 0 && tricks.every((one) => one === 'passed')
      ? wrong
      : [...wrong, problem('tricks', 'all passed, where the points are given', counted(all, 'trick'))];
  }
  return all === TRICKS ? [] : [problem('tricks', `${TRICKS} tricks in all`, `${all}`)];
}

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const table = seated(sizeOf(asked.players), asked.names);
  const start = by.points('game');
  let begun = false;
  return tally({
    table,
    entries,
    round: 'hand',
    turn: (one) => {
      const say =
        one.given === 'no' ? `${one.tricks.map((taken, n) => `${table.names[n] ?? ''}: ${TAKEN[taken].toLowerCase()}`).join('; ')}.` : 'The points are given.';
      const problems = problemsOf(one, table);
      if (problems.length > 0) return { say, lines: [], problems };
      const lines: Line[] = begun ? [] : table.keys.map((to) => by.line('game', 'the score begins', { to }));
      begun = true;
      if (one.given !== 'no') lines.push(by.line('given', 'Points given to the trump-holder', { times: -1, to: one.given }));
      else for (const [n, taken] of one.tricks.entries()) if (NUMBERS[taken] !== null) lines.push({ ...lineOf(NUMBERS[taken], by), to: table.keys[n] ?? '' });
      return { say, lines, problems };
    },
    wins: (has) => has <= 0,
    say: (has) => (begun ? `${Math.max(0, has)} to go` : `${start} to go`),
    notes: [`The score begins at ${start} and is counted down; a player who passes keeps the score.`],
  });
}

export const rounceSheet = sheet({
  title: 'Keep the score of a game',
  gist: 'Counts the tricks of every hand down from fifteen, with a player who is rounced sent up again.',
  aka: ['rounce score sheet', 'count down'],
  books: [DONOHUE],
  round: 'Hand',
  setup,
  entry,
  play,
});
