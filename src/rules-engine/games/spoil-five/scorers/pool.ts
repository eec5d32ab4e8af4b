import { SEAT_NAMES, type Table, tableOf } from '../../../mechanics/seats.ts';
import { balances, namesOf } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Added, Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';

type By = Schedule<typeof points & Added<'jink-failed'>>;
const TEN_SEATS = { ...SEAT_NAMES, ninth: 'Ninth player', tenth: 'Tenth player' } as const;
type Place = keyof typeof TEN_SEATS;
const PLACES = Object.keys(TEN_SEATS) as readonly Place[];
const POOL = 'pool';

const setup = { players: count('How many play?', 2, PLACES.length), names: namesOf(2, PLACES.length) } as const;
const entry = {
  dealer: choiceOf('Who dealt?', TEN_SEATS),
  misdeals: count('Misdeals before it', 0, 9, { optional: true, seldom: true }),
  result: choiceOf(
    'How did it end?',
    {
      spoiled: 'Nobody won the pool',
      three: 'A player won it',
      five: 'A player won it with all five tricks',
      'jink-failed': 'A player went on after three and failed',
    },
    { if: { 'jink-failed': 'jink-failed' } },
  ),
  winner: choiceOf('Who?', TEN_SEATS, { when: { field: 'result', is: ['three', 'five', 'jink-failed'] } }),
  barred: choiceOf('Who was barred from the pool in this deal?', { nobody: 'Nobody', ...TEN_SEATS }, { otherwise: 'nobody', seldom: true }),
} as const;
type Entry = Values<typeof entry>;

function problemsOf({ dealer, winner, barred }: Entry, { keys }: Table<Place>) {
  const away = (field: string, seat: Place | 'nobody' | null) =>
    seat === null || seat === 'nobody' || keys.includes(seat) ? [] : [problem(field, `one of the ${keys.length} players`, TEN_SEATS[seat])];
  return [...away('dealer', dealer), ...away('winner', winner), ...away('barred', barred)];
}

const STAYS = 'A player who is barred has won three tricks: the pool stays here, as if it were spoiled; the book says only that this player cannot win it.';

function play({ players, names }: Values<typeof setup>, entries: readonly Entry[], by: By): Played {
  const table = tableOf(Object.fromEntries(PLACES.slice(0, players).map((key, n) => [key, names?.[n] || TEN_SEATS[key]])) as Record<Place, string>);
  const { keys, columns } = table;
  const name: Readonly<Record<Place, string>> = { ...TEN_SEATS, ...table.name };
  const out = new Set<Place>();
  const turn = (one: Entry, inPool: number): Turn => {
    const { dealer, misdeals, result, winner, barred } = one;
    const problems = problemsOf(one, table);
    if (problems.length > 0) return { problems };
    const fresh = inPool === 0;
    if (fresh) out.clear();
    if (barred !== 'nobody') out.add(barred);
    const give = (key: 'stake' | 'dealer-adds' | 'misdeal', say: string, from: readonly Place[], times = 1): Line[] => [
      ...from.map((to) => by.line(key, say, { times: -times, to })),
      by.line(key, say, { times: times * from.length, to: POOL }),
    ];
    const lines = [
      ...(fresh ? give('stake', 'a new pool', keys) : []),
      ...give('dealer-adds', 'the dealer adds', [dealer]),
      ...((misdeals ?? 0) > 0 ? give('misdeal', 'a misdeal', [dealer], misdeals ?? 0) : []),
    ];
    const pool = inPool + lines.reduce((sum, { to, points = 0 }) => (to === POOL ? sum + points : sum), 0);
    if (result === 'spoiled' || winner === null) return { lines: [...lines, by.mention('spoiled', 'spoiled: the pool stays', { to: POOL })] };
    if (result === 'jink-failed') return { lines: [...lines, by.mention('jink-failed', `${name[winner]} jinks and fails: the pool stays`, { to: POOL })] };
    if (out.has(winner)) return { lines: [...lines, by.mention('spoiled', `${name[winner]} is barred: the pool stays`, { to: POOL })], notes: [STAYS] };
    const others = result === 'five' ? keys.filter((key) => key !== winner) : [];
    return {
      lines: [
        ...lines,
        by.sum('pool', 'the pool', pool, { to: winner }),
        by.sum('pool', `to ${name[winner]}`, -pool, { to: POOL }),
        ...(others.length === 0 ? [] : [by.line('all-five', 'all five tricks', { times: others.length, to: winner })]),
        ...others.map((to) => by.line('all-five', 'all five tricks', { times: -1, to })),
      ],
      mark: `Pool to ${name[winner]}`,
    };
  };
  return replay({
    columns: [...columns, { key: POOL, title: 'Pool', side: 'Pool' }],
    entries,
    say: ({ dealer, result, winner }) =>
      `${name[dealer]} deals; ${winner === null ? 'nobody wins three' : `${name[winner]} ${{ spoiled: '', three: 'wins the pool', five: 'wins all five', 'jink-failed': 'jinks and fails' }[result]}`}.`,
    turn: (one, has) => turn(one, has[POOL] ?? 0),
    state: (has) => [
      balances(table, has),
      `The pool holds ${has[POOL] ?? 0}.`,
      ...(out.size > 0 && (has[POOL] ?? 0) > 0 ? [`Barred from it: ${[...out].map((key) => name[key]).join(', ')}.`] : []),
    ],
    notes: ['Every dealer adds a counter, the first of a new pool among them.'],
  });
}

export const pool = sheet({
  title: 'Keep the pool',
  gist: 'Deal by deal: what is in the pool, who has won it, and who is barred from it.',
  aka: ['spoil five score sheet', 'what is in the pool', 'who owes what'],
  books: ['blue-ribbon-1940'],
  setup,
  entry,
  play,
});
