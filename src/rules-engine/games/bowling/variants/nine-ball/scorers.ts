import { everyPin, type HandForm, handsScorer } from '../../reckoning/hands.ts';
import { paysScorer, type Share } from '../../reckoning/pays.ts';
import { BOOK } from '../shared/of-donohue.ts';

/** Nine balls, counted here as three hands of three (p. 377). */
export const HANDS: HandForm = { pins: 10, balls: 3, hands: 3, name: 'hand', fixed: true };
/** Of five players the first two pay nothing, the third half, the last two the whole (p. 377); with more players, in proportion. */
function sharesOfMatch(players: number): readonly Share[] | null {
  if (players === 2) return ['clear', 'whole'];
  if (players % 5 !== 0) return null;
  const fifth = players / 5;
  return [...Array<Share>(2 * fifth).fill('clear'), ...Array<Share>(fifth).fill('half'), ...Array<Share>(2 * fifth).fill('whole')];
}
export const balls = /* @__PURE__ */ handsScorer('Count nine balls', HANDS, BOOK, everyPin('pin-down'), [
  'The pins are taken as set again after every three balls, as in the chief game; of the player who rolls all nine on end the book does not say it.',
]);
export const pays = /* @__PURE__ */ paysScorer({
  title: 'Who pays for the nine ball game',
  book: BOOK,
  best: 'most',
  most: 90,
  shares: sharesOfMatch,
  item: (players) => (players === 2 ? 'two-players' : 'match-of-five'),
  undecided: 'The price is divided among two players or five; of more, in the proportion of five.',
});
