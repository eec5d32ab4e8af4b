import { cards } from '../../../scoring/fields.ts';
import { ok, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer, totalsOf } from '../../../scoring/scorers.ts';
import { type Card, showCard } from '../../../vocabulary/cards.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { countLine } from '../reckoning/line.ts';

const ROWS = ['first', 'second', 'third', 'fourth'] as const;
const NAMES = ['First', 'Second', 'Third', 'Fourth'] as const;
const sumOf = (lines: Parameters<typeof totalsOf>[0]) => totalsOf(lines)[0]?.points ?? 0;

export const square = scorer({
  title: 'Count a square',
  gist: 'Counts the four rows and four columns of a full square as hands at cribbage, line by line.',
  aka: ['cribbage square score', 'cribbage solitaire grid', 'count rows and columns', 'four by four cribbage', 'how many points is my square'],
  books: ['sierra'],
  ask: {
    first: cards('First row', 'standard-52', 4, { ordered: true, hint: 'From left to right. A square of four by four is our reading.' }),
    second: cards('Second row', 'standard-52', 4, { ordered: true }),
    third: cards('Third row', 'standard-52', 4, { ordered: true }),
    fourth: cards('Fourth row', 'standard-52', 4, { ordered: true }),
    turned: cards('Card turned up', 'standard-52', 1, { optional: true, hint: 'If you play with one: it counts with every row and column.' }),
  },
  score: (asked, by: Schedule<typeof points>) => {
    const rows = ROWS.map((row) => asked[row]);
    const turned = asked.turned?.[0] ?? null;
    const laid = new Set<Card>();
    const problems = [...ROWS, 'turned' as const].flatMap((field) => {
      const again = (asked[field] ?? []).find((card) => laid.has(card));
      for (const card of asked[field] ?? []) laid.add(card);
      return again === undefined ? [] : [problem(field, 'cards that lie nowhere else', showCard(again))];
    });
    if (problems.length > 0) return { ok: false, problems };
    const across = rows.map((row, n) => countLine(`${NAMES[n]} row`, row, turned, by));
    const down = NAMES.map((name, n) =>
      countLine(
        `${name} column`,
        rows.flatMap((row) => row.slice(n, n + 1)),
        turned,
        by,
      ),
    );
    const lines = [...across, ...down].flat();
    const sum = sumOf(lines);
    const notes = [
      `Rows ${across.map(sumOf).join(', ')}; columns ${down.map(sumOf).join(', ')}.`,
      'The manual tells neither the size of the square nor whether a card is turned up beside it: four by four is our reading.',
    ];
    const total = [{ to: '', points: sum, unit: 'point' as const }];
    return ok({ ...answer(sum === 0 ? 'Nothing: 0 points' : counted(sum, 'point'), lines, notes), totals: total });
  },
});
