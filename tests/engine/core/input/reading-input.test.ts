// Parsing of user input, and the messages for input that cannot be parsed: cards, dominoes, numbers and lists, case by case.
import { describe, expect, test } from 'vitest';
import {
  ALL_PACKS,
  cards,
  choiceOf,
  copiesIn,
  count,
  decode,
  encode,
  type Fields,
  flag,
  inPack,
  isAsked,
  listOf,
  type Problem,
  parseCard,
  parseCards,
  rankOf,
  sayCard,
  sayProblem,
  showCard,
  stones,
  suitOf,
  words,
} from '../../../../src/rules-engine/index.ts';

const problemsOf = (fields: Fields, raw: Record<string, string>): readonly Problem[] => {
  const read = decode(fields, raw);
  return read.ok ? [] : read.problems;
};
const valuesOf = (fields: Fields, raw: Record<string, string>): unknown => {
  const read = decode(fields, raw);
  return read.ok ? read.value : read.problems;
};

describe('one card', () => {
  test.each([
    ['AS', 'AS'],
    ['1s', 'AS'],
    ['th', '10H'],
    ['10 ♥', '10H'],
    ['10♥\uFE0F', '10H'],
    [' knave  of  hearts ', 'JH'],
    ['deuce of clubs', '2C'],
    ['trey of diamonds', '3D'],
    ['12c', '12C'],
    ['jk', 'JOKER'],
    ['*', 'JOKER'],
    ['Joker', 'JOKER'],
    ['kh', 'KH'],
    ['k♤', 'KS'],
    ['♠k', null],
    ['13h', null],
    ['h', null],
    ['', null],
    ['queen', null],
    ['king of cups', null],
  ])('"%s" is %s', (text, card) => expect(parseCard(text)).toBe(card));
  test('its rank, suit, symbol and spoken name', () => {
    expect([rankOf('10H'), suitOf('10H'), showCard('10H'), sayCard('10H')]).toEqual(['10', 'H', '10♥', 'ten of hearts']);
    expect([rankOf('JOKER'), suitOf('JOKER'), showCard('JOKER'), sayCard('JOKER')]).toEqual([null, null, 'Joker', 'joker']);
  });
});

describe('several cards', () => {
  test.each([
    ['ten  of   hearts and 5h', ['10H', '5H'], ['and']],
    ['ten of hearts,knave of clubs;5s', ['10H', 'JC', '5S'], []],
    ['king of cups', [], ['king', 'of', 'cups']],
    ['jokerjoker5h', ['JOKER', 'JOKER', '5H'], []],
    ['10h11h12h1h', ['10H', '11H', '12H', 'AH'], []],
    ['5hx', [], ['5hx']],
    ['x5h', [], ['x5h']],
    ['5h 5h', ['5H', '5H'], []],
    ['5H_5S+5C-JD', ['5H', '5S', '5C', 'JD'], []],
  ])('"%s"', (text, read, wrong) => expect(parseCards(text)).toEqual({ cards: read, wrong }));
});

describe('packs', () => {
  test('the number in the id of a pack is the number of its cards', () => {
    for (const [id, pack] of Object.entries(ALL_PACKS)) expect([id, pack.cards.length]).toEqual([id, Number(id.split('-').at(-1))]);
  });
  test.each([
    ['standard-52', '11H', false, 0],
    ['sixty-60', '11H', true, 1],
    ['standard-52', 'JOKER', false, 0],
    ['standard-53', 'JOKER', true, 1],
    ['canasta-108', 'JOKER', true, 4],
    ['pinochle-64', '7S', true, 2],
    ['pinochle-48', '8S', false, 0],
    ['spanish-40', '8S', false, 0],
    ['spanish-40', '7S', true, 1],
    ['short-24', '8S', false, 0],
    ['short-24', '9S', true, 1],
  ] as const)('%s and %s', (pack, card, there, copies) => {
    expect(inPack(pack, card)).toBe(there);
    expect(copiesIn(pack, card)).toBe(copies);
  });
  test.each([
    ['joker-52', '2H', 0],
    ['pinochle-80', 'AS', 4],
    ['pinochle-80', '9S', 0],
    ['whist-39', '5S', 0],
    ['whist-39', '5H', 1],
    ['one-queen-49', 'QS', 1],
    ['one-queen-49', 'QH', 0],
    ['without-queen-51', 'QH', 0],
    ['short-36', '5S', 0],
    ['short-36', '6S', 1],
  ] as const)('%s, whose cards no scorer asks for, and %s', (pack, card, copies) => {
    expect(ALL_PACKS[pack].cards.filter((one) => one === card)).toHaveLength(copies);
  });
});

