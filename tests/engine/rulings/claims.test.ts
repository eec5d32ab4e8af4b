// Disputed totals: a correct claim is accepted for every side of every scorer, and a wrong one gets all its explanations.
import { describe, expect, test } from 'vitest';
import cribbage from '../../../src/rules-engine/games/cribbage/index.ts';
import ginRummy from '../../../src/rules-engine/games/gin-rummy/index.ts';
import {
  type Answer,
  type BookId,
  judgeClaim,
  type Line,
  linesMaking,
  type Raw,
  readClaim,
  reconcile,
  type Scorer,
  scorerIn,
  totalOf,
} from '../../../src/rules-engine/index.ts';
import { answered, scorerOf } from '../../support/counts/counts.ts';
import { everyPlace } from '../../support/every-place.ts';

function answerOf(scorer: Scorer, raw: Raw, book: BookId): Answer {
  const result = answered(scorer, raw, book);
  if (!result.ok) throw new Error(JSON.stringify(result.problems));
  return result.value;
}
const line = (say: string, points: number, to?: string, more: Partial<Line> = {}): Line => ({
  rule: `points.${say}`,
  say,
  points,
  ...(to === undefined ? {} : { to }),
  ...more,
});
const totalsOf = (sums: Readonly<Record<string, number>>) => Object.entries(sums).map(([to, points]) => ({ to, points, unit: 'point' as const }));

describe('explanations of a claim', () => {
  const answer = {
    lines: [line('cards', 3, 'A'), line('spades', 1, 'B'), line('ace', 1, 'A'), line('tricks', 6, 'B', { each: 2 }), line('fine', -2, 'B')],
    totals: totalsOf({ A: 4, B: 5 }),
  };
  const [a, b] = answer.totals;
  const told = (to: typeof a, points: number) => (to === undefined ? null : judgeClaim(answer, to, points));
  test.each([
    [a, 4, 'A: 4 is right.', []],
    [a, 1, 'A: 1 is 3 too few: 4 is right.', ['cards (3) left out']],
    [a, 5, 'A: 5 is 1 too many: 4 is right.', ['ace (1) counted twice', 'spades (1) counted, which is B’s']],
    [b, 7, 'B: 7 is 2 too many: 5 is right.', ['tricks (6): counted 1 too many, 2 each', 'fine (-2) left out']],
    [b, 3, 'B: 3 is 2 too few: 5 is right.', ['tricks (6): counted 1 too few, 2 each', 'fine (-2) counted twice']],
    [b, -2, 'B: -2 is 7 too few: 5 is right.', ['spades (1) left out, and tricks (6) left out']],
  ] as const)('%o %i', (to, points, verdict, reasons) => expect(told(to, points)).toMatchObject({ verdict, reasons }));
  test('a claim that equals the total of the other side says so', () => {
    expect(told(a, 5)?.leads).toBe('It is the total of B. Each of these 2 explains it; check them:');
    expect(told(b, 100)?.leads).toBe('No slip or two in the lines explain it: count again, line by line.');
  });
  test('part of a line, lines of one kind, all lines', () => {
    const parts = [line('a pair of three alike', 2), line('another pair', 2), line('the third', 2)];
    const lines = [
      line('three alike', 6, undefined, { parts }),
      line('fifteen', 2, undefined, { rule: 'f', cards: ['7S', '8S'] }),
      line('fifteen', 2, undefined, { rule: 'f' }),
    ];
    const total = { to: '', points: 10, unit: 'point' } as const;
    const said = (points: number) => judgeClaim({ lines, totals: [total] }, total, points).reasons;
    expect(said(8)).toEqual([
      'a pair of three alike (2) left out',
      'another pair (2) left out',
      'the third (2) left out',
      'fifteen 7♠ 8♠ (2) left out',
      'fifteen (2) left out',
    ]);
    expect(said(6)).toEqual(['2 lines left out: fifteen 7♠ 8♠ (2); fifteen (2)']);
    expect(said(0)).toHaveLength(1);
  });
  test('if many lines are needed, the fewest', () => {
    const lines = [3, 5, 7, 11, 13, 100].map((points) => line(`of ${points}`, points));
    const total = { to: '', points: 139, unit: 'point' } as const;
    const [slips] = reconcile({ lines, totals: [total] }, total, 139 - 39).explanations;
    expect(slips?.map(({ points }) => points)).toEqual([-3, -5, -7, -11, -13]);
  });
  test('the total by another book', () => {
    const total = { to: '', points: 1, unit: 'point' } as const;
    const others = [{ book: 'donohue', totals: [{ ...total, points: 9 }] }] as const;
    expect(judgeClaim({ lines: [line('x', 1)], totals: [total] }, total, 9, { others }).leads).toMatch(/^It is what Donohue, undated would give\./);
  });
});

describe('claims as text', () => {
  test.each([
    ['12', { to: null, points: 12 }],
    [' -3 ', { to: null, points: -3 }],
    ['64.5', { to: null, points: 64.5 }],
    ['Dealer=12', { to: 'Dealer', points: 12 }],
    ["Declarer's side, above: 30", { to: "Declarer's side, above", points: 30 }],
  ])('%s', (text, claim) => expect(readClaim(text)).toEqual(claim));
  test.each(['', 'twelve', 'Dealer=', '12 or 13', '1e9', 'NaN'])('"%s" is no number, and the error says so', (text) =>
    expect(readClaim(text)).toBe('a number such as 12, or with its side, such as Dealer=12'));
  test('the side of a claim: by name, by the start of a name, the only one, or an error that lists the sides', () => {
    const totals = totalsOf({ 'Side 1': 3, 'Side 2': 4, Dealer: 1 });
    expect(totalOf(totals, 'dea')).toBe(totals[2]);
    expect(totalOf(totals, 'side 2')).toBe(totals[1]);
    expect(totalOf(totals, 'Side')).toBe('one of Side 1; Side 2; Dealer');
    expect(totalOf(totals, null)).toBe('whose claim it is: Side 1; Side 2; Dealer');
    expect(totalOf(totalsOf({ '': 3 }), null)).toMatchObject({ points: 3 });
    expect(totalOf([], null)).toBe('a count with a total: this one has none');
  });
});

