// The balls of a pool table, stroke by stroke: those still on it, the rack of each player, the balls owed. Only for the sheets of pool.

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

/** The setup field for the players of a game of pool. */
export const PLAYERS = listOf('Names, in the order of play', words('Name', 24, { optional: true }), 2, 8, { hint: 'As many as play.' });
/** The table of the players, at least two. */
export const poolSeats = (names: readonly string[]): Table<Seat> => seated(Math.max(2, names.length), names);
/** The next player in the order of play. */
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

  /** The balls still on the table, by number. */
  get on(): readonly Ball[] {
    return this.#on;
  }
  /** The balls off the table. */
  get gone(): Ball[] {
    return FIFTEEN.filter((ball) => !this.#on.includes(ball));
  }
  rack(who: Seat): readonly Ball[] {
    return this.racks[who] ?? [];
  }
  owes(who: Seat): number {
    return this.owed[who] ?? 0;
  }

  /** The problem of balls that are not on the table. */
  missing(field: string, some: readonly Ball[]): Problem[] {
    const not = some.filter((ball) => !this.#on.includes(ball));
    return not.length === 0 ? [] : [problem(field, `balls on the table: ${makeBalls(this.#on) || 'none is left'}`, makeBalls(not))];
  }

  /** Puts balls into a rack. Owed balls go back on the table at once: those in `back` first, then the first ones. Returns the balls that went back. */
  take(who: Seat, some: readonly Ball[], back: readonly Ball[] = []): readonly Ball[] {
    const due = Math.min(this.owes(who), some.length);
    const spotted = [...back.filter((ball) => some.includes(ball)), ...some.filter((ball) => !back.includes(ball))].slice(0, due);
    this.owed[who] = this.owes(who) - due;
    const kept = some.filter((ball) => !spotted.includes(ball));
    this.racks[who] = [...this.rack(who), ...kept];
    this.#on = this.#on.filter((ball) => !kept.includes(ball));
    return spotted;
  }

  /** Puts a ball of a player's rack back: `named`, or the last one taken. With an empty rack the player owes a ball, and null is returned. */
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

  /** The balls on the table in words. */
  sayLeft(): string {
    return this.#on.length === 0 ? 'No ball is left on the table.' : `On the table: ${makeBalls(this.#on)} (${counted(this.#on.length, 'ball')}).`;
  }
  /** The balls that players owe in words. */
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
