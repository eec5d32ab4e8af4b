import { tableOf } from '../../../mechanics/seats.ts';
import { choiceOf, count, listOf, type Values, words } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, type Row, sheet } from '../../../sheets/sheets.ts';
import { BLUE, USPC } from '../../../vocabulary/book-ids.ts';
import { type Prices, packOf, reckon } from '../reckoning/count.ts';
import { announced, bid, holds, KINDS, matadors, sayKind, second, suit, sweep, points as taken, tricks } from '../reckoning/fields.ts';
import { ramschLosses } from '../reckoning/ramsch.ts';

const BOOKS = [BLUE, USPC] as const;

const SEATS = { one: 'First', two: 'Second', three: 'Third', four: 'Fourth', five: 'Fifth' } as const;
type Seat = keyof typeof SEATS;
const ORDER = Object.keys(SEATS) as Seat[];
const EVENTS = {
  game: 'A game was played',
  error: 'An opponent’s error gave the lone player the game (1940)',
  ramsch: 'Ramsch (1940)',
  misdeal: 'The dealer is charged for a misdeal (1940)',
  'dealer-looks': 'The dealer is charged for looking at the skat (1940)',
  'skat-in-hand': 'A player is fined for taking up or seeing the skat (1940)',
  passed: 'Everybody passed (1898)',
} as const;
const CHARGED = {
  misdeal: 'Misdeal',
  'dealer-looks': 'The dealer looks at the skat',
  'skat-in-hand': 'Skat card taken up or seen before the game is named',
} as const;
type Charge = keyof typeof CHARGED;
const CHARGES = Object.keys(CHARGED) as Charge[];

const setup = {
  names: listOf('Names of the players, in the order in which they deal', words('Name', 20), 3, 5),
} as const;
const entry = {
  event: choiceOf('What happened?', EVENTS, { otherwise: 'game' }),
  player: choiceOf('Who? The lone player, or the player charged', SEATS, { when: { field: 'event', is: ['game', 'error', ...CHARGES] } }),
  kind: choiceOf('Which game?', KINDS, { when: { field: 'event', is: ['game', 'error'] } }),
  suit,
  holds,
  matadors,
  second,
  announced,
  points: taken,
  sweep,
  tricks,
  bid: { ...bid, when: { field: 'event', is: ['game'] } },
  offender: choiceOf('Which opponent erred?', SEATS, { when: { field: 'event', is: ['error'] } }),
  ramschPlayers: listOf('The three who played the ramsch', choiceOf('Player', SEATS), 3, 3, {
    optional: true,
    hint: 'Three at the table: in the order of their names.',
    when: { field: 'event', is: ['ramsch'] },
  }),
  ramschPoints: listOf('Card points of each of them', count('Player', 0, 120), 3, 3, { when: { field: 'event', is: ['ramsch'] } }),
  ramschTricks: listOf('Tricks of each of them', count('Player', 0, 10), 3, 3, { when: { field: 'event', is: ['ramsch'] } }),
} as const;
type Entry = Values<typeof entry>;

