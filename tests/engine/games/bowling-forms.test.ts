// Every counting scheme on a thousand random games, compared with a second, independent count.

import { expect, test } from 'vitest';
import type { BookId } from '../../../src/rules-engine/books.ts';
import bowling from '../../../src/rules-engine/games/bowling/index.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { sideTotals } from '../../../src/rules-engine/sheets/sheets.ts';
import { countsOf } from '../../support/counts/counts.ts';
import { byWeights, oneOf, pick, type Rolling, random, rollFrames, rollHands, times } from './bowling-games.ts';

const BLUE = 'blue-ribbon-1940';
const total = (balls: readonly number[]) => balls.reduce((sum, fell) => sum + fell, 0);

/** The result of a place's scorer: the sum of its lines, its headline and its notes. */
function by(place: string, key: string, values: Record<string, unknown>, book: BookId) {
  const scorer = scorerIn(countsOf(bowling, place === 'bowling' ? undefined : place), key);
  if (scorer === undefined) throw new Error(`no scorer "${key}" at ${place}`);
  const result = scorer.score(values as never, book);
  if (!result.ok) throw new Error(`${place}.${key} ${JSON.stringify(values)}: ${JSON.stringify(result.problems)}`);
  const { lines, headline, notes } = result.value;
  return { points: lines.reduce((sum, line) => sum + (line.points ?? 0), 0), headline, notes, lines };
}

const FRAMED: [name: string, place: string, key: string, book: BookId, form: Rolling, values?: Record<string, unknown>][] = [
  ['ten pins', 'bowling', 'game', BLUE, { pins: 10, balls: 2, frames: 10, counted: 3 }],
  ['cocked hat', 'cocked-hat', 'frames', BLUE, { pins: 3, balls: 3, frames: 10, counted: 3 }],
  ['five back, counted on', 'five-back', 'frames', BLUE, { pins: 5, balls: 3, frames: 10, counted: 3 }, { after: 'next' }],
  ['duck pins', 'duck-pin', 'frames', BLUE, { pins: 10, balls: 3, frames: 10, counted: 3 }],
  ['counting old and new', 'old-and-new-counting', 'frames', 'donohue', { pins: 10, balls: 3, frames: 3, counted: 3 }],
];
test.each(FRAMED)('%s: frame by frame with look-ahead equals ball by ball with look-back', (_, place, key, book, form, values) => {
  const next = random(1940);
  for (const frames of times(() => rollFrames(next, form))) {
    const balls = frames.flat();
    const { points, lines } = by(place, key, { balls, ...values }, book);
    expect({ balls, points, lines: lines.length }).toEqual({ balls, points: byWeights(balls, form), lines: form.frames });
  }
});

const HANDS: [name: string, place: string, key: string, book: BookId, pins: number, balls: number, hands: number, values?: Record<string, unknown>][] = [
  ['American bowls', 'bowling', 'game', 'donohue', 10, 3, 10],
  ['five back, in the same inning', 'five-back', 'frames', BLUE, 5, 3, 10, { after: 'same' }],
  ['nine ball', 'nine-ball', 'balls', 'donohue', 10, 3, 3],
  ['Philadelphia', 'philadelphia', 'balls', 'donohue', 10, 9, 1],
  ['without the centre pin', 'without-centre-pin', 'balls', 'donohue', 9, 3, 4],
  ['four pin', 'four-pin', 'balls', 'donohue', 4, 3, 4],
  ['cocked hat by pins', 'cocked-hat', 'pins', 'donohue', 3, 3, 4],
];
test.each(HANDS)('%s: the hands add up to all the pins that fell', (_, place, key, book, pins, balls, hands, values) => {
  const next = random(1910);
  for (const game of times(() => rollHands(next, pins, balls, hands))) {
    const { points, lines } = by(place, key, { balls: game.flat(), ...values }, book);
    expect({ game, points, each: lines.map((line) => line.points) }).toEqual({ game, points: total(game.flat()), each: game.map(total) });
  }
});

/** Pins left after three balls, and pins taken by the first. */
function threeBalls(next: () => number, pins: number) {
  const first = pick(next, Math.min(2, pins));
  const second = pick(next, pins - first);
  return { first, left: pins - first - second - pick(next, pins - first - second) };
}

