// A pool stroke by stroke: lives taken and lost, the star, whose turn it is, and who wins or divides the pool.

import { outOfTurn, strikerAfter } from '../../../mechanics/pool/strikers.ts';
import { PLAYERS, poolSeats } from '../../../mechanics/pool/table.ts';
import { absent, SEAT_NAMES, type Seat } from '../../../mechanics/seats.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { type Points, replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';

const setup = { names: PLAYERS, stake: count('Stake of each', 1, 100_000, { optional: true, unit: 'chips' }) } as const;
const DEEDS = {
  nothing: 'Neither took nor lost a life',
  takes: 'Pocketed the ball played at',
  loses: 'Lost a life by a fault other than a miss',
  misses: 'Lost a life by a miss',
  star: 'Was out, and stars',
  divide: 'Divides the pool with the other one left',
} as const;
const entry = {
  who: choiceOf('Who?', SEAT_NAMES),
  did: choiceOf('What happened?', DEEDS),
  whose: choiceOf('Whose ball was pocketed?', SEAT_NAMES, { when: { field: 'did', is: ['takes'] } }),
  also: choiceOf('And whose besides, by the same stroke?', SEAT_NAMES, { optional: true, seldom: true, when: { field: 'did', is: ['takes'] } }),
} as const;
type Entry = Values<typeof entry>;
const SAID = {
  nothing: 'no life',
  takes: 'takes a life',
  loses: 'loses a life',
  misses: 'misses and loses a life',
  star: 'stars',
  divide: 'divides the pool',
} as const;

function play({ names, stake }: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played {
  const table = poolSeats(names);
  const { keys, name, columns } = table;
  const start = by.points('lives');
  let begun = false;
  let starred = false;
  let last: Seat | null = null;
  let due: Seat = 'first';
  /** The players who are out, in order; a player who stars is removed. */
  let out: Seat[] = [];

  const livesOf = (has: Points, who: Seat): number => (begun ? (has[who] ?? 0) : start);
  const left = (has: Points): Seat[] => keys.filter((key) => livesOf(has, key) > 0);

  function wrongOwner(field: string, whose: Seat, who: Seat, alive: readonly Seat[]): Problem[] {
    if (whose === who) return [problem(field, 'the ball of another player, since a player’s own ball costs a life', name[who])];
    const seat = absent(field, whose, table);
    return seat.length > 0 || alive.includes(whose) ? seat : [problem(field, 'a player who is still in', name[whose])];
  }

  function wrongEntry({ who, did, whose, also }: Entry, has: Points): Problem[] {
    const alive = left(has);
    if (did === 'star') {
      if (starred) return [problem('did', 'one star in a pool, which has been bought already', 'a second star')];
      if (livesOf(has, who) > 0) return [problem('who', 'a player who is out', name[who])];
      return alive.length > 2 ? [] : [problem('did', 'no star: only two players are left', 'a star')];
    }
    if (did === 'divide') {
      const [one, other] = alive;
      if (alive.length !== 2 || one === undefined || other === undefined)
        return [problem('did', 'a division only between the last two players', `${alive.length} players left`)];
      if (!alive.includes(who)) return [problem('who', `${name[one]} or ${name[other]}`, name[who])];
      return livesOf(has, one) === livesOf(has, other)
        ? []
        : [problem('did', 'a division only where both have as many lives', `${livesOf(has, one)} and ${livesOf(has, other)}`)];
    }
    const turn = outOfTurn(table, due, who);
    if (turn.length > 0 || did !== 'takes' || whose === null) return turn;
    if (also === whose) return [problem('also', 'a second ball', name[also])];
    return [...wrongOwner('whose', whose, who, alive), ...(also === null ? [] : wrongOwner('also', also, who, alive))];
  }

  function turn(one: Entry, has: Points): Turn {
    const { who, did, whose, also } = one;
    const seat = absent('who', who, table);
    const wrong = seat.length > 0 ? seat : wrongEntry(one, has);
    if (wrong.length > 0) return { problems: wrong };
    const lines: Line[] = begun ? [] : keys.map((key) => by.line('lives', 'the lives at the start', { to: key }));
    const alive = left(has);
    const now = new Map(alive.map((key) => [key, livesOf(has, key)]));
    begun = true;
    if (did === 'star') {
      const lowest = Math.min(...now.values());
      starred = true;
      out = out.filter((key) => key !== who);
      return { lines: [...lines, by.sum('star', 'a star: the lowest number on the board', lowest, { to: who, unit: by.unit('lives') })] };
    }
    if (did === 'divide') return { lines, over: `The pool is over: ${alive.map((key) => name[key]).join(' and ')} divide it.` };
    const losers = did === 'takes' ? [whose, also] : did === 'nothing' ? [] : [who];
    const three = did === 'misses' && alive.length === 3 && [...now.values()].every((lives) => lives === 1);
    for (const loser of losers) {
      if (loser === null) continue;
      lines.push(by.line('lost', did === 'takes' ? `pocketed by ${name[who]}` : SAID[did], { to: loser }));
      const lives = (now.get(loser) ?? 0) - 1;
      now.set(loser, lives);
      if (lives === 0) out.push(loser);
    }
    last = who;
    due = did === 'takes' ? who : strikerAfter(table, last, (key) => (now.get(key) ?? 0) === 0);
    const rest = keys.filter((key) => (now.get(key) ?? 0) > 0);
    const say = `${name[who]} ${SAID[did]}${whose === null ? '' : ` of ${name[whose]}`}${also === null ? '' : ` and of ${name[also]}`}`;
    if (three) return { lines, say, over: `The pool is over: ${rest.map((key) => name[key]).join(' and ')} divide it without a stroke.` };
    const [winner] = rest;
    return rest.length === 1 && winner !== undefined ? { lines, say, over: `The pool is over: ${name[winner]} wins it.` } : { lines, say };
  }

  const played = replay({
    columns,
    entries,
    round: 'stroke',
    whole: 'pool',
    say: ({ who, did }) => `${name[who]} ${SAID[did]}`,
    turn,
    state: (has, over) => {
      const shares = keys.length + (starred ? 1 : 0);
      const worth = stake === null ? [] : [`In the pool: ${shares * stake} chips, before the charge for the table.`];
      if (over !== null) return worth;
      const alive = left(has);
      const board = `Lives: ${keys.map((key) => `${name[key]} ${livesOf(has, key)}`).join(', ')}.`;
      const [one, other] = alive;
      const equal = alive.length === 2 && one !== undefined && other !== undefined && livesOf(has, one) === livesOf(has, other);
      const lowest = Math.min(...alive.map((key) => livesOf(has, key)));
      const star = out.length > 0 && !starred && alive.length > 2 ? [`${name[out[0] ?? 'first']} may star, and would have ${lowest}.`] : [];
      return [
        board,
        ...star,
        ...(equal ? ['The two have as many each and may divide the pool; the striker may play the stroke first.'] : []),
        ...worth,
        `${name[due]} is to strike.`,
      ];
    },
    notes: ['A later one out may star only where all who were out earlier refuse: the sheet takes the player who is entered.'],
  });
  return { ...played, next: { who: due } };
}

/** A pool of two to eight. */
export const pool = sheet({
  title: 'Keep a pool',
  gist: 'Keeps the score stroke by stroke: lives taken and lost, who is out, who may star and for how many lives, and who has the pool.',
  aka: ['following pool score', 'lives left', 'who may star', 'marking board'],
  books: [BOOK],
  setup,
  round: 'Stroke',
  entry,
  play,
});
