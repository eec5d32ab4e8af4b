import { absent, SEAT_NAMES, type Seat, seated, type Table } from '../../../mechanics/seats.ts';
import { namesOf } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';

type Prices = Schedule<typeof points>;
const unit = 'counter';
const FUND = 'fund';
const setup = {
  players: count('How many play?', 4, 8),
  names: namesOf(4, 8),
  stake: count('Counters that each gives to the fund', 1, 9999),
  tickets: count('Tickets that each has', 1, 4),
} as const;
const entry = {
  lots: listOf('Counters on the lot of each player', count('Player', 0, 9999), 4, 8, { hint: 'In the order of the seats.' }),
  drawn: listOf('Who drew each lot?', choiceOf('Lot', { nobody: 'Nobody', ...SEAT_NAMES }, { otherwise: 'nobody' }), 4, 8, { hint: 'In the same order.' }),
} as const;
type Setup = Values<typeof setup>;
type Entry = Values<typeof entry>;

function impossible({ lots, drawn }: Entry, inFund: number, { tickets }: Setup, table: Table<Seat>): Problem[] {
  const size = table.keys.length;
  const listed = (['lots', 'drawn'] as const).flatMap((field) => {
    const length = field === 'lots' ? lots.length : drawn.length;
    return length === size ? [] : [problem(field, `one for each of ${size} players`, `${length}`)];
  });
  for (const who of drawn) if (who !== 'nobody') listed.push(...absent('drawn', who, table));
  const sum = lots.reduce((all, one) => all + one, 0);
  if (sum > inFund) listed.push(problem('lots', `${counted(inFund, unit)} at most, which is what the fund has`, `${sum}`));
  const many = table.keys.find((seat) => drawn.filter((who) => who === seat).length > tickets);
  if (many !== undefined) listed.push(problem('drawn', `${counted(tickets, 'lot')} at most for ${table.name[many]}, by ${counted(tickets, 'ticket')}`, 'more'));
  return listed;
}

function turnOf(one: Entry, inFund: number, first: boolean, asked: Setup, table: Table<Seat>, by: Prices): Turn {
  const { keys, name } = table;
  const before = inFund + (first ? keys.length * asked.stake : 0);
  const problems = impossible(one, before, asked, table);
  if (problems.length > 0) return { problems };
  const both = (key: 'stake' | 'drawn', say: string, sum: number, to: Seat): Line[] =>
    sum === 0 ? [] : [by.sum(key, say, sum, { unit, to }), by.sum(key, say, -sum, { unit, to: FUND })];
  const taken = one.drawn.flatMap((who, n): Line[] =>
    who === 'nobody' ? [] : both('drawn', `draws the lot of ${name[keys[n] ?? who]}`, one.lots[n] ?? 0, who),
  );
  return { lines: [...(first ? keys.flatMap((key) => both('stake', 'given to the fund', -asked.stake, key)) : []), ...taken] };
}

export const fund = sheet({
  title: 'Keep the fund',
  gist: 'Draw by draw what lies on the lots, who draws them, what the fund still has, and what each has won.',
  aka: ['lottery score sheet', 'what is left in the fund', 'who has won what', 'running total'],
  books: ['donohue'],
  setup,
  entry,
  round: 'Draw',
  play: (asked: Setup, entries: readonly Entry[], by: Prices) => {
    const table = seated(asked.players, asked.names);
    const { keys, name } = table;
    let begun = false;
    const say = ({ lots, drawn }: Entry) => {
      const won = drawn.flatMap((who, n) => (who === 'nobody' ? [] : [`${name[who]} draws ${lots[n] ?? 0}`]));
      return `${won.length === 0 ? 'No lot is drawn' : won.join(', ')}.`;
    };
    const played = replay({
      columns: [...table.columns, { key: FUND, title: 'Fund', side: 'Fund' }],
      entries,
      round: 'draw',
      whole: 'lottery',
      say,
      turn: (one, has) => {
        const turn = turnOf(one, has[FUND] ?? 0, !begun, asked, table, by);
        if (turn.lines !== undefined) begun = true;
        return turn;
      },
      end: (has) => (has[FUND] === 0 ? 'The fund is all drawn out.' : null),
      state: (has, over) => {
        if (!begun) return ['Nothing has been drawn yet.'];
        return [
          over ?? `${counted(has[FUND] ?? 0, unit)} in the fund.`,
          `Won: ${keys.map((key) => `${name[key]} ${(has[key] ?? 0) + asked.stake}`).join(', ')}.`,
        ];
      },
    });
    return { ...played, next: { lots: keys.map(() => '0').join('.'), drawn: keys.map(() => 'nobody').join('.') } };
  },
});
