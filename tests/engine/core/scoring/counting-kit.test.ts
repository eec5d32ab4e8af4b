// Scoring functions that games share: who goes out first, sums, seats, sides, the banker.
import { describe, expect, test } from 'vitest';
import { bookValue, cite, columnTotals, item, type Line, type Played, sideTotals, totalsOf } from '../../../../src/rules-engine/index.ts';
import { type Counted, countOut, problemsBefore, sayDeal, sayScores } from '../../../../src/rules-engine/mechanics/counting-out.ts';
import { absent, seated, twoSeated } from '../../../../src/rules-engine/mechanics/seats.ts';
import { across, endOfGame, sidesOf } from '../../../../src/rules-engine/mechanics/sides.ts';
import { againstBanker } from '../../../../src/rules-engine/mechanics/stakes/banker.ts';
import { Schedule } from '../../../../src/rules-engine/scoring/schedule.ts';

const line = (to: string | undefined, points: number | undefined, rule = 'points.high'): Line => ({
  rule,
  say: rule,
  ...(to === undefined ? {} : { to }),
  ...(points === undefined ? {} : { points }),
});

describe('going out', () => {
  test.each([
    [
      'the first to reach the mark is first, in the order of the lines',
      [line('A', 1), line('B', 2), line('A', 1)],
      { A: 8, B: 9 },
      ['B', 'A'],
      { A: 10, B: 11 },
    ],
    ['reaching it exactly is enough', [line('A', 1)], { A: 9, B: 0 }, ['A'], { A: 10, B: 0 }],
    ['one short is not', [line('A', 1)], { A: 8, B: 0 }, [], { A: 9, B: 0 }],
    ['a side is out once', [line('A', 5), line('A', 5)], { A: 9 }, ['A'], { A: 19 }],
    ['a side new to the scores begins at nothing', [line('C', 3)], {}, [], { C: 3 }],
    ['a line without points, or for nobody, counts for none', [line('A', undefined), line(undefined, 9)], { A: 1 }, [], { A: 1 }],
  ])('%s', (_, lines, before, out, now) => {
    const told = countOut(lines, before as Record<string, number>, 10);
    expect(told.out.map((one) => one.to)).toEqual(out);
    expect(told.now).toEqual(now);
  });
  test('the line that took a side out is named, and the earlier scores are not changed', () => {
    const before = { A: 9 };
    expect(countOut([line('A', 1, 'points.low'), line('A', 1)], before, 10).out).toEqual([{ to: 'A', rule: 'points.low', say: 'points.low' }]);
    expect(before).toEqual({ A: 9 });
    expect(sayScores({ North: 6, South: 4 })).toBe('North 6, South 4');
  });
  test.each([
    ['nobody said', null, []],
    ['one for each side', [1, 2], []],
    ['one too few', [1], [{ field: 'before', expected: '2 scores, one for each side', found: '1' }]],
    ['out already', [10, 12], [{ field: 'before', expected: 'scores below the game of 10', found: '10 and 12' }]],
    ['one below', [9, 0], []],
  ])('the scores before: %s', (_, before, problems) => expect(problemsBefore('before', before, 2, 10)).toEqual(problems));

  const deal = (more: Partial<Counted>): Counted => ({
    lines: [line('A', 1), line('B', 2), line('C', 1)],
    notes: ['A note.'],
    before: null,
    target: 'target',
    ...more,
  });
  test.each([
    ['nobody said how it stood', {}, 'A 1, B 2, C 1', ['A note.']],
    ['nobody scores', { lines: [] }, 'Nobody scores', ['A note.']],
    ['nobody is out', { before: { A: 0, B: 0, C: 0 } }, 'A 1, B 2, C 1; nobody is out', ['A note.', 'Scores if all is counted: A 1, B 2, C 1; playing to 10.']],
    ['one is out', { before: { A: 9, B: 0, C: 0 } }, 'A wins the game', ['A note.', 'Scores if all is counted: A 10, B 2, C 1; playing to 10.']],
    [
      'two are out',
      { before: { A: 9, B: 8, C: 0 } },
      'A wins the game',
      ['A note.', 'Scores if all is counted: A 10, B 10, C 1; playing to 10.', 'A and B reach the game; A is out first in the order of counting.'],
    ],
    [
      'three are out, and the game says why the first is',
      { before: { A: 9, B: 8, C: 9 }, why: (first: { to: string }) => `, as the bidder ${first.to}` },
      'A wins the game',
      ['A note.', 'Scores if all is counted: A 10, B 10, C 10; playing to 10.', 'A, B and C reach the game; A is out first, as the bidder A.'],
    ],
  ])('%s', (_, more, headline, notes) => {
    const told = sayDeal(deal(more as Partial<Counted>), new Schedule('pitch', { target: { sierra: { unit: 'point', points: 10 } } }, 'sierra'));
    expect(told.headline).toBe(headline);
    expect(told.notes).toEqual(notes);
    const wins = headline.includes('wins');
    expect(told.lines.at(-1)?.rule === 'pitch.points.order').toBe(wins);
    if (wins) expect(told.lines.at(-1)?.say).toBe('A is out: points.high');
    expect(told.lines.at(-2)?.rule === 'pitch.points.target').toBe(wins);
  });
});

