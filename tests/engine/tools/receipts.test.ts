// Receipts: what they contain, and what a later edition says about them.
import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Game, loadWith, type Receipt, type ReceiptQuestion, readReceipt, receipt, reopen } from '../../../src/rules-engine/index.ts';
import { sha256 } from '../../../src/rules-engine/receipts/sha256.ts';
import { registry } from '../../../src/rules-engine/registry.ts';

const library = await loadWith(registry, ['euchre', 'cribbage', 'spades', 'general-laws']);
const edition = { name: '0.1.0', hash: 'aaaaaaaaaa' };
const next = { name: '0.2.0', hash: 'bbbbbbbbbb' };

const REVOKE: ReceiptQuestion = { id: 'euchre.law.revoke', book: 'uspc-1898', input: { claimed: 'late', against: 'lone-hand', sides: 'one' } };
const HAND: ReceiptQuestion = { id: 'cribbage.score.hand', book: 'uspc-1898', input: { hand: '5H 5S 5C JD', starter: '5D' } };

/** The receipt for a question, as read from a file. */
function kept(question: ReceiptQuestion): Receipt {
  const made = receipt(library, question, edition);
  if (!made.ok) throw new Error(JSON.stringify(made.problems));
  const read = readReceipt(JSON.stringify(made.value));
  if (typeof read === 'string') throw new Error(read);
  return read;
}
/** The library with one game changed. */
function withGame(id: string, change: (game: Game) => Partial<Game>): typeof library {
  const game = library.get(id) as Game;
  return new Map([...library, [id, { ...game, ...change(game) }]]);
}
/** The library with a different number for an item of cribbage in one book. */
const priced = (key: string, book: string, points: number) =>
  withGame('cribbage', ({ points: items }) => {
    const item = items[key] as Game['points'][string];
    return { points: { ...items, [key]: { ...item, books: { ...item.books, [book]: { ...item.books[book as 'donohue'], points } } } } as Game['points'] };
  });

test('the hash is SHA-256 of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }),
  );
  for (const length of [0, 55, 56, 63, 64, 119, 120]) expect(sha256('x'.repeat(length))).toBe(createHash('sha256').update('x'.repeat(length)).digest('hex'));
  expect(sha256('\ud800')).toBe(sha256('\ufffd'));
});

describe('a receipt', () => {
  test('of a ruling has question, edition, row, effects, and book and page', () => {
    const { rows, result, ...rest } = kept(REVOKE);
    expect(rest.consulted).toEqual({});
    expect(rest).toEqual({ format: 'hoyle-receipt', version: 1, ...REVOKE, edition, consulted: {} });
    expect(Object.keys(rows)).toEqual(['euchre.law.revoke']);
    expect(rows['euchre.law.revoke']).toMatch(/^[0-9a-f]{64}$/);
    expect(result.says.join(' ')).toContain('scores 4 points');
    expect(result.orders?.[0]?.effects).toContainEqual(expect.objectContaining({ value: expect.stringContaining('4') }));
    expect(result.lines[0]?.sources.join()).toContain('U.S. Playing Card, 1898, p.');
  });
  test('of a score has its lines, its total, the rows that its lines rest on, and separately the other rows that were looked up', () => {
    const { rows, consulted, result } = kept(HAND);
    expect(result.says[0]).toBe('29 points');
    expect(result.totals).toEqual([{ to: '', points: 29 }]);
    expect(result.lines.reduce((sum, { points = 0 }) => sum + points, 0)).toBe(29);
    expect(Object.keys(rows)).toEqual([...new Set(result.lines.map(({ rule }) => rule))].sort());
    expect(consulted['cribbage.points.flush']).toMatch(/^[0-9a-f]{64}$/);
    expect(Object.keys(consulted).filter((id) => id in rows)).toEqual([]);
    expect(rows['cribbage.points.fifteen']).toMatch(/^[0-9a-f]{64}$/);
  });
  test('of a sheet counts every deal', () => {
    const game = library.get('spades') as Game;
    const example = game.examples.find((one) => one.kind === 'sheet');
    if (example?.kind !== 'sheet') throw new Error('expected a sheet among the examples of spades');
    const { result, rows } = kept({ id: `spades.score.${example.sheet}`, book: example.book, input: { setup: example.setup, entries: example.entries } });
    expect(Object.fromEntries((result.totals ?? []).map(({ to, points }) => [to, points]))).toEqual(example.totals);
    expect(Object.keys(rows).length).toBeGreaterThan(1);
  });
  test('says so if the book does not cover the law', () => {
    const silent = { id: 'euchre.law.no-discard', book: 'blue-ribbon-1940', input: {} } as const;
    expect(kept(silent).result.says[0]).toBe('The book does not cover this.');
  });
  test.each([
    ['an unknown id', { ...HAND, id: 'cribbage.score.nothing' }, 'id'],
    ['an unknown place', { ...HAND, id: 'no-game.score.hand' }, 'id'],
    ['a row that is not a law, a scorer or a sheet', { ...HAND, id: 'cribbage.points.fifteen' }, 'id'],
    ['a book without the game', { ...HAND, book: 'hoffmann' }, 'book'],
    ['an unknown field', { ...HAND, input: { ...HAND.input, strange: '1' } }, 'strange'],
    ['a card too few', { ...HAND, input: { hand: '5H 5S 5C', starter: '5D' } }, 'hand'],
    ['an unknown answer', { ...REVOKE, input: { claimed: 'never' } }, 'claimed'],
    ['a sheet for a hand', { ...HAND, input: { setup: {}, entries: [] } }, 'input'],
  ] as const)('%s is a problem', (_, question, field) => {
    expect(receipt(library, question as ReceiptQuestion, edition)).toMatchObject({ ok: false, problems: [{ field }] });
  });
});

