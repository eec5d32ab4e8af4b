import { type Problem, problem } from '../../../../scoring/result.ts';

/** Reads seat numbers such as `2 4`; null when one of them is not a seat at the table. */
export function seatsIn(text: string, players: number): readonly number[] | null {
  const parts = text.split(/[\s,]+/).filter((part) => part !== '');
  const seats = parts.map((part) => (/^\d+$/.test(part) ? Number(part) : 0));
  return seats.every((seat) => seat >= 1 && seat <= players) ? [...new Set(seats)] : null;
}

/** Returns a problem that shows the sum if the tricks do not add up to those of the deal, null otherwise. */
export function sumProblem(field: string, tricks: readonly number[], all: number): Problem | null {
  const sum = tricks.reduce((total, won) => total + won, 0);
  return sum === all ? null : problem(field, `tricks that add up to ${all}`, `${tricks.join(' + ')} = ${sum}`);
}
