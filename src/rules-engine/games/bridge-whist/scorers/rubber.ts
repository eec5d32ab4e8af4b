import { counted } from '../../../core/counted.ts';
import { choiceOf, words } from '../../../core/fields.ts';
import type { Line } from '../../../core/scorers.ts';
import { type Column, type Row, sheet } from '../../../core/sheets.ts';
import { type Asked, DEAL_FIELDS, dealOf } from './fields.ts';
import { faultsOf, type Names, reckon } from './reckon.ts';
import { BOOKS, type Book, SCHEDULES, TRUMPS } from './schedule.ts';

type Side = 0 | 1;
const OTHER: readonly [Side, Side] = [1, 0];
const COLUMNS = { below: ['we-below', 'they-below'], above: ['we-above', 'they-above'] } as const;
/** Columns as the dealer's side and the opponents see them, for each dealing side. */
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
  setup: {
    we: words('Name of the first side', 24, { optional: true }),
    they: words('Name of the second side', 24, { optional: true }),
  },
  entry: {
    dealer: choiceOf('Which side dealt?', { we: 'We (the first side)', they: 'They (the second side)' }),
    ...DEAL_FIELDS,
  },
  play: (setup, entries, { book: chosen }) => {
    const book = chosen as Book;
    const by = SCHEDULES[book];
    const first = setup.we ?? 'We';
    const second = setup.they ?? 'They';
    const names: readonly [string, string] = [first, second === first ? `${second} (second side)` : second];
    const columns: Column[] = [
      { key: 'we-below', title: `${names[0]}: below the line`, side: names[0] },
      { key: 'we-above', title: `${names[0]}: above the line`, side: names[0] },
      { key: 'they-below', title: `${names[1]}: below the line`, side: names[1] },
      { key: 'they-above', title: `${names[1]}: above the line`, side: names[1] },
    ];
    const rows: Row[] = [];
    const notes: string[] = [];
    const games: [number, number] = [0, 0];
    const totals: [number, number] = [0, 0];
    /** Points toward the game in hand. */
    let running: [number, number] = [0, 0];
    let winner: Side | null = null;
    for (const entry of entries) {
      const side: Side = entry.dealer === 'we' ? 0 : 1;
      const say = `${TRUMPS[entry.trump]}, dealt by ${names[side]}: ${tricksSay(entry.tricks)} to ${names[side]}, ${13 - entry.tricks} to ${names[OTHER[side]]}`;
      if (winner !== null) {
        rows.push({
          say,
          lines: [],
          problems: [{ field: 'dealer', expected: 'no deal after the rubber is over', found: `${names[winner]} has won two games` }],
        });
        continue;
      }
      const before: [number, number] = [running[side], running[OTHER[side]]];
      const deal = dealOf(entry as Asked, before);
      const faults = faultsOf(deal, book);
      if (faults.length > 0) {
        rows.push({ say, lines: [], problems: faults.map((issue) => (issue.field === 'honours' ? { ...issue, field: 'in-dealer' } : issue)) });
        continue;
      }
      const reckoned = reckon(deal, book, SEEN[side]);
      const lines: Line[] = [...reckoned.lines];
      for (const at of [0, 1] as const) {
        const whose: Side = at === 0 ? side : OTHER[side];
        running[whose] += reckoned.below[at];
        totals[whose] += reckoned.below[at] + reckoned.above[at];
      }
      for (const note of reckoned.notes) if (!notes.includes(note)) notes.push(note);
      const out: Side | null = running[0] >= by.game ? 0 : running[1] >= by.game ? 1 : null;
      if (out === null) {
        rows.push({ say, lines, problems: [] });
        continue;
      }
      games[out] += 1;
      running = [0, 0];
      if (games[out] === 2) {
        winner = out;
        totals[out] += by.rubber;
        lines.push({ rule: 'points.rubber', say: 'two games won: the rubber', points: by.rubber, to: COLUMNS.above[out] });
        rows.push({ say, lines, problems: [], mark: `Game and rubber: ${names[out]}` });
      } else rows.push({ say, lines, problems: [], mark: `Game: ${names[out]}` });
    }
    const plural = (n: number) => (n === 1 ? '1 game' : `${n} games`);
    const has = (side: Side) => (names[side] === 'We' || names[side] === 'They' ? 'have' : 'has');
    const state =
      winner === null
        ? ([0, 1] as const).map(
            (side) => `${names[side]} ${has(side)} ${plural(games[side])} and ${running[side]} of ${by.game} below the line, ${totals[side]} in all.`,
          )
        : [`${names[winner]} ${has(winner)} won the rubber by ${games[winner]} games to ${games[OTHER[winner]]}.`];
    let over: string | null = null;
    if (winner !== null) {
      const gap = totals[winner] - totals[OTHER[winner]];
      if (gap > 0) over = `${names[winner]} won ${totals[winner]} to ${totals[OTHER[winner]]}, a difference of ${gap}.`;
      else if (gap === 0) over = `Both sides have ${totals[0]}; nobody wins or loses points.`;
      else
        over = `${names[winner]} won the rubber, yet ${names[OTHER[winner]]} ${has(OTHER[winner])} more points: ${totals[OTHER[winner]]} to ${totals[winner]}, a difference of ${-gap}.`;
    }
    return { columns, rows, state, over, notes };
  },
});
