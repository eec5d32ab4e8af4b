// Rummy by blue-ribbon-1940 p. 396-398 and donohue p. 416-417.

import { describe, expect, test } from 'vitest';
import rummy from '../../../src/rules-engine/games/rummy/index.ts';
import { type Answer, type BookId, decode, type Problem, type Raw, type Scorer } from '../../../src/rules-engine/index.ts';
import { scorerIn } from '../../../src/rules-engine/scoring/counts.ts';
import { countsOf } from '../../support/counts/counts.ts';

function ask(scorer: Scorer | undefined, raw: Raw, book: BookId): Answer | readonly Problem[] {
  const values = decode(scorer?.ask ?? {}, raw);
  if (!values.ok) return values.problems;
  const result = scorer?.score(values.value as never, book);
  return result?.ok === true ? result.value : (result?.problems ?? []);
}
function totals(scorer: Scorer | undefined, raw: Raw, book: BookId): Record<string, number> {
  const one = ask(scorer, raw, book);
  if (!('headline' in one)) throw new Error(JSON.stringify(one));
  return Object.fromEntries(one.totals.map(({ to, points }) => [to, points]));
}
const fields = (scorer: Scorer | undefined, raw: Raw, book: BookId) => {
  const one = ask(scorer, raw, book);
  return 'headline' in one ? [] : one.map((issue) => issue.field);
};

describe('cards left in the hands', () => {
  const deal = scorerIn(countsOf(rummy), 'deal');
  test.each<[string, number, number]>([
    ['AS', 11, 1],
    ['KS', 10, 13],
    ['QS', 10, 12],
    ['JS', 10, 11],
    ['10S', 10, 10],
    ['2S', 2, 2],
  ])('%s', (hands, blue, donohue) => {
    expect(totals(deal, { hands }, 'blue-ribbon-1940')).toEqual({ Winner: blue });
    expect(totals(deal, { hands }, 'donohue')).toEqual({ Winner: donohue });
  });
  test('a joker has no value in the book', () => {
    const one = ask(deal, { hands: 'JOKER 9S' }, 'blue-ribbon-1940');
    expect('headline' in one && one.notes.join(' ')).toContain('no figure');
    expect(totals(deal, { hands: 'JOKER 9S' }, 'blue-ribbon-1940')).toEqual({ Winner: 9 });
  });
  test('each hand pays its own count; an empty hand pays nothing except for a splash', () => {
    const one = ask(deal, { hands: '9S.none', splash: 'yes' }, 'blue-ribbon-1940');
    expect('headline' in one && one.notes).toEqual(['To pay: hand 1 29, hand 2 20.']);
  });
  test('two packs in one book, one in the other, which has no splash', () => {
    expect(fields(deal, { hands: '9S 9S' }, 'blue-ribbon-1940')).toEqual([]);
    expect(fields(deal, { hands: '9S.9S' }, 'donohue')).toEqual(['hands']);
    expect(fields(deal, { hands: '9S.9S.9S' }, 'blue-ribbon-1940')).toEqual(['hands']);
    expect(fields(deal, { hands: '9S', splash: 'yes' }, 'donohue')).toEqual(['splash']);
  });
});

describe('rum poker', () => {
  const deal = scorerIn(countsOf(rummy, 'rum-poker'), 'deal');
  const BLUE = 'blue-ribbon-1940';
  test('the lowest is paid by all the others', () => {
    expect(totals(deal, { caller: '11', others: '32.20' }, BLUE)).toEqual({ Caller: 30 });
    expect(totals(deal, { caller: '15', others: '13.20' }, BLUE)).toEqual({ 'Player 1': 9 });
  });
  test('equal counts', () => {
    expect(totals(deal, { caller: '11', others: '11.20' }, BLUE)).toEqual({ Caller: 9 });
    const one = ask(deal, { caller: '11', others: '10.10' }, BLUE);
    expect('headline' in one && [one.headline, one.totals]).toEqual(['Player 1 and Player 2 are equal, at 10', []]);
  });
  test('sixteen is too high', () => expect(fields(deal, { caller: '16', others: '32' }, BLUE)).toEqual(['caller']));
});

