// Fifteen-ball pool: a thousand random games compared with a second method that reads the whole list of balls after every turn.

import { expect, test } from 'vitest';
import { seeded } from '../../../scripts/seeded.ts';
import { loadWith, resolve, type Sheet, sideTotals } from '../../../src/rules-engine/index.ts';
import { SEATS } from '../../../src/rules-engine/mechanics/seats.ts';
import { registry } from '../../../src/rules-engine/registry.ts';

const BOOK = 'blue-ribbon-1940';
const library = await loadWith(registry, ['fifteen-ball-pool', 'billiards']);
const sheet = resolve(library, 'fifteen-ball-pool').scorers.game as Sheet;
const NAMES = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve'];
const play = (names: readonly string[], entries: readonly object[], match = 'usual') => sheet.play({ names, match } as never, entries as never, BOOK);

interface Turn {
  readonly who: number;
  readonly made: readonly number[];
  readonly fault: 'none' | 'forfeit' | 'opening';
}
/** The scores after some turns, calculated from the whole list. */
function standing(turns: readonly Turn[], size: number, match: boolean) {
  const balls = (p: number) => turns.filter(({ who }) => who === p).flatMap(({ made }) => made);
  const sum = (some: readonly number[]) => some.reduce((all, one) => all + one, 0);
  const price = ({ fault }: Turn) => (fault === 'none' ? 0 : fault === 'opening' && match ? 6 : 3);
  const scores = Array.from({ length: size }, (_, p) => sum(balls(p)) - sum(turns.filter(({ who }) => who === p).map(price)));
  const left = 120 - sum(turns.flatMap(({ made }) => made));
  const lost = Array.from({ length: size }, (_, p) => p).some((p) => {
    const own = turns.filter(({ who }) => who === p);
    // Three faults with no ball in between: the last two turns scored none, and the one before ended with a fault.
    return own.some(
      (_, n) => n >= 2 && own.slice(n - 2, n + 1).every(({ fault }) => fault !== 'none') && own.slice(n - 1, n + 1).every(({ made }) => made.length === 0),
    );
  });
  if (lost) return { scores, left, over: true };
  if (size === 2) {
    const ahead = [0, 1].some((p) => (scores[p] ?? 0) > sum(balls(1 - p)) + left);
    return { scores, left, over: left === 0 || ahead };
  }
  const [low = 0, above = 0] = [...scores].sort((a, b) => a - b);
  return { scores, left, over: left === 0 || low + left < above };
}

test('a thousand random games: the sums, the scratches, three running, and the end', () => {
  const next = seeded(61);
  const below = (n: number) => Math.floor(next() * n);
  const ends = { balls: 0, running: 0 };
  for (let n = 0; n < 1000; n++) {
    const size = 2 + below(4);
    const match = next() < 0.3;
    const bad = next() < 0.2 ? 0.7 : 0.25;
    const turns: Turn[] = [];
    const rest = Array.from({ length: 15 }, (_, at) => at + 1);
    let who = 0;
    let over = false;
    while (!over && turns.length < 40) {
      const most = next() < bad ? 0 : below(4);
      const made = Array.from({ length: Math.min(rest.length, most) }, () => rest.splice(below(rest.length), 1)[0] as number);
      const weak = made.length === 0 && turns.every(({ fault }) => match && fault === 'opening') && next() < 0.4;
      turns.push({ who, made, fault: weak ? 'opening' : next() < bad ? 'forfeit' : 'none' });
      if (!(weak && match)) who = (who + 1) % size;
      over = standing(turns, size, match).over;
    }
    const entries = turns.map((one) => ({ who: SEATS[one.who], made: one.made.length === 0 ? null : one.made.join(' '), fault: one.fault }));
    const played = play(NAMES.slice(0, size), entries, match ? 'match' : 'usual');
    const now = standing(turns, size, match);
    expect(played.rows.flatMap(({ problems }) => problems)).toEqual([]);
    expect(sideTotals(played).map(({ points }) => points)).toEqual(now.scores);
    expect((played.gone ?? []).reduce((sum, ball) => sum + Number(ball), 0)).toBe(120 - now.left);
    expect(played.over !== null).toBe(over);
    if (over) ends[/running/.test(played.over ?? '') ? 'running' : 'balls'] += 1;
  }
  expect(ends.balls).toBeGreaterThan(300);
  expect(ends.running).toBeGreaterThan(50);
});

test('a tie, a turn of another player, a successful opening', () => {
  const at = (who: string, made: string | null = null, fault = 'none') => ({ who, made, fault });
  const even = [at('first', '15 14 13 12 6'), at('second', '11 10 9 8 7 5 4 3 2 1')];
  expect(play(['Ann', 'Ben'], even, 'match').over).toBe('The game is a tie, 60 each: it is void and is played again.');
  expect(play(['Ann', 'Ben'], even).over).toBe('The game is a tie, 60 each, which the book does not cover.');
  const told = (entries: readonly object[]) =>
    play(['Ann', 'Ben'], entries)
      .rows.at(-1)
      ?.problems.map(({ field, expected, found }) => `${field}: ${expected}; ${found}`);
  expect(told([at('second')])).toEqual(['who: Ann, whose turn it is; Ben']);
  expect(told([at('first', '1'), at('second', '1')])).toEqual(['made: balls on the table: 2 3 4 5 6 7 8 9 10 11 12 13 14 15; 1']);
  expect(told([at('first'), at('second', null, 'opening')])).toEqual(['fault: a fault of a later stroke; the opening stroke, which is made']);
  expect(told([at('first', '2', 'opening')])).toEqual(['made: no ball: one that falls makes the opening stroke fair; 2']);
});