describe('reopened', () => {
  test('it holds if the rules are the same', () => {
    for (const question of [REVOKE, HAND]) {
      expect(reopen(library, kept(question), next)).toMatchObject({ holds: true, rows: [], result: 'same', problems: [], now: { edition: next } });
    }
  });
  test('it does not hold if a number that counted has changed, and the new total is given', () => {
    const found = reopen(priced('fifteen', 'uspc-1898', 3), kept(HAND), next);
    expect(found).toMatchObject({ holds: false, rows: [{ id: 'cribbage.points.fifteen', change: 'changed' }], result: 'different' });
    expect(found.now?.result.totals?.[0]?.points).toBeGreaterThan(29);
  });
  test('it holds if a number of another book or another item has changed', () => {
    expect(reopen(priced('fifteen', 'donohue', 3), kept(HAND), next).holds).toBe(true);
    const { rows, consulted } = kept(HAND);
    const other = Object.entries((library.get('cribbage') as Game).points).find(
      ([key, { books }]) => ({ ...rows, ...consulted })[`cribbage.points.${key}`] === undefined && books['uspc-1898']?.status === 'stated',
    )?.[0] as string;
    expect(reopen(priced(other, 'uspc-1898', 99), kept(HAND), next).holds).toBe(true);
  });
  test('a corrected calculation is reported, although no row has changed', () => {
    const wrong = { ...kept(HAND), result: { ...kept(HAND).result, totals: [{ to: '', points: 28 }] } };
    expect(reopen(library, wrong, next)).toMatchObject({ holds: false, rows: [], result: 'different' });
  });
  test('it holds if only the words have changed', () => {
    const worded = { ...kept(HAND), result: { ...kept(HAND).result, says: ['Twenty-nine'] } };
    expect(reopen(library, worded, next)).toMatchObject({ holds: true, rows: [], result: 'reworded' });
  });
  test('a row or a law that no longer exists is reported, and a renamed law is found', () => {
    const old = { ...kept(HAND), rows: { ...kept(HAND).rows, 'cribbage.points.of-old': 'ab' } };
    expect(reopen(library, old, next)).toMatchObject({ holds: false, rows: [{ id: 'cribbage.points.of-old', change: 'gone' }], result: 'same' });
    const noLaw = withGame('euchre', ({ laws: { revoke: _, ...laws } }) => ({ laws }));
    expect(reopen(noLaw, kept(REVOKE), next)).toMatchObject({ holds: false, result: 'none', now: null });
    const renamed = withGame('euchre', ({ laws: { revoke, ...laws }, moved }) => ({
      laws: { ...laws, renege: revoke } as Game['laws'],
      moved: { ...moved, 'euchre.law.revoke': 'euchre.law.renege' },
    }));
    expect(reopen(renamed, kept(REVOKE), next)).toMatchObject({ holds: true, rows: [], now: { id: 'euchre.law.renege' } });
  });
  test('a changed row that was only looked up is reported if the result differs, and otherwise not', () => {
    const hearts: ReceiptQuestion = { ...HAND, input: { hand: '2H 4H 6H QH', starter: '8S', crib: 'no' } };
    expect(kept(HAND).consulted).toHaveProperty(['cribbage.points.flush']);
    expect(reopen(priced('flush', 'uspc-1898', 5), kept(HAND), next)).toMatchObject({ holds: true, rows: [], result: 'same' });
    expect(reopen(priced('flush', 'uspc-1898', 5), kept(hearts), next)).toMatchObject({
      holds: false,
      rows: [{ id: 'cribbage.points.flush', change: 'changed' }],
    });
    // The earlier edition did not find the row, and this one has it.
    const { 'cribbage.points.flush': _, ...rows } = kept(hearts).rows;
    const notFound = { ...kept(hearts), rows, consulted: { 'cribbage.points.flush': 'none' }, result: { ...kept(hearts).result, totals: [] } };
    expect(reopen(library, notFound, next).rows).toEqual([{ id: 'cribbage.points.flush', change: 'changed' }]);
  });
});

test.each([
  ['not JSON', '{', 'not JSON'],
  ['something else', '{"format":"hoyle-sheet"}', 'something else'],
  ['a list', '[]', 'something else'],
  ['a newer version', JSON.stringify({ ...kept(HAND), version: 2 }), 'version 2'],
  ['no rows', JSON.stringify({ ...kept(HAND), rows: undefined }), '"rows"'],
  ['an unknown book', JSON.stringify({ ...kept(HAND), book: 'hoyle' }), '"book"'],
  ['a result without lines', JSON.stringify({ ...kept(HAND), result: { says: [] } }), '"result"'],
])('a text that is not a receipt gives the reason: %s', (_, text, says) => {
  expect(readReceipt(text)).toContain(says);
});
