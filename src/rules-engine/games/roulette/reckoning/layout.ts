import { type Problem, problem } from '../../../scoring/result.ts';

/** The numbers of the wheel without its zeros. */
export const NUMBERS: readonly number[] = Array.from({ length: 36 }, (_, n) => n + 1);
/** The order around the wheel from the zero (Blue Ribbon 1940, p. 339). */
export const ORDER: readonly number[] = [
  32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
/**
 * Colours alternate around the wheel (p. 339). The heavy type that shows the first colour is lost in our copy; Donohue's 36 is red and his
 * 17 black (p. 369-370), which is right if 32 is red.
 */
export const isRed = (number: number): boolean => ORDER.indexOf(number) % 2 === 0;

export const EVEN_CHANCES = ['red', 'black', 'odd', 'even', 'low', 'high'] as const;
export type EvenChance = (typeof EVEN_CHANCES)[number];
export const isEvenChance = (chance: string): chance is EvenChance => (EVEN_CHANCES as readonly string[]).includes(chance);
/** Whether a number wins an even chance; a zero wins none. */
export function onSide(chance: EvenChance, ball: number): boolean {
  if (chance === 'red' || chance === 'black') return isRed(ball) === (chance === 'red');
  if (chance === 'odd' || chance === 'even') return (ball % 2 === 0) === (chance === 'even');
  return ball > 18 === (chance === 'high');
}

const THIRDS = ['first', 'middle', 'last'] as const;
export type Third = (typeof THIRDS)[number];
/** The column of a number. */
export const columnOf = (number: number): Third => THIRDS[(number - 1) % 3] ?? 'first';
/** The dozen of a number. */
export const dozenOf = (number: number): Third => THIRDS[Math.floor((number - 1) / 12)] ?? 'first';

const SIZES = { number: 1, two: 2, three: 3, four: 4, six: 6 } as const;
export type OnNumbers = keyof typeof SIZES;
export const isOnNumbers = (chance: string): chance is OnNumbers => chance in SIZES;
const steps = (numbers: readonly number[]) => numbers.slice(1).map((number, n) => number - (numbers[n] ?? 0));
/** Whether numbers are adjacent on the layout so that one stake can cover them: three in a row, twelve rows. */
function together(chance: OnNumbers, numbers: readonly number[]): boolean {
  const [first = 0] = numbers;
  const apart = steps(numbers).join();
  const inRow = (first - 1) % 3;
  if (chance === 'two') return apart === '3' || (apart === '1' && inRow < 2);
  if (chance === 'three') return apart === '1,1' && inRow === 0;
  if (chance === 'four') return apart === '1,2,1' && inRow < 2;
  return chance === 'number' || (apart === '1,1,1,1,1' && inRow === 0);
}
const WANTED: Readonly<Record<OnNumbers, string>> = {
  number: 'one number',
  two: 'two numbers side by side or one above the other',
  three: 'the three numbers of a row, 4, 5 and 6 for instance',
  four: 'four numbers whose corners meet, 1, 2, 4 and 5 for instance',
  six: 'the six numbers of two rows, 1 to 6 for instance',
};
/** The problems of the numbers of a stake; `sorted`: the numbers in order. */
export function numbersUnder(chance: OnNumbers, numbers: readonly number[]): { readonly sorted: readonly number[]; readonly problems: readonly Problem[] } {
  const sorted = numbers.toSorted((a, b) => a - b);
  const right = sorted.length === SIZES[chance] && new Set(sorted).size === sorted.length && together(chance, sorted);
  return { sorted, problems: right ? [] : [problem('numbers', WANTED[chance], sorted.join(', ') || 'none')] };
}
