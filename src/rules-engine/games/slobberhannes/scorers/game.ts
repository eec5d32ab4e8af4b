import { absent, SEATS, type Seat, seated, type Table } from '../../../mechanics/seats.ts';
import { namesOf } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { added, type Points, replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { first, players, revokes, SEVEN_SEATS } from '../reckoning/asking.ts';
import { type By, PLAYERS, paymentsOf, revokeProblems } from '../reckoning/paying.ts';

const UNPLAYED = 'unplayed';
const orUnplayed = { ...SEVEN_SEATS, [UNPLAYED]: 'Not played: a player had no counters left' } as const;
const setup = { players, names: namesOf(4, 7) } as const;
const entry = {
  first,
  queen: choiceOf('Who took the queen of clubs?', orUnplayed),
  last: choiceOf('Who took the last trick?', orUnplayed),
  ...revokes,
} as const;
type Entry = Values<typeof entry>;

const seatOf = (seat: Seat | typeof UNPLAYED): Seat | null => (seat === UNPLAYED ? null : seat);
const placeOf = (seat: Seat | typeof UNPLAYED): number | null => (seat === UNPLAYED ? null : SEATS.indexOf(seat));

function problemsOf(one: Entry, table: Table<Seat>): Problem[] {
  const problems = [...absent('first', one.first, table), ...revokeProblems(one.atEnds, one.between, table.keys.length)];
  for (const key of ['queen', 'last'] as const) {
    const seat = seatOf(one[key]);
    if (seat !== null) problems.push(...absent(key, seat, table));
  }
  if (one.queen === UNPLAYED && one.last !== UNPLAYED)
    problems.push(problem('queen', 'the player who took it: it falls in the last trick at the latest', 'not played'));
  return problems;
}

/** Makes the payments in order until a player has nothing left: that player is the first, and later payments are not made. */
function settle(one: Entry, has: Points, table: Table<Seat>, by: By, opening: readonly Line[]): Turn {
  const key = (n: number) => table.keys[n] ?? '';
  const deal = { first: SEATS.indexOf(one.first), queen: placeOf(one.queen), last: placeOf(one.last), atEnds: one.atEnds ?? [], between: one.between ?? [] };
  const lines: Line[] = [...opening];
  let now = added(has, opening);
  const payments = paymentsOf(deal, by, key);
  for (const [at, { who, line }] of payments.entries()) {
    const paid = [line, { ...line, points: -(line.points ?? 0), to: 'pool' }];
    lines.push(...paid);
    now = added(now, paid);
    const left = now[key(who)] ?? 0;
    if (left > 0) continue;
    const others = table.keys.filter((seat) => seat !== key(who) && (now[seat] ?? 0) > 0);
    const due = others.map((seat) => `${table.name[seat]} ${now[seat]}`).join(', ');
    const loser = table.names[who] ?? '';
    lines.push(by.mention('end', `${loser} is the first without counters and pays the others for theirs`, { to: key(who) }));
    return {
      lines,
      over: `The game is over: ${loser} has no counters left and pays ${due}.`,
      notes: [
        ...(left < 0 ? [`${loser} owes ${-left} more than they had; the book does not say what becomes of it.`] : []),
        ...(at < payments.length - 1
          ? ['What would have fallen due after the last counter of the loser is not counted; the book does not say whether the deal is played out.']
          : []),
      ],
    };
  }
  if (one.last === UNPLAYED) return { problems: [problem('last', 'the player who took it', 'not played, though everyone has counters left')] };
  return { lines };
}

function play({ players: size, names }: Values<typeof setup>, entries: readonly Entry[], by: By): Played {
  const table = seated(PLAYERS[size], names);
  const begin = by.points('start');
  const fresh = (has: Points) => table.keys.every((seat) => (has[seat] ?? 0) === 0);
  const who = (seat: Seat | typeof UNPLAYED) => (seat === UNPLAYED ? 'not played' : table.name[seat]);
  return replay({
    columns: [...table.columns, { key: 'pool', title: 'Pool', side: 'Pool' }],
    entries,
    say: (one) => `First trick ${who(one.first)}, queen of clubs ${who(one.queen)}, last trick ${who(one.last)}.`,
    turn: (one, has) => {
      const problems = problemsOf(one, table);
      if (problems.length > 0) return { problems };
      const opening = fresh(has) ? table.keys.map((to) => by.line('start', 'to begin with', { to })) : [];
      return settle(one, has, table, by, opening);
    },
    state: (has) => [
      `Counters left: ${table.keys.map((seat) => `${table.name[seat]} ${fresh(has) ? begin : (has[seat] ?? 0)}`).join(', ')}.`,
      `The pool holds ${has.pool ?? 0}.`,
    ],
    notes: [
      'Counters are paid in the order first trick, queen of clubs, last trick; those for revokes are counted last and into the pool, since the book says neither when nor to whom they are paid.',
      'The book does not say what becomes of the pool.',
    ],
  });
}

export const game = sheet({
  title: 'Keep the counters of a game',
  gist: 'Ten counters each, deal by deal, until the first player has none and pays the others.',
  aka: ['slobberhannes score sheet', 'counters left', 'who is out first'],
  books: ['blue-ribbon-1940'],
  setup,
  entry,
  play,
});
