import { absent, SEAT_NAMES, type Seat, seated, type Table } from '../../../../mechanics/seats.ts';
import { balances, namesOf } from '../../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../../scoring/fields.ts';
import { type Problem, problem } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import type { Line } from '../../../../scoring/scorers.ts';
import { type Points, replay, type Turn } from '../../../../sheets/replay.ts';
import { sheet } from '../../../../sheets/sheets.ts';
import { counted } from '../../../../wording/numbers.ts';
import type { own } from './points.ts';

type By = Schedule<typeof own>;
const unit = 'counter';
const PRIZES = { one: 'First prize', two: 'Second prize', three: 'Third prize' } as const;
const KEYS = Object.keys(PRIZES) as readonly (keyof typeof PRIZES)[];
const setup = {
  players: count('How many play?', 4, 8),
  names: namesOf(4, 8),
  price: count('Counters for a ticket', 1, 999),
} as const;
const entry = {
  bought: listOf('Tickets that each buys', count('Player', 0, 49), 4, 8, { hint: 'In the order of the seats.' }),
  laid: listOf('How what they paid is laid on the prizes', count('Prize', 0, 99_999), 3, 3, { hint: 'Without what lay there before.' }),
  drawn: listOf('Who drew each prize?', choiceOf('Prize', { nobody: 'Nobody', ...SEAT_NAMES }, { otherwise: 'nobody' }), 3, 3, { hint: 'In the same order.' }),
} as const;
type Setup = Values<typeof setup>;
type Entry = Values<typeof entry>;

function impossible({ bought, laid, drawn }: Entry, { price }: Setup, table: Table<Seat>): Problem[] {
  const { keys, name } = table;
  const problems = bought.length === keys.length ? [] : [problem('bought', `a number for each of ${keys.length} players`, `${bought.length}`)];
  for (const who of drawn) if (who !== 'nobody') problems.push(...absent('drawn', who, table));
  const tickets = bought.reduce((all, one) => all + one, 0);
  const sum = laid.reduce((all, one) => all + one, 0);
  if (sum !== tickets * price) problems.push(problem('laid', `${tickets * price} in all, for ${counted(tickets, 'ticket')}`, `${sum}`));
  const more = keys.find((seat, n) => drawn.filter((who) => who === seat).length > (bought[n] ?? 0));
  if (more !== undefined) problems.push(problem('drawn', `no more prizes than tickets for ${name[more]}`, 'more'));
  return problems;
}

function turnOf(one: Entry, lie: Points, asked: Setup, table: Table<Seat>, by: By): Turn {
  const problems = impossible(one, asked, table);
  if (problems.length > 0) return { problems };
  const paid = table.keys.flatMap((to, n): Line[] => {
    const tickets = one.bought[n] ?? 0;
    return tickets === 0 ? [] : [by.sum('ticket', counted(tickets, 'ticket'), -tickets * asked.price, { unit, to })];
  });
  const prizes = KEYS.flatMap((key, n): Line[] => {
    const [laid, who] = [one.laid[n] ?? 0, one.drawn[n] ?? 'nobody'];
    const put = laid === 0 ? [] : [by.sum('ticket', 'laid on the prize', laid, { unit, to: key })];
    const lies = (lie[key] ?? 0) + laid;
    if (lies === 0) return put;
    if (who === 'nobody') return [...put, by.mention('prize-left', `not drawn: ${counted(lies, unit)} ${lies === 1 ? 'stays' : 'stay'}`, { to: key })];
    return [...put, by.sum('prize', `draws the ${PRIZES[key].toLowerCase()}`, lies, { unit, to: who }), by.sum('prize', 'drawn', -lies, { unit, to: key })];
  });
  return { lines: [...paid, ...prizes] };
}

export const prizes = sheet({
  title: 'Keep the prizes',
  gist: 'Deal by deal the tickets sold, what lies on the three prizes, who draws them, and what is carried over.',
  aka: ['three prizes score sheet', 'tickets sold', 'prizes carried over'],
  books: ['donohue'],
  setup,
  entry,
  play: (asked: Setup, entries: readonly Entry[], by: By) => {
    const table = seated(asked.players, asked.names);
    const { keys, name } = table;
    const played = replay({
      columns: [...table.columns, ...KEYS.map((key) => ({ key, title: PRIZES[key], side: PRIZES[key] }))],
      entries,
      whole: 'sitting',
      say: ({ bought, drawn }) => {
        const won = KEYS.flatMap((key, n) => {
          const who = drawn[n] ?? 'nobody';
          return who === 'nobody' ? [] : [`${name[who]} draws the ${PRIZES[key].toLowerCase()}`];
        });
        return `${counted(
          bought.reduce((all, one) => all + one, 0),
          'ticket',
        )} sold; ${won.length === 0 ? 'no prize is drawn' : won.join(', ')}.`;
      },
      turn: (one, has) => turnOf(one, has, asked, table, by),
      state: (has) => [`${KEYS.map((key) => `${PRIZES[key]} ${has[key] ?? 0}`).join(', ')}.`, balances(table, has)],
    });
    return { ...played, next: { bought: keys.map(() => '0').join('.') } };
  },
});
