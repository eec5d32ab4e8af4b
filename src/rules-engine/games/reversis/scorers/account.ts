import { FOUR_SEATS, type Seat, seated, type Table } from '../../../mechanics/seats.ts';
import { balances, namesOf } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, flag, type Values } from '../../../scoring/fields.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { type Points, replay, type Turn } from '../../../sheets/replay.ts';
import { type Played as Kept, sheet } from '../../../sheets/sheets.ts';
import type { Card } from '../../../vocabulary/cards.ts';
import { dealFields } from '../reckoning/asking.ts';
import type { By } from '../reckoning/cards.ts';
import { notesOf } from '../reckoning/deal-lines.ts';
import { eventsOf, type Place, type Played, playedProblems, undertakerOf } from '../reckoning/played.ts';
import { type Pool, partyWinner, settle } from '../reckoning/settle.ts';

const KEYS = Object.keys(FOUR_SEATS) as readonly Seat[];
const placeOf = (seat: unknown): Place | null => (KEYS.includes(seat as Seat) ? (KEYS.indexOf(seat as Seat) as Place) : null);

const setup = {
  names: namesOf(4),
  always: flag('The dealer adds 2 and 1 in every deal', { hint: 'Else only when a pool is filled. The book can be read either way.' }),
} as const;
const entry = { dealer: choiceOf('Who dealt?', FOUR_SEATS), ...dealFields(FOUR_SEATS, 'In the order of the names, each on the right of the one before') };
type Entry = Values<typeof entry>;

function playedOf(entered: Entry): Played {
  const all = entered as Readonly<Record<string, unknown>>;
  return {
    dealer: placeOf(entered.dealer) ?? 0,
    points: all.points as readonly number[],
    tricks: all.tricks as readonly number[],
    discards: all.discards as readonly Card[],
    reversis: all.reversis as Played['reversis'],
    breaker: placeOf(all.breaker),
    espagnolette: placeOf(all.espagnolette),
    revoker: placeOf(all.revoker),
    events: eventsOf(all, placeOf),
  };
}

/** The stakes into a pool before a deal: all of them if the pool has less than its original amount; donohue p. 354. */
function stakes(pool: Pool, holds: number, dealer: Seat, always: boolean, { keys }: Table<Seat>, by: By): Line[] {
  const filled = holds < by.points(`${pool}-pool`);
  if (!filled && !always) return [];
  const put = (item: 'stake' | 'dealer', to: Seat): Line[] => [
    by.line(`${pool}-${item}`, `into the ${pool} pool`, { times: -1, to }),
    by.line(`${pool}-${item}`, `into the ${pool} pool`, { to: pool }),
  ];
  return [...(filled ? keys.flatMap((key) => put('stake', key)) : []), ...put('dealer', dealer)];
}

function play(asked: Values<typeof setup>, entries: readonly Entry[], by: By): Kept {
  const table = seated(4, asked.names);
  const { keys, name, columns } = table;
  const seatOf = (place: Place): Seat => keys[place] ?? 'first';
  const nameOf = (place: Place) => name[seatOf(place)];
  const keyOf = (holder: Place | Pool): string => (holder === 'great' || holder === 'little' ? holder : seatOf(holder));
  const turn = (one: Entry, has: Points): Turn => {
    const played = playedOf(one);
    const problems = playedProblems(played, nameOf, by);
    if (problems.length > 0) return { problems };
    const put = (['great', 'little'] as const).flatMap((pool) => stakes(pool, has[pool] ?? 0, one.dealer, asked.always, table, by));
    const holds = (pool: Pool) => put.reduce((sum, { to, points = 0 }) => (to === pool ? sum + points : sum), has[pool] ?? 0);
    return { lines: [...put, ...settle(played, { great: holds('great'), little: holds('little') }, keyOf, by)], notes: notesOf(played, nameOf) };
  };
  const say = (one: Entry) => {
    const played = playedOf(one);
    const undertaker = undertakerOf(played);
    if (undertaker === null) return `${nameOf(partyWinner(played))} wins the party.`;
    return `${nameOf(undertaker)}: reversis ${played.reversis}.`;
  };
  const sheetPlayed = replay({
    columns: [...columns, { key: 'great', title: 'Great pool', side: 'Great pool' }, { key: 'little', title: 'Little pool', side: 'Little pool' }],
    entries,
    say,
    turn,
    state: (has) => [balances(table, has), `The great pool holds ${has.great ?? 0}, the little pool ${has.little ?? 0}.`],
    notes: ['With the pools the columns always add up to nothing.'],
  });
  const last = entries.at(-1)?.dealer;
  const at = last === undefined ? 0 : KEYS.indexOf(last) + 1;
  return { ...sheetPlayed, next: { dealer: keys[at % keys.length] ?? 'first' } };
}

export const account = sheet({
  title: 'Keep the account and the pools',
  gist: 'Deal by deal what each has won and paid, and what stands in the two pools, which fill themselves.',
  aka: ['reversis score sheet', 'running pool', 'who owes whom', 'how much is in the quinola pool'],
  books: ['donohue'],
  setup,
  entry,
  play,
});
