import { worthExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';

const { blue, donohue, uspc } = cites;

// What each form gives, by each of its books.
export const mortCases = [
  worthExample('loser-nothing', blue.mortScoring, 'Five to nothing ends the game.', 3),
  worthExample('game', blue.mortScoring, 'Vivant takes two by cards from a score of three.', 5),
  worthExample('three-honours', blue.mortScoring, 'Vivant and Mort hold ace, king and knave.', 'count nothing'),
  worthExample('four-honours', blue.mortScoring, 'Vivant holds every honour.', 'count nothing'),
] as const;

export const englishCases = [
  worthExample('bumper', blue.english, 'Two games running are won to love.', 8),
  worthExample('four-honours', blue.english, 'At love a side shows all four.', 4),
  worthExample('game', blue.english, 'A side at four wins the odd trick.', 5),
  worthExample('rubber-game', blue.english, 'The second game of three is up.', 5),
  worthExample('rubber', blue.english, 'Four Englishmen sit down.', 'always played'),
  worthExample('game-value', blue.english, 'The losers have made one point.', 'Three, two or one'),
] as const;

export const dummyCases = [worthExample('standing-dummy', blue.dummy, 'One of three keeps the open hand all evening.', 1)] as const;

export const bidCases = [
  worthExample('deal-total', blue.bid, 'Tricks and trump honours are added up.', 17),
  worthExample('bid-made', blue.bid, 'A player says nine, and is asked nine of what.', 'agreed on first'),
] as const;

export const norwegianCases = [
  worthExample('nullo', blue.norwegianScoring, 'A bidder who wished to lose makes eight tricks.', 2),
  worthExample('early-bid', blue.norwegianScoring, 'The dealer speaks before the eldest hand.', 20),
  worthExample('revoke', blue.norwegianScoring, 'A spade is kept back in a grand.', 3),
  worthExample('game', blue.norwegianScoring, 'The two sides count up by fours and twos.', 50),
] as const;

export const ruffAndHonoursCases = [
  worthExample('forfeit', donohue.vulgarlyCalled, 'A suit is denied and found in the hand.', 1),
  worthExample('three-honours', donohue.vulgarlyCalled, 'King, queen and knave lie with one pair.', 8),
  worthExample('four-honours', donohue.vulgarlyCalled, 'Every honour lies with one pair.', 16),
  worthExample('calling-at-eight', donohue.vulgarlyCalled, 'The side at eight asks across the table and is answered.', 'two honours in one hand'),
  worthExample('game', donohue.vulgarlyCalled, 'The groats on the table are told over.', 10),
] as const;

export const threeHandedCases = [
  worthExample('two-against-leader', donohue.vulgarlyCalled, 'One of three has got ahead.', 'without points of its own'),
  worthExample('trick', donohue.vulgarlyCalled, 'One of three has seven of the twelve tricks.', 'most forward'),
  worthExample('game', donohue.vulgarlyCalled, 'Three ask how far the set goes.', 10),
  worthExample('game', uspc.threeHanded, 'Three play with forty cards less one.', 10),
  worthExample('revoke', uspc.threeHanded, 'One of three hides a club.', 2),
  worthExample('three-honours', donohue.vulgarlyCalled, 'One of three holds ace, king and queen.', 'four players'),
] as const;

export const swabbersCases = [
  worthExample('swabbers', donohue.textScoring, 'A card of old privilege is dealt.', 'not told'),
  worthExample('three-honours', donohue.textScoring, 'At nine a side scores its honours.', 'at nine'),
] as const;

export const thirteenAndTheOddCases = [
  worthExample('game', uspc.thirteenOdd, 'One of two players has the odd trick of thirteen.', 7),
  worthExample('revoke', uspc.thirteenOdd, 'One of two players is caught after the next lead.', 'The game'),
] as const;
