import type { Values } from '../../../scoring/fields.ts';
import { choiceOf } from '../../../scoring/fields.ts';

/** Fields for what the book leaves open: the throw with the first ace, and the turn at 12. */
export const CUSTOMS = {
  begin: choiceOf('The throw with the first ace', { on: 'may go on with 2 at once', ace: 'counts for the 1 alone' }, { hint: 'The book does not say it.' }),
  top: choiceOf(
    'At the 12',
    { on: '11 comes next, of the same throw if it has it', stop: '11 comes next, with a new throw', twice: '12 is made again, with a new throw' },
    { hint: 'The book does not say it.' },
  ),
} as const;
export type Customs = Values<typeof CUSTOMS>;

const UP = Array.from({ length: 12 }, (_, n) => n + 1);
const DOWN = UP.toReversed().slice(1);

/** The numbers to be made, in order: up to 12 and back. */
export const seriesBy = ({ top }: Customs): readonly number[] => [...UP, ...(top === 'twice' ? [12] : []), ...DOWN];

/** Every number that one or more dice add up to, with the fewest dice that make it. */
export function sums(dice: readonly number[]): ReadonlyMap<number, readonly number[]> {
  const made = new Map<number, readonly number[]>();
  const [a = 0, b = 0, c = 0] = dice;
  for (const some of [[a], [b], [c], [a, b], [a, c], [b, c], [a, b, c]]) {
    const sum = some.reduce((whole, face) => whole + face, 0);
    if (!made.has(sum)) made.set(sum, some);
  }
  return made;
}

/** How many steps a throw advances a player who has made this many of the series. */
export function placesOf(dice: readonly number[], made: number, customs: Customs): number {
  const series = seriesBy(customs);
  const has = sums(dice);
  let at = made;
  while (at < series.length && has.has(series[at] ?? 0)) {
    at++;
    if (at === 1 && customs.begin === 'ace') break;
    if (at === 12 && customs.top !== 'on') break;
  }
  return at - made;
}

/** The number of the 216 throws of three dice that make a number. */
export function waysToMake(number: number): number {
  let ways = 0;
  for (let throwing = 0; throwing < 216; throwing++) {
    const dice = [throwing % 6, Math.floor(throwing / 6) % 6, Math.floor(throwing / 36)].map((face) => face + 1);
    if (sums(dice).has(number)) ways++;
  }
  return ways;
}
