// The running scores of billiards compared with a second count: blue-ribbon-1940 p. 36, 38, 45, 49, 51-52 and 54-55.

import { describe, expect, test } from 'vitest';
import billiards from '../../../src/rules-engine/games/billiards/index.ts';
import { decode, type Played, type Raw, type Sheet, sayProblem, sideTotals } from '../../../src/rules-engine/index.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

const BOOK = 'blue-ribbon-1940';

function sheetOf(form: string | null, key: string): Sheet {
  const sheet = sheetIn(countsOf(billiards, form ?? undefined), key);
  if (sheet === undefined) throw new Error(`no sheet ${key} of ${form ?? 'billiards'}`);
  return sheet;
}
function played(sheet: Sheet, setup: Raw, entries: readonly Raw[]): Played {
  const asked = decode(sheet.setup, setup);
  const decoded = entries.map((entry) => decode(sheet.entry, entry));
  if (!asked.ok || decoded.some((one) => !one.ok)) throw new Error(JSON.stringify([asked, decoded]));
  return sheet.play(
    asked.value,
    decoded.map((one) => (one.ok ? one.value : {})),
    BOOK,
  );
}
const totals = (one: Played) => {
  const [first, second] = sideTotals(one).map(({ points }) => points);
  return { first, second };
};
const problems = (one: Played, sheet: Sheet) =>
  one.rows.map((row) => row.problems.map((issue) => sayProblem(issue, sheet.entry[issue.field]?.label ?? issue.field)).join(' '));

/** A generator with a seed, so that a failure can be reproduced. */
function random(seed: number): (most: number) => number {
  let state = seed;
  return (most) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * (most + 1));
  };
}
const turn = (n: number) => (n % 2 === 0 ? 'first' : 'second');
const mine = (n: number, side: 'first' | 'second') => turn(n) === side;

describe('a second count', () => {
  test('caroms: each player scores their own runs and the misses of the other', () => {
    const next = random(1940);
    for (const form of [null, 'cushion-caroms', 'balk-line']) {
      for (let game = 0; game < 50; game++) {
        const innings = Array.from({ length: next(12) }, () => ({ run: next(9), missed: next(2) === 0 }));
        const entries = innings.map((one, n) => ({ who: turn(n), run: `${one.run}`, missed: one.missed ? 'yes' : 'no' }));
        const has = (side: 'first' | 'second') =>
          innings.filter((_, n) => mine(n, side)).reduce((sum, one) => sum + one.run, 0) + innings.filter((one, n) => !mine(n, side) && one.missed).length;
        expect(totals(played(sheetOf(form, 'running'), { game: '1000' }, entries))).toEqual({ first: has('first'), second: has('second') });
      }
    }
  });

  test('three cushions: the run, less one for every faulty or missed safety and for every repeated one', () => {
    const ends = ['tried', 'safety', 'faulty', 'missed'] as const;
    const next = random(1922);
    const sheet = sheetOf('three-cushion', 'innings');
    for (let game = 0; game < 200; game++) {
      const innings = Array.from({ length: next(14) }, () => ({ run: next(2), end: ends[next(3)] ?? 'tried' }));
      const has = (side: 'first' | 'second') => {
        // The strokes of one player in a row: c a count, o an honest failure, s a fair safety, x a bad one.
        const strokes = innings
          .filter((_, n) => mine(n, side))
          .map((one) => 'c'.repeat(one.run) + { tried: 'o', safety: 's', faulty: 'x', missed: 'x' }[one.end])
          .join('');
        return strokes.split('c').length - 1 - (strokes.match(/x|(?<=[sx])s/g)?.length ?? 0);
      };
      const entries = innings.map((one, n) => ({ who: turn(n), run: `${one.run}`, end: one.end }));
      expect(totals(played(sheet, { game: '1000' }, entries)), JSON.stringify(innings)).toEqual({ first: has('first'), second: has('second') });
    }
  });

  test('four balls: three and two by the old count, one a shot by the later', () => {
    const next = random(36);
    const sheet = sheetOf('four-ball', 'runs');
    for (let game = 0; game < 50; game++) {
      const shots = Array.from({ length: next(6) }, () => Array.from({ length: next(4) }, () => (next(1) === 0 ? 'red' : 'white')));
      const entries = shots.map((run, n) => ({
        who: turn(n),
        red: `${run.filter((shot) => shot === 'red').length}`,
        white: `${run.filter((shot) => shot === 'white').length}`,
      }));
      const has = (side: 'first' | 'second', each: (shot: string) => number) =>
        shots.filter((_, n) => mine(n, side)).reduce((sum, run) => run.reduce((all, shot) => all + each(shot), sum), 0);
      const three = (shot: string) => (shot === 'red' ? 3 : 2);
      expect(totals(played(sheet, { count: 'old' }, entries))).toEqual({ first: has('first', three), second: has('second', three) });
      expect(totals(played(sheet, { count: 'later' }, entries))).toEqual({ first: has('first', () => 1), second: has('second', () => 1) });
    }
  });

  test('English billiards: a break of one stroke is worth what the scorer gives for that stroke', () => {
    const scorer = scorerIn(countsOf(billiards, 'english'), 'stroke');
    const sheet = sheetOf('english', 'breaks');
    if (scorer === undefined) throw new Error('no scorer');
    for (const first of ['red', 'white'] as const)
      for (let made = 0; made < 16; made++) {
        const [cannon, red, white, cue] = [1, 2, 4, 8].map((bit) => (made & bit) > 0);
        const asked = decode(scorer.ask, { first, cannon: `${cannon}`, red: `${red}`, white: `${white}`, cue: `${cue}` });
        const scored = asked.ok ? scorer.score(asked.value, BOOK) : asked;
        const reds = Number(red) + Number(cue && first === 'red');
        const whites = Number(white) + Number(cue && first === 'white');
        const kept = played(sheet, { game: '100' }, [{ who: 'first', cannons: `${Number(cannon)}`, reds: `${reds}`, whites: `${whites}` }]);
        expect(scored.ok && (scored.value.totals[0]?.points ?? 0)).toBe(totals(kept).first);
        expect(totals(kept).first).toBeLessThanOrEqual(10);
      }
  });
});

