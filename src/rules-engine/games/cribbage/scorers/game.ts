import { TWO_NAMES, TWO_SEATS, twoSeated } from '../../../mechanics/seats.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { BOOKS, type Prices } from '../reckoning/prices.ts';

/** Scores that the players count themselves. */
const RECKONED = ['play', 'hand', 'crib'] as const;
/** Scores with a number in the book. */
const FIXED = { heels: 'heels', go: 'go', last: 'last-card', penalty: 'penalty' } as const;
const WHAT = {
  play: 'Points in the play',
  hand: 'The hand',
  crib: 'The crib',
  heels: 'A jack as the starter',
  go: 'The go',
  last: 'The last card',
  penalty: 'A fault of the other player',
} as const;
const MOST = 60;

const entry = {
  who: choiceOf('Who pegs?', TWO_SEATS),
  what: choiceOf('What for?', WHAT),
  points: count('How many holes?', 0, MOST, { when: { field: 'what', is: RECKONED }, hint: 'As the play and the hands count above.' }),
} as const;
type Entry = Values<typeof entry>;
type Seat = Entry['who'];

function turnOf({ who, what, points }: Entry, by: Prices): Turn {
  if (what === 'play' || what === 'hand' || what === 'crib') return { lines: [by.rated('game', WHAT[what].toLowerCase(), points ?? 0, { to: who })] };
  if (!by.gives(FIXED[what])) return { problems: [problem('what', `something that ${by.name} pegs`, WHAT[what].toLowerCase())] };
  return { lines: [by.line(FIXED[what], WHAT[what].toLowerCase(), { to: who })] };
}

function play(asked: Values<typeof TWO_NAMES>, entries: readonly Entry[], by: Prices): Played {
  const { keys, name, columns } = twoSeated(asked);
  const target = by.points('game');
  const front: Record<Seat, number> = { first: 0, second: 0 };
  const back: Record<Seat, number> = { first: 0, second: 0 };
  const across = (seat: Seat): Seat => (seat === 'first' ? 'second' : 'first');
  const played = replay({
    columns,
    entries,
    round: 'peg',
    say: ({ who, what, points }) => `${name[who]}: ${WHAT[what].toLowerCase()}${points === null ? '' : `, ${points}`}`,
    turn: (one, has) => {
      const turn = turnOf(one, by);
      const pegged = (turn.lines ?? []).reduce((sum, line) => sum + (line.points ?? 0), 0);
      if (pegged > 0) {
        back[one.who] = has[one.who] ?? 0;
        front[one.who] = back[one.who] + pegged;
      }
      const other = front[across(one.who)];
      if (front[one.who] < target) return turn;
      const over = `The game is over: ${name[one.who]} is first home, ${other} of ${target} holes to ${name[across(one.who)]}.`;
      if (!by.gives('lurch') || other >= target / 2) return { ...turn, over };
      const lurched = `${name[across(one.who)]} has fewer than half the holes of the game: a lurch, which counts as ${by.points('lurch')} games.`;
      return { ...turn, over, notes: [`${lurched} Where half way round is, the book does not give in holes.`] };
    },
    state: (has, over) => (over === null ? [`${keys.map((key) => `${name[key]} ${has[key]}`).join(', ')}; playing to ${target}.`] : []),
    notes: ['The first player to reach the last hole wins, so everything is entered in the order in which it is pegged.'],
  });
  return {
    ...played,
    pegs: { holes: target, players: keys.map((key) => ({ key, name: name[key], front: Math.min(front[key], target), back: back[key] })) },
  };
}

export const game = sheet({
  title: 'Peg a game',
  gist: 'The board with both pegs of each player, peg by peg, up to the last hole.',
  aka: ['cribbage board', 'crib board', 'pegging board', 'cribbage score sheet', 'skunk'],
  books: BOOKS,
  round: 'Peg',
  setup: TWO_NAMES,
  entry,
  form: 'pegs',
  play,
});
