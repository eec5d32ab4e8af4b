import type { Table } from '../../../mechanics/seats.ts';
import { namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { count, listOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { BALLS, COMMISSION, type Commission, isFoul, type Prices, settled, winnerOf } from '../reckoning/settle.ts';

const setup = { of: COMMISSION, players: TABLE_SIZE, names: namesOf(2, 8) } as const;
const chips = count('Player', 0, 100_000);
const entry = {
  left: count('Balls left on the table', 0, BALLS),
  odd: listOf('Bets on odd', chips, 1, 8, { optional: true, hint: 'In the order of the seats; 0 for none. The bank has no seat.' }),
  even: listOf('Bets on even', chips, 1, 8, { optional: true }),
} as const;
type Entry = Values<typeof entry>;

/** A roll, each bet with a line for both sides. */
function turnOf(one: Entry, of: Commission, { keys, name }: Table, by: Prices): Turn {
  const stray = (['odd', 'even'] as const).find((side) => one[side]?.slice(keys.length).some((stake) => stake > 0));
  if (stray !== undefined) return { problems: [problem(stray, `bets of ${keys.length} players`, `${one[stray]?.length}`)] };
  const bets = keys.flatMap((to, n) =>
    (['odd', 'even'] as const).flatMap((side) => ((one[side]?.[n] ?? 0) > 0 ? [{ to, side, stake: one[side]?.[n] ?? 0 }] : [])),
  );
  if (bets.length === 0) return { problems: [problem('odd', 'a bet on odd or on even', 'none')] };
  if (isFoul(one.left))
    return {
      lines: [by.law('foul-roll', 'the roll is foul', { to: 'bank' })],
      notes: ['The book does not say what becomes of the bets of a foul roll; nothing changes hands here.'],
    };
  const winner = winnerOf(one.left);
  return {
    lines: bets.flatMap(({ to, side, stake }): Line[] => [
      ...settled(side, winner, stake, of, by, name[to], 1, { to }),
      ...settled(side, winner, stake, of, by, name[to], -1, { to: 'bank' }),
    ]),
  };
}

export const account = sheet({
  title: 'Keep the account',
  gist: 'Roll by roll what each bet on odd and even wins or loses, and what the bank has taken.',
  aka: ['rondeau score sheet', 'bank account', 'who owes whom', 'running total'],
  books: ['blue-ribbon-1940'],
  setup,
  round: 'Roll',
  entry,
  play: ({ of, players, names }: Values<typeof setup>, entries: readonly Entry[], by: Prices): Played => {
    const table = tableOfSize(players, names);
    const played: Entry[] = [];
    return replay({
      columns: [{ key: 'bank', title: 'The bank', side: 'The bank' }, ...table.columns],
      entries,
      round: 'roll',
      say: ({ left }) => `${left} on the table: ${isFoul(left) ? 'foul' : winnerOf(left)}.`,
      turn: (one) => {
        const turn = turnOf(one, of, table, by);
        if ((turn.problems ?? []).length === 0) played.push(one);
        return turn;
      },
      state: () => {
        const winners = played.map(({ left }) => (isFoul(left) ? 'foul' : winnerOf(left)));
        const times = (what: string) => winners.filter((one) => one === what).length;
        return [`Odd ${times('odd')}, even ${times('even')}, foul ${times('foul')}.`];
      },
      notes: ['The book does not give the rate; even money is taken.', 'The columns always add up to nothing.'],
    });
  },
});
