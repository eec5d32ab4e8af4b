import { FOUR_SEATS, type Seat, seated } from '../../../mechanics/seats.ts';
import { balances, namesOf, signed } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, type SheetRow, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';
import { whiteCounter } from '../words.ts';
import { ask } from './deal.ts';
import { CALLS, outcomeOf, sayOver } from './settle.ts';

type Prices = Schedule<typeof points>;
const { fourth: _, ...THREE } = FOUR_SEATS;
const partner = { given: 'proposal', when: { field: 'call', is: ['proposal'] } } as const;
/** The fields at a table of four, and at one of three, where nobody is in the fourth seat. */
const ENTRY = {
  3: { ...ask, caller: choiceOf('Who called?', THREE), partner: choiceOf('Who accepted?', THREE, partner) },
  4: { ...ask, caller: choiceOf('Who called?', FOUR_SEATS), partner: choiceOf('Who accepted?', FOUR_SEATS, partner) },
} as const;
type Entry = Values<(typeof ENTRY)[4]>;

/** The payments of a deal by seat, in white counters, with red ones at their value; blue-ribbon-1940 p. 365. */
function turnOf({ call, caller, partner, 'wrong-number': wrongNumber, ...asked }: Entry, keys: readonly Seat[], by: Prices): Turn {
  const side = partner === null ? [caller] : [caller, partner];
  if (partner === caller) return { problems: [problem('partner', 'another player than the caller', FOUR_SEATS[partner])] };
  const { made, over, notes, ...outcome } = outcomeOf({ ...asked, call, wrongNumber }, by);
  const others = keys.filter((key) => !side.includes(key as never));
  const reds = by.points(call) * (made ? 1 : -1);
  const name = `${CALLS[call].name} ${made ? 'won' : 'lost'}, ${signed(reds)} red`;
  // Each partner settles with one adversary; a caller who plays alone settles with each.
  const paidBy = others.length / side.length;
  const pay = (times: number, to: Seat): Line[] => [
    by.rated(call, name, times * reds * by.points('red-counter'), { unit: whiteCounter, to }),
    ...(over === 0 ? [] : [by.line('over-trick', sayOver(over), { times: times * over, to })]),
  ];
  const paid = outcome.void ? [] : [...side.flatMap((to) => pay(paidBy, to)), ...others.flatMap((to) => pay(-1, to))];
  return { lines: [...outcome.lines.map((line) => ({ ...line, to: caller })), ...paid], notes };
}

/** The account sheet of a table of three or four. */
export const accountOf = (size: 3 | 4): SheetRow => {
  const setup = { names: namesOf(size) } as const;
  return sheet({
    title: 'Keep the account',
    gist: 'Deal by deal what the caller wins from each adversary or pays to each, in white counters.',
    aka: ['solo whist score sheet', 'who owes whom', 'running total', 'red and white counters'],
    books: ['blue-ribbon-1940'],
    setup,
    entry: ENTRY[size as 4],
    play: ({ names }: Values<typeof setup>, entries: readonly Entry[], by: Prices): Played => {
      const table = seated(size, names);
      const { keys, name, columns } = table;
      return replay({
        columns,
        entries,
        say: ({ call, caller, partner, tricks }) =>
          `${CALLS[call].name} by ${name[caller]}${partner === null ? '' : ` and ${name[partner]}`}, ${tricks} ${tricks === 1 ? 'trick' : 'tricks'}.`,
        turn: (one) => turnOf(one, keys, by),
        state: (has) => [balances(table, has)],
        notes: [
          `In white counters, a red one as ${by.points('red-counter')}; the columns always add up to nothing.`,
          'Each deal is a game by itself: the account may be closed after any of them.',
        ],
      });
    },
  });
};
