// Accounts of games in which each player stakes against the dealer: macao, vingt-et-un, blind hookey.

import { choiceOf, count, listOf, type Values } from '../../scoring/fields.ts';
import { type Problem, problem } from '../../scoring/result.ts';
import type { Line } from '../../scoring/scorers.ts';
import { replay, type Turn } from '../../sheets/replay.ts';
import type { Played } from '../../sheets/sheets.ts';
import { absent, SEAT_NAMES, type Seat, type Table } from '../seats.ts';
import { balances, namesOf, stakesAfter, TABLE_SIZE, tableOfSize } from './accounts.ts';

/** The setup fields of such a table. */
export const DEALER_TABLE = {
  players: TABLE_SIZE,
  names: namesOf(2, 8),
  stake: count('Usual stake', 1, 100_000, { optional: true, unit: 'chips', hint: 'What each stakes who is not put down with another sum.' }),
} as const;
export const WHO_DEALT = choiceOf('Who dealt?', SEAT_NAMES);
/** Stakes of a deal that differ from the usual one. */
export const STAKES = listOf('Stake of each player', count('Player', 0, 100_000), 2, 8, {
  optional: true,
  seldom: true,
  hint: 'In the order of the seats; 0 or left empty: the usual stake. What stands in the dealer’s place is not read.',
});

export interface Deal {
  readonly banker: Seat;
  readonly stakes: readonly number[] | null;
}
/** Words and values for what each player holds against the dealer. */
interface Held<H extends string> {
  /** The field with the value of each seat; `out` for the dealer and for a player without a stake. */
  readonly field: string;
  /** "hand", "card". */
  readonly one: string;
  /** What is missing if there is a stake but no hand: "how the hand of Ann stands". */
  readonly lacking: (name: string) => string;
  /** What an entry must have: "a hand that was played". */
  readonly some: string;
  readonly of: readonly (H | 'out')[];
}
/** A stake that a player has with the dealer. */
export interface Staked<H extends string> {
  readonly hand: H;
  readonly to: Seat;
  readonly name: string;
  readonly stake: number;
}

/** A deal: `settle` settles each stake with the dealer; `also` are further problems. */
export function settleDeal<H extends string>(
  { banker, stakes }: Deal,
  { field, one, lacking, some, of }: Held<H>,
  { usual, table, also = [] }: { readonly usual: number; readonly table: Table<Seat>; readonly also?: readonly Problem[] },
  settle: (staked: Staked<H>) => { readonly lines: readonly Line[]; readonly problems?: readonly Problem[]; readonly notes?: readonly string[] },
): Turn {
  const size = table.keys.length;
  const problems = absent('banker', banker, table);
  if (stakes?.slice(size).some((stake) => stake > 0)) problems.push(problem('stakes', `stakes of ${size} players`, `${stakes.length}`));
  if (of.slice(size).some((hand) => hand !== 'out')) problems.push(problem(field, `${one}s of ${size} players`, `${of.length}`));
  problems.push(...also);
  if (problems.length > 0) return { problems };
  const notes: string[] = [];
  const lines = table.keys.flatMap((to, n) => {
    const [put = 0, hand = 'out'] = [stakes?.[n], of[n]];
    if (to === banker || (put === 0 && hand === 'out')) return [];
    const stake = put === 0 ? usual : put;
    const name = table.name[to];
    if (hand === 'out') {
      problems.push(problem(field, `${lacking(name)}, who staked ${stake}`, 'nothing'));
      return [];
    }
    if (stake === 0) problems.push(problem('stakes', `a stake of ${name}, who has a ${one}`, '0'));
    const settled = settle({ hand: hand as H, to, name, stake });
    problems.push(...(settled.problems ?? []));
    notes.push(...(settled.notes ?? []));
    return settled.lines;
  });
  if (lines.length === 0 && problems.length === 0) problems.push(problem(field, some, 'none'));
  return problems.length > 0 ? { problems } : { lines, notes };
}

/** The account of a sitting, deal by deal; `blank` is the field of what is held, which is reset for each deal. */
export function playWithDealer<E extends Deal>(
  asked: Values<typeof DEALER_TABLE>,
  entries: readonly E[],
  blank: string,
  say: (entry: E, dealer: string) => string,
  turn: (entry: E, usual: number, table: Table<Seat>) => Turn,
): Played {
  const table = tableOfSize(asked.players, asked.names);
  const played = replay({
    columns: table.columns,
    entries,
    say: (entry) => say(entry, table.name[entry.banker] ?? SEAT_NAMES[entry.banker]),
    turn: (entry) => turn(entry, asked.stake ?? 0, table),
    state: (has) => [balances(table, has)],
    notes: ['What one wins the others have paid: the columns always add up to nothing.'],
  });
  const stakes = stakesAfter(
    entries.map(({ banker, stakes: laid }) => ({ dealer: banker, stakes: laid })),
    table,
  );
  const next: Readonly<Record<string, string>> = { banker: entries.at(-1)?.banker ?? 'first', stakes, [blank]: table.keys.map(() => 'out').join('.') };
  return { ...played, next };
}

/** Hands of a game that is counted toward a number, given in relation to the dealer's. */
export const HELD = { field: 'hands', one: 'hand', lacking: (name: string) => `how the hand of ${name} stands`, some: 'a hand that was played' } as const;

/** The problem of a call of double in a book that has none. */
export const doubleProblems = ({ doubled }: { readonly doubled: string | null }, by: { gives(key: 'doubled'): boolean }): Problem[] =>
  doubled === 'yes' && !by.gives('doubled') ? [problem('doubled', 'no: in this book the dealer has no call of double', 'yes')] : [];

/** The account of such a game; `dealers` has the words for the dealer's hand. */
export const playAtHands = <D extends string, E extends Deal & { readonly dealer: D; readonly doubled: string | null }>(
  asked: Values<typeof DEALER_TABLE>,
  entries: readonly E[],
  dealers: Readonly<Record<D, string>>,
  turn: (entry: E, usual: number, table: Table<Seat>) => Turn,
): Played =>
  playWithDealer(
    asked,
    entries,
    'hands',
    ({ dealer, doubled }, name) => `${name} deals: ${dealers[dealer].toLowerCase()}${doubled === 'yes' ? ', after a call of double' : ''}.`,
    turn,
  );
