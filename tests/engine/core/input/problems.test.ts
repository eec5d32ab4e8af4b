// Messages for a wrong answer: what to enter, and what was entered.
import { describe, expect, test } from 'vitest';
import { among, takeLink } from '../../../../src/lib/addresses/links.ts';
import { cards, choiceOf, count, decode, type Fields, flag, problem, sayProblem, sayTyped } from '../../../../src/rules-engine/index.ts';

const said = (fields: Fields, raw: Record<string, string>, say = sayProblem) => {
  const read = decode(fields, raw);
  return read.ok ? [] : read.problems.map((one) => say(one, fields[one.field]?.label ?? ''));
};
const seats = choiceOf('Who took the queen of spades?', { first: 'First player', second: 'Second player', third: 'Third player' });
const kinds = choiceOf('What for?', { play: 'The play', hand: 'The hand', crib: 'The crib', go: 'A go', heels: 'Heels' });
const games = choiceOf('Which game?', { solo: 'Solo', grand: 'Grand', nullo: 'Nullo' });

describe('a form', () => {
  test('says what to choose, without the keys of a link', () => {
    expect(said({ seats }, {})).toEqual(['Who took the queen of spades? Choose a player.']);
    expect(said({ games }, {})).toEqual(['Which game? Choose Solo, Grand or Nullo.']);
    expect(said({ kinds }, {})).toEqual(['What for? Choose one of the answers.']);
    expect(said({ games }, { games: 'suit' })).toEqual(['Which game? Choose Solo, Grand or Nullo. You have "suit".']);
  });
  test('says what to enter and what was entered', () => {
    expect(said({ hand: cards('Hand', 'standard-52', 4) }, { hand: '6H 7S 8D' })).toEqual(['Hand: enter 4 cards. You have 3 (6♥ 7♠ 8♦).']);
    expect(said({ tricks: count('Tricks', 0, 5) }, {})).toEqual(['Tricks: enter a whole number from 0 to 5.']);
    expect(said({ alone: flag('Alone?') }, { alone: 'perhaps' })).toEqual(['Alone? Enter yes or no. You have "perhaps".']);
  });
});

test('the terminal names the keys to type, and quotes what was typed', () => {
  expect(said({ games }, { games: 'suit' }, sayTyped)).toEqual(['Which game? Choose one of solo, grand, nullo. You have "suit".']);
  expect(said({ seats }, {}, sayTyped)).toEqual([
    'Who took the queen of spades? Choose one of first (First player), second (Second player), third (Third player).',
  ]);
});

test.each([
  ['whose turn it is', problem('who', 'Ann, whose turn it is', 'Ben'), 'Choose Ann, whose turn it is. You have Ben.'],
  ['one too many', problem('cards', 'no card after 9 is passed', '6♦ K♥'), 'There should be no card after 9 is passed. You have 6♦ K♥.'],
  [
    'a whole sheet that is over',
    problem('', 'no deal after the end of the game', 'Ann reached 5'),
    'There should be no deal after the end of the game. Ann reached 5.',
  ],
  ['an answer no', problem('doubled', 'no: this book has no such call', 'yes'), 'Answer no: this book has no such call. You have yes.'],
])('%s', (_, issue, sentence) => {
  expect(sayProblem(issue, '')).toBe(sentence);
});

describe('a link', () => {
  const words: Readonly<Record<string, string>> = { 'in-time': 'In time', late: 'Later' };
  const told = (search: string) =>
    takeLink(new URLSearchParams(search), {
      names: ['law', 'claimed', 'tricks'],
      ask: (name) => (name === 'claimed' ? 'When did it come out?' : name === 'tricks' ? 'Tricks of the makers' : ''),
      take: (name, value) => {
        if (name === 'claimed') return among(value, Object.keys(words), (key) => words[key] ?? key);
        return name === 'tricks' && !/^\d$/.test(value) ? 'Enter a whole number from 0 to 5' : null;
      },
    }).map(({ say }) => say);
  test('gives the question and the answers in the words of the page', () => {
    expect(told('claimed=nonsense')).toEqual(['When did it come out? This link says “nonsense”. Choose “In time” or “Later”.']);
    expect(told('claimed=lat')).toEqual(['When did it come out? This link says “lat”. Choose “Later” or “In time”.']);
    expect(told('tricks=5o')).toEqual(['Tricks of the makers: this link says “5o”. Enter a whole number from 0 to 5.']);
    expect(told('claimed=late&claimed=in-time')).toEqual(['When did it come out? This link gives 2 answers. “late” is taken, not “in-time”.']);
  });
  test('names a parameter that the page does not use, and what was probably meant', () => {
    expect(told('colour=red')).toEqual(['This link says colour=red, which nothing on this page asks for.']);
    expect(told('clamed=late')).toEqual(['This link says clamed=late, which nothing on this page asks for. Perhaps “When did it come out?” is meant.']);
  });
});
