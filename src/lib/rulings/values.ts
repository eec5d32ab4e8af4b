import { type BookValue, sayPoints } from '../../rules-engine/index.ts';

/** A worth within a sentence: its number alone, or the book's rule in our words where it gives none. What it is paid for stands in the sentence, and its remark at the score itself. */
export function sayValueInSentence(worth: BookValue | undefined): string {
  if (worth?.status === 'silent' || worth?.points === undefined) return sayValue(worth);
  if (worth.points === 2 && worth.unit === 'multiple') return 'twice';
  return sayPoints(worth.points, worth.unit);
}

/** A worth as it is printed: "2 points", "1 chip a card", or the book's rule in our words. */
export function sayValue(worth: BookValue | undefined): string {
  if (worth === undefined) return '';
  if (worth.status === 'silent') return worth.note ?? 'nothing said';
  const number = worth.points === undefined ? '' : `${sayPoints(worth.points, worth.unit)}${worth.per === undefined ? '' : ` ${worth.per}`}`;
  return [number, worth.says ?? ''].filter((part) => part !== '').join(': ');
}
