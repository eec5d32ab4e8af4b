import { absent, SEAT_NAMES, SEATS, type Seat, seated } from '../../../../mechanics/seats.ts';
import { choiceOf, count, listOf, type Values, words } from '../../../../scoring/fields.ts';
import { ok, problem } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import { replay } from '../../../../sheets/replay.ts';
import { type Played, sheet } from '../../../../sheets/sheets.ts';
import type { points } from '../../points.ts';
import { type DealEntry, entryLines, entryOf, sayEntry } from '../../reckoning/entry.ts';
import type { ecrirePoints } from './index.ts';

type Prices = Schedule<typeof points & typeof ecrirePoints>;
const { eighth: _, ...SEVEN } = SEAT_NAMES;

/** What each player receives from all the others together; negative if the player pays. */
const nets = (scores: readonly number[]): readonly number[] => {
  const sum = scores.reduce((all, one) => all + one, 0);
  return scores.map((one) => one * scores.length - sum);
};

export const settlement = scorer({
  title: 'Settle a round',
  gist: 'Each player pays or gets the difference from the score of each other player.',
  aka: ['piquet à écrire settlement', 'who pays whom'],
  books: ['blue-ribbon-1940'],
  ask: { scores: listOf('Scores at the end of the round', count('Score', 0, 2000), 3, 7) },
  score: ({ scores }, by: Prices) => {
    const lines = nets(scores).map((net, n): Line => {
      const each = scores.flatMap((other, at) => (at === n ? [] : [`${(scores[n] ?? 0) - other}`]));
      return by.sum('settlement', `${scores[n]} against the others: ${each.join(', ')}`, net, { to: SEAT_NAMES[SEATS[n] as Seat] });
    });
    return ok(answer(lines.map(({ to, points = 0 }) => `${to} ${points < 0 ? 'pays' : 'gets'} ${Math.abs(points)}`).join(', '), lines));
  },
});

const setup = {
  players: choiceOf('How many play?', { '3': '3', '4': '4', '5': '5', '6': '6', '7': '7' }),
  names: listOf('Names of the players', words('Name', 24), 3, 7, { optional: true, hint: 'In the order of the seats.' }),
} as const;
const entry = {
  who: choiceOf('Who played?', SEVEN),
  against: choiceOf('With whom?', SEVEN),
  ...entryOf('one', 'other'),
} as const;
type Entry = DealEntry & { readonly who: Seat; readonly against: Seat };

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: Prices): Played {
  const table = seated(Number(asked.players), asked.names);
  const name = (seat: Seat) => table.name[seat] ?? SEAT_NAMES[seat];
  return replay({
    columns: table.columns,
    entries,
    say: (one) => sayEntry(one, name(one.who), name(one.against)),
    turn: (one) => {
      const problems = [...absent('who', one.who, table), ...absent('against', one.against, table)];
      if (one.who === one.against) problems.push(problem('against', 'another player', name(one.against)));
      if (problems.length > 0) return { problems };
      return entryLines(one, { first: one.who, second: one.against }, by);
    },
    state: (has) => {
      const net = nets(table.keys.map((seat) => has[seat] ?? 0));
      return [`Settled now: ${table.keys.map((seat, n) => `${name(seat)} ${(net[n] ?? 0) < 0 ? 'pays' : 'gets'} ${Math.abs(net[n] ?? 0)}`).join(', ')}.`];
    },
    notes: ['Each plays two deals running, with the neighbour on the right and then on the left; the book does not say that more are played.'],
  });
}

export const game = sheet({
  title: 'Keep the score of a round',
  gist: 'Every deal between two of the players, and what each would pay or get if it were settled now.',
  aka: ['piquet à écrire score sheet', 'score pad'],
  books: ['blue-ribbon-1940'],
  setup,
  entry,
  play,
});
