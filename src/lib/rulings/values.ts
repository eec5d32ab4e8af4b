import { type BookValue, sayPoints } from '../../rules-engine/index.ts';

/** A value within a sentence: only its number, or the book's rule in our words if it has none. The sentence says what it is paid for. */
export function sayValueInSentence(worth: BookValue | undefined): string {
  if (worth?.status === 'silent' || worth?.points === undefined) return sayValue(worth);
  if (worth.points === 2 && worth.unit === 'multiple') return 'twice';
  return sayPoints(worth.points, worth.unit);
}

/** A value as printed: "2 points", "1 chip a card", or the book's rule in our words. */
export function sayValue(worth: BookValue | undefined): string {
  if (worth === undefined) return '';
  if (worth.status === 'silent') return worth.note ?? 'nothing said';
  const number = worth.points === undefined ? '' : `${sayPoints(worth.points, worth.unit)}${worth.per === undefined ? '' : ` ${worth.per}`}`;
  return [number, worth.says ?? ''].filter((part) => part !== '').join(': ');
}
