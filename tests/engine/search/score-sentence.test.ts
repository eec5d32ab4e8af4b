// A deal described in a sentence opens its scorer with what was understood, and lists what was not.
import { expect, test } from 'vitest';
import { gameIn } from '../../../src/lib/search/answer/named-game.ts';
import { searchHere } from '../../../src/lib/search/index/build.ts';
import { addressOfScore, readScore } from '../../../src/lib/search/read/score-sentence.ts';
import { decode } from '../../../src/rules-engine/index.ts';
import { places } from '../../support/library.ts';

const { known } = searchHere();

function read(text: string) {
  const named = gameIn(text, known);
  const place = places.find(({ id }) => id === named?.game);
  const scorers = Object.entries(place?.scorers ?? {}).flatMap(([key, count]) =>
    count.kind === 'scorer' ? [{ key, title: count.title, ask: count.ask }] : [],
  );
  const found = readScore(named?.rest ?? [], scorers);
  return { game: named?.game, place, found, values: Object.fromEntries((found?.given ?? []).map(({ field, value }) => [field, value])) };
}

test.each([
  ['spades bid 5 took 7', 'spades', 'deal', { bids: '5', tricks: '7' }],
  ['spades we bid 3 and 4, took 5 and 3', 'spades', 'deal', { bids: '3.4', tricks: '5.3' }],
  ['spades nil and 4 took 0 5', 'spades', 'deal', { bids: 'nil.4', tricks: '0.5' }],
  ['spades bid double nil and 6 took 0 and 7 with 4 bags', 'spades', 'deal', { bids: 'double-nil.6', tricks: '0.7', bags: '4' }],
  ['bid five took seven at spades', 'spades', 'deal', { bids: '5', tricks: '7' }],
  ['cribbage 5H 5S 5C JD starter 5D', 'cribbage', 'hand', { hand: '5H-5S-5C-JD', starter: '5D' }],
  [
    'cribbage 5 of hearts, 5 of spades, 6 of clubs, jack of diamonds cut 4 of clubs crib',
    'cribbage',
    'hand',
    { hand: '5H-5S-6C-JD', starter: '4C', crib: 'yes' },
  ],
  ['cribbage 5 5 5 J starter 5', 'cribbage', 'hand', { hand: '5-5-5-J', starter: '5' }],
  ['euchre alone took 5', 'euchre', 'deal', { alone: 'yes', tricks: '5' }],
  ['euchre makers took 3 opponents 2', 'euchre', 'deal', { tricks: '3', others: '2' }],
  ['euchre 3 tricks', 'euchre', 'deal', { tricks: '3' }],
  ['hearts 0 5 6 2', 'hearts', 'deal', { hearts: '0.5.6.2' }],
  ['hearts 0 5 6 2 queen 3', 'hearts', 'deal', { hearts: '0.5.6.2', queen: 'third' }],
  ['gin rummy 2H 3H 4H 7S 7C 7D KH QS 2C 9D', 'gin-rummy', 'hand', { hand: '2H-3H-4H-7S-7C-7D-KH-QS-2C-9D' }],
  [
    'gin rummy knocker 2H 3H 4H 7S 7C 7D KH KS KC AD opponent 5C 5D 5S 9H 10H JH 2C 4D 8S QD',
    'gin-rummy',
    'deal',
    { knocker: '2H-3H-4H-7S-7C-7D-KH-KS-KC-AD', opponent: '5C-5D-5S-9H-10H-JH-2C-4D-8S-QD' },
  ],
])('%s', (text, game, key, given) => {
  const { game: its, found, values } = read(text);
  expect([its, found?.key, values, found?.unread]).toEqual([game, key, given, []]);
});

test('what was understood is accepted by the scorer', () => {
  for (const text of ['spades bid 5 took 7', 'cribbage 5H 5S 5C JD starter 5D', 'hearts 0 5 6 2 queen 3']) {
    const { place, found, values } = read(text);
    const scorer = place?.scorers[found?.key ?? ''];
    expect(scorer?.kind === 'scorer' && decode(scorer.ask, values).ok, text).toBe(true);
  }
});

test('words that match no field, and numbers out of range, are reported', () => {
  expect(read('spades bid 5 took 7 reneged').found?.unread).toEqual(['reneged']);
  expect(read('euchre took 9').found).toBeNull();
  expect(read('spades bid 5 took 40').found).toMatchObject({ given: [{ field: 'bids', value: '5' }], unread: ['40'] });
  expect(gameIn('bid 5 took 7', known)).toBeNull();
});

test('the URL has the answers and the words that were not understood', () => {
  const { found } = read('spades bid 5 took 7 reneged');
  expect(found === null ? '' : addressOfScore('spades', found)).toBe('/games/spades/score/deal/?score=deal&bids=5&tricks=7&unread=reneged');
});

test.each([
  ['whist renege', 'whist', 'Whist', 'renege'],
  ['yuker misdeal', 'euchre', 'Euchre', 'misdeal'],
  ['renege at railroad euchre', 'euchre/railroad', 'Euchre', 'renege at'],
])('%s names its game', (text, game, title, rest) => {
  const named = gameIn(text, known);
  expect([named?.game, named?.title, named?.rest.join(' ')]).toEqual([game, title, rest]);
});
