import { describe, expect, test } from 'vitest';
import { cite, game, ok, resolve, scoresIt, type Variant } from '../../../../src/rules-engine/index.ts';
import { countingLines, countOf } from '../../../../src/rules-engine/mechanics/counting-cards.ts';
import { bookValue, item, pointsOf, ruled, unscored } from '../../../../src/rules-engine/scoring/points.ts';
import { pricesOf, Schedule, schedulesOf } from '../../../../src/rules-engine/scoring/schedule.ts';
import { scorer } from '../../../../src/rules-engine/scoring/scorers.ts';
import { libraryOf, parent } from '../../../support/small-library.ts';

const at = cite('donohue', '7', 'It');

describe('a schedule', () => {
  const items = {
    trick: item({ title: 'A trick', gist: '', books: { donohue: bookValue(2, at), sierra: bookValue(1, at, { unit: 'chip', way: 'each' as never }) } }),
    order: item({ title: 'The order', gist: '', books: { donohue: ruled('High first.', at), sierra: unscored() } }),
    pool: item({ title: 'The pool', gist: '', books: { donohue: ruled('All of it.', at, { unit: 'chip' }) } }),
  };
  const prices = pricesOf(Object.entries(items));
  const { donohue: by, sierra, hoffmann } = schedulesOf('pitch', prices);
  test('has the numbers, units and ways of each book, without their texts', () => {
    expect(prices).toEqual({
      trick: { donohue: { points: 2 }, sierra: { unit: 'chip', points: 1, way: 'each' } },
      order: { donohue: {} },
      pool: { donohue: { unit: 'chip' } },
    });
    expect([by.points('trick'), sierra.points('trick')]).toEqual([2, 1]);
    expect([by.gives('trick'), by.gives('order'), sierra.gives('order'), hoffmann.gives('trick'), by.gives('never')]).toEqual([
      true,
      false,
      false,
      false,
      false,
    ]);
    expect([by.has('trick'), by.has('order'), sierra.has('order'), by.has('never')]).toEqual([true, true, false, false]);
    expect([by.unit('pool'), sierra.unit('trick'), by.unit('never')]).toEqual(['chip', 'chip', 'point']);
    expect([sierra.way('trick' as never), by.way('trick' as never), by.way('never' as never)]).toEqual(['each', undefined, undefined]);
    expect([by.book, by.id('trick')]).toEqual(['donohue', 'pitch.points.trick']);
  });
  test('errors name the place, the item and the book', () => {
    const why = 'expected a number for pitch.points.never, found none in donohue';
    expect(() => by.points('never')).toThrow(why);
    expect(() => by.line('never', 'It')).toThrow(why);
    expect(() => by.rated('never', 'It', 3)).toThrow(why);
    expect(() => by.sum('trick', 'It', 3)).toThrow('expected times 2 for pitch.points.trick, found a sum');
  });
  test('makes lines: multiples, a sum, a rate, a mention, a law', () => {
    const rule = 'pitch.points.trick';
    expect(by.line('trick', 'It')).toEqual({ rule, say: 'It', points: 2 });
    expect(by.line('trick', 'It', { times: -3, to: 'A', unit: 'chip' })).toEqual({ rule, say: 'It', points: -6, each: -2, to: 'A', unit: 'chip' });
    expect(sierra.line('trick', 'It')).toEqual({ rule, say: 'It', points: 1, unit: 'chip' });
    expect(by.sum('pool', 'All', 9)).toEqual({ rule: 'pitch.points.pool', say: 'All', points: 9, unit: 'chip' });
    expect(by.sum('order', 'All', 9, { to: 'A' })).toEqual({ rule: 'pitch.points.order', say: 'All', points: 9, to: 'A' });
    expect(sierra.rated('trick', 'Rate', 5)).toEqual({ rule, say: 'Rate', points: 5 });
    expect(by.rated('trick', 'Rate', 5, { unit: 'chip', to: 'B' })).toEqual({ rule, say: 'Rate', points: 5, unit: 'chip', to: 'B' });
    expect(by.mention('trick', 'So', { to: 'A' })).toEqual({ rule, say: 'So', to: 'A' });
    expect(by.law('revoke', 'So', { points: 2 })).toEqual({ rule: 'pitch.law.revoke', say: 'So', points: 2 });
  });
  test('whether a row gives a number in a book', () => {
    expect([scoresIt(items.trick, 'donohue'), scoresIt(items.order, 'donohue'), scoresIt(items.order, 'sierra'), scoresIt(items.pool, 'sierra')]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(pointsOf(items.trick, 'sierra')).toBe(1);
    for (const book of ['donohue', 'sierra', 'hoffmann'] as const) expect(() => pointsOf(items.order, book)).toThrow(`${book} gives no number for "The order"`);
    expect(bookValue(1, [at, at], { per: 'a card' })).toEqual({ status: 'stated', points: 1, unit: 'point', per: 'a card', cites: [at, at] });
    expect([unscored(), unscored('Why.')]).toEqual([{ status: 'silent' }, { status: 'silent', note: 'Why.' }]);
  });
  test('counting cards toward the point for game, by rank', () => {
    const keys = ['card-ten', 'card-ace', 'card-king', 'card-queen', 'card-jack'];
    const toward = new Schedule(
      'pitch',
      Object.fromEntries(keys.map((key, n) => [key, { donohue: { unit: 'point' as const, points: [10, 4, 3, 2, 1][n] ?? 0 } }])),
      'donohue',
    );
    const lines = countingLines(['10H', '10S', 'AH', 'JD', '9C', 'JOKER'], 'We', toward);
    expect(lines.map(({ say, points }) => [say, points])).toEqual([
      ['2 tens', 20],
      ['ace', 4],
      ['jack', 1],
    ]);
    expect([countOf(lines, 'We'), countOf([...lines, { rule: '', say: '', to: 'We' }], 'We'), countOf(lines, 'They')]).toEqual([25, 25, 0]);
  });
});

describe('a scorer gets the schedule of its place', () => {
  const total = scorer({
    title: 'Tricks',
    gist: 'Counts one trick.',
    books: ['donohue', 'uspc-1898'],
    ask: {},
    score: (_, by: Schedule<typeof parent.points>) => ok({ headline: by.name, lines: [by.line('trick', 'a trick')], totals: [], notes: [] }),
  });
  const counting = libraryOf(game({ ...parent, scorers: { total }, variants: { changed: { ...(parent.variants.changed as Variant), scorers: { total } } } }));
  test.each([
    ['parent', 'donohue', 1],
    ['parent', 'uspc-1898', 2],
    ['parent/changed', 'donohue', 4],
  ] as const)('%s by %s: %i', (id, book, points) => {
    const count = resolve(counting, id).scorers.total;
    expect(count?.kind === 'scorer' ? count.score({}, book) : null).toMatchObject({ ok: true, value: { lines: [{ rule: `${id}.points.trick`, points }] } });
  });
});

describe('the number of a score item', () => {
  const trick = parent.points.trick as never;
  const whole = parent.points.game as never;
  test.each([
    ['given', trick, 'uspc-1898', 2],
    ['a rule without a number', whole, 'donohue', null],
    ['silent', whole, 'uspc-1898', null],
    ['no such game in the book', trick, 'sierra', null],
  ] as const)('%s', (_, row, book, points) => {
    expect(scoresIt(row, book)).toBe(points !== null);
    if (points === null) expect(() => pointsOf(row, book)).toThrow(`${book} gives no number`);
    else expect(pointsOf(row, book)).toBe(points);
  });
});