describe('a field of cards', () => {
  const hand = { hand: cards('Hand', 'standard-52', [1, 4]) };
  const two = { hand: cards('Hand', 'pinochle-48', 4) };
  test.each([
    ['words that are no card', hand, '5H 6X 7Y', [['cards such as 5H, 5S or JD', '"6X", "7Y"']]],
    ['a card of another pack', hand, '5H JOKER 11S', [['cards of the pack (52 cards)', 'Joker 11♠']]],
    ['a card twice', hand, '5H 5H 6H', [['each card once', '5♥ twice']]],
    ['a card three times', hand, '5H 5H 5H', [['each card once', '5♥ 3 times']]],
    ['more than the pack has of it', two, '9H 9H 9H 9H', [['at most 2 of a card', '9♥ 4 times']]],
    ['as many as the pack has', two, '9H 9H 9S 9S', []],
    ['too many', hand, '2H 3H 4H 5H 6H', [['1 to 4 cards', '5 (2♥ 3♥ 4♥ 5♥ 6♥)']]],
    ['too few', two, '9H', [['4 cards', '1 (9♥)']]],
    ['none', hand, '', [['1 to 4 cards', 'none']]],
    ['an empty hand, written out', hand, ' none ', [['1 to 4 cards', 'none']]],
    ['as many as may be', hand, '2H 3H 4H 5H', []],
    ['a wrong word does not make it too few', two, '9H X', [['cards such as 10H, 10S or JD', '"X"']]],
  ] as const)('%s', (_, fields, text, problems) =>
    expect(problemsOf(fields, { hand: text })).toEqual(problems.map(([expected, found]) => ({ field: 'hand', expected, found }))));
  test('a single card is called "1 card"', () => expect(problemsOf({ turn: cards('Turn', 'standard-52', 1) }, { turn: '' })[0]?.expected).toBe('1 card'));
  test('an optional hand may be empty', () => {
    const folded = { hand: cards('Hand', 'standard-52', [0, 5]) };
    expect(valuesOf(folded, { hand: ' none ' })).toEqual({ hand: [] });
    expect(encode(folded, { hand: [] })).toEqual({ hand: 'none' });
  });
});

describe('a field of dominoes', () => {
  const left = { left: stones('Left', [1, 2]) };
  test.each([
    ['no domino', '7-4', [['dominoes such as 6-4 or 5-5, from 0-0 to 6-6', '"7-4"']]],
    ['one twice, turned', '6-4 4-6', [['each domino once', '6-4 more than once']]],
    ['too many', '6-4 5-5 1-0', [['1 to 2 dominoes', '3 (6-4 5-5 1-0)']]],
    ['none', '', [['1 to 2 dominoes', 'none']]],
    ['none, written out', ' none ', [['1 to 2 dominoes', 'none']]],
    ['as many as may be', '6-4 5-5', []],
  ] as const)('%s', (_, text, problems) =>
    expect(problemsOf(left, { left: text })).toEqual(problems.map(([expected, found]) => ({ field: 'left', expected, found }))));
  test('the higher half comes first, unless the order matters', () => {
    expect(valuesOf(left, { left: '4-6' })).toEqual({ left: ['6-4'] });
    expect(valuesOf({ left: stones('Left', 1, { turned: true }) }, { left: '4-6' })).toEqual({ left: ['4-6'] });
    expect(valuesOf({ left: stones('Left', [0, 3]) }, { left: 'none' })).toEqual({ left: [] });
    expect(encode(left, { left: ['6-4', '5-5'] })).toEqual({ left: '6-4 5-5' });
    expect(encode(left, { left: [] })).toEqual({ left: 'none' });
  });
});

describe('a choice', () => {
  const many = Object.fromEntries(Array.from({ length: 14 }, (_, n) => [`o${n + 1}`, `O${n + 1}`]));
  const dozen = Object.fromEntries(Object.entries(many).slice(0, 12));
  const keys = Object.keys(dozen).join(', ');
  const none = (expected: string, found: string, choose: string) => [{ field: 'it', expected, found, choose }];
  test.each([
    ['a key, with room about it', choiceOf('What?', { a: 'A', b: 'B' }), ' b ', { it: 'b' }],
    ['the usual form when nothing is said', choiceOf('What?', { a: 'A', b: 'B' }, { otherwise: 'b' }), ' ', { it: 'b' }],
    ['nothing, where nothing is usual', choiceOf('What?', { a: 'A', b: 'B' }), '', none('one of a, b', 'nothing', 'A or B')],
    ['no usual form for a wrong word', choiceOf('What?', { a: 'A' }, { otherwise: 'a' }), 'c', none('one of a', '"c"', 'A')],
    ['words beside the key, where it says less', choiceOf('What?', { a: 'Apples' }), '', none('one of a (Apples)', 'nothing', 'Apples')],
    ['twelve are all named', choiceOf('What?', dozen), 'x', none(`one of ${keys}`, '"x"', 'one of the answers')],
    ['of fourteen, twelve', choiceOf('What?', many), ' x ', none(`one of ${keys} and 2 more`, '"x"', 'one of the answers')],
  ])('%s', (_, field, text, outcome) => expect(valuesOf({ it: field }, { it: text })).toEqual(outcome));
});