describe('the end of a game', () => {
  test('a miss of the other player can win it', () => {
    const one = played(sheetOf(null, 'running'), { game: '6', first: 'Ada', second: 'Bess' }, [
      { who: 'first', run: '5' },
      { who: 'second', run: '0', missed: 'yes' },
    ]);
    expect(one.over).toBe('The game is over: Ada wins, 6 to 0.');
  });

  test('a forfeit before the first score is owed and deducted from it', () => {
    const sheet = sheetOf('three-cushion', 'innings');
    const entries = [
      { who: 'first', run: '0', end: 'missed' },
      { who: 'second', run: '0', end: 'tried' },
    ];
    expect(played(sheet, { game: '50' }, entries).state[0]).toContain('First player owes 1');
    expect(played(sheet, { game: '50' }, [...entries, { who: 'first', run: '3', end: 'tried' }]).state[0]).toContain('First player 2');
  });

  test('a safety is allowed again after a count or an honest stroke', () => {
    const sheet = sheetOf('three-cushion', 'innings');
    const safeties = (between: Raw) =>
      totals(
        played(sheet, { game: '50' }, [
          { who: 'first', run: '0', end: 'safety' },
          { who: 'second', run: '0', end: 'tried' },
          { who: 'first', ...between },
        ]),
      ).first;
    expect(safeties({ run: '0', end: 'safety' })).toBe(-1);
    expect(safeties({ run: '1', end: 'safety' })).toBe(1);
    expect(safeties({ run: '0', end: 'tried' })).toBe(0);
  });
});

test('two players with the same name get different names', () => {
  const one = played(sheetOf(null, 'running'), { game: '10', first: 'Ann', second: 'Ann' }, [{ who: 'second', run: '2' }]);
  expect(one.state).toEqual(['Ann 0, Ann (2) 2, after 1 inning.']);
});

describe('errors', () => {
  const running = sheetOf(null, 'running');
  const said = (game: string, ...entries: Raw[]) => problems(played(running, { game }, entries), running);

  test('a second inning in a row by the same player, with the advice to enter the other’s', () => {
    expect(said('10', { who: 'first', run: '1' }, { who: 'first', run: '2' })[1]).toBe(
      'Who plays? Choose Second player, whose inning it is (a run of 0 if nothing was made). You have First player.',
    );
  });

  test('a run beyond the game', () => {
    expect(said('10', { who: 'first', run: '11' })[0]).toBe('Caroms in the run: enter a run that ends with the winning stroke, 10 to go. You have 11 points.');
  });

  test('a miss after the winning stroke', () => {
    expect(said('10', { who: 'first', run: '10', missed: 'yes' })[0]).toContain('no further stroke once the game is won. You have a miss');
  });

  test('an inning after the end', () => {
    expect(said('10', { who: 'first', run: '10' }, { who: 'second', run: '1' })[1]).toContain(
      'no inning after the end of the game. The game is over: First player wins, 10 to 0.',
    );
  });

  test('a rejected inning counts for nothing, and the next is played as if it were not there', () => {
    const one = played(running, { game: '10' }, [
      { who: 'first', run: '11' },
      { who: 'first', run: '4' },
    ]);
    expect(totals(one)).toEqual({ first: 4, second: 0 });
  });

  test('an invalid number, an unknown player, a game without points', () => {
    const entry = decode(running.entry, { who: 'third', run: 'many' });
    expect(entry.ok ? [] : entry.problems.map(({ field }) => field)).toEqual(['who', 'run']);
    expect(decode(running.setup, { game: '0' })).toMatchObject({ ok: false, problems: [{ field: 'game', expected: 'a whole number from 1 to 1000' }] });
  });

  test('a score off no ball at English billiards', () => {
    const scorer = scorerIn(countsOf(billiards, 'english'), 'stroke');
    const asked = scorer === undefined ? null : decode(scorer.ask, { first: 'none', cannon: 'yes', red: 'yes' });
    const scored = asked?.ok ? scorer?.score(asked.value, BOOK) : undefined;
    expect(scored).toMatchObject({ ok: false, problems: [{ field: 'first', found: 'none, with a cannon and the red potted' }] });
  });
});

describe('optional fields', () => {
  test('strokes that were not made are left empty, and so is a length that was not agreed on', () => {
    const breaks = sheetOf('english', 'breaks');
    const typed = played(breaks, {}, [
      { who: 'first', reds: '2' },
      { who: 'second', end: 'miss' },
    ]);
    expect(totals(typed)).toEqual({ first: 7, second: 0 });
    expect([problems(typed, breaks).join(''), typed.over]).toEqual(['', null]);
    expect(totals(played(sheetOf('four-ball', 'runs'), { count: 'old' }, [{ who: 'first', white: '2' }]))).toEqual({ first: 4, second: 0 });
  });
});
