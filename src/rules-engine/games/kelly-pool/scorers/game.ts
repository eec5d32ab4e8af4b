// A game turn by turn: the number that each player drew, who is dead, how many forfeits each player owes, and who can still win.

import { nextOf, PLAYERS, PoolTable, poolSeats } from '../../../mechanics/pool/table.ts';
import { absent, SEAT_NAMES, type Seat } from '../../../mechanics/seats.ts';
import { choiceOf, count, flag, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { balls, makeBalls, readBalls } from '../../../vocabulary/balls.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';
import { forfeits } from '../words.ts';

const MADE = balls('Balls pocketed, in their order', 'pool', [0, 15], { optional: true, hint: 'Not those that a foul sends back to the table.' });
const setup = {
  names: PLAYERS,
  numbers: listOf('Numbers drawn, in the same order', count('Number', 1, 15), 2, 8, { hint: 'The small ball of each player.' }),
  double: flag('A double header, if nobody wins?'),
} as const;
const entry = {
  who: choiceOf('Who plays?', SEAT_NAMES),
  made: MADE,
  fault: flag('Was the lowest ball missed, or another hit first?'),
} as const;
type Entry = Values<typeof entry>;

/** The problem of the numbers drawn: they must be one for each player, all different. */
function wrongNumbers(numbers: readonly number[], players: number): Problem[] {
  const good = numbers.length === players && new Set(numbers).size === players;
  return good ? [] : [problem('', `a number drawn for each of the ${players} players, no two alike`, numbers.join(', '))];
}

function play({ names, numbers, double }: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const table = poolSeats(names);
  const { keys, name, columns } = table;
  const on = new PoolTable(keys);
  const drawn = (who: Seat): string => `${numbers[keys.indexOf(who)]}`;
  const dead = new Set<Seat>();
  const odd = wrongNumbers(numbers, keys.length);
  let next: Seat = 'first';

  function turn(one: Entry): Turn {
    const { balls: made, problems } = readBalls('made', one.made, MADE.balls);
    const wrong = [...odd, ...absent('who', one.who, table), ...problems, ...on.missing('made', made)];
    if (wrong.length > 0) return { problems: wrong };
    if (one.who !== next) return { problems: [problem('who', `${name[next]}, whose turn it is`, name[one.who])] };
    const isWon = made.includes(drawn(one.who)) && !dead.has(one.who);
    if (isWon && one.fault) return { problems: [problem('fault', `a fair stroke for the ${drawn(one.who)}, which ends the game`, 'a fault after it')] };
    const lines: Line[] = [];
    for (const ball of made) {
      // The game ends with the player's own number; the book does not say whether a player killed by the same stroke pays a forfeit.
      if (isWon && ball === drawn(one.who)) break;
      const holder = keys.find((key) => drawn(key) === ball);
      if (holder === undefined) continue;
      dead.add(holder);
      lines.push(by.sum('killed', `the ${ball} pocketed by ${name[one.who]}: dead`, 1, { to: holder, unit: forfeits }));
    }
    if (one.fault) lines.push(by.sum('forfeit', 'the lowest ball not hit first', 1, { to: one.who, unit: forfeits }));
    on.take(one.who, made);
    next = nextOf(one.who, table);
    const say = `${name[one.who]}: ${makeBalls(made) || 'nothing'}${one.fault ? ', a forfeit' : ''}`;
    if (isWon) lines.push(by.mention('own', `the ${drawn(one.who)}, the striker’s own number`, { to: one.who }));
    return isWon ? { lines, say, over: `The game is over: ${name[one.who]} has pocketed their own number, the ${drawn(one.who)}, and wins.` } : { lines, say };
  }

  const played = replay({
    columns,
    entries,
    round: 'turn',
    say: ({ who, made }) => `${name[who]}: ${made ?? 'nothing'}`,
    turn,
    end: () => {
      if (on.on.length > 0) return null;
      return `The game is over: the balls are all pocketed, and nobody has won. ${double ? 'The next game is a double header.' : 'It begins again as though it had not been played.'}`;
    },
    state: (has, over) => {
      const owed = keys.filter((key) => (has[key] ?? 0) > 0).map((key) => `${name[key]} ${has[key]}`);
      const due = owed.length === 0 ? 'Nobody owes a forfeit.' : `Forfeits: ${owed.join(', ')}.`;
      if (odd.length > 0) return [`Enter ${odd[0]?.expected}. You have ${odd[0]?.found}.`];
      if (over !== null) return [due];
      const alive = keys.filter((key) => !dead.has(key)).map((key) => `${name[key]} with the ${drawn(key)}`);
      const gone = keys.filter((key) => dead.has(key)).map((key) => `${name[key]} is dead and plays on.`);
      const live = alive.length === 0 ? 'Nobody can win any more.' : `Can still win: ${alive.join(', ')}.`;
      return [live, ...gone, due, on.sayLeft(), `${name[next]} is to play, and has to hit the ${on.on[0]} first.`];
    },
    notes: ['Forfeits are counted one by one: what a forfeit is, the book does not say.'],
  });
  return { ...played, board: on.board(table), gone: on.gone, next: { who: next } };
}

/** A game for two to eight. */
export const game = sheet({
  title: 'Keep a game',
  gist: 'Each turn with the balls pocketed, by the number that each player drew: who is dead, who owes forfeits, who can still win.',
  aka: ['kelly pool score', 'who is dead', 'pills', 'who can still win', 'balls left'],
  books: [BOOK],
  setup,
  round: 'Turn',
  entry,
  play,
});
