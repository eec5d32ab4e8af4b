// Desperation against uspc-1898 p. 64-65: the picture agrees with the rules, and all 312 cards are accounted for.
import { expect, test } from 'vitest';
import { MIDDLE, OPEN } from '../../../src/rules-engine/games/desperation/diagrams.ts';
import desperation from '../../../src/rules-engine/games/desperation/index.ts';
import { copiesIn, rankOf } from '../../../src/rules-engine/index.ts';
import { longSentences } from '../../support/rulings/short-sentences.ts';

const ORDER = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const place = (card: string) => ORDER.indexOf(rankOf(card as never) ?? '');

test('the picture names exactly the open cards that fit a foundation', () => {
  const tops = MIDDLE.map(place);
  const may = [OPEN.talon, ...OPEN.piles].filter((card) => tops.includes(place(card) - 1));
  expect(may.toSorted()).toEqual(['2H', '5C', 'KD']);
  expect(desperation.diagrams?.layout?.alt).toContain('Three cards fit: five of clubs, two of hearts, king of diamonds.');
});
test('two talons of 21 leave whole hands of five', () => {
  const cards = ORDER.length * 4 * copiesIn('sextuple-312', 'AS');
  expect(cards).toBe(312);
  expect((cards - 2 * 21) % 5).toBe(0);
  expect((cards - 2 * 21) / 5).toBe(54);
});
test('no sentence has more than fifteen words', () => {
  expect(longSentences(desperation)).toEqual([]);
});
