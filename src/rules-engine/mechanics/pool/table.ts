// What lies on a pool table, stroke by stroke: the balls still there, each player's rack, the balls he owes. For the sheets of pool alone.

import { listOf, words } from '../../scoring/fields.ts';
import { type Problem, problem } from '../../scoring/result.ts';
import { type Ball, ballsOf, drawnBall, makeBalls } from '../../vocabulary/balls.ts';
import type { Diagram, SheetShape } from '../../vocabulary/diagrams.ts';
import { counted } from '../../wording/numbers.ts';
import { type Seat, seated, type Table } from '../seats.ts';

/** The fifteen numbered balls. */
export const FIFTEEN: readonly Ball[] = /* @__PURE__ */ ballsOf({ set: 'pool' });
/** The number on a pool ball. */
export const numberOn = (ball: Ball): number => Number(ball);
/** Balls in the order of their numbers. */
export const inOrder = (some: readonly Ball[]): Ball[] => [...some].sort((a, b) => numberOn(a) - numberOn(b));

/** The players of a game of pool, asked once. */
export const PLAYERS = listOf('Names, in the order of play', words('Name', 24, { optional: true }), 2, 8, { hint: 'As many as play.' });
/** A table of those who play. */
export const poolSeats = (names: readonly string[]): Table<Seat> => seated(Math.max(2, names.length), names);
/** Who plays after a player, in the order of play. */
export const nextOf = (who: Seat, { keys }: Table<Seat>): Seat => keys[(keys.indexOf(who) + 1) % keys.length] ?? who;

/** Balls on the table, in racks and owed. */
export class PoolTable {
  readonly keys: readonly Seat[];
  #on: readonly Ball[] = FIFTEEN;
  readonly racks: Record<string, readonly Ball[]>;
  readonly owed: Record<string, number>;

  constructor(keys: readonly Seat[]) {
    this.keys = keys;
    this.racks = Object.fromEntries(keys.map((key) => [key, []]));
    this.owed = Object.fromEntries(keys.map((key) => [key, 0]));
  }

  /** The balls still on the table, in their order. */
  get on(): readonly Ball[] {
    return this.#on;
  }
  /** The balls that are off it. */
  get gone(): Ball[] {
    return FIFTEEN.filter((ball) => !this.#on.includes(ball));
  }
  rack(who: Seat): readonly Ball[] {
    return this.racks[who] ?? [];
  }
  owes(who: Seat): number {
    return this.owed[who] ?? 0;
  }

  /** What is wrong with balls that are said to have been on the table. */
  missing(field: string, some: readonly Ball[]): Problem[] {
    const not = some.filter((ball) => !this.#on.includes(ball));
    return not.length === 0 ? [] : [problem(field, `balls on the table: ${makeBalls(this.#on) || 'none is left'}`, makeBalls(not))];
  }

  /** Takes balls into a rack. Those that were owed go back at once, the first ones first or those that are named; what went back. */
  take(who: Seat, some: readonly Ball[], back: readonly Ball[] = []): readonly Ball[] {
    const due = Math.min(this.owes(who), some.length);
    const spotted = [...back.filter((ball) => some.includes(ball)), ...some.filter((ball) => !back.includes(ball))].slice(0, due);
    this.owed[who] = this.owes(who) - due;
    const kept = some.filter((ball) => !spotted.includes(ball));
    this.racks[who] = [...this.rack(who), ...kept];
    this.#on = this.#on.filter((ball) => !kept.includes(ball));
    return spotted;
  }

  /** Puts a ball of a player's rack back, the one named or the last that he took; where he has none he owes it, and null comes back. */
  putUp(who: Seat, named?: Ball): Ball | null {
    const ball = named ?? this.rack(who).at(-1);
    if (ball === undefined) {
      this.owed[who] = this.owes(who) + 1;
      return null;
    }
    this.spot(who, [ball]);
    return ball;
  }

  /** Puts balls of a rack back on the table. */
  spot(who: Seat, some: readonly Ball[]): void {
    this.racks[who] = this.rack(who).filter((ball) => !some.includes(ball));
    this.#on = FIFTEEN.filter((ball) => this.#on.includes(ball) || some.includes(ball));
  }

  /** Sets all the balls up again. */
  setUp(): void {
    this.#on = FIFTEEN;
    for (const key of this.keys) this.racks[key] = [];
  }

  /** What is on the table in words. */
  sayLeft(): string {
    return this.#on.length === 0 ? 'No ball is left on the table.' : `On the table: ${makeBalls(this.#on)} (${counted(this.#on.length, 'ball')}).`;
  }
  /** What a player owes in words. */
  sayOwed({ name }: Table<Seat>): string[] {
    return this.keys.filter((key) => this.owes(key) > 0).map((key) => `${name[key]} owes ${counted(this.owes(key), 'ball')} to the table.`);
  }

  /** The table and the racks as a picture. */
  board({ name }: Table<Seat>): Diagram<SheetShape> {
    const STEP = 3;
    const wide = 8 * STEP;
    const shapes: SheetShape[] = FIFTEEN.map((ball, n) => drawnBall(1.5 + (n % 8) * STEP, n < 8 ? 1.5 : 4.5, 1.3, ball, !this.#on.includes(ball)));
    let y = 7.4;
    const lying: string[] = [];
    for (const key of this.keys) {
      const rack = inOrder(this.rack(key));
      const owes = this.owes(key) === 0 ? '' : `, owes ${this.owes(key)}`;
      shapes.push({ kind: 'words', x: 0.1, y, text: `${name[key]}${owes}`, anchor: 'start' });
      rack.forEach((ball, n) => {
        shapes.push(drawnBall(1.5 + (n % 8) * STEP, y + 1.9 + Math.floor(n / 8) * STEP, 1.3, ball));
      });
      lying.push(`${name[key]} has ${makeBalls(rack) || 'none'}${owes}`);
      y += 1.6 + Math.ceil(rack.length / 8) * STEP;
    }
    return { title: 'The balls', alt: `${this.sayLeft()} ${lying.join('; ')}.`, width: wide, height: y, shapes };
  }
}
