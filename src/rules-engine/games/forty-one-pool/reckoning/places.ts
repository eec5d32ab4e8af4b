import { sumOf } from '../../../mechanics/pool/numbered-balls.ts';
import type { PoolTable } from '../../../mechanics/pool/table.ts';
import type { Seat, Table } from '../../../mechanics/seats.ts';

/** A player's place at the end: owing a ball is worse than an empty rack, which is worse than any ball; then the points still needed. */
export interface Standing {
  readonly key: Seat;
  /** 0 with a ball, 1 without, 2 if one is owed. */
  readonly low: 0 | 1 | 2;
  readonly lacks: number;
}
const worse = (a: Standing, b: Standing): number => a.low - b.low || a.lacks - b.lacks;

/** The players whose small ball is known, from best to worst. */
export function places(on: PoolTable, keys: readonly Seat[], small: Readonly<Partial<Record<Seat, number>>>, pool: number): Standing[] {
  return keys
    .flatMap((key): Standing[] => {
      const number = small[key];
      if (number === undefined) return [];
      const low = on.owes(key) > 0 ? 2 : on.rack(key).length === 0 ? 1 : 0;
      return [{ key, low, lacks: Math.abs(pool - number - sumOf(on.rack(key))) }];
    })
    .sort(worse);
}

/** The result in words: the distance of each player, who has won and who has lost, or that the book leaves a tie open. */
export function sayPlaces(order: readonly Standing[], { name }: Table<Seat>, hidden: readonly Seat[], maker: Seat | null): string[] {
  if (hidden.length > 0)
    return [`For the rest, ${hidden.map((key) => name[key]).join(' and ')} ${hidden.length === 1 ? 'has' : 'have'} still to show the small ball.`];
  const STATE = ['', ', without a ball', ', owing a ball'] as const;
  const standings = order.map(({ key, low, lacks }) => `${name[key]} ${lacks === 0 ? 'has it' : `is ${lacks} away`}${STATE[low]}`);
  const [best, second] = order;
  const [beforeLast, last] = order.slice(-2);
  const say = [`${standings.join('; ')}.`];
  if (best === undefined || second === undefined || beforeLast === undefined || last === undefined) return say;
  if (maker === null) say.push(worse(best, second) === 0 ? 'Two are equally near, and the book does not say who wins.' : `${name[best.key]} wins.`);
  say.push(worse(beforeLast, last) === 0 ? 'Two are equally far, and the book does not say who loses.' : `${name[last.key]} loses.`);
  return say;
}
