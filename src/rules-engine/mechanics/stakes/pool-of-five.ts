// A pool that five tricks divide; the dealer may be paid off instead, and some hands take it without play.
import type { BookId } from '../../books.ts';
import { choiceOf, count, listOf, type Values } from '../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../scoring/result.ts';
import type { Added, Schedule } from '../../scoring/schedule.ts';
import { answer, type Line, type ScorerRow, scorer } from '../../scoring/scorers.ts';
import { replay } from '../../sheets/replay.ts';
import { type SheetRow, sheet } from '../../sheets/sheets.ts';
import { counted } from '../../wording/numbers.ts';
import { absent, SEAT_NAMES, SEATS, type Seat, seated, type Table } from '../seats.ts';
import { balances, namesOf } from './accounts.ts';
import { DID_FIVE, POOL_COLUMN, poolAfter, tricksOf, withPool, wrongTricks } from './trick-pools.ts';

/** The score items that the settlement uses. */
type Items = Added<'price' | 'stake' | 'share' | 'looed' | 'default' | 'doubled'>;
type Prices = Schedule<Items>;

const unit = 'counter';
const MOST = 1000;
/** Hands that take the pool without play, by the key of their score item: how such a deal ended. */
type Hands = Readonly<Record<string, string>>;
const PLAYED = { tricks: 'The tricks were played', default: 'All passed, and the player on the dealer’s right paid the dealer' } as const;

const entryOf = (hands: Hands) =>
  ({
    dealer: choiceOf('Who dealt?', SEAT_NAMES),
    end: choiceOf('How did the deal end?', { ...PLAYED, ...hands }, { otherwise: 'tricks' }),
    did: listOf('What did each do, in the order of the seats?', choiceOf('Player', DID_FIVE), 2, 8, { when: { field: 'end', is: ['tricks'] } }),
    holder: choiceOf('Who announced it?', SEAT_NAMES, { when: { field: 'end', is: Object.keys(hands) } }),
  }) as const;
type Entry = Values<ReturnType<typeof entryOf>>;
/** Whether the pool was taken without play. */
const unplayed = ({ end }: Entry) => !(end in PLAYED);

function impossible({ dealer, end, did, holder }: Entry, table: Table<Seat>, by: Prices): Problem[] {
  const seats = [...absent('dealer', dealer, table), ...(holder === null ? [] : absent('holder', holder, table))];
  if (seats.length > 0 || end !== 'tricks') return seats;
  return wrongTricks('did', did ?? [], table.keys.length, by.points('share'));
}

/** Who gets what of a pool, and who pays into the next one. */
function settle(pool: number, { dealer, end, did, holder }: Entry, { keys }: Table<Seat>, by: Prices): Line[] {
  if (end === 'default') {
    const right = keys[(keys.indexOf(dealer) + keys.length - 1) % keys.length];
    return [
      by.line('default', 'paid to the dealer instead of playing', { times: -1, ...(right === undefined ? {} : { to: right }) }),
      by.line('default', 'from the player on the right', { to: dealer }),
    ];
  }
  if (end !== 'tricks') return holder === null ? [] : [(by as unknown as Schedule).sum(end, `${end}: the pool`, pool, { unit, to: holder })];
  const part = Math.floor(pool / by.points('share'));
  return (did ?? []).flatMap((one, n): Line[] => {
    const [to, tricks] = [keys[n] ?? dealer, tricksOf(one)];
    if (tricks === null) return [];
    return [tricks === 0 ? by.line('looed', 'no trick', { times: -1, to }) : by.rated('share', counted(tricks, 'trick'), part * tricks, { unit, to })];
  });
}

const sayPool = (pool: number) => (pool === 0 ? 'the pool is empty' : `${counted(pool, unit)} ${pool === 1 ? 'stays' : 'stay'} in the pool`);
function sayEnd({ end, holder }: Entry, name: Readonly<Record<Seat, string>>): string {
  if (end === 'default') return 'The dealer is paid';
  return end === 'tricks' ? 'The pool is shared' : `${name[holder ?? 'first']} takes the pool with ${end}`;
}
const notesOf = (pool: number, entry: Entry, by: Prices): string[] => [
  ...(entry.end === 'tricks' && pool % by.points('share') > 0 ? ['What five tricks do not divide stays in the pool: the book does not speak of it.'] : []),
  ...(entry.end === 'default' ? ['The book does not say what becomes of the pool then; here it stays.'] : []),
  ...(unplayed(entry) ? ['For the next pool the players put up double.'] : []),
];

