// Chicago pool: a thousand random games compared with a second method that adds up each player's balls at the end.

import { expect, test } from 'vitest';
import { seeded } from '../../../scripts/seeded.ts';
import { loadWith, resolve, type Sheet, sideTotals } from '../../../src/rules-engine/index.ts';
import { SEATS } from '../../../src/rules-engine/mechanics/seats.ts';
import { registry } from '../../../src/rules-engine/registry.ts';

const BOOK = 'blue-ribbon-1940';
const library = await loadWith(registry, ['chicago-pool', 'fifteen-ball-pool', 'billiards']);
const sheet = resolve(library, 'chicago-pool').scorers.game as Sheet;
const NAMES = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve'];
const play = (names: readonly string[], entries: readonly object[]) => sheet.play({ names } as never, entries as never, BOOK);

test('a thousand random games: sums, scratches, the next ball, and who pays', () => {
  const next = seeded(23);
  const below = (n: number) => Math.floor(next() * n);
  let paid = 0;
  let soon = 0;
  for (let n = 0; n < 1000; n++) {
    const size = 2 + below(4);
    const owner: number[] = Array(16).fill(-1);
    const scratches: number[] = Array(size).fill(0);
    const entries: object[] = [];
    const turns = next() < 0.7 ? 200 : below(9);
    const scoresNow = () => Array.from({ length: size }, (_, p) => owner.reduce((sum, one, ball) => sum + (one === p ? ball : 0), 0) - 3 * (scratches[p] ?? 0));
    // The game is over if even all balls left would lift neither of the last two past the player above.
    const isFixed = () => {
      const left = owner.reduce((sum, one, ball) => sum + (one === -1 ? ball : 0), 0);
      const [a = 0, b = 0, c = Number.POSITIVE_INFINITY] = scoresNow().sort((x, y) => x - y);
      return b - a > left && c - b > left;
    };
    for (let turn = 0; turn < turns && owner.slice(1).includes(-1) && !(turn > 0 && isFixed()); turn++) {
      const who = turn % size;
      const free = owner.flatMap((one, ball) => (ball > 0 && one === -1 ? [ball] : []));
      const made = Array.from({ length: Math.min(free.length, below(4)) }, () => free.splice(below(free.length), 1)[0] as number);
      for (const ball of made) owner[ball] = who;
      const scratch = next() < 0.3;
      if (scratch) scratches[who] = (scratches[who] ?? 0) + 1;
      entries.push({ who: SEATS[who], made: made.join(' ') || null, scratch });
    }
    const scores = scoresNow();
    const played = play(NAMES.slice(0, size), entries);
    expect(played.rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(sideTotals(played).map(({ points }) => points)).toEqual(scores);
    const low = owner.findIndex((one, ball) => ball > 0 && one === -1);
    const early = low > 0 && entries.length > 0 && isFixed();
    expect(played.over === null, JSON.stringify(entries)).toBe(low > 0 && !early);
    if (early) {
      expect(played.over).toMatch(/change nothing/);
      soon += 1;
    } else if (low > 0) {
      expect(played.state.at(-1)).toMatch(new RegExp(`hit the ${low} first`));
      continue;
    }
    const foot = Math.min(...scores);
    const rest = scores.filter((one) => one !== foot);
    const second = Math.min(...rest);
    if (scores.filter((one) => one === foot).length > 1) expect(played.over).toMatch(/foot are equal/);
    else {
      expect(played.over).toContain(`${NAMES[scores.indexOf(foot)]} pays for the refreshment`);
      if (rest.filter((one) => one === second).length > 1) expect(played.over).toMatch(/next two are equal/);
      else expect(played.over).toContain(`${NAMES[scores.indexOf(second)]} for the game`);
      paid += 1;
    }
  }
  expect(paid).toBeGreaterThan(300);
  expect(soon).toBeGreaterThan(100);
});

test('a ball that is gone and a turn of another player are reported', () => {
  const told = (entries: readonly object[]) =>
    play(['Ann', 'Ben'], entries)
      .rows.at(-1)
      ?.problems.map(({ field, expected, found }) => `${field}: ${expected}; ${found}`);
  const at = (who: string, made: string | null = null) => ({ who, made, scratch: false });
  expect(told([at('second')])).toEqual(['who: Ann, whose turn it is; Ben']);
  expect(told([at('first', '1 2 3'), at('second', '3')])).toEqual(['made: balls on the table: 4 5 6 7 8 9 10 11 12 13 14 15; 3']);
});
