import { valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';

const { blue, donohue, uspc } = cites;

// Values in each form, for each of its books.
export const mortCases = [
  valueExample('loser-nothing', blue.mortScoring, 'Five to nothing ends the game.', 3),
  valueExample('game', blue.mortScoring, 'Vivant takes two by cards from a score of three.', 5),
  valueExample('three-honours', blue.mortScoring, 'Vivant and Mort hold ace, king and knave.', 'count nothing'),
  valueExample('four-honours', blue.mortScoring, 'Vivant holds every honour.', 'count nothing'),
] as const;

export const englishCases = [
  valueExample('bumper', blue.english, 'Two games running are won to love.', 8),
  valueExample('four-honours', blue.english, 'At love a side shows all four.', 4),
  valueExample('game', blue.english, 'A side at four wins the odd trick.', 5),
  valueExample('rubber-game', blue.english, 'The second game of three is up.', 5),
  valueExample('rubber', blue.english, 'Four Englishmen sit down.', 'always played'),
  valueExample('game-value', blue.english, 'The losers have made one point.', 'Three, two or one'),
] as const;

export const dummyCases = [valueExample('standing-dummy', blue.dummy, 'One of three keeps the open hand all evening.', 1)] as const;

export const bidCases = [
  valueExample('deal-total', blue.bid, 'Tricks and trump honours are added up.', 17),
  valueExample('bid-made', blue.bid, 'A player says nine, and is asked nine of what.', 'agreed on first'),
] as const;

export const norwegianCases = [
  valueExample('nullo', blue.norwegianScoring, 'A bidder who wished to lose makes eight tricks.', 2),
  valueExample('early-bid', blue.norwegianScoring, 'The dealer speaks before the eldest hand.', 20),
  valueExample('revoke', blue.norwegianScoring, 'A spade is kept back in a grand.', 3),
  valueExample('game', blue.norwegianScoring, 'The two sides count up by fours and twos.', 50),
] as const;

export const ruffAndHonoursCases = [
  valueExample('forfeit', donohue.vulgarlyCalled, 'A suit is denied and found in the hand.', 1),
  valueExample('three-honours', donohue.vulgarlyCalled, 'King, queen and knave lie with one pair.', 8),
  valueExample('four-honours', donohue.vulgarlyCalled, 'Every honour lies with one pair.', 16),
  valueExample('calling-at-eight', donohue.vulgarlyCalled, 'The side at eight asks across the table and is answered.', 'two honours in one hand'),
  valueExample('game', donohue.vulgarlyCalled, 'The groats on the table are told over.', 10),
] as const;

export const threeHandedCases = [
  valueExample('two-against-leader', donohue.vulgarlyCalled, 'One of three has got ahead.', 'without points of its own'),
  valueExample('trick', donohue.vulgarlyCalled, 'One of three has seven of the twelve tricks.', 'most forward'),
  valueExample('game', donohue.vulgarlyCalled, 'Three ask how far the set goes.', 10),
  valueExample('game', uspc.threeHanded, 'Three play with forty cards less one.', 10),
  valueExample('revoke', uspc.threeHanded, 'One of three hides a club.', 2),
  valueExample('three-honours', donohue.vulgarlyCalled, 'One of three holds ace, king and queen.', 'four players'),
] as const;

export const swabbersCases = [
  valueExample('swabbers', donohue.textScoring, 'A card of old privilege is dealt.', 'not told'),
  valueExample('three-honours', donohue.textScoring, 'At nine a side scores its honours.', 'at nine'),
] as const;

export const thirteenAndTheOddCases = [
  valueExample('game', uspc.thirteenOdd, 'One of two players has the odd trick of thirteen.', 7),
  valueExample('revoke', uspc.thirteenOdd, 'One of two players is caught after the next lead.', 'The game'),
] as const;
