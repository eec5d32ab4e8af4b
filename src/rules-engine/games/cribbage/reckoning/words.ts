import { counted } from '../../../wording/numbers.ts';

const SMALL = [
  'nothing',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
] as const;
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'] as const;

/** A number below a hundred in words, as counted aloud; larger ones as figures. */
export function numberWord(number: number): string {
  const small = SMALL[number];
  if (small !== undefined) return small;
  const tens = TENS[Math.floor(number / 10)];
  if (tens === undefined) return String(number);
  return number % 10 === 0 ? tens : `${tens}-${SMALL[number % 10]}`;
}

/** "1 point", "2 points". */
export function points(number: number): string {
  return counted(number, 'point');
}
