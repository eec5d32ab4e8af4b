import { expect, test } from 'vitest';
import { countFrames } from '../../src/rules-engine/games/bowling/scorers/count.ts';

const TEN = { pins: 10, balls: 2, frames: 10, counted: 3 };

/** A generator with a seed, so that a failure can be run again. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}

function roll(next: () => number): number[] {
  const pick = (most: number) => (next() < 0.35 ? most : Math.floor(next() * (most + 1)));
  const balls: number[] = [];
  for (let frame = 1; frame <= 10; frame++) {
    const first = pick(10);
    balls.push(first);
    if (frame < 10) {
      if (first < 10) balls.push(pick(10 - first));
      continue;
    }
    const second = pick(first === 10 ? 10 : 10 - first);
    balls.push(second);
    if (first === 10) balls.push(pick(second === 10 ? 10 : 10 - second));
    else if (first + second === 10) balls.push(pick(10));
  }
  return balls;
}

/** The other way about: each ball is worth its pins once for itself and once for every frame that waits for it. */
function byWeights(balls: readonly number[]): number {
  let sum = 0;
  let frame = 1;
  let inFrame = 0;
  let down = 0;
  let waiting: number[] = [];
  for (const ball of balls) {
    sum += ball * ((frame <= 10 ? 1 : 0) + waiting.length);
    waiting = waiting.map((left) => left - 1).filter((left) => left > 0);
    inFrame++;
    down += ball;
    if (frame <= 10 && down === 10) waiting.push(inFrame === 1 ? 2 : 1);
    if (down === 10 || inFrame === 2) {
      frame++;
      inFrame = 0;
      down = 0;
    }
  }
  return sum;
}

test('a thousand random games are counted alike by two methods', () => {
  const next = random(1940);
  for (let n = 0; n < 1000; n++) {
    const balls = roll(next);
    const { frames, wrong, complete } = countFrames(balls, TEN);
    expect({ balls, wrong, complete }).toEqual({ balls, wrong: null, complete: true });
    expect(frames.reduce((sum, frame) => sum + (frame.score ?? 0), 0)).toBe(byWeights(balls));
  }
});

test('a strike or a spare in the tenth frame has its extra balls and no more', () => {
  const opening = Array<number>(18).fill(0);
  expect(countFrames([...opening, 10, 7, 2], TEN)).toMatchObject({ wrong: null, complete: true });
  expect(countFrames([...opening, 10, 7, 4], TEN).wrong).toBe(21);
  expect(countFrames([...opening, 6, 4, 10], TEN)).toMatchObject({ wrong: null, complete: true });
  expect(countFrames([...opening, 6, 3, 1], TEN).wrong).toBe(21);
  expect(countFrames([...opening, 10], TEN).complete).toBe(false);
});

test('more pins than stand are refused', () => {
  expect(countFrames([6, 5], TEN).wrong).toBe(2);
});
