import { SEATS } from '../../../mechanics/seats.ts';
import { namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { count, listOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { placesProblem, settlePool, worthOfPlaces } from '../reckoning/pool.ts';

/** The column of chips that the book does not divide. */
const LEFT = 'left';

const setup = { players: TABLE_SIZE, names: namesOf(2, 8) } as const;
const entry = {
  stakes: listOf('Chips that each player put in', count('Player', 0, 1_000_000, { unit: 'chips' }), 2, 8, {
    hint: 'The ante, blind and straddle among them; 0 for one who sat out.',
  }),
  places: listOf('Place of each hand at the show', count('Player', 0, 8), 2, 8, {
    hint: '1 is the best; equal hands have the same place; 0 is a player who passed out.',
  }),
} as const;

function play(asked: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: Schedule<typeof points>): Played {
  const { keys, name, columns } = tableOfSize(asked.players, asked.names);
  const columnOf = (to: string) => (to.startsWith('Player ') ? (SEATS[Number(to.slice(7)) - 1] ?? LEFT) : LEFT);
  return replay({
    columns: [...columns, { key: LEFT, title: 'Left in the pool', side: 'Left in the pool' }],
    entries,
    say: ({ stakes }) => `A pool of ${stakes.reduce((sum, one) => sum + one, 0)} chips`,
    turn: ({ stakes, places }) => {
      if (stakes.length !== keys.length) return { problems: [problem('stakes', `${keys.length} numbers, one for each player`, `${stakes.length}`)] };
      const won = settlePool(stakes, worthOfPlaces(places), 'places', by, placesProblem(stakes, places));
      if (!won.ok) return { problems: won.problems };
      const shares = won.value.lines.flatMap((line) => (line.to === undefined ? [] : [{ ...line, to: columnOf(line.to) }]));
      const paid = stakes.flatMap((chips, n): Line[] =>
        chips === 0 ? [] : [{ rule: 'poker.rule.bet-or-pass', say: 'put into the pool', points: -chips, unit: 'chip', to: keys[n] ?? LEFT }],
      );
      return { lines: [...paid, ...shares], notes: won.value.notes };
    },
    state: (has) => [`${keys.map((key) => `${name[key]} ${(has[key] ?? 0) > 0 ? '+' : ''}${has[key]}`).join(', ')}.`],
    notes: ['Minus: paid in, all told. The columns always add up to nothing.'],
  });
}

export const settled = sheet({
  title: 'Chips won and lost',
  gist: 'Each pool as it is shown down, what every player put in, and who is ahead by how much.',
  aka: ['poker score sheet', 'settle up', 'who owes whom', 'chip count', 'bank'],
  books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'],
  round: 'Pool',
  setup,
  entry,
  play,
});
