import { belowAndAbove } from '../../../mechanics/seats.ts';
import { SIDE_NAMES, sidesOf } from '../../../mechanics/sides.ts';
import { choiceOf } from '../../../scoring/fields.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { type Asked, DEAL_FIELDS, dealOf } from '../reckoning/fields.ts';
import { faultsOf, type Names, reckon } from '../reckoning/reckon.ts';
import { BOOKS, TRUMPS } from '../reckoning/trumps.ts';

type Side = 0 | 1;
const OTHER: readonly [Side, Side] = [1, 0];
const COLUMNS = { below: ['we-below', 'they-below'], above: ['we-above', 'they-above'] } as const;
/** The columns of the dealer's side and of the opponents, for each dealing side. */
const SEEN: readonly [Names, Names] = [
  { below: COLUMNS.below, above: COLUMNS.above },
  { below: ['they-below', 'we-below'], above: ['they-above', 'we-above'] },
];

function tricksSay(tricks: number): string {
  if (tricks === 13) return 'all thirteen tricks';
  return counted(tricks, 'trick');
}

export const rubber = sheet({
  title: 'A rubber of bridge',
  gist: 'Keeps the score of a rubber below and above the line, and says who has won what.',
  aka: ['score sheet', 'score pad', 'below the line', 'rubber score'],
  books: BOOKS,
  setup: SIDE_NAMES,
  form: 'line',
  entry: {
    dealer: choiceOf('Which side dealt?', { we: 'We (the first side)', they: 'They (the second side)' }),
    ...DEAL_FIELDS,
  },
  play: (setup, entries, by: Schedule<typeof points>) => {
    const game = by.points('game');
    const table = sidesOf(setup);
    const names = [table.name.we, table.name.they] as const;
    const has = (side: Side) => (names[side] === 'We' || names[side] === 'They' ? 'have' : 'has');
    const games: [number, number] = [0, 0];
    const totals: [number, number] = [0, 0];
    /** Points toward the current game. */
    let running: [number, number] = [0, 0];
    let winner: Side | null = null;
    const endOf = (won: Side): string => {
      const [own, others] = [totals[won], totals[OTHER[won]]];
      if (own > others) return `${names[won]} won ${own} to ${others}, a difference of ${own - others}.`;
      if (own === others) return `Both sides have ${own}; nobody wins or loses points.`;
      return `${names[won]} won the rubber, yet ${names[OTHER[won]]} ${has(OTHER[won])} more points: ${others} to ${own}, a difference of ${others - own}.`;
    };
    const sideOf = (dealer: string): Side => (dealer === 'we' ? 0 : 1);
    return replay({
      columns: belowAndAbove(table),
      entries,
      whole: 'rubber',
      say: ({ dealer, trump, tricks }) => {
        const side = sideOf(dealer);
        return `${TRUMPS[trump]}, dealt by ${names[side]}: ${tricksSay(tricks)} to ${names[side]}, ${13 - tricks} to ${names[OTHER[side]]}`;
      },
      turn: (entry) => {
        const side = sideOf(entry.dealer);
        const before: [number, number] = [running[side], running[OTHER[side]]];
        const deal = dealOf(entry as Asked, before);
        const faults = faultsOf(deal, by);
        if (faults.length > 0) return { problems: faults.map((issue) => (issue.field === 'honours' ? { ...issue, field: 'in-dealer' } : issue)) };
        const reckoned = reckon(deal, by, SEEN[side]);
        const lines: Line[] = [...reckoned.lines];
        for (const at of [0, 1] as const) {
          const whose: Side = at === 0 ? side : OTHER[side];
          running[whose] += reckoned.below[at];
          totals[whose] += reckoned.below[at] + reckoned.above[at];
        }
        const { notes } = reckoned;
        const out: Side | null = running[0] >= game ? 0 : running[1] >= game ? 1 : null;
        if (out === null) return { lines, notes };
        games[out] += 1;
        running = [0, 0];
        if (games[out] < 2) return { lines, notes, mark: `Game: ${names[out]}` };
        winner = out;
        totals[out] += by.points('rubber');
        lines.push(by.line('rubber', 'two games won: the rubber', { to: COLUMNS.above[out] }));
        return { lines, notes, mark: `Game and rubber: ${names[out]}`, over: endOf(out) };
      },
      state: () =>
        winner === null
          ? ([0, 1] as const).map(
              (side) => `${names[side]} ${has(side)} ${counted(games[side], 'game')} and ${running[side]} of ${game} below the line, ${totals[side]} in all.`,
            )
          : [`${names[winner]} ${has(winner)} won the rubber by ${games[winner]} games to ${games[OTHER[winner]]}.`],
    });
  },
});