test('games by innings: points computed from the pins that stand, compared with those from the results as entered', () => {
  const next = random(1925);
  for (let n = 0; n < 1000; n++) {
    const nineUp = Array.from({ length: 10 }, () => threeBalls(next, 10));
    expect(by('nine-up-nine-down', 'innings', { innings: nineUp.map(({ first, left }) => (first === 1 && left === 1 ? 'both' : 'failed')) }, BLUE).points).toBe(
      nineUp.reduce((sum, { first, left }) => sum + (first !== 1 || left !== 1 ? 0 : 2), 0),
    );
    const nine = Array.from({ length: 10 }, () => threeBalls(next, 9).left);
    expect(by('nine-pins', 'innings', { innings: nine.map((left) => (left === 1 ? 'one' : 'other')) }, BLUE).points).toBe(
      nine.filter((left) => left === 1).length,
    );
    const feather = Array.from({ length: 10 }, () => ({ feather: next() < 0.5, others: pick(next, 3) }));
    expect(by('cocked-hat-and-feather', 'innings', { innings: feather.map((so) => (so.feather && so.others === 0 ? 'feather' : 'other')) }, BLUE).points).toBe(
      feather.filter((so) => so.feather).filter((so) => so.others === 0).length,
    );
    const head = Array.from({ length: 10 }, () => ({ head: next() < 0.5, back: next() < 0.5 ? 0 : pick(next, 4) }));
    const named = head.map((so) => (so.back > 0 ? 'other' : so.head ? 'back' : 'all'));
    expect(by('head-pin-four-back', 'innings', { innings: named }, BLUE).points).toBe(
      head.reduce((sum, so) => sum + (so.back > 0 ? 0 : 1 + Number(so.head)), 0),
    );
    const leave = Array.from({ length: 10 }, () => oneOf(next, ['nine', 'ten', 'other']));
    expect(by('leave-centre-pin', 'innings', { innings: leave }, 'donohue').points).toBe(leave.filter((so) => so === 'nine').length);
    const boston = Array.from({ length: 10 }, () => oneOf(next, ['one', 'all', 'some', 'none']));
    expect(by('boston-game', 'innings', { innings: boston }, 'donohue').points).toBe(
      6 * boston.filter((so) => so === 'one').length + 10 * boston.filter((so) => so === 'all').length,
    );
  }
});

test('Newport: numbers crossed off a card of ten', () => {
  const next = random(79);
  for (const pins of times(() => Array.from({ length: 10 }, () => pick(next, 10)))) {
    const card = Array<boolean>(11).fill(false);
    for (const down of pins) card[down] = true;
    const winning = card.slice(1).filter((crossed) => crossed).length;
    const { points, lines } = by('newport', 'numbers', { pins }, BLUE);
    expect({ pins, points }).toEqual({ pins, points: winning });
    const judged = lines.map((line) => (line.points === 1 ? 'fresh' : 'again'));
    expect(by('newport', 'innings', { innings: judged }, BLUE).points).toBe(winning);
  }
});

test('four back: innings rolled one by one, then recovered from the balls', () => {
  const next = random(77);
  for (let n = 0; n < 1000; n++) {
    const balls: string[] = [];
    let sum = 0;
    for (let inning = 0; inning < 10; inning++) {
      const standing = ['1', '2', '3', '4'];
      let made = 0;
      for (let ball = 0; ball < 3; ball++) {
        const took = next() < 0.15 ? 'break' : next() < 0.3 ? 'none' : (standing.splice(Math.floor(next() * standing.length), 1)[0] ?? 'none');
        balls.push(took);
        made += took === 'none' || took === 'break' ? 0 : Number(took);
        if (took === 'break') {
          made = 0;
          break;
        }
      }
      sum += made;
    }
    const { points, lines } = by('four-back', 'pins', { balls }, BLUE);
    expect({ balls, points, innings: lines.length }).toEqual({ balls, points: sum, innings: 10 });
  }
});

test('the smallest number: ten for a ball off the alley, one for a pin', () => {
  const next = random(379);
  for (let n = 0; n < 1000; n++) {
    let standing = 10;
    let against = 0;
    const balls = Array.from({ length: 3 }, () => {
      if (next() < 0.3) {
        against += 10;
        return 'early';
      }
      const fell = pick(next, standing);
      standing = standing === fell ? 10 : standing - fell;
      against += fell;
      return String(fell);
    });
    expect({ balls, points: by('smallest-number', 'balls', { balls }, 'donohue').points }).toEqual({ balls, points: against });
  }
});

