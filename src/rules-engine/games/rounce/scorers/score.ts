// The score counts down: one for each trick, five up for a player who is rounced.

import { absent, SEAT_NAMES, type Seat, seated, type Table } from '../../../mechanics/seats.ts';
import { namesOf } from '../../../mechanics/stakes/accounts.ts';
import { DID_FIVE, tricksOf, wrongTricks } from '../../../mechanics/stakes/trick-pools.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { ok, type Problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import { type Points, replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

type Prices = Schedule<typeof points>;
/** The number of tricks in a hand of five cards. */
const TRICKS = 5;
const BOOKS = ['donohue'] as const;

function lineOf(tricks: number, by: Prices, to?: Seat): Line {
  const more = to === undefined ? {} : { to };
  return tricks === 0 ? by.line('rounced', 'no trick: rounced', more) : by.line('trick', counted(tricks, 'trick'), { times: -tricks, ...more });
}

export const hand = scorer({
  title: 'Count a hand down',
  gist: 'Where the score of a player stands after a hand.',
  aka: ['rounced', 'points to go', 'crosses'],
  books: BOOKS,
  least: true,
  ask: {
    before: count('Points to make before the hand', 1, 200),
    tricks: count('Tricks taken', 0, TRICKS, { hint: 'Of a player who entered; a player who declines keeps the score.' }),
    faults: count('How often was the player rounced besides?', 0, 9, { hint: 'For a misdeal, for suit not followed, for a trump not led.' }),
  },
  score: ({ before, tricks, faults }, by: Prices) => {
    const lines = [lineOf(tricks, by), ...(faults === 0 ? [] : [by.line('rounced', 'rounced for a fault', { times: faults })])];
    const after = before + lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
    return ok(answer(after <= 0 ? 'The score is wiped out: the game is won' : `${after} to go`, lines));
  },
});

const setup = { players: count('How many play?', 3, 8), names: namesOf(3, 8) } as const;
const entry = {
  dealer: choiceOf('Who dealt?', SEAT_NAMES),
  end: choiceOf(
    'How did the deal end?',
    { tricks: 'The tricks were played', default: 'All declined, and the player on the dealer’s right gave five points', misdeal: 'There was a misdeal' },
    { otherwise: 'tricks' },
  ),
  did: listOf('What did each do, in the order of the seats?', choiceOf('Player', DID_FIVE), 3, 8, { when: { field: 'end', is: ['tricks'] } }),
  faults: listOf('Who was rounced for a fault of play?', choiceOf('Player', SEAT_NAMES), 1, 8, {
    seldom: true,
    optional: true,
    when: { field: 'end', is: ['tricks'] },
  }),
} as const;
type Entry = Values<typeof entry>;

function impossible({ dealer, end, did, faults }: Entry, table: Table<Seat>): Problem[] {
  const seats = [...absent('dealer', dealer, table), ...(faults ?? []).flatMap((one) => absent('faults', one, table))];
  return seats.length > 0 || end !== 'tricks' ? seats : wrongTricks('did', did ?? [], table.keys.length, TRICKS);
}

function linesOf({ dealer, end, did, faults }: Entry, { keys }: Table<Seat>, by: Prices): Line[] {
  if (end === 'misdeal') return [by.line('rounced', 'a misdeal: rounced', { to: dealer })];
  if (end === 'default') return [by.line('default', 'five points given to the dealer', { times: -1, to: dealer })];
  return [
    ...(did ?? []).flatMap((one, n) => {
      const tricks = tricksOf(one);
      return tricks === null ? [] : [lineOf(tricks, by, keys[n] ?? dealer)];
    }),
    ...(faults ?? []).map((to) => by.line('rounced', 'rounced for a fault', { to })),
  ];
}

export const game = sheet({
  title: 'Keep the score of a game',
  gist: 'Hand by hand from fifteen down to nothing, with a player who is rounced sent up again.',
  aka: ['score sheet', 'three crosses', 'count down', 'who is out'],
  books: BOOKS,
  setup,
  entry,
  play: ({ players, names }: Values<typeof setup>, entries: readonly Entry[], by: Prices) => {
    const table = seated(players, names);
    const { keys, name } = table;
    let begun = false;
    let last: Seat | null = null;
    const toGo = (has: Points, key: Seat) => Math.max(0, begun ? (has[key] ?? 0) : by.points('game'));
    const played = replay({
      columns: table.columns,
      entries,
      say: ({ dealer }) => `${name[dealer]} deals.`,
      turn: (one) => {
        const problems = impossible(one, table);
        if (problems.length > 0) return { problems };
        const start = begun ? [] : keys.map((to) => by.line('game', 'the score begins', { to }));
        begun = true;
        last = one.dealer;
        return { lines: [...start, ...linesOf(one, table, by)] };
      },
      end: (has) => {
        const out = keys.filter((key) => toGo(has, key) === 0).map((key) => name[key]);
        if (out.length === 0) return null;
        return out.length === 1
          ? `${out[0]} is down to nothing and has won.`
          : `${out.join(' and ')} are down to nothing; the book does not say which of them has won.`;
      },
      state: (has, over) => (over === null ? [`${keys.map((key) => `${name[key]} has ${toGo(has, key)} to go`).join(', ')}.`] : []),
      notes: ['Points that are given to the dealer are read as five off the score.'],
    });
    const at = last === null ? 0 : keys.indexOf(last) + 1;
    return { ...played, next: { dealer: keys[at % keys.length] ?? 'first', did: keys.map(() => 'passed').join('.') } };
  },
});
