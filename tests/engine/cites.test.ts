// The list of a game's citations: one home for each, and errors that name the near one.
import { expect, test } from 'vitest';
import { citeAt, citesOf, doubtful, laws } from '../../src/rules-engine/core/cites.ts';

const cites = citesOf({
  donohue: {
    Euchre: { pack: '3', deal: '3-4' },
    'Laws of Euchre: The Revoke': { revoke: laws({ 14: [32, 33], '14-15': [34], 15: [36] }, { 36: 'The number is damaged.' }) },
  },
  blue: { Skat: { value: doubtful('350', 'The page is misprinted.') } },
});

test('a law has the page of its code, several laws the pages from first to last', () => {
  expect(cites.donohue.revoke(33)).toEqual({ book: 'donohue', page: '14', heading: 'Laws of Euchre: The Revoke', law: '33' });
  expect(cites.donohue.revoke(33, 34)).toMatchObject({ page: '14-15', law: '33, 34' });
  expect(cites.donohue.revoke(36)).toMatchObject({ page: '15', doubt: 'The number is damaged.' });
  expect(cites.blue.value).toMatchObject({ book: 'blue-ribbon-1940', doubt: 'The page is misprinted.' });
});
test('the text finds a citation by its address', () => {
  expect(citeAt(cites, 'donohue.deal').page).toBe('3-4');
  expect(citeAt(cites, 'donohue.revoke', '32, 34').page).toBe('14-15');
});
test('an address that is none names the near one', () => {
  expect(() => citeAt(cites, 'donohue.revokes', '32')).toThrow('the nearest is "donohue.revoke"');
  expect(() => citeAt(cites, 'blue.valu')).toThrow('the nearest is "blue.value"');
  expect(() => citeAt(cites, 'donohue.revoke')).toThrow('say which law');
  expect(() => citeAt(cites, 'donohue.revoke', '35')).toThrow('has no law 35; it has 32, 33');
  expect(() => citeAt(cites, 'donohue.pack', '3')).toThrow('no code of numbered laws');
});
test('two passages of a book do not bear one word', () => {
  expect(() => citesOf({ donohue: { Euchre: { pack: '3' }, Skat: { pack: '9' } } })).toThrow('donohue.pack stands twice');
});
