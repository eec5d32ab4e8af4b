import { chance, type OddsTable } from '../../odds/odds.ts';
import type { Outcomes } from '../../odds/outcomes.ts';
import type { points } from './points.ts';
import type { Prices } from './reckoning/lines.ts';

/** Returns the number of ways to choose `chosen` of `all`. */
function ways(all: number, chosen: number): bigint {
  let found = 1n;
  for (let n = 0; n < chosen; n++) found = (found * BigInt(all - n)) / BigInt(n + 1);
  return found;
}

/** How many numbers of one line are among the balls drawn, with the number of drawings for each. */
const onTheLine = (by: Prices): Outcomes<number> => {
  const [all, drawn, line] = [by.points('numbers'), by.points('drawn'), by.points('on-a-line')];
  return {
    say: 'drawings of ten balls',
    of: ways(all, drawn),
    each: () => Array.from({ length: line + 1 }, (_, n) => [n, ways(line, n) * ways(all - line, drawn - n)] as const),
  };
};

const row = (title: string, numbers: number) =>
  chance<typeof points, number>({
    title,
    gist: numbers === 1 ? 'One number of the line, and no other.' : `Just ${['', '', 'two', 'three', 'four'][numbers] ?? 'all five'} numbers of the line.`,
    books: ['donohue'],
    outcomes: onTheLine,
    happens: (found) => found === numbers,
  });

export const odds: OddsTable = {
  keeper: 'nobody',
  note: 'It is counted for one line of five numbers and a drawing of ten balls. The book prints no odds.',
  rows: {
    abstract: row('An abstract', 1),
    ambo: row('An ambo', 2),
    terne: row('A terne', 3),
    quaterne: row('A quaterne', 4),
    quinterne: row('A quinterne', 5),
  },
};
