import { describe, expect, test } from 'vitest';
import poker from '../../../src/rules-engine/games/poker/index.ts';
import { type BookId, countsAt, lookup, resolve } from '../../../src/rules-engine/index.ts';
import { answered, type Input, pricesOf, rankingAt, refused, showdownOf, TABLES } from '../../support/counts/poker.ts';

const showdown = showdownOf();
const draw = (hands: string, more: Input = {}) => ({ hands, ...more });
const BOOKS: readonly BookId[] = ['sierra', 'blue-ribbon-1940', 'donohue', 'uspc-1898'];
const FORMS = [
  'straight',
  'stud',
  'whiskey',
  'mistigris',
  'deuces-wild',
  'peek',
  'sixty-card',
  'extra-hands',
  'jack-pots',
  'old-fashioned-draw',
  'table-stakes',
  'freeze-out',
];
const library = new Map([['poker', poker]]);

describe('the disputes', () => {
  test.each(BOOKS)('two flushes of equal top card: the next card decides, by %s', (book) => {
    const answer = answered(showdown, book, draw('AH JH 9H 5H 2H.AS JS 10S 3S 2S'));
    expect(answer.headline).toBe('Hand 2 wins: flush, ace high.');
    expect(answer.lines.at(-1)?.say).toBe('Hand 2 and hand 1. Flush against flush: the third card decides, 10♠ over 9♥.');
  });
  test('two flushes alike in every rank: no suit is better; one book is silent', () => {
    const tie = draw('AH JH 9H 5H 2H.AS JS 9S 5S 2S.KD KC 2C 3C 4C');
    for (const book of ['sierra', 'donohue', 'uspc-1898'] as const) expect(answered(showdown, book, tie).headline).toContain('Hands 1 and 2 divide the pot');
    expect(answered(showdown, 'blue-ribbon-1940', tie)).toMatchObject({
      headline: 'The book does not decide between hands 1 and 2.',
      notes: ['The book makes no provision for hands exactly equal.'],
    });
  });
  test('king, ace, two, three, four', () => {
    const corner = draw('KH AC 2D 3S 4H.9S 9C 9H 8D 7C');
    expect(answered(showdown, 'sierra', corner).headline).toBe('Hand 1 wins: straight round the corner to the four.');
    for (const book of ['blue-ribbon-1940', 'donohue', 'uspc-1898'] as const) expect(answered(showdown, book, corner).headline).toContain('Hand 2 wins');
    expect(answered(showdownOf('extra-hands'), 'blue-ribbon-1940', corner).headline).toContain('Hand 1 wins: round-the-corner');
  });
  test('a corner straight against another straight is not decided by the book that allows it', () => {
    expect(answered(showdown, 'sierra', draw('KH AC 2D 3S 4H.AS 2C 3H 4D 5C')).headline).toBe('The book does not decide between hands 1 and 2.');
  });
  test('nor are two straights that both turn the corner, at any card', () => {
    const both = answered(showdown, 'sierra', draw('KH AC 2D 3S 4H.QH KC AD 2S 3C'));
    expect(both.headline).toBe('The book does not decide between hands 1 and 2.');
    expect(JSON.stringify(both)).toContain('which of two straights that turn the corner is higher');
  });
  test('five aces against a straight flush is not decided', () => {
    const answer = answered(showdownOf('mistigris'), 'uspc-1898', draw('AH AD AC AS JOKER.9H 8H 7H 6H 5H'));
    expect(answer.headline).toContain('does not decide');
    expect(answer.lines.map((line) => line.say.slice(0, 2)).slice(0, 2)).toEqual(['1.', '1.']);
  });
});

describe('errors', () => {
  const four = 'AH AD AC AS 3H.QH KD KC KS 2C';
  test.each([
    [undefined, 'uspc-1898', draw('AH AD AC AS 2H.AH KD KC KS 2C'), 'hands.2: expected each card in one hand only; found A♥ in hand 1 and in hand 2'],
    [undefined, 'uspc-1898', draw('AH AD AC AS JOKER.QH KD KC KS 2C'), 'hands.1: expected cards of the pack (52 cards); found Joker'],
    [undefined, 'uspc-1898', draw('AH AD AC AS 3H 4C.QH KD KC KS 2C'), 'hands.1: expected 5 cards; found 6 (A♥ A♦ A♣ A♠ 3♥ 4♣)'],
    [
      undefined,
      'uspc-1898',
      draw(four, { 'no-straights': 'yes' }),
      'no-straights: expected straights, which are no matter of agreement in this book; found straights not played',
    ],
    ['peek', 'blue-ribbon-1940', draw('AH AD AC AS 2H 3H 4H'), 'hands: expected 2 to 8 entries; found 1'],
    [
      'peek',
      'blue-ribbon-1940',
      draw('AH AD AC AS 2H 3H 4H.KH KD KC KS QH JH 10H 9H'),
      'hands: expected seven cards each, or eight each; found hands of both sizes',
    ],
    ['extra-hands', 'donohue', draw(four, { extra: 'reckoned' }), 'extra: expected the one order that this book has; found As the author has them, by chance'],
    ['deuces-wild', 'blue-ribbon-1940', draw(four, { stripped: 'yes' }), 'hands.1: expected no threes and fours in the stripped pack; found 3♥'],
  ] as const)('%s, %s: %j', (form, book, input, text) => {
    expect(refused(showdownOf(form), book, input)).toBe(text);
  });
});

