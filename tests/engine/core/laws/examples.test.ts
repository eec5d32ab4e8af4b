import { expect, test } from 'vitest';
import { cite, citedBy, lawExample, scoreExample, sheetExample } from '../../../../src/rules-engine/index.ts';

const AT = cite('donohue', '66-67', 'Laws of Cribbage');

test('an example has the book of its citation', () => {
  const made = [lawExample('revoke', AT, {}, '', ''), scoreExample('hand', AT, {}, '', 0), sheetExample('game', AT, {}, [], '', {})];
  for (const example of made) expect(example).toMatchObject({ book: 'donohue', cite: AT });
});
test.each([
  ['a number is the total of the only side', scoreExample('hand', AT, {}, '', 12), { totals: { '': 12 } }],
  ['a record is the totals by side', scoreExample('hand', AT, {}, '', { We: 2, They: 0 }), { totals: { We: 2, They: 0 } }],
  ['a text is the headline', scoreExample('hand', AT, {}, '', 'A wins'), { headline: 'A wins' }],
  ['a headline may follow the totals', scoreExample('hand', AT, {}, '', 12, 'twelve'), { totals: { '': 12 }, headline: 'twelve' }],
])('%s', (_, example, outcome) => {
  expect(example).toEqual({ kind: 'score', scorer: 'hand', book: 'donohue', story: '', input: {}, cite: AT, ...outcome });
});
test('parts that are not given for a sheet are left out', () => {
  expect(sheetExample('game', AT, {}, [], 'A game.', { We: 2 })).not.toHaveProperty('state');
  expect(sheetExample('game', AT, {}, [], 'A game.', { We: 2 }, 'We win')).toHaveProperty('state', 'We win');
});
test('an example takes the citation of its row, with any doubt; a row without a citation is an error', () => {
  const doubtful = { ...AT, doubt: 'Unsure.' };
  expect(citedBy({ status: 'stated', cites: [AT, doubtful] }, 1)).toBe(doubtful);
  expect(citedBy({ status: 'stated', cites: [AT] })).toBe(AT);
  expect(() => citedBy({ status: 'stated', cites: [AT] }, 1)).toThrow('expected a row with a citation 1, found stated');
  expect(() => citedBy(undefined)).toThrow('expected a row with a citation 0, found a book that has none');
});
