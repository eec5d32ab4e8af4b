// A game's list of citations: each is written once, numbered laws get their pages from the book's list, and errors name the nearest match.
import { expect, test } from 'vitest';
import { citeAt, citesOf, doubtful, numbered } from '../../../../src/rules-engine/laws/cites.ts';

const cites = citesOf({
  donohue: {
    Euchre: { pack: '3', deal: '3-4' },
    'Laws of Euchre: The Revoke': { revoke: numbered },
  },
  blue: { Skat: { value: doubtful('350', 'The page is misprinted.') } },
});

test('a law has its page in the book; several laws have the pages from first to last', () => {
  expect(cites.donohue.revoke(33)).toEqual({ book: 'donohue', page: '14', heading: 'Laws of Euchre: The Revoke', law: '33' });
  expect(cites.donohue.revoke(33, 34)).toMatchObject({ page: '14-15', law: '33, 34' });
  expect(cites.donohue.revoke(36)).toMatchObject({ page: '15', doubt: 'The number is damaged in the scan and reads 88.' });
  expect(cites.blue.value).toMatchObject({ book: 'blue-ribbon-1940', doubt: 'The page is misprinted.' });
});
test('the text finds a citation by its address', () => {
  expect(citeAt(cites, 'donohue.deal').page).toBe('3-4');
  expect(citeAt(cites, 'donohue.revoke', '32, 34').page).toBe('14-15');
});
test('an error for an unknown address names the nearest', () => {
  expect(() => citeAt(cites, 'donohue.revokes', '32')).toThrow('the nearest is "donohue.revoke"');
  expect(() => citeAt(cites, 'blue.valu')).toThrow('the nearest is "blue.value"');
  expect(() => citeAt(cites, 'donohue.revoke')).toThrow('say which law');
  expect(() => citeAt(cites, 'donohue.pack', '3')).toThrow('no code of numbered laws');
});
test('an error for an unknown law names the heading that has it, or the nearest law', () => {
  expect(() => citeAt(cites, 'donohue.revoke', '43')).toThrow('law 43 stands under "Laws of Euchre: Playing Alone"');
  expect(() => citeAt(cites, 'donohue.revoke', '84')).toThrow(
    'donohue.revoke has no law 84 ("Laws of Euchre: The Revoke" has 32, 33, 34, 35, 36, 37, 38, 39); the nearest is law 39',
  );
  // @ts-expect-error 40 is another heading's
  expect(() => cites.donohue.revoke(40)).toThrow('stands under "Laws of Euchre: Making the Trump"');
});
test('numbered laws are accepted only under a heading that has them', () => {
  expect(() => citesOf({ donohue: { 'Laws of Euchre: The Revok': { revoke: numbered } } })).toThrow('the nearest is "Laws of Euchre: The Revoke"');
  expect(() => citesOf({ sierra: { Spades: { law: numbered } } })).toThrow('no numbered laws under "Spades"');
});
test('two passages of a book may not have the same key', () => {
  expect(() => citesOf({ donohue: { Euchre: { pack: '3' }, Skat: { pack: '9' } } })).toThrow('donohue.pack stands twice');
});
