import { scoreExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';

const { blue, donohue, uspc } = cites;
const shown = (at: typeof blue.sevenCard, hand: string, starter: string, story: string, sum: number, crib = 'no') =>
  scoreExample('hand', at, { hand, starter, crib }, story, sum);

/** Cases of the five-card game. */
export const fiveCardCases = [
  valueExample('three-for-last', blue.fiveCardStarter, 'The player who has lost the cut for deal sets his peg.', 3),
  valueExample('three-for-last', donohue.fiveCardPlay, 'The non-dealer remembers his allowance in mid-game.', 3),
  shown(blue.fiveCardScoring, '2H-4H-6H', '8S', 'Three hearts of three cards.', 3),
  shown(blue.fiveCardScoring, '2H-4H-6H', '8H', 'Three hearts, and the starter a heart.', 4),
  shown(donohue.terms, '2S-4S-6S', '8D', 'Three spades of three cards.', 3),
  shown(donohue.terms, '2S-4S-6S', '8S', 'Three spades, and the turn-up a spade.', 4),
  shown(blue.fiveCardScoring, '2D-4D-6D-KD', '8D', 'The four cards of the crib and the starter are diamonds.', 5, 'yes'),
  valueExample('go', donohue.fiveCardGo, 'The last to play stays below 31.', 1),
  valueExample('game', blue.fiveCardStarter, 'Five cards each: the pegs go once round and in.', 61),
  valueExample('game', donohue.object, 'Five cards each: somebody asks for the last hole.', 61),
  valueExample('lurch', blue.fiveCardScoring, 'Not half the board is behind a beaten player.', 2),
] as const;

/** Cases of the game with eight cards, which is played like the one with six. */
export const eightCardCases = [
  valueExample('flush', donohue.terms, 'Six clubs are shown under a heart.', 1),
  valueExample('flush-with-starter', donohue.terms, 'Six clubs are shown under a club.', 1),
  valueExample('crib-flush', donohue.terms, 'The crib and its turn-up are spades throughout.', 1),
] as const;

/** Cases of the game with seven cards. */
export const sevenCardCases = [
  shown(blue.fiveCardScoring, '2H-4H-6H-8H-KH', '10S', 'Five hearts of five cards.', 5),
  shown(blue.fiveCardScoring, '2H-4H-6H-8H-KH', '10H', 'Six hearts with the starter.', 6),
  valueExample('game', blue.sevenCard, 'Five cards in each hand make quick progress round the board.', 121),
] as const;

/** Cases of the games for three and for four, and of the patience. */
export const threeHandedCases = [
  valueExample('crib-flush', donohue.threeFourHand, 'What three players threw out proves to be of one suit, the turn-up too.', 1),
  valueExample('game', uspc.threeHandedPlay, 'The board has three sides, and all play for its end.', 61),
] as const;
export const fourHandedCases = [
  valueExample('game', blue.fourHand, 'Partners agree on the usual length.', 121),
  valueExample('game', uspc.fourHandedPlay, 'Partners ask whether once round is enough.', 61),
] as const;
export const solitaireCases = [
  valueExample('last-four', blue.solitaire, 'Six rounds are over and the game hole is still ahead.', 'without a starter'),
] as const;
