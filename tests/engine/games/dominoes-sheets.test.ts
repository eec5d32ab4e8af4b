// The score sheets of the forms of dominoes, each played to the number in its book.

import { describe, expect, test } from 'vitest';
import dominoes from '../../../src/rules-engine/games/dominoes/index.ts';
import { type BookId, decode, type Played, type Raw, sideTotals } from '../../../src/rules-engine/index.ts';
import { sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

const BLUE = 'blue-ribbon-1940';
const DONOHUE = 'donohue';

function play(form: string, book: BookId, setup: Raw, entries: readonly Raw[]): Played {
  const sheet = sheetIn(countsOf(dominoes, form), 'game');
  if (sheet === undefined) throw new Error(`no sheet ${form}`);
  const asked = decode(sheet.setup, setup);
  const values = entries.map((entry) => decode(sheet.entry, entry));
  const bad = [asked, ...values].flatMap((one) => (one.ok ? [] : one.problems));
  if (!asked.ok || bad.length > 0) throw new Error(JSON.stringify(bad));
  return sheet.play(
    asked.value,
    values.flatMap((one) => (one.ok ? [one.value] : [])),
    book,
  );
}
const sums = (played: Played) => sideTotals(played).map(({ points }) => points);
const faults = (played: Played) => played.rows.flatMap((row) => row.problems.map((one) => one.field));
const two = { players: 'two', names: 'Anna.Ben' };
const out = (pips: string, who = 'first') => ({ end: 'domino', out: who, pips });

describe('block, draw and matador', () => {
  test.each<[string, BookId, number | null]>([
    ['block', DONOHUE, 100],
    ['draw', DONOHUE, 100],
    ['matador', DONOHUE, 100],
    ['draw', BLUE, null],
    ['matador', BLUE, null],
  ])('%s by %s ends at %s', (form, book, target) => {
    const short = play(form, book, two, [out('0.99')]);
    expect(short.over).toBeNull();
    const full = play(form, book, two, [out('0.99'), out('0.1')]);
    expect(full.over === null).toBe(target === null);
    expect(sums(full)).toEqual([100, 0]);
  });
  test('another number, if the players agree on one', () => {
    expect(play('block', DONOHUE, { ...two, agreed: '61' }, [out('0.61')]).over).toContain('Anna has won');
    expect(play('draw', BLUE, { ...two, agreed: '61' }, [out('0.60')]).over).toBeNull();
  });
  test('nothing counts after the end, and a corrected earlier hand counts', () => {
    expect(faults(play('block', DONOHUE, two, [out('0.100'), out('5.0', 'second')]))).toEqual(['']);
    expect(faults(play('block', DONOHUE, two, [out('0.90'), out('5.0', 'second')]))).toEqual([]);
  });
  test.each<[string, BookId, Raw, Raw, string]>([
    ['pips of three for a table of two', DONOHUE, two, out('0.4.5'), 'pips'],
    ['pips with the player who is out', DONOHUE, two, out('3.4'), 'pips'],
    ['a player who does not sit here', DONOHUE, two, out('0.4', 'third'), 'out'],
    ['a player out, which the book does not count', BLUE, two, out('0.4'), 'end'],
    ['three hands, of which the book counts the difference', BLUE, { ...two, players: 'three' }, { end: 'blocked', pips: '1.4.6' }, 'pips'],
  ])('%s', (_, book, setup, entry, field) => expect(faults(play('block', book, setup, [entry]))).toEqual([field]));
  test('level hands: nobody scores', () => {
    const played = play('block', DONOHUE, { players: 'three' }, [{ end: 'blocked', pips: '4.9.4' }]);
    expect(sums(played)).toEqual([0, 0, 0]);
    expect(played.rows[0]?.say).toContain('Nobody scores');
  });
});

describe('muggins and all threes', () => {
  const count = (made: number, who = 'first') => ({ what: 'ends', who, made: `${made}` });
  test.each<[string, BookId, string, number]>([
    ['muggins', BLUE, 'two', 100],
    ['muggins', DONOHUE, 'two', 200],
    ['muggins', DONOHUE, 'three', 150],
    ['all-threes', BLUE, 'two', 60],
  ])('%s by %s, %s players: %i', (form, book, players, target) => {
    const each = form === 'muggins' ? 10 : 15;
    const entries = Array.from({ length: target / each }, () => count(each));
    expect(play(form, book, { players }, entries.slice(1)).over).toBeNull();
    expect(play(form, book, { players }, entries).over).toContain('First player has won');
  });
  test('a hand is rounded as the book says', () => {
    const hand = (pips: string) => ({ what: 'hand', end: 'blocked', pips });
    expect(sums(play('muggins', DONOHUE, two, [hand('19.22')]))).toEqual([20, 0]);
    expect(sums(play('muggins', BLUE, two, [hand('19.22')]))).toEqual([3, 0]);
    expect(sums(play('muggins', BLUE, two, [{ what: 'hand', end: 'domino', out: 'second', pips: '38.0' }]))).toEqual([0, 40]);
  });
  test('a count that no ends add up to', () => {
    expect(faults(play('muggins', DONOHUE, two, [count(7)]))).toEqual(['made']);
    expect(faults(play('all-threes', BLUE, two, [count(10)]))).toEqual(['made']);
  });
});

describe('bergen', () => {
  const made = (what: string, who = 'first') => ({ who, what });
  test('fifteen for two, ten for more', () => {
    expect(sums(play('bergen', DONOHUE, two, Array(4).fill(made('triple'))))).toEqual([12, 0]);
    // Within three points of the game a triple-header counts two, within two points a header counts one.
    const to15 = play('bergen', DONOHUE, two, [...Array(5).fill(made('triple')), made('double')]);
    expect([sums(to15), to15.over !== null]).toEqual([[15, 0], true]);
    const to10 = play('bergen', DONOHUE, { players: 'three' }, [...Array(3).fill(made('triple')), made('out')]);
    expect([sums(to10), to10.over !== null]).toEqual([[10, 0, 0], true]);
  });
  test('the 1940 book has no reduced counts near the end, and no point for going out', () => {
    expect(sums(play('bergen', BLUE, two, Array(5).fill(made('triple'))))).toEqual([15, 0]);
    expect(faults(play('bergen', BLUE, two, [made('out')]))).toEqual(['what']);
    expect(sums(play('bergen', BLUE, two, [made('blocked', 'second')]))).toEqual([0, 1]);
  });
});

describe('rounce', () => {
  test('fifteen are counted down', () => {
    const hands = [
      { given: 'no', tricks: 'five.none' },
      { given: 'no', tricks: 'five.passed' },
      { given: 'no', tricks: 'three.two' },
    ];
    expect(sums(play('rounce', DONOHUE, two, hands.slice(0, 2)))).toEqual([5, 20]);
    const third = play('rounce', DONOHUE, two, hands);
    expect([sums(third), third.over]).toEqual([[2, 18], null]);
    expect(play('rounce', DONOHUE, two, [...hands, hands[2] as Raw]).over).toContain('Anna has won');
  });
  test('points given when all pass', () => {
    expect(sums(play('rounce', DONOHUE, two, [{ given: 'second', tricks: 'passed.passed' }]))).toEqual([15, 10]);
    expect(faults(play('rounce', DONOHUE, two, [{ given: 'second', tricks: 'one.passed' }]))).toEqual(['tricks']);
    expect(faults(play('rounce', DONOHUE, two, [{ given: 'no', tricks: 'one.two' }]))).toEqual(['tricks']);
  });
});

describe('bingo', () => {
  test('seven points', () => {
    const hand = (winner: string, loser: string, captured = 'no') => ({ winner, loser, captured });
    const played = play('bingo', DONOHUE, {}, [hand('first', 'none'), hand('second', 'under', 'first'), hand('first', 'none')]);
    expect([sums(played), played.over]).toEqual([[7, 2], 'The game is over: First player has won.']);
    expect(faults(play('bingo', DONOHUE, {}, [hand('first', 'none', 'second')]))).toEqual(['captured']);
  });
});