test('who pays: by the number of players who did better', () => {
  const next = random(5);
  for (let n = 0; n < 1000; n++) {
    const players = oneOf(next, [2, 5, 10, 15]);
    const totals = Array.from({ length: players }, () => Math.floor(next() * 91));
    if (new Set(totals).size < players) continue;
    const { lines } = by('nine-ball', 'pays', { totals }, 'donohue');
    const expected = totals.map((mine, player) => {
      const place = totals.filter((other) => other > mine).length / players;
      const share = players === 2 ? (place === 0 ? 'nothing' : 'whole') : place < 0.4 ? 'nothing' : place < 0.6 ? 'half a game' : 'whole';
      return `player ${player + 1}: ${mine}, pays ${share === 'whole' ? 'for a whole game' : share}`;
    });
    expect(lines.map((line) => line.say).sort()).toEqual(expected.sort());
  }
  for (let n = 0; n < 1000; n++) {
    const totals = Array.from({ length: oneOf(next, [2, 3]) }, () => Math.floor(next() * 31));
    const worst = Math.max(...totals);
    if (totals.filter((mine) => mine === worst).length > 1) continue;
    expect(by('smallest-number', 'pays', { totals }, 'donohue').headline).toBe(`Player ${totals.indexOf(worst) + 1} pays for a whole game`);
  }
});

test('who pays: a tie is noted only if it changes who pays', () => {
  expect(by('nine-ball', 'pays', { totals: [50, 50] }, 'donohue').headline).toBe('Players 1 and 2 tie');
  expect(by('nine-ball', 'pays', { totals: [60, 60, 50, 40, 40] }, 'donohue').headline).toBe(
    'Player 3 pays half a game; players 4 and 5 pay for a whole game each',
  );
  expect(by('nine-ball', 'pays', { totals: [60, 60, 50, 50, 40] }, 'donohue').headline).toBe('Player 5 pays for a whole game; players 3 and 4 tie');
  expect(by('nine-ball', 'pays', { totals: [60, 50, 40] }, 'donohue').headline).toBe('The book does not say who of 3 players pays');
  expect(by('smallest-number', 'pays', { totals: [6, 5, 4, 3] }, 'donohue').headline).toBe('The book does not say who of 4 players pays');
});

test('the sheet for two totals each player’s balls', () => {
  const next = random(71);
  const form: Rolling = { pins: 10, balls: 2, frames: 10, counted: 3 };
  const whole = () => {
    const frames = rollFrames(next, form);
    return frames.length > form.frames ? [...frames.slice(0, 9), [...(frames[9] ?? []), ...(frames[10] ?? [])]] : frames;
  };
  for (const [a, b] of times(() => [whole(), whole()] as const)) {
    const played = sheetIn(countsOf(bowling), 'sheet')?.play(
      { first: 'A', second: 'B' } as never,
      a.map((balls, n) => ({ a: balls, b: b[n] ?? [] })) as never,
      BLUE,
    );
    if (played === undefined) throw new Error('no sheet');
    expect(played.rows.flatMap((row) => row.problems)).toEqual([]);
    expect(sideTotals(played)).toEqual([
      { side: 'A', points: byWeights(a.flat(), form) },
      { side: 'B', points: byWeights(b.flat(), form) },
    ]);
  }
});

test('the match by legs: the first party to the number of legs loses', () => {
  const next = random(378);
  const lengths = { three: 2, five: 3, 'five-legs': 5 } as const;
  for (let n = 0; n < 1000; n++) {
    const length = oneOf(next, ['three', 'five', 'five-legs'] as const);
    const rolled = Array.from({ length: 12 }, () => ({ a: 40 + Math.floor(next() * 9), b: 40 + Math.floor(next() * 9) }));
    const lost = { A: 0, B: 0 };
    const taken: typeof rolled = [];
    for (const one of rolled) {
      if (Math.max(lost.A, lost.B) === lengths[length]) break;
      taken.push(one);
      if (one.a < one.b) lost.A++;
      if (one.b < one.a) lost.B++;
    }
    const played = sheetIn(countsOf(bowling, 'match-game'), 'legs')?.play(
      { first: 'A', second: 'B', length, players: null } as never,
      taken as never,
      'donohue',
    );
    if (played === undefined) throw new Error('no sheet');
    expect(sideTotals(played)).toEqual([
      { side: 'A', points: lost.A },
      { side: 'B', points: lost.B },
    ]);
    const loser = lost.A === lengths[length] ? 'A' : lost.B === lengths[length] ? 'B' : null;
    expect(played.over?.slice(0, 1) ?? null).toBe(loser);
  }
});