describe('a hand arranged', () => {
  const hand = scorerIn(countsOf(rummy), 'hand');
  const answerTo = (raw: Raw, book: BookId): Answer => {
    const one = ask(hand, raw, book);
    if (!('headline' in one)) throw new Error(JSON.stringify(one));
    return one;
  };
  const melds = (one: Answer) => one.lines.filter((line) => line.rule === 'rummy.points.meld').map((line) => line.cards?.join(' '));
  test('the ace is low or high by one book, low by the other, and never turns the corner', () => {
    expect(melds(answerTo({ hand: 'QS KS AS' }, 'blue-ribbon-1940'))).toEqual(['QS KS AS']);
    expect(melds(answerTo({ hand: 'QS KS AS' }, 'donohue'))).toEqual([]);
    expect(melds(answerTo({ hand: '2S KS AS' }, 'blue-ribbon-1940'))).toEqual([]);
    expect(melds(answerTo({ hand: 'AS 2S 3S' }, 'donohue'))).toEqual(['AS 2S 3S']);
  });
  test('a joker is shown in the place of its card', () => {
    expect(melds(answerTo({ hand: 'JOKER 6S 4S' }, 'blue-ribbon-1940'))).toEqual(['4S JOKER 6S']);
    expect(melds(answerTo({ hand: 'JOKER KS AS' }, 'blue-ribbon-1940'))).toEqual(['JOKER KS AS']);
    expect(melds(answerTo({ hand: '7S 8S JOKER' }, 'blue-ribbon-1940'))).toEqual(['7S 8S JOKER']);
  });
  test('every card is in a meld, left over or discarded', () => {
    const one = answerTo({ hand: '2H 3H 4H 4H 4S 4C 9D QS QD JOKER KD', drawn: 'yes' }, 'blue-ribbon-1940');
    expect(one.lines.flatMap((line) => line.cards ?? [])).toHaveLength(10);
    expect(one.notes[0]).toContain('Discard');
  });
  test('a joker left over has no value, and is noted', () => {
    const one = answerTo({ hand: 'JOKER 6S' }, 'blue-ribbon-1940');
    expect([one.totals.map(({ points }) => points), one.notes]).toEqual([[6], ['The book gives a joker left in the hand no figure; it is not counted here.']]);
  });
  test('the whole hand: a splash by one book, one combination in a turn by the other', () => {
    const whole = '2H 3H 4H 9S 9D 9C';
    expect(answerTo({ hand: whole }, 'blue-ribbon-1940').notes.join(' ')).toContain('brings 20 from each');
    expect(answerTo({ hand: whole }, 'donohue').notes.join(' ')).toContain('One combination goes down in a turn');
  });
  test('one pack by the older book', () => expect(fields(hand, { hand: '9S 9S' }, 'donohue')).toEqual(['hand']));
});

describe('rum poker, a hand', () => {
  const hand = scorerIn(countsOf(rummy, 'rum-poker'), 'hand');
  const BLUE = 'blue-ribbon-1940';
  test('the ace as in rum or as in gin, and the result of the other', () => {
    const cards = 'KS KH KC 4H 5H 6H 7H AS 3D 2C';
    expect(totals(hand, { hand: cards }, BLUE)).toEqual({ '': 16 });
    expect(totals(hand, { hand: cards, ace: 'gin' }, BLUE)).toEqual({ '': 6 });
    const one = ask(hand, { hand: cards }, BLUE);
    expect('headline' in one && one.notes.join(' ')).toContain('the deadwood would be 6');
  });
});

describe('conquian', () => {
  const scorer = scorerIn(countsOf(rummy, 'conquian'), 'eleven-down');
  const headline = (raw: Raw) => {
    const one = ask(scorer, raw, 'blue-ribbon-1940');
    return 'headline' in one ? one.headline : one.map((issue) => issue.field);
  };
  test('ten down are forced, and win, with a card that fits', () =>
    expect(headline({ hand: 'none', offered: '8H', table: '4H 5H 6H 7H.2S 2D 2C.9S 9D 9H' })).toBe('Eleven down: the game is won'));
  test('the jack is next to the seven in the Spanish pack, and the ace is low', () => {
    const one = ask(scorer, { pack: 'spanish', hand: '6S 7S JS QH KH AH 2C 2D 2S 2H', offered: '5S' }, 'blue-ribbon-1940');
    expect('headline' in one && one.headline).toBe('No win with this card: 8 of 11 can be down');
    expect('headline' in one && one.notes.join(' ')).toContain('With the ace above the king eleven would be down');
  });
  test('cards of the pack, ten of them, and valid combinations', () => {
    expect(headline({ hand: 'KS 2S 3S 4S 5S 6S 7S 8S 9S 10S', offered: '2H' })).toEqual(['hand']);
    expect(headline({ hand: '2S 3S 4S 5S 6S 7S 8S 9S 10S', offered: '2H' })).toEqual(['hand']);
    expect(headline({ hand: '2S 3S 4S 5S 6S 7S 8S', offered: '2H', table: '4H 5H 7H' })).toEqual(['table']);
    expect(headline({ hand: '2S 3S 4S 5S 6S 7S 2H', offered: '2H', table: '4H 5H 6H' })).toEqual(['hand']);
  });
});
