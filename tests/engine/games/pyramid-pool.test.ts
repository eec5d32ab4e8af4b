// Sheets of American pyramid and continuous pool: a thousand random games of each compared with a second method that follows single balls.

import { describe, expect, test } from 'vitest';
import { seeded } from '../../../scripts/seeded.ts';
import { loadWith, resolve, type Sheet, sideTotals } from '../../../src/rules-engine/index.ts';
import { SEATS } from '../../../src/rules-engine/mechanics/seats.ts';
import { registry } from '../../../src/rules-engine/registry.ts';

const BOOK = 'blue-ribbon-1940';
const library = await loadWith(registry, ['american-pyramid-pool', 'continuous-pool', 'billiards']);
const sheetOf = (place: string, key: string) => resolve(library, place).scorers[key] as Sheet;
type Entry = Record<string, unknown>;
const blank = { called: null, down: null, back: null, fault: 'none' };
const NAMES = ['Ann', 'Ben', 'Cy', 'Dee', 'Eve', 'Flo', 'Gus', 'Hal'];

describe('pyramid pool', () => {
  const sheet = sheetOf('american-pyramid-pool', 'game');
  const play = (names: readonly string[], entries: readonly Entry[], more: object = {}) =>
    sheet.play({ names, match: 'usual', both: null, ...more } as never, entries as never, BOOK);

  /** Where each ball is: nobody, or a player by number. Debts are paid with the first ball that is scored. */
  function game(next: () => number) {
    const below = (n: number) => Math.floor(next() * n);
    const size = 2 + below(5);
    const both = next() < 0.5 ? 'count' : 'spot';
    const match = next() < 0.3 ? 'match' : 'usual';
    const where: number[] = Array(15).fill(-1);
    const debt: number[] = Array(size).fill(0);
    const taken: number[][] = Array.from({ length: size }, () => []);
    const entries: Entry[] = [];
    let who = 0;
    let opened = false;
    let over = false;
    const scoreOf = (p: number) => where.filter((one) => one === p).length - (debt[p] ?? 0);
    for (let n = 0; n < 80 && !over; n++) {
      const left = where.flatMap((one, at) => (one === -1 ? [at] : []));
      const draw = (most: number) => {
        const rest = [...left];
        return Array.from({ length: Math.min(below(most + 1), rest.length) }, () => rest.splice(below(rest.length), 1)[0] as number);
      };
      const called = opened ? draw(2) : [];
      const lucky = draw(2);
      const falls = opened && called.length === 0 ? [] : next() < 0.6 ? [...new Set([...called, ...lucky])] : lucky;
      const fault = next() < 0.7 ? 'none' : !opened && falls.length === 0 && next() < 0.6 ? 'opening' : 'forfeit';
      const good = !opened || called.every((ball) => falls.includes(ball)) ? falls : [];
      const words = (some: readonly number[]) => (some.length === 0 ? null : some.map((ball) => ball + 1).join(' '));
      entries.push({ ...blank, who: SEATS[who], called: words(called), down: words(falls), fault });
      const scores = fault !== 'none' && both === 'spot' ? [] : good;
      for (const ball of scores) {
        if ((debt[who] ?? 0) > 0) debt[who] = (debt[who] ?? 0) - 1;
        else {
          where[ball] = who;
          taken[who]?.push(ball);
        }
      }
      if (fault !== 'none') {
        const last = taken[who]?.pop();
        if (last === undefined) debt[who] = (debt[who] ?? 0) + 1;
        else where[last] = -1;
      }
      const repeats = fault === 'opening' && match === 'match';
      if (!repeats) opened = true;
      if (!repeats && (fault !== 'none' || scores.length === 0)) who = (who + 1) % size;
      const standing = Array.from({ length: size }, (_, p) => scoreOf(p));
      const free = where.filter((one) => one === -1).length;
      if (size === 2) over = standing.some((one) => one >= 8);
      else {
        const [low = 0, above = 0] = [...standing].sort((a, b) => a - b);
        const lowest = standing.indexOf(low);
        // Ball by ball: all that is left goes to the lowest, who pays debts with them and pockets those again.
        let reach = where.filter((one) => one === lowest).length;
        for (let ball = 0; ball < free; ball++) reach += 1;
        over = free === 0 || reach < above;
      }
    }
    const free = where.flatMap((one, at) => (one === -1 ? [String(at + 1)] : []));
    return { names: NAMES.slice(0, size), entries, both, match, free, over, scores: Array.from({ length: size }, (_, p) => scoreOf(p)), debt };
  }

  test('a thousand random games: racks, debts, the balls on the table and the end', () => {
    const next = seeded(12);
    let ended = 0;
    for (let n = 0; n < 1000; n++) {
      const { names, entries, both, match, free, over, scores, debt } = game(next);
      const played = play(names, entries, { both, match });
      expect(played.rows.flatMap(({ problems }) => problems)).toEqual([]);
      expect(sideTotals(played).map(({ points }) => points)).toEqual(scores);
      const gone = played.gone ?? [];
      expect(free).toEqual(Array.from({ length: 15 }, (_, at) => String(at + 1)).filter((ball) => !gone.includes(ball)));
      expect(played.over !== null).toBe(over);
      for (const [p, owes] of debt.entries()) expect(played.state.some((said) => said.startsWith(`${names[p]} owes `))).toBe(owes > 0);
      ended += over ? 1 : 0;
    }
    expect(ended).toBeGreaterThan(300);
  });

  const wrong = (entries: readonly Entry[], more: object = {}) =>
    play(['Ann', 'Ben'], entries, more)
      .rows.at(-1)
      ?.problems.map(({ field, expected, found }) => `${field}: ${expected}; ${found}`);
  test('invalid entries are reported', () => {
    const first = { ...blank, who: 'first', down: '3 7' };
    expect(wrong([{ ...first, who: 'second' }])).toEqual(['who: Ann, whose stroke it is; Ben']);
    expect(wrong([first, { ...first, called: '1', down: '1 3' }])).toEqual(['down: balls on the table: 1 2 4 5 6 8 9 10 11 12 13 14 15; 3']);
    expect(wrong([first, { ...first, down: '1' }])).toEqual(['called: the number that was called; nothing']);
    expect(wrong([{ ...first, fault: 'opening' }])).toEqual(['down: no ball: one that falls makes the opening stroke fair; 3 7']);
    expect(wrong([first, { ...blank, who: 'first', fault: 'opening' }])).toEqual(['fault: a fault of a later stroke; the opening stroke, which is made']);
    expect(wrong([{ ...first, fault: 'forfeit' }])?.[0]).toMatch(/^fault: a word at the top/);
    expect(wrong([first, { ...blank, who: 'first', fault: 'forfeit', back: '9' }])).toEqual(['back: a ball of that player’s rack: 3 7; 9']);
    expect(wrong([{ ...first, back: '3' }])).toEqual(['back: nothing, where no ball is forfeited; 3']);
    expect(wrong([{ ...first, who: 'third' }])).toEqual(['who: one of the 2 players; Third player']);
  });
  test('the ball put back from the rack is the one named, otherwise the last; a player who can no longer win is noted', () => {
    const opening = { ...blank, who: 'first', down: '1 2 3 4 5 6 7' };
    const named = play(['Ann', 'Ben', 'Cy'], [opening, { ...blank, who: 'first', fault: 'forfeit', back: '3' }]);
    expect(named.gone).toEqual(['1', '2', '4', '5', '6', '7']);
    const last = play(['Ann', 'Ben', 'Cy'], [opening, { ...blank, who: 'first', fault: 'forfeit' }]);
    expect(last.gone).toEqual(['1', '2', '3', '4', '5', '6']);
    const even = play(['Ann', 'Ben', 'Cy'], [opening, { ...blank, who: 'first', called: '8 9', down: '8 9' }]);
    expect(even.state).toContain('Without another forfeit Ben and Cy can no longer win.');
    expect(even.next).toEqual({ who: 'first' });
  });
});

