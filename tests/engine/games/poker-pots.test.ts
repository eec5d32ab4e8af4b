import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import poker from '../../../src/rules-engine/games/poker/index.ts';
import { partPool } from '../../../src/rules-engine/games/poker/reckoning/pool.ts';
import { type BookId, itemsAt, resolve } from '../../../src/rules-engine/index.ts';
import { scorerOf } from '../../support/counts/counts.ts';
import { answered, type Input, refused } from '../../support/counts/poker.ts';

const sidePots = scorerOf(poker, 'side-pots');
const openers = scorerOf(poker, 'openers', 'jack-pots');
const steps = scorerOf(poker, 'openers', 'progressive-jack-pots');

describe('side pots', () => {
  const pots = (book: BookId, stakes: string, places: string) => answered(sidePots, book, { stakes, by: 'places', places });
  test('three sights of different depth', () => {
    const answer = pots('uspc-1898', '10.20.40.40.5', '1.2.3.4.0');
    expect(Object.fromEntries(answer.totals.map((one) => [one.to, one.points]))).toEqual({ 'Player 1': 45, 'Player 2': 30, 'Player 3': 40 });
    expect(answer.lines[0]?.say).toBe('First part, 45 chips, for players 1, 2, 3 and 4: Player 1 takes it.');
  });
  test('chips that nobody covered are returned', () => {
    const answer = pots('donohue', '10.30', '1.2');
    expect(answer.totals.map((one) => `${one.to} ${one.points}`)).toEqual(['Player 1 20', 'Player 2 20']);
    expect(answer.lines[1]).toMatchObject({
      rule: 'poker.law.uncalled-bet',
      say: 'Second part, 20 chips, for player 2: nobody has covered it, and it goes back.',
    });
  });
  test('a player who has passed is in no part, whatever they put up; their chips stay in it (1898 p. 40-41)', () => {
    expect(partPool([10, 10, 25], [true, false, true])).toEqual([
      { chips: 30, players: [0, 2], uncovered: false },
      { chips: 15, players: [2], uncovered: true },
    ]);
    const answer = pots('uspc-1898', '10.30.30', '2.0.1');
    expect(answer.lines[0]?.say).toBe('First part, 30 chips, for players 1 and 3: Player 3 takes it.');
    expect(answer.lines[1]?.say).toContain('for player 3: nobody else is in for it');
  });
  test('equal hands: an odd chip goes to nobody, and one book does not divide at all', () => {
    expect(pots('uspc-1898', '5.5.5', '1.1.2').totals.map((one) => `${one.to} ${one.points}`)).toEqual(['Player 1 7', 'Player 2 7', 'Odd chips 1']);
    expect(pots('blue-ribbon-1940', '5.5.5', '1.1.2').totals.map((one) => `${one.to} ${one.points}`)).toEqual(['Not decided 15']);
  });
  test('errors', () => {
    expect(refused(sidePots, 'donohue', { stakes: '5.5', by: 'places', places: '0.0' })).toContain('a player who is still in');
    expect(refused(sidePots, 'donohue', { stakes: '5.5.5', by: 'places', places: '1.2' })).toContain('3 places, one a player');
    expect(refused(sidePots, 'donohue', { stakes: '5.0', by: 'hands', hands: 'AH AD AC AS 2H.KH KD KC KS 2C' })).toContain('stakes.2: expected chips');
    expect(refused(sidePots, 'donohue', { stakes: '5.5', by: 'hands', hands: 'AH AD AC AS 2H.AH KD KC KS 2C' })).toContain('A♥ in hand 1 and in hand 2');
  });
  test('the parts add up to what was put in, for any stakes', () => {
    const players = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.boolean(), fc.integer({ min: 1, max: 4 })), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(players, fc.constantFrom<BookId>('blue-ribbon-1940', 'donohue', 'uspc-1898'), (table, book) => {
        const inPlay = table.map(([, still], n) => still || n === 0);
        const stakes = table.map(([stake]) => stake);
        const whole = stakes.reduce((a, b) => a + b, 0);
        const parts = partPool(stakes, inPlay);
        expect(parts.reduce((sum, pot) => sum + pot.chips, 0)).toBe(whole);
        for (const pot of parts) expect(pot.players.length).toBeGreaterThan(0);
        const answer = pots(book, stakes.join('.'), table.map(([, , place], n) => (inPlay[n] ? place : 0)).join('.'));
        expect(answer.totals.reduce((sum, total) => sum + total.points, 0)).toBe(whole);
      }),
    );
  });
});

describe('openers', () => {
  const prove = (book: BookId, shown: string, more: Input = {}) => answered('need' in more ? steps : openers, book, { shown, ...more });
  test.each([
    ['JH JC', 'Openers: pair of jacks.'],
    ['10H 10C', 'Not proved: pair of tens.'],
    ['10H 10C 2D 2S', 'Openers: two pairs, tens and twos.'],
    ['2H 2C 2S', 'Openers: three of a kind, twos.'],
    ['AH', 'Not proved: one ace.'],
    ['5H 6C 7D 8S 9H', 'Openers: straight, nine high.'],
    ['AH KC QD JS 9H', 'No openers: ace high.'],
    ['10H 10C AD 3S 9H', 'No openers: pair of tens.'],
  ])('%s', (shown, headline) => {
    expect(prove('uspc-1898', shown).headline).toBe(headline);
  });
  test('a false opening names its law', () => {
    expect(prove('blue-ribbon-1940', '10H 10C AD 3S 9H').lines.at(-1)?.rule).toBe('poker/jack-pots.law.false-opening');
  });
  test('progressive openers and straights by agreement are in one book only', () => {
    expect(prove('donohue', 'QH QC', { need: 'kings' }).headline).toBe('Not proved: pair of queens.');
    expect(prove('donohue', '3H 3C 2H 2C', { need: 'aces' }).headline).toContain('Openers');
    expect(prove('donohue', '5H 6C 7D 8S 9H', { 'no-straights': 'yes' }).headline).toBe('No openers: nine high.');
    expect(steps.books).toEqual(['donohue']);
  });
  test('split openers need the discard', () => {
    const split = { split: 'yes', discard: 'mixed' };
    expect(prove('donohue', 'JH JC', split).headline).toBe('Openers shown, yet treated as a false opening.');
    expect(prove('blue-ribbon-1940', 'JH JC', split).headline).toBe('Openers: pair of jacks.');
    expect(prove('uspc-1898', 'JH JC', { held: '6' }).lines.at(-1)?.rule).toBe('poker/jack-pots.law.foul-hand-shown');
  });
});

test('every row that a pool or an opening can refer to exists', () => {
  const library = new Map([['poker', poker]]);
  const laws = (id: string) => resolve(library, id).laws.map(({ key }) => key);
  expect(laws('poker')).toEqual(expect.arrayContaining(['short-of-chips', 'uncalled-bet', 'hand-not-shown', 'foul-hand-shown']));
  expect(laws('poker/jack-pots')).toEqual(expect.arrayContaining(['false-opening', 'splitting-openers', 'foul-hand-shown']));
  const items = itemsAt(library, 'poker/progressive-jack-pots');
  expect(['openers', 'openers-second-deal', 'openers-third-deal', 'openers-later-deals'].filter((key) => !items.has(key))).toEqual([]);
});