/** The scorer of a deal and the sheet of a sitting, for `least` to `most` players. */
export function poolOfFive(
  books: readonly BookId[],
  [least, most]: readonly [least: number, most: number],
  hands: Hands,
): { readonly deal: ScorerRow; readonly pool: SheetRow } {
  const ask = entryOf(hands);
  const deal = scorer({
    title: 'Settle a deal',
    gist: 'What each trick takes out of the pool, and who pays into the next.',
    aka: ['split the pool', 'who pays', 'no trick', 'fifth of the pool'],
    books,
    ask: { pool: count('Counters in the pool, the dealer’s with them', 0, MOST), ...ask },
    score: ({ pool, ...entry }: { readonly pool: number } & Entry, by: Prices) => {
      const table = seated(entry.did?.length ?? SEATS.length, null);
      const problems = impossible(entry, table, by);
      // If the size of the table is not given, it is not known who is on the right of the first seat.
      const open = entry.end === 'default' && entry.dealer === 'first' ? [problem('dealer', 'a seat with another before it', SEAT_NAMES.first)] : [];
      if (problems.length + open.length > 0) return wrong(...problems, ...open);
      const lines = settle(pool, entry, table, by);
      const after = poolAfter(pool, lines);
      const named = withPool(lines).map((line) => ({ ...line, to: line.to === POOL_COLUMN.key ? POOL_COLUMN.title : table.name[line.to as Seat] }));
      return ok(answer(`${sayEnd(entry, table.name)}; ${sayPool(after)}`, named, notesOf(pool, entry, by)));
    },
  });
  const setup = {
    players: count('How many play?', least, Math.min(most, SEATS.length)),
    names: namesOf(least, SEATS.length),
    stake: count('Counters that each puts up for every deal', 0, MOST, { hint: '0 where the dealer alone pays.' }),
  } as const;
  const pool = sheet({
    title: 'Run the pool',
    gist: 'Deal by deal: what is put up, the shares of the tricks, and what stays for the next pool.',
    aka: ['pool sheet', 'keep the pool', 'score sheet', 'who owes the pool'],
    books,
    setup,
    entry: ask,
    play: ({ players, names, stake }: Values<typeof setup>, entries: readonly Entry[], by: Prices) => {
      const table = seated(players, names);
      let last: Entry | null = null;
      const played = replay({
        columns: [...table.columns, POOL_COLUMN],
        entries,
        whole: 'sitting',
        say: ({ dealer }) => `${table.name[dealer]} deals.`,
        turn: (entry, { pool: before = 0 }) => {
          const problems = impossible(entry, table, by);
          if (problems.length > 0) return { problems };
          const doubled = last !== null && unplayed(last);
          last = entry;
          const times = doubled ? by.points('doubled') : 1;
          const say = doubled ? 'put up, doubled' : 'put up';
          const up = [
            ...(stake === 0 ? [] : table.keys.map((to) => by.sum('stake', say, -stake * times, { unit, to }))),
            by.line('price', say, { times: -times, to: entry.dealer }),
          ];
          const inPool = poolAfter(before, up);
          const lines = settle(inPool, entry, table, by);
          const after = poolAfter(inPool, lines);
          return {
            say: `${table.name[entry.dealer]} deals. ${sayEnd(entry, table.name)}; ${sayPool(after)}.`,
            lines: withPool([...up, ...lines]),
            notes: notesOf(inPool, entry, by),
          };
        },
        state: (has) => {
          const text = sayPool(has[POOL_COLUMN.key] ?? 0);
          return [`${text.charAt(0).toUpperCase()}${text.slice(1)}.`, balances(table, has)];
        },
      });
      const at = last === null ? 0 : table.keys.indexOf((last as Entry).dealer) + 1;
      return { ...played, next: { dealer: table.keys[at % table.keys.length] ?? 'first', did: table.keys.map(() => 'passed').join('.') } };
    },
  });
  return { deal, pool };
}
