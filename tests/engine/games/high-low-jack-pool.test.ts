// High-low-jack pool: a thousand random games compared with a second method that lists who holed each ball of each frame and adds up afterwards.
import { expect, test } from 'vitest';
import { loadWith, resolve, type Sheet } from '../../../src/rules-engine/index.ts';
import { registry } from '../../../src/rules-engine/registry.ts';
import { playSheet, pointsIn, random, refusedIn } from '../../support/sheets/pool-sheets.ts';

const library = await loadWith(registry, ['high-low-jack-pool', 'fifteen-ball-pool', 'billiards']);
const sheet = resolve(library, 'high-low-jack-pool').scorers.game as Sheet;
const SEATS = ['first', 'second', 'third', 'fourth', 'fifth'];
const NAMES = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve'];
type Holed = { readonly frame: number; readonly ball: number; readonly by: number };

/** Points of each frame from the list of holed balls: Game is scored when all fifteen are down, by a single best player. */
function settle(holed: readonly Holed[], fines: readonly number[][], size: number): number[] {
  const scores = Array.from({ length: size }, () => 0);
  for (const { ball, by } of holed) if ([1, 9, 15].includes(ball)) scores[by] = (scores[by] ?? 0) + 1;
  for (let frame = 0; holed.filter((one) => one.frame === frame).length === 15; frame++) {
    const sums = scores.map((_, who) => holed.reduce((sum, one) => sum + (one.frame === frame && one.by === who ? one.ball : 0), -(fines[frame]?.[who] ?? 0)));
    const best = Math.max(...sums);
    if (sums.filter((sum) => sum === best).length === 1) scores[sums.indexOf(best)] = (scores[sums.indexOf(best)] ?? 0) + 1;
  }
  return scores;
}

test('a thousand random games: the four points of each frame, forfeits, who is out first, and the last ball', () => {
  const next = random(315);
  const seen = { out: 0, last: 0, three: 0, open: 0 };
  for (let n = 0; n < 1000; n++) {
    const size = 2 + next(3);
    const target = n % 5 === 0 ? 3 : [2, 7, 7, 11][next(3)];
    const off = (['numbers', 'score', 'nothing'] as const)[next(2)];
    const holed: Holed[] = [];
    const fines: number[][] = [[]];
    const lost = Array.from({ length: size }, () => 0);
    const row = Array.from({ length: size }, () => 0);
    const entries: Record<string, string>[] = [];
    const now = () => settle(holed, fines, size).map((points, who) => points - (lost[who] ?? 0));
    let frame = 0;
    let left = Array.from({ length: 15 }, (_, ball) => ball + 1);
    let end: string | null = null;
    let byBall = false;
    // In every fourth game there are so many scratches that three occur in a row.
    const isPoor = n % 4 === 1;
    const stop = next(5) === 0 ? next(20) : 90;
    for (let turn = 0; turn < stop && end === null; turn++) {
      const who = turn % size;
      const entry: Record<string, string> = { who: SEATS[who] ?? '' };
      entries.push(entry);
      if (left.length === 15 && frame > 0 && now().every((points) => points === (target ?? 7) - 1)) {
        seen.last += 1;
        if (next(3) === 0) {
          entry.last = 'yes';
          end = `${NAMES[who]} has banked`;
        }
        continue;
      }
      const made = Array.from({ length: Math.min(left.length, next(isPoor ? 1 : 4)) }, () => left.splice(next(left.length - 1), 1)[0] as number);
      const down: number[] = [];
      for (const ball of made) {
        down.push(ball);
        holed.push({ frame, ball, by: who });
        // A counting ball that reaches the number ends the game at once; the rest of that shot is not asked.
        if (
          [1, 9, 15].includes(ball) &&
          (settleBalls(holed, size)[who] ?? 0) + (games(holed, fines, size, frame)[who] ?? 0) - (lost[who] ?? 0) >= (target ?? 7)
        ) {
          end = `${NAMES[who]} has ${target} and wins`;
          byBall = true;
          break;
        }
      }
      if (down.length > 0) entry.made = down.join(' ');
      if (end !== null) break;
      const fault = next(isPoor ? 1 : 7) === 0;
      if (fault) {
        entry.fault = 'yes';
        row[who] = (made.length === 0 ? (row[who] ?? 0) : 0) + 1;
        if (off === 'score') lost[who] = (lost[who] ?? 0) + 3;
        const list = fines[frame] as number[];
        if (off === 'numbers') list[who] = (list[who] ?? 0) + 3;
        if (row[who] === 3) end = `${NAMES[who]} has forfeited 3 times`;
      } else row[who] = 0;
      if (end !== null) {
        seen.three += 1;
        break;
      }
      if (left.length > 0) continue;
      const champion = now().findIndex((points) => points >= (target ?? 7));
      if (champion >= 0) end = `${NAMES[champion]} has ${target} and wins`;
      frame += 1;
      fines.push([]);
      left = Array.from({ length: 15 }, (_, ball) => ball + 1);
    }
    if (end === null) seen.open += 1;
    else if (/and wins/.test(end)) seen.out += 1;
    const played = playSheet(sheet, { names: NAMES.slice(0, size).join('.'), target: `${target}`, off: off ?? '' }, entries);
    const why = JSON.stringify([target, off, entries]);
    expect(refusedIn(played).flat(), why).toEqual([]);
    // If a ball or a third scratch ends the game, the frame is not settled, not even with the fifteenth ball.
    const isCut = end !== null && (/forfeited/.test(end) || byBall);
    const balls = settleBalls(holed, size);
    const before = games(holed, fines, size, frame);
    const scores = isCut ? balls.map((points, who) => points + (before[who] ?? 0) - (lost[who] ?? 0)) : now();
    expect(pointsIn(played), why).toEqual(scores);
    if (end === null) expect(played.over, why).toBe(null);
    else expect(played.over, why).toContain(end);
  }
  expect(Math.min(...Object.values(seen)), JSON.stringify(seen)).toBeGreaterThan(10);
});

/** High, Low and Jack only. */
function settleBalls(holed: readonly Holed[], size: number): number[] {
  return Array.from({ length: size }, (_, who) => holed.filter((one) => one.by === who && [1, 9, 15].includes(one.ball)).length);
}
/** Game, in the frames before this one. */
function games(holed: readonly Holed[], fines: readonly number[][], size: number, frame: number): number[] {
  const before = holed.filter((one) => one.frame < frame);
  const balls = settleBalls(before, size);
  return settle(before, fines, size).map((points, who) => points - (balls[who] ?? 0));
}

test('invalid entries are reported with their question', () => {
  const refused = (...entries: Record<string, string>[]) => refusedIn(playSheet(sheet, { names: 'Ann.Ben' }, entries)).at(-1);
  expect(refused({ who: 'second' })).toEqual(['who']);
  expect(refused({ who: 'third' })).toEqual(['who']);
  expect(refused({ who: 'first', made: '3' }, { who: 'second', made: '3' })).toEqual(['made']);
  expect(refused({ who: 'first', fault: 'yes' })).toEqual(['fault']);
  expect(refused({ who: 'first', last: 'yes' })).toEqual(['last']);
});

test('a tie for Game is noted, and nobody scores it', () => {
  const played = playSheet(sheet, { names: 'Ann.Ben' }, [
    { who: 'first', made: '15 14 13 12 6' },
    { who: 'second', made: '11 10 9 8 7 5 4 3 2 1' },
  ]);
  expect(pointsIn(played)).toEqual([1, 2]);
  expect(played.notes.join(' ')).toMatch(/Ann and Ben tied for Game with 60/);
});
