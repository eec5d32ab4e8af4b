// Cards as players say, write and dictate them.
import { describe, expect, test } from 'vitest';
import { noteCards, spokenCards } from '../../../../src/rules-engine/index.ts';

describe('spoken cards', () => {
  test.each([
    ['ten  of   hearts and 5h', ['10H', '5H'], []],
    ['five hearts, jack of spades', ['5H', 'JS'], []],
    ['ace king ten of clubs', ['AC', 'KC', '10C'], []],
    ['a h, a jack of spades', ['AH', 'JS'], []],
    ['to of clubs and the for of hearts', ['2C', '4H'], []],
    ['10 of hearts. Jack of Spades.', ['10H', 'JS'], []],
    ['\u2660 A K 5 \u2665 Q', ['AS', 'KS', '5S', 'QH'], []],
    ['\u2660AK10 \u2665Q', ['AS', 'KS', '10S', 'QH'], []],
    ['T S', ['10S'], []],
    ['5 6h', ['6H'], ['5']],
    ['jack of', [], ['jack']],
    ['spades', [], ['spades']],
    ['ten of hearts,knave of clubs;5s', ['10H', 'JC', '5S'], []],
    ['king of cups', [], ['king', 'cups']],
    ['jokerjoker5h', ['JOKER', 'JOKER', '5H'], []],
    ['10h11h12h1h', ['10H', '11H', '12H', 'AH'], []],
    ['5hx', [], ['5hx']],
    ['x5h', [], ['x5h']],
    ['5h 5h', ['5H', '5H'], []],
    ['spades a q jh', ['AS', 'QS', 'JH'], []],
    ['hearts ah kd', ['AH', 'KD'], ['hearts']],
    ['spades hearts ace', ['AH'], ['spades']],
    ['hearts foo', [], ['hearts', 'foo']],
    ['hearts a 1x', ['AH'], ['1x']],
    ['ten jack queen king', [], ['ten', 'jack', 'queen', 'king']],
    ['5H_5S+5C-JD', ['5H', '5S', '5C', 'JD'], []],
  ])('"%s"', (text, read, wrong) => expect(spokenCards(text)).toEqual({ cards: read, wrong }));
});

test('are converted to notation, with words that are no cards kept at the end', () => {
  expect(noteCards('five hearts, five of cups, knave of clubs')).toBe('5H JC five cups');
  expect(noteCards('none')).toBe('none');
});
