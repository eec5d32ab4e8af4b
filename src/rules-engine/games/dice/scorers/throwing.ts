import { absent, SEAT_NAMES, type Seat } from '../../../mechanics/seats.ts';
import { namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import type { points } from '../points.ts';

const setup = { players: TABLE_SIZE, names: namesOf(2, 8) } as const;
const entry = {
  player: choiceOf('Who threw?', SEAT_NAMES),
  dice: listOf('The three throws, die by die', count('Die', 1, 6), 9, 9, { hint: 'Three throws of three dice, in any order.' }),
} as const;
type Entry = Values<typeof entry>;

/** One round of throws: its players, and their totals. */
interface Round {
  readonly of: readonly Seat[];
  readonly totals: Partial<Record<Seat, number>>;
}

/** The players with the highest total of a finished round. */
function bestOf({ of, totals }: Round): readonly Seat[] {
  const most = Math.max(...of.map((seat) => totals[seat] ?? 0));
  return of.filter((seat) => totals[seat] === most);
}

export const throwing = sheet({
  title: 'Throwing dice',
  gist: 'Three throws of three dice each: the totals, who leads, and who throws again.',
  aka: ['high dice', 'dice totals', 'throw for the drinks', 'highest of three throws'],
  books: ['donohue'],
  setup,
  round: 'Turn',
  entry,
  play: (asked: Values<typeof setup>, entries: readonly Entry[], by: Schedule<typeof points>): Played => {
    const table = tableOfSize(asked.players, asked.names);
    const { name, columns } = table;
    let round: Round = { of: table.keys, totals: {} };
    let again = false;
    const left = () => round.of.filter((seat) => round.totals[seat] === undefined);
    const turn = ({ player, dice }: Entry): Turn => {
      const strange = absent('player', player, table);
      if (strange.length > 0) return { problems: strange };
      if (!left().includes(player)) {
        return {
          problems: [
            problem(
              'player',
              left()
                .map((seat) => name[seat])
                .join(' or '),
              name[player],
            ),
          ],
        };
      }
      const total = dice.reduce((sum, die) => sum + die, 0);
      const thrown = again ? `${total} in throwing again` : 'the spots of three throws';
      const lines = [again ? by.mention('three-throws', thrown, { to: player }) : by.sum('three-throws', thrown, total, { to: player })];
      round = { ...round, totals: { ...round.totals, [player]: total } };
      if (left().length > 0) return { lines };
      const best = bestOf(round);
      const [first] = best;
      if (best.length === 1 && first !== undefined) {
        return { lines, over: `${name[first]} wins with ${round.totals[first]}${again ? ' in throwing again' : ''}.` };
      }
      const tied = round.totals[best[0] ?? player];
      round = { of: best, totals: {} };
      again = true;
      return { lines, mark: `${best.map((seat) => name[seat]).join(' and ')} tie at ${tied}` };
    };
    const state = (): string[] => {
      const first = left().map((seat) => name[seat]);
      return [`${again ? 'The tie is thrown off. ' : ''}Still to throw: ${first.join(', ')}.`];
    };
    const played = replay({
      columns,
      entries,
      round: 'turn',
      say: ({ player, dice }) =>
        `${name[player] ?? SEAT_NAMES[player]} throws ${dice.slice(0, 3).join('-')}, ${dice.slice(3, 6).join('-')}, ${dice.slice(6).join('-')}.`,
      turn,
      state: (_, over) => (over === null ? state() : []),
    });
    return { ...played, next: { player: left()[0] ?? 'first' } };
  },
});
