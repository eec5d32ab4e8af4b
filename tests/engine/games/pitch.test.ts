// Pitch by the figures of blue-ribbon-1940 p. 7-10, donohue p. 47-49 and sierra p. 103-106.

import { describe, expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/pitch/index.ts';
import { type Answer, type BookId, decode, type Raw, type Result, type Scorer } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

function ask(scorer: Scorer | undefined, raw: Raw, book: BookId): Result<Answer> {
  if (scorer === undefined) throw new Error('no scorer');
  const values = decode(scorer.ask, raw);
  return values.ok ? scorer.score(values.value as never, book) : values;
}
const deal = (raw: Raw, book: BookId) => ask(scorerIn(countsOf(game), 'deal'), { counts: '20.10.0', bidder: '1', bid: '2', high: '1', low: '2', ...raw }, book);
const headline = (result: Result<Answer>) => (result.ok ? result.value.headline : result.problems.map((one) => one.field).join());
const BOOKS = ['sierra', 'blue-ribbon-1940', 'donohue'] as const;

describe('a deal in which both sides go out', () => {
  // The bidder makes jack and game, and two others one point each; all three are out.
  const raw = { high: '2', low: '3', jack: '1', before: '8.9.9' };
  test('the bidder wins in 1940, the player with high in the other books', () => {
    expect(headline(deal(raw, 'blue-ribbon-1940'))).toBe('Player 1 wins the game');
    expect(headline(deal(raw, 'donohue'))).toBe('Player 2 wins the game');
    expect(headline(deal({ ...raw, target: '11', before: '9.10.10' }, 'sierra'))).toBe('Player 2 wins the game');
  });
  test('a bidder who is set back never wins, and the others go out in order', () => {
    for (const book of BOOKS) expect(headline(deal({ ...raw, bid: '3', before: '6.6.6', low: '2', counts: '20.0.0' }, book))).toMatch(/Player 2/);
  });
  test('a bidder with all points counts them all, in any order', () => {
    for (const book of BOOKS) expect(deal({ high: '1', low: '1', jack: '1' }, book)).toMatchObject({ value: { totals: [{ to: 'Player 1', points: 4 }] } });
  });
  test('a seller who goes out by the bid that they accepted is out before the play', () => {
    expect(headline(deal({ bidder: '2', bid: '2', sold: '1', high: '2', low: '2', before: '8.8.0' }, 'donohue'))).toBe('Player 1 wins the game');
  });
});

/** Who is first at the target if points are counted one by one in the book's order, independent of the scorer; null for nobody. */
function firstOut(owners: readonly number[], bid: number, before: readonly number[], target: number, bidderFirst: boolean): number | null {
  const set = owners.filter((owner) => owner === 1).length < bid;
  const scores = [...before];
  const counted = owners.filter((owner) => !(set && owner === 1));
  const order = bidderFirst ? [...counted.filter((owner) => owner === 1), ...counted.filter((owner) => owner !== 1)] : counted;
  for (const owner of order) {
    const score = (scores[owner - 1] ?? 0) + 1;
    scores[owner - 1] = score;
    if (score >= target) return owner;
  }
  return null;
}
test('who goes out first: every owner of every point, every bid and every score of three players near the mark, in every book', () => {
  const three = [1, 2, 3];
  const deals = three.flatMap((high) => three.flatMap((low) => three.flatMap((jack) => three.map((best) => [high, low, jack, best] as const))));
  for (const book of BOOKS) {
    const target = book === 'sierra' ? 7 : 10;
    const scores = [1, 2, 3].flatMap((a) => [1, 2, 4].flatMap((b) => [1, 4].map((c) => [target - a, target - b, target - c])));
    for (const owners of deals) {
      for (const bid of [2, 3, 4]) {
        for (const before of scores) {
          const [high, low, jack, best] = owners.map(String);
          const counts = three.map((player) => (player === owners[3] ? 20 : 5)).join('.');
          const won = firstOut(owners, bid, before, target, book === 'blue-ribbon-1940');
          const said = headline(deal({ counts, bid: `${bid}`, high, low, jack, before: before.join('.') }, book));
          if (won === null) expect(said, `${book}: ${owners} on ${bid} at ${before}, game to ${best}`).toContain('nobody is out');
          else expect(said, `${book}: ${owners} on ${bid} at ${before}, game to ${best}`).toBe(`Player ${won} wins the game`);
        }
      }
    }
  }
});

describe('the bid', () => {
  test('made or set back for every bid and every number of points, in every book', () => {
    for (const book of BOOKS) {
      for (const bid of [2, 3, 4]) {
        for (let made = 0; made <= 4; made++) {
          const by = (n: number) => (n < made ? '1' : '2');
          const counts = ['0.30.0', '0.30.0', '0.30.0', '1.29.0', '30.0.0'][made] ?? '';
          const result = deal({ bid: `${bid}`, high: by(0), low: by(1), jack: by(2), counts }, book);
          const points = result.ok ? (result.value.totals.find(({ to }) => to === 'Player 1')?.points ?? 0) : null;
          expect(points, `${book}: bid ${bid}, made ${made}`).toBe(made >= bid ? made : -bid);
          if (result.ok) expect(result.value.totals.find(({ to }) => to === 'Player 2')?.points ?? 0).toBe(4 - made);
        }
      }
    }
  });
  test('smudge is a bid in the Sierra manual only, and one trick missed costs it', () => {
    const all = { bid: 'smudge', high: '1', low: '1', jack: '1', counts: '30.0.0' };
    expect(headline(deal({ ...all, tricks: '6' }, 'sierra'))).toBe('Player 1 5');
    expect(headline(deal({ ...all, tricks: '5' }, 'sierra'))).toBe('Player 1 -5');
    expect(headline(deal({ ...all, tricks: '6', low: '2' }, 'sierra'))).toBe('Player 1 -5, Player 2 1');
    expect(headline(deal({ ...all, tricks: '6' }, 'donohue'))).toBe('bid');
  });
});

describe('revokes', () => {
  test('the bidder who revokes is set back once', () => {
    for (const book of ['blue-ribbon-1940', 'donohue'] as const) expect(headline(deal({ revoke: '1' }, book))).toBe('Player 1 -2, Player 2 1');
  });
  test('the revoke of another saves the bidder in 1940 only', () => {
    const raw = { bid: '4', high: '1', low: '1', revoke: '3' };
    expect(headline(deal(raw, 'blue-ribbon-1940'))).toBe('Player 3 -4, Player 1 3');
    expect(headline(deal(raw, 'donohue'))).toBe('Player 3 -4, Player 1 -4');
  });
  test('without a bid: two off in 1940, nothing scored in Donohue, no such deal in Sierra', () => {
    expect(headline(deal({ bid: 'none', revoke: '2' }, 'blue-ribbon-1940'))).toBe('Player 2 -2, Player 1 2');
    expect(headline(deal({ bid: 'none', revoke: '2' }, 'donohue'))).toBe('Player 1 2');
    expect(headline(deal({ bid: 'none', revoke: '2' }, 'sierra'))).toBe('bid');
  });
});

test('invalid entries are rejected', () => {
  for (const [raw, field] of [
    [{ counts: '50.40.0' }, 'counts'],
    [{ high: '4' }, 'high'],
    [{ sold: '2' }, 'sold'],
    [{ target: '11' }, 'target'],
    [{ before: '1.2' }, 'before'],
    [{ before: '1.2.10' }, 'before'],
    [{ counts: '0.10.0', jack: '1' }, 'counts'],
  ] as const)
    expect(headline(deal(raw, 'blue-ribbon-1940')), JSON.stringify(raw)).toBe(field);
});

test('in a smudge with all the tricks, the others have no counting card', () => {
  expect(headline(deal({ bid: 'smudge', tricks: '6', high: '1', low: '1', jack: '1' }, 'sierra'))).toBe('counts');
});

test('selling: nobody may bid enough to put the seller out', () => {
  const sell = (raw: Raw) => ask(scorerIn(countsOf(game, 'selling-out'), 'deal'), { offer: 'sold', bid: '2', made: '1', ...raw }, 'blue-ribbon-1940');
  expect(headline(sell({ seller: '8' }))).toBe('bid');
  expect(headline(sell({ seller: '7' }))).toBe('Seller 2, Buyer -2');
  expect(headline(sell({ offer: 'refused' }))).toContain('does not say');
});

test('smudge: four on four from zero or more', () => {
  const smudge = (raw: Raw) => headline(ask(scorerIn(countsOf(game, 'smudge'), 'deal'), { before: '0', bid: '4', made: '4', ...raw }, 'blue-ribbon-1940'));
  expect(smudge({})).toContain('wins the game');
  expect(smudge({ before: '8', bid: '2', made: '2' })).toBe('The bidder is out and wins the game');
  expect(smudge({ before: '-1' })).toBe('4 points for the bidder');
  expect(smudge({ bid: '3' })).toBe('4 points for the bidder');
  expect(smudge({ made: '3' })).toBe('Set back 4');
});
