import { cards, listOf } from '../../../scoring/fields.ts';
import { ok, type Problem, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { type Card, sayCard } from '../../../vocabulary/cards.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { linesOf, type Made, madeOf, SIDE } from '../reckoning/lines.ts';

type Prices = Schedule<typeof points>;

const NAMES: Readonly<Record<Made, string>> = {
  pair: 'one pair',
  'two-pairs': 'two pairs',
  'three-of-a-kind': 'three of a kind',
  flush: 'a flush',
  straight: 'a straight',
  'full-house': 'a full house',
  'four-of-a-kind': 'four of a kind',
  'straight-flush': 'a straight flush',
};
/** The hands of the book's example (p. 396). */
const EXAMPLE = ['flush', 'flush', 'flush', 'flush', 'straight', 'straight', 'three-of-a-kind', 'three-of-a-kind', 'full-house', 'four-of-a-kind'] as const;

function twice(rows: readonly (readonly Card[])[]): Problem[] {
  const all = rows.flat();
  const again = all.find((card, n) => all.indexOf(card) !== n);
  return again === undefined ? [] : [problem('rows', 'every card in one place alone', `the ${sayCard(again)} in two`)];
}

/** Notes: the total if one figure were corrected so that the book's example adds up. */
function corrected(made: readonly Made[], total: number, by: Prices): string[] {
  const short = by.points('example') - EXAMPLE.reduce((sum, key) => sum + by.points(key), 0);
  const notes = (['straight', 'three-of-a-kind', 'full-house', 'four-of-a-kind'] as const).flatMap((key) => {
    const more = short / EXAMPLE.filter((one) => one === key).length;
    const many = made.filter((one) => one === key).length;
    return many === 0 ? [] : [`${total + many * more} with ${NAMES[key]} at ${by.points(key) + more}`];
  });
  const doubts =
    notes.length === 0
      ? []
      : [
          `The table is damaged in our copy: its figures make the book’s example ${by.points('example') - short}, where it prints ${by.points('example')}. If one figure alone is wrong, this square may be ${notes.join(', or ')}.`,
        ];
  return made.some((key) => key === 'pair' || key === 'two-pairs')
    ? [...doubts, 'The figures of one pair and of two pairs cannot be checked: the example has neither.']
    : doubts;
}

export const square = scorer({
  title: 'Count a square',
  gist: 'Names the ten hands of a finished square, across and up and down, and adds them up.',
  aka: ['poker solitaire score', 'poker square calculator', 'score the grid', 'ten hands', 'count the tableau', 'five by five'],
  books: ['blue-ribbon-1940'],
  ask: {
    rows: listOf('Rows', cards('Row', 'standard-52', SIDE, { ordered: true }), SIDE, SIDE, { hint: 'Five cards each, from left to right, the top row first.' }),
  },
  score: ({ rows }, by: Prices) => {
    const problems = twice(rows);
    if (problems.length > 0) return wrong(...problems);
    const found = linesOf(rows).map(({ name, cards: line }) => ({ name, line, made: madeOf(line) }));
    const lines = found.flatMap(({ name, line, made }) =>
      made === null ? [] : [by.line(made, `${name}: ${NAMES[made]}`, { cards: line, name: NAMES[made] })],
    );
    const total = lines.reduce((sum, { points = 0 }) => sum + points, 0);
    const empty = found.filter(({ made }) => made === null).map(({ name }) => name);
    return ok({
      ...answer(counted(total, 'point'), lines),
      totals: [{ to: '', points: total, unit: 'point' }],
      notes: [
        ...(empty.length === 0 ? [] : [`Nothing in ${empty.join(', ').toLowerCase()}.`]),
        ...corrected(
          found.flatMap(({ made }) => (made === null ? [] : [made])),
          total,
          by,
        ),
      ],
    });
  },
});