describe('forms', () => {
  test('stud without straights in one book', () => {
    const hands = { hands: '7H 8D 9C 10C JC.2S 2C AS 5H 4H' };
    expect(answered(showdownOf('stud'), 'uspc-1898', hands).headline).toContain('Hand 1 wins: straight');
    expect(answered(showdownOf('stud'), 'blue-ribbon-1940', hands).headline).toContain('Hand 2 wins: pair of twos');
  });
  test('a blaze beats two pairs, and the only book that has it does not say what beats it', () => {
    const extras = showdownOf('extra-hands');
    const blaze = 'QS QD JH JD KH';
    expect(answered(extras, 'donohue', draw(`${blaze}.10H 10C AD AC KD`)).headline).toBe('Hand 1 wins: blaze.');
    expect(answered(extras, 'donohue', draw(`${blaze}.10H 10C 10D AC KD`)).headline).toContain('does not decide');
    expect(answered(extras, 'blue-ribbon-1940', draw(`${blaze}.10H 10C 10D AC KD`)).headline).toContain('Hand 2 wins');
    expect(answered(extras, 'blue-ribbon-1940', draw(`${blaze}.10H 10C 10D AC AD`, { extra: 'reckoned' })).headline).toContain('Hand 1 wins: blaze');
  });
  test('natural cards beat wild ones before side cards are compared', () => {
    const answer = answered(showdownOf('deuces-wild'), 'blue-ribbon-1940', { hands: 'KH 2C 2D 8S 4H.KS KC KD 7H 6C' });
    expect(answer.headline).toBe('Hand 2 wins: three of a kind, kings.');
    expect(answer.lines.at(-1)).toMatchObject({
      rule: 'poker/deuces-wild.points.natural-cards',
      say: expect.stringContaining('0 wild cards against 2 wild cards'),
    });
    expect(answer.notes).toContain('Natural cards are taken before side cards: the example of the book names the cards of the combination alone.');
  });
  test('a wild card may duplicate a card already held: an ace beside the ace of a flush', () => {
    const answer = answered(showdownOf('deuces-wild'), 'blue-ribbon-1940', { hands: 'AH 10H 7H 5H 2C.AS KS QS JS 9S' });
    expect(answer.headline).toBe('Hand 1 wins: flush, ace high.');
    expect(answer.lines.at(-1)?.say).toContain('the second card decides, a wild card as ace over K♠');
  });
  test('peek: the best five of seven', () => {
    const answer = answered(showdownOf('peek'), 'blue-ribbon-1940', { hands: 'QS JS 10S 9S 8S 2D 2H.9H 9C 9D 4H 4D KD KH' });
    expect(answer.headline).toBe('Hand 1 wins: straight flush, queen high.');
    expect(answer.lines[1]?.cards).toEqual(['9H', '9C', '9D', 'KH', 'KD']);
  });
});

describe('each form has its own ranks on its own page', () => {
  const places = [undefined, ...FORMS].flatMap((form) => showdownOf(form).books.map((book) => [form ?? 'draw', form, book] as const));
  test.each(places)('%s: every hand that counts is a row of the place (%s, %s)', (_, form, book) => {
    const place = resolve(library, form === undefined ? 'poker' : `poker/${form}`);
    const rows = new Set(place.points.map((item) => item.key));
    const { hands } = rankingAt(book, form, TABLES[form ?? '']).order;
    expect(hands.filter((hand) => !rows.has(hand))).toEqual([]);
    expect(hands.slice(0, 3)).toEqual(['high-card', 'pair', 'two-pairs']);
    expect(hands.includes('straight')).toBe(pricesOf(book, form).way('straight') !== 'not-played');
  });
  test('the books in which each counts', () => {
    const books = Object.fromEntries(['straight', 'stud', 'whiskey', 'peek', 'deuces-wild'].map((form) => [form, showdownOf(form).books]));
    expect(books).toEqual({
      straight: ['uspc-1898'],
      stud: ['sierra', 'blue-ribbon-1940', 'uspc-1898'],
      whiskey: ['blue-ribbon-1940', 'uspc-1898'],
      peek: ['blue-ribbon-1940'],
      'deuces-wild': ['blue-ribbon-1940'],
    });
  });
  test('a pool is not settled by a clause that covers only the hands', () => {
    for (const form of ['stud', 'peek', 'deuces-wild']) expect(Object.keys(countsAt(library, `poker/${form}`))).toEqual(['showdown']);
  });
  test.each(FORMS.slice(0, 7))('a former link with %s redirects to its page', (form) => {
    expect(lookup(library, `poker.score.showdown?form=${form}`)).toEqual({ kind: 'moved', id: `poker/${form}.score.showdown` });
  });
  test.each(['blaze', 'customary', 'reckoned'])('a former link with the extra hands (%s) redirects', (extra) => {
    expect(lookup(library, `poker.score.showdown?extra=${extra}`)).toEqual({ kind: 'moved', id: 'poker/extra-hands.score.showdown' });
  });
});
