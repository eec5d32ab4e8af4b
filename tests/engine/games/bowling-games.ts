// Random games for the tests, and second ways of counting them, independent of the engine's own.

/** A form of the game by its rule. */
export interface Rolling {
  readonly pins: number;
  readonly balls: number;
  readonly frames: number;
  readonly counted: number;
}

/** A generator with a seed, so that a failure can be reproduced. */
export function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

/** A number from 0 to `most`, with `most` itself more frequent than by chance. */
export const pick = (next: () => number, most: number) => (next() < 0.35 ? most : Math.floor(next() * (most + 1)));

/** A random element of a list. */
export const oneOf = <T>(next: () => number, list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;

/** Calls `make` a thousand times. */
export function times<T>(make: (n: number) => T): T[] {
  return Array.from({ length: 1000 }, (_, n) => make(n));
}

/** The frames of a whole game; extra balls, if any, are a last entry of their own. */
export function rollFrames(next: () => number, { pins, balls, frames, counted }: Rolling): number[][] {
  const game: number[][] = [];
  for (let frame = 0; frame < frames; frame++) {
    const own: number[] = [];
    let standing = pins;
    while (standing > 0 && own.length < balls) {
      const fell = pick(next, standing);
      own.push(fell);
      standing -= fell;
    }
    game.push(own);
  }
  const last = game.at(-1) ?? [];
  const cleared = last.reduce((sum, fell) => sum + fell, 0) === pins;
  let extra = cleared ? Math.max(0, counted - last.length) : 0;
  let standing = pins;
  const extras: number[] = [];
  for (; extra > 0; extra--) {
    const fell = pick(next, standing);
    extras.push(fell);
    standing = standing === fell ? pins : standing - fell;
  }
  return extras.length > 0 ? [...game, extras] : game;
}

/** Hands of a number of balls; the pins are set again whenever all are down. */
export function rollHands(next: () => number, pins: number, balls: number, hands: number): number[][] {
  return Array.from({ length: hands }, () => {
    let standing = pins;
    return Array.from({ length: balls }, () => {
      const fell = pick(next, standing);
      standing = standing === fell ? pins : standing - fell;
      return fell;
    });
  });
}

/**
 * Counts ball by ball with look-back instead of frame by frame with look-ahead: each ball is worth its pins once for its
 * own frame and once for every frame that waits for it.
 */
export function byWeights(balls: readonly number[], { pins, balls: allowed, frames, counted }: Rolling): number {
  let sum = 0;
  let frame = 1;
  let inFrame = 0;
  let down = 0;
  let waiting: number[] = [];
  for (const ball of balls) {
    sum += ball * ((frame <= frames ? 1 : 0) + waiting.length);
    waiting = waiting.map((left) => left - 1).filter((left) => left > 0);
    inFrame++;
    down += ball;
    if (frame <= frames && down === pins && counted > inFrame) waiting.push(counted - inFrame);
    if (down === pins || inFrame === allowed) {
      frame++;
      inFrame = 0;
      down = 0;
    }
  }
  return sum;
}