describe('continuous pool', () => {
  const sheet = sheetOf('continuous-pool', 'match');
  test('a thousand random matches: every frame is fifteen balls, penalties are deducted, and it ends at the number', () => {
    const next = seeded(13);
    const below = (n: number) => Math.floor(next() * n);
    for (let n = 0; n < 1000; n++) {
      const size = 2 + below(4);
      const game = next() < 0.2 ? null : 5 + below(40);
      const night = next() < 0.5 ? 'last' : 'frame';
      const scores: number[] = Array(size).fill(0);
      let rest = Array.from({ length: 15 }, (_, at) => at + 1);
      let frames = 0;
      const entries: Entry[] = [];
      for (let turn = 0; turn < 30; turn++) {
        const who = below(size);
        const made = Array.from({ length: Math.min(rest.length, below(6)) }, () => rest.splice(below(rest.length), 1)[0] as number);
        const lost = made.length === 0 || next() < 0.2 ? 1 + below(3) : null;
        entries.push({ who: SEATS[who], made: made.length === 0 ? null : made.join(','), lost });
        scores[who] = (scores[who] ?? 0) + made.length - (lost ?? 0);
        if (rest.length === 0) {
          frames += 1;
          rest = Array.from({ length: 15 }, (_, at) => at + 1);
        }
        if (game !== null && scores.some((one) => one >= game) && (night === 'last' || rest.length === 15)) break;
      }
      const played = sheet.play({ names: NAMES.slice(0, size), game, night } as never, entries as never, BOOK);
      expect(played.rows.flatMap(({ problems }) => problems)).toEqual([]);
      expect(sideTotals(played).map(({ points }) => points)).toEqual(scores);
      expect(15 - (played.gone ?? []).length).toBe(rest.length);
      expect(played.rows.filter(({ mark }) => mark?.startsWith('Frame')).length).toBe(frames);
      expect(played.over !== null).toBe(game !== null && scores.some((one) => one >= game) && (night === 'last' || rest.length === 15));
    }
  });
});