describe('sums', () => {
  test('totals by side and unit, in order of first appearance', () => {
    const chips: Line = { rule: 'r', say: 's', points: 5, unit: 'chip', to: 'B' };
    expect(totalsOf([line('B', 1), line('A', 2), line('B', 3), chips, line('A', undefined), line(undefined, 7)], 'Whole')).toEqual([
      { to: 'B', points: 4, unit: 'point' },
      { to: 'A', points: 2, unit: 'point' },
      { to: 'B', points: 5, unit: 'chip' },
      { to: 'Whole', points: 7, unit: 'point' },
    ]);
    expect(totalsOf([line(undefined, 1)])).toEqual([{ to: '', points: 1, unit: 'point' }]);
  });
  const played: Played = {
    columns: [
      { key: 'above', title: 'We above', side: 'We' },
      { key: 'below', title: 'We below', side: 'We' },
      { key: 'they', title: 'They', side: 'They' },
    ],
    rows: [
      { say: '', problems: [], lines: [line('above', 30), line('below', 60), line('stranger', 5)] },
      { say: '', problems: [], lines: [line('above', undefined), line('below', 40)] },
    ],
    state: [],
    over: null,
    notes: [],
  };
  test('by side and by column', () => {
    expect(sideTotals(played)).toEqual([
      { side: 'We', points: 130 },
      { side: 'They', points: 0 },
    ]);
    expect(columnTotals(played)).toEqual({ above: 30, below: 100, they: 0 });
  });
});

describe('seats and sides', () => {
  test('given names, default names, and numbers added to equal names', () => {
    expect(seated(3, ['Ann', 'Ann'])).toMatchObject({
      name: { first: 'Ann', second: 'Ann (2)', third: 'Third player' },
      keys: ['first', 'second', 'third'],
      names: ['Ann', 'Ann (2)', 'Third player'],
      columns: [
        { key: 'first', title: 'Ann', side: 'Ann' },
        { key: 'second', title: 'Ann (2)', side: 'Ann (2)' },
        { key: 'third', title: 'Third player', side: 'Third player' },
      ],
    });
    expect(seated(2, null).names).toEqual(['First player', 'Second player']);
    expect(sidesOf({ we: null, they: null }).names).toEqual(['We', 'They']);
    expect(sidesOf({ we: 'Red', they: 'Blue' }).columns).toEqual([
      { key: 'we', title: 'Red', side: 'Red' },
      { key: 'they', title: 'Blue', side: 'Blue' },
    ]);
    expect(sidesOf({ we: 'Red', they: 'Red' }).names).toEqual(['Red', 'Red (2)']);
    expect(twoSeated({ first: null, second: 'Ann' }).names).toEqual(['First player', 'Ann']);
    expect([across('we'), across('they')]).toEqual(['they', 'we']);
  });
  test('a seat beyond the number of players is a problem, by its name', () => {
    expect(absent('dealer', 'third', seated(2, null))).toEqual([{ field: 'dealer', expected: 'one of the 2 players', found: 'Third player' }]);
    expect(absent('dealer', 'second', seated(2, null))).toEqual([]);
  });
  test.each([
    [{ we: 4, they: 0 }, null],
    [{ we: 5, they: 4 }, 'The game is over: We reached 5.'],
    [{ we: 1, they: 7 }, 'The game is over: They reached 5.'],
    [{ we: 5, they: 6 }, 'Both sides have reached 5: We 5, They 6. The makers count first.'],
  ])('%o', (has, end) => expect(endOfGame(sidesOf({ we: null, they: null }), has, 5, 'The makers count first.')).toBe(end));
  test('three players, two past the target', () =>
    expect(endOfGame(seated(3, ['A', 'B', 'C']), { first: 5, second: 6 }, 5, 'A tie.')).toBe('More than one have reached 5: A 5, B 6. A tie.'));
});

describe('a solitaire against the banker', () => {
  const at = cite('donohue', '1', 'It');
  const priced = (points: number) =>
    item({ title: '', gist: '', books: { donohue: bookValue(points, at, { unit: 'dollar' }), sierra: bookValue(points * 2, at, { unit: 'dollar' }) } });
  const { settlement, bank } = againstBanker({
    books: ['donohue'],
    points: { pack: priced(-52), card: priced(5) },
    place: 'the ace line',
    hint: 'Aces and what is built on them.',
    least: 1,
    aka: [],
    notes: { donohue: 'A doubt.' },
  });
  const by = (book: 'donohue' | 'sierra') => ({ book }) as never;
  test.each([
    [52, 'The player wins 208 dollars', ['Every card is out: the game has come out.', 'A doubt.']],
    [11, 'The player wins 3 dollars', ['A doubt.']],
    [1, 'The player loses 47 dollars', ['A doubt.']],
  ])('%i cards', (cards, headline, notes) => {
    const told = settlement.kind === 'scorer' ? settlement.score({ cards } as never, by('donohue')) : null;
    expect(told).toMatchObject({ ok: true, value: { headline, notes } });
  });
  test('an account over several packs', () => {
    const play = (cards: number[], name: string | null) => bank.play({ name } as never, cards.map((one) => ({ cards: one })) as never, by('donohue'));
    expect(play([], null)).toMatchObject({ state: ['No game is settled yet.'], over: null, columns: [{ key: 'player', side: 'The player' }] });
    const two = play([11, 1], 'Ann');
    expect(two.state).toEqual(['Ann loses 44 dollars over 2 games.']);
    expect(two.rows.map((one) => one.say)).toEqual(['11 cards in the ace line.', '1 card in the ace line.']);
    expect(sideTotals(two)).toEqual([{ side: 'Ann', points: -44 }]);
  });
});
