// Hurried queries on tables, boards, balls, banks and dice, and on odds: the first result of the search.
import { expect, test } from 'vitest';
import { find } from '../../../src/lib/search/answer/find.ts';
import { searchHere } from '../../../src/lib/search/index/build.ts';

const site = searchHere();
const answers = async (text: string) => (await find(text, site, { most: 6 })).hits;

test.each([
  ['foul at pyramid pool nobody called', 'american-pyramid-pool.law.unclaimed'],
  ['foul nobody called before the next shot pyramid pool', 'american-pyramid-pool.law.unclaimed'],
  ['wrong ball at snooker', 'snooker.law.wrong-ball'],
  ['two balls pocketed but only one was called', 'american-pyramid-pool.law.called'],
  ['a chess move with the wrong man touched, noticed two moves later', 'chess.law.penalty-claimed-late'],
  ['touched wrong piece chess two moves ago', 'chess.law.penalty-claimed-late'],
  ['huff refused at draughts', 'checkers.law.penalty-refused'],
  ['wont let me huff', 'checkers.law.penalty-refused'],
  ['a split at faro on the last turn', 'faro.law.last-turn'],
  ['zero on an even chance roulette', 'roulette.law.zero-comes'],
  ['zero came i had red roulette', 'roulette.law.zero-comes'],
  ['cocked die at chuck-a-luck', 'chuck-a-luck.law.cocked-die'],
  ['refait at trente et un', 'rouge-et-noir.law.equal-rows'],
  ['refait at trente-et-un, i was on red', 'rouge-et-noir.law.equal-rows'],
  ['bagatelle ball came back over the line', 'bagatelle.law.rebound'],
  ['ball rolled back bagatelle', 'bagatelle.law.rebound'],
])('%s', async (text, law) => {
  const [first] = await answers(text);
  expect(first?.id).toBe(law);
});

test.each([
  ['odds of a flush', 'poker.odds.flush', /5,096 of 2,598,960/],
  ['odds of filling a flush', 'poker.odds.flush-filled', /9 of 47 .*38 to 9 against/],
  ['chance of a royal flush', 'poker.odds.royal-flush', /649,739 to 1 against/],
  ['royal flush odds', 'poker.odds.royal-flush', /4 of 2,598,960/],
  ['advantage of the bank at roulette zero', 'roulette.odds.zero', /2\.70 % for the bank, 1\/37/],
  ['odds on red at roulette', 'roulette.odds.even-chance', /1\/74 of the stake/],
  ['odds of a six with two dice', 'odds.odds.six-of-two', /25 to 11 against\. Blue Ribbon prints 25 to 11 against\./],
  ['what are the odds of a yarborough', 'odds.odds.yarborough', /1,827 to 1 against/],
  ['chances of a refait', 'rouge-et-noir.odds.refait', /44\.7 to 1 against.*63 to 1 against, which differs/],
])('%s finds its row, with the value', async (text, id, told) => {
  const [first] = await answers(text);
  expect(first?.id).toBe(id);
  expect(first?.url).toMatch(/^\/games\/[a-z/-]+\/#odds\.[a-z0-9-]+$/);
  expect(first?.gist).toMatch(told);
});

test('the word alone finds the game, and a die "on edge" is not a query for odds', async () => {
  expect((await answers('odds'))[0]?.id).toBe('odds');
  expect((await answers('die on edge passe dix')).slice(0, 1).map(({ kind }) => kind)).not.toEqual(['d']);
});