describe('yes or no', () => {
  test.each([' Yes ', 'true', '1', 'on'])('"%s" is yes', (text) => expect(valuesOf({ it: flag('It?') }, { it: text })).toEqual({ it: true }));
  test.each(['no', 'FALSE', '0', 'off', '', ' '])('"%s" is no', (text) => expect(valuesOf({ it: flag('It?') }, { it: text })).toEqual({ it: false }));
  test('anything else is neither', () =>
    expect(valuesOf({ it: flag('It?') }, { it: 'perhaps' })).toEqual([{ field: 'it', expected: 'yes or no', found: '"perhaps"' }]));
});

describe('a number, and words', () => {
  const tricks = { tricks: count('Tricks', -1, 13) };
  test.each(['-1', '+5', ' 13 ', '0'])('"%s" counts', (text) => expect(valuesOf(tricks, { tricks: text })).toEqual({ tricks: Number(text) }));
  test.each(['-2', '14', '5o', '1.5', '', '1e1', '99999999999999999999'])('"%s" does not', (text) =>
    expect(problemsOf(tricks, { tricks: text })).toEqual([
      { field: 'tricks', expected: 'a whole number from -1 to 13', found: text === '' ? 'nothing' : `"${text}"` },
    ]));
  test.each([
    [' Ann ', { name: 'Ann' }],
    ['Annie', { name: 'Annie' }],
    ['Annika', [{ field: 'name', expected: '1 to 5 letters', found: '6' }]],
    ['  ', [{ field: 'name', expected: '1 to 5 letters', found: 'nothing' }]],
  ])('the name "%s"', (text, outcome) => expect(valuesOf({ name: words('Name', 5) }, { name: text })).toEqual(outcome));
});

describe('a list', () => {
  const stakes = { stakes: listOf('Stakes', count('Stake', 0, 9), 1, 3) };
  test.each([
    ['1.2;3', { stakes: [1, 2, 3] }],
    ['1 | 2\n3', { stakes: [1, 2, 3] }],
    ['1..', { stakes: [1] }],
    ['', [{ field: 'stakes', expected: '1 to 3 entries', found: 'none' }]],
    ['1.2.3.4', [{ field: 'stakes', expected: '1 to 3 entries', found: '4' }]],
    [
      '1..x',
      [
        { field: 'stakes.2', expected: 'a whole number from 0 to 9', found: 'nothing' },
        { field: 'stakes.3', expected: 'a whole number from 0 to 9', found: '"x"' },
      ],
    ],
  ])('"%s"', (text, outcome) => expect(valuesOf(stakes, { stakes: text })).toEqual(outcome));
  test('an empty list is encoded as the separator', () => {
    expect(encode({ stakes: listOf('Stakes', count('Stake', 0, 9), 0, 3) }, { stakes: [] })).toEqual({ stakes: '.' });
    expect(encode(stakes, { stakes: [1, 2] })).toEqual({ stakes: '1.2' });
  });
});

describe('conditional and optional fields', () => {
  const fields = { alone: flag('Alone?', { optional: true }), who: words('Who?', 9, { when: { field: 'alone', is: ['yes', 'on'] } }) };
  test.each([
    [{}, false],
    [{ alone: 'no' }, false],
    [{ alone: 'on' }, true],
  ])('%o', (raw, asked) => {
    expect(isAsked(fields, 'who', raw)).toBe(asked);
    expect(isAsked(fields, 'alone', raw)).toBe(true);
  });
  test('a field that is not asked has no value and no problem; an optional one without a value is null', () => {
    expect(valuesOf(fields, { who: 'Ann' })).toEqual({ alone: null, who: null });
    expect(valuesOf(fields, { alone: ' ' })).toEqual({ alone: null, who: null });
    expect(valuesOf(fields, { alone: 'yes' })).toEqual([{ field: 'who', expected: '1 to 9 letters', found: 'nothing' }]);
  });
  test('values are encoded as words, and null is left out', () => {
    expect(encode(fields, { alone: true, who: 'Ann' })).toEqual({ alone: 'yes', who: 'Ann' });
    expect(encode(fields, { alone: false, who: null })).toEqual({ alone: 'no' });
    expect(encode(fields, { alone: null, who: undefined } as never)).toEqual({});
    expect(encode({ hand: cards('Hand', 'standard-52', 2) }, { hand: ['5H', '10S'] })).toEqual({ hand: '5H-10S' });
  });
  test('a problem becomes a sentence with the label', () => {
    const issue = { field: 'hand', expected: '4 cards', found: 'none' };
    expect(sayProblem(issue, 'Hand')).toBe('Hand: enter 4 cards. You have none.');
    expect(sayProblem(issue, '')).toBe('Enter 4 cards. You have none.');
  });
});