/** The row of one entry: its text and its lines, or its problems. */
function rowOf(one: Entry, names: readonly string[], by: Prices): Row {
  const nameOf = (seat: Seat | null) => (seat === null ? undefined : names[ORDER.indexOf(seat)]);
  const bad = (say: string, ...problems: Problem[]): Row => ({ say, lines: [], problems });
  const who = nameOf(one.player);
  const strangers = [one.player, one.offender, ...(one.ramschPlayers ?? [])].filter((seat) => seat !== null && nameOf(seat) === undefined);
  if (strangers.length > 0)
    return bad(EVENTS[one.event], problem('player', `one of the ${names.length} players`, strangers.map((seat) => SEATS[seat as Seat]).join(', ')));
  if (one.event === 'passed')
    return !by.gives('misdeal')
      ? { say: 'Everybody passed; the deal goes on.', lines: [], problems: [] }
      : bad('Everybody passed', problem('event', 'ramsch, which this book has the players play', EVENTS.passed));
  if (one.event !== 'game' && !by.gives('misdeal'))
    return bad(EVENTS[one.event], problem('event', 'a game or a pass: this book has nothing else', EVENTS[one.event]));
  if (one.event === 'ramsch') {
    const seats = one.ramschPlayers ?? (names.length === 3 ? ORDER.slice(0, 3) : []);
    if (seats.length === 0) return bad('Ramsch', problem('ramschPlayers', `the three who played, of the ${names.length} at the table`, 'nothing'));
    if (new Set(seats).size < seats.length)
      return bad('Ramsch', problem('ramschPlayers', 'three different players', seats.map((seat) => nameOf(seat) ?? '').join(', ')));
    const result = ramschLosses(one.ramschPoints ?? [], one.ramschTricks ?? [], seats, by);
    if (!result.ok) return bad('Ramsch', ...result.problems.map((issue) => ({ ...issue, field: issue.field === 'points' ? 'ramschPoints' : 'ramschTricks' })));
    const { lines } = result.value;
    return { say: `Ramsch: ${seats.map((seat, n) => `${nameOf(seat)} ${one.ramschPoints?.[n]}`).join(', ')}`, lines, problems: [] };
  }
  const to = one.player ?? 'one';
  const charge = CHARGES.find((key) => key === one.event);
  if (charge !== undefined) {
    const line: Line = by.line(charge, CHARGED[charge], { to });
    return { say: `${who}: ${CHARGED[charge].toLowerCase()}`, lines: [line], problems: [] };
  }
  if (one.kind === null) return bad(EVENTS[one.event], problem('kind', 'a game', 'nothing'));
  const say = `${who}: ${sayKind(one.kind).toLowerCase()}${one.suit === null ? '' : ` in ${one.suit}`}`;
  if (one.event === 'error' && (one.offender === null || one.offender === one.player))
    return bad(say, problem('offender', 'an opponent of the lone player', nameOf(one.offender) ?? 'nobody'));
  // An error gives the game to the lone player, even if overbid: what was announced counts as made, and points short of a win as a win.
  const made = one.announced === 'schwarz' || (one.kind === 'open-grand' && by.way('open-grand') === 'schwarz-announced') ? 'all' : (one.sweep ?? 'no');
  const atLeast = one.announced === 'schneider' ? by.points('make-schneider') : by.points('win');
  const given =
    one.event === 'error'
      ? {
          bid: null,
          tricks: 0,
          sweep: made === 'none' ? ('no' as const) : made,
          points: made === 'all' ? packOf(by) : Math.max(one.points ?? 0, atLeast),
        }
      : {};
  const result = reckon({ ...one, kind: one.kind, hand: null, ...given }, by);
  if (!result.ok) return bad(say, ...result.problems);
  const { value, won, lines: counted } = result.value;
  const lines: Line[] = counted.filter((line) => line.points !== undefined).map((line) => ({ ...line, to }));
  if (one.event === 'error' && one.offender !== null) {
    lines.push({ ...by.law('opponents-error', `charged to ${nameOf(one.offender)}`), points: -value, to: one.offender });
    return { say: `${say}, won by an error of ${nameOf(one.offender)}, ${value}`, lines, problems: [] };
  }
  if (by.way('value') === 'put-down') return { say: `${say}, ${won ? 'won' : 'lost'}, ${value}`, lines, problems: [] };
  // Paid at once between the lone player and each of the others, including those who sit out.
  const others = ORDER.slice(0, names.length).filter((seat) => seat !== to);
  return {
    say: `${say}, ${won ? 'won' : 'lost'}, ${Math.abs(value)} ${won ? 'from' : 'to'} each of ${others.length}`,
    lines: others.flatMap((seat): Line[] => [
      by.sum('value', `${won ? 'from' : 'to'} ${nameOf(seat)}`, value, { to }),
      by.sum('value', `${won ? 'to' : 'from'} ${who}`, -value, { to: seat }),
    ]),
    problems: [],
  };
}

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Prices): Played {
  const { keys, names, name, columns } = tableOf(Object.fromEntries(asked.names.map((own, n) => [ORDER[n] ?? 'one', own])));
  let deals = 0;
  return replay({
    columns,
    entries,
    say: (one) => EVENTS[one.event],
    turn: (one) => {
      const row = rowOf(one, names, by);
      // A misdeal is dealt again by the same dealer, and a fine belongs to a deal whose game is still to come.
      if (row.problems.length > 0 || CHARGES.some((key) => key === one.event)) return row;
      deals += 1;
      return deals % names.length === 0 ? { ...row, mark: 'The round is complete' } : row;
    },
    state: (has) => [
      `${keys.map((key) => `${name[key]} ${has[key] ?? 0}`).join(', ')}.`,
      deals % names.length === 0
        ? `${deals} deals: each has dealt equally often.`
        : `${names.length - (deals % names.length)} more to the end of the round; ${names[deals % names.length]} deals.`,
    ],
    notes:
      by.way('value') === 'put-down'
        ? ['Only the lone player is put down, plus or minus; the book names no settlement between the players at the end.']
        : ['The lone player gets or pays the value from or to each of the others, those who sit out among them.'],
  });
}

export const session = sheet({
  title: 'Keep the score of a session',
  gist: 'Keeps the score of three to five players deal by deal: games, ramsch, charges and errors, with the rounds marked.',
  aka: ['skat score sheet', 'skat list', 'score pad', 'who owes whom'],
  books: BOOKS,
  setup,
  entry,
  play,
});