describe('the dispute: 6 7 8 8 with a 7 turned', () => {
  const hand = scorerOf(cribbage, 'hand');
  const answer = answerOf(hand, { hand: '6H 7C 8H 8S', starter: '7D' }, 'uspc-1898');
  const [total] = answer.totals;
  const rules = (points: number) =>
    total === undefined
      ? []
      : reconcile(answer, total, points).explanations.map((one) => [...new Set(one.flatMap((slip) => slip.lines.map(({ rule }) => rule)))]);
  test('a claim of 12 leaves out the runs, a claim of 16 the fifteens', () => {
    expect(rules(12)).toEqual([['cribbage.points.run']]);
    expect(rules(16)).toEqual([['cribbage.points.fifteen']]);
  });
  test.each([
    [{ hand: 'QS KD AC 9H', starter: '2C' }, 'donohue', 3, 'a run round the corner, which no book counts A'],
    [{ hand: '2S 4S 6S 8S', starter: 'QH', crib: 'yes' }, 'donohue', 4, 'a flush of four in the crib'],
    [{ hand: '2S 4S 6S QH', starter: '8S' }, 'donohue', 4, 'a flush of four with the starter for one of them'],
    [{ hand: 'JS 2D 4C 6H', starter: '8H' }, 'donohue', 1, 'a jack of another suit than the starter J♠'],
  ] as const)('%o counted by %s as %i too many', (raw, book, gap, reason) => {
    const counted = answerOf(hand, raw, book);
    const right = counted.totals[0] ?? { to: '', points: 0, unit: 'point' as const };
    const slips = (n: number) => hand.slips?.({ hand: raw.hand.split(' '), starter: [raw.starter], crib: 'crib' in raw } as never, book, n, '') ?? [];
    expect(judgeClaim(counted, right, right.points + gap, { slips }).reasons.some((one) => one.startsWith(reason.split(' A')[0] ?? reason))).toBe(true);
  });
});

test('deadwood claimed too high is explained by an arrangement that leaves more, with its melds', () => {
  const hand = scorerOf(ginRummy, 'hand');
  const cards = '5H 6H 7H 10S 10H 10C 10D 2S 2C AD'.split(' ');
  const answer = answerOf(hand, { hand: cards.join(' ') }, 'sierra');
  const [total] = answer.totals;
  if (total === undefined) throw new Error('no total');
  const slips = (gap: number) => hand.slips?.({ hand: cards } as never, 'sierra', gap, '') ?? [];
  const told = judgeClaim(answer, total, 23, { slips, least: true });
  expect(told.verdict).toBe('23 is 18 more than need be left: 5 is the least.');
  expect(told.reasons).toEqual(['with no other meld than 10♠ 10♥ 10♣ 10♦, left over 2♠ 5♥ 6♥ 7♥ 2♣ A♦']);
});

describe('every scorer, on the examples from the books', () => {
  const cases = everyPlace.flatMap((place) =>
    place.described.examples.flatMap((example) => {
      const scorer = example.kind === 'score' ? scorerIn(place, example.scorer) : undefined;
      return scorer === undefined || example.kind !== 'score' ? [] : [{ id: `${place.id}.score.${example.scorer}`, scorer, example }];
    }),
  );
  const answers = cases.map(({ id, scorer, example }) => ({ id, scorer, answer: answerOf(scorer, example.input, example.book) }));
  test('the correct total of any side is accepted', () => {
    const wrong = answers.flatMap(({ id, answer }) =>
      answer.totals.flatMap((total) => {
        const label = answer.totals.filter((one) => one.to === total.to).length > 1 ? null : totalOf(answer.totals, total.to);
        return reconcile(answer, total, total.points).kind === 'right' && (label === null || label === total) ? [] : [`${id}: ${total.to}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
  test('one line left out or counted twice is among the explanations', () => {
    const missed = answers.flatMap(({ id, answer }) =>
      answer.totals.flatMap((total) =>
        linesMaking(answer, total).flatMap((one) =>
          (['left-out', 'twice'] as const).flatMap((did) => {
            const points = total.points + (did === 'twice' ? 1 : -1) * (one.points ?? 0);
            const named = reconcile(answer, total, points).explanations.some(
              (slips) => slips.length === 1 && slips[0]?.did === did && slips[0].lines[0] === one,
            );
            return named ? [] : [`${id}: ${one.say} ${did}`];
          }),
        ),
      ),
    );
    expect(answers.length).toBeGreaterThan(800);
    expect(missed).toEqual([]);
  });
  test('a scorer is marked as untotalled exactly if its results have no totals', () => {
    // A variant that inherits its game's scorer has examples of its own, which may have no total.
    const totalled = Map.groupBy(answers, ({ id, scorer }) => `${id.split(/[/.]/)[0]}: ${scorer.gist}`);
    const wrong = [...totalled].flatMap(([id, all]) => {
      const has = all.some(({ answer }) => answer.totals.length > 0);
      return has === (all[0]?.scorer.untotalled !== true) ? [] : [id];
    });
    expect(wrong).toEqual([]);
  });
});
