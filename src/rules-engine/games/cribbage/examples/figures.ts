import type { Citation } from '../../../books.ts';
import { scoreExample, worthExample } from '../../../core/examples.ts';
import type { ExampleOf } from '../../../core/games.ts';
import { cites } from '../cites.ts';
import type { Cribbage } from '../code.ts';

const { sierra, blue, donohue, uspc } = cites;
const shown = (at: Citation, hand: string, starter: string, story: string, sum: number, crib = 'no') =>
  scoreExample('hand', at, { hand, starter, crib }, story, sum);
const played = (at: Citation, cards: string, story: string, pone: number, dealer: number, stopped = 'no') =>
  scoreExample('play', at, { cards, stopped }, story, { Pone: pone, Dealer: dealer });

/** The figures of each book, one by one. */
export const figures: readonly ExampleOf<Cribbage>[] = [
  played(sierra.playScoring, '7H-8S', 'An eight upon a seven.', 0, 2),
  played(sierra.playScoring, '4H-4C-4D-4S', 'Four fours running: two, six and twelve.', 6, 14),
  played(sierra.playScoring, 'AH-3S-2D', 'Ace, three and two are a run.', 3, 0),
  played(sierra.playScoring, 'KH-10S-9D-2C', 'The deuce makes exactly 31.', 0, 2),
  played(uspc.counting, '6H-6C-6D-6S', 'Four sixes, one upon another.', 6, 14),
  played(uspc.counting, '9H-JS-10D', 'Nine, jack, ten: the ten closes the run.', 3, 0),
  played(uspc.counting, 'KS-QH-8D-3C', 'A three brings 28 to the full count.', 0, 2),
  played(donohue.fiveCardScoring, '3S-3H-3D-3C', 'A trey met by the other three of its kind.', 6, 14),
  played(donohue.fiveCardGo, 'JS-KD-7C-4H', 'A four fits at 27.', 0, 2),
  played(donohue.fiveCardGo, 'KC-QS-9D', 'Nobody has a deuce or an ace at 29.', 1, 0, 'yes'),
  shown(sierra.hand, 'JH-2S-4C-6D', '8H', 'Nothing but the jack of the suit turned.', 1),
  shown(donohue.fiveCardScoring, 'JS-2H-4C-6D', '8S', 'The knave of spades, a spade being turned.', 1),
  shown(uspc.counting, 'JD-2S-4C-6H', '8D', 'The right jack in a hand that is worth nothing else.', 1),
  shown(donohue.fiveCardScoring, '4H-5C-6D-6S', 'KH', 'Three fifteens, a pair and two sequences.', 14),
  shown(donohue.fiveCardScoring, '9S-9H-9D-2C', 'KH', 'Three nines and two idle cards.', 6),
  shown(donohue.fiveCardScoring, '9S-9H-9D-9C', 'KH', 'All the nines.', 12),
  shown(sierra.hand, '8S-8H-8D-8C', '2H', 'All the eights.', 12),
  shown(uspc.counting, 'QS-QH-QD-3C', '4H', 'Three queens.', 6),
  shown(uspc.counting, 'QS-QH-QD-QC', '3H', 'All the queens.', 12),
  shown(sierra.hand, '2H-4H-6H-KH', '8S', 'Four hearts, a spade turned.', 4),
  shown(sierra.hand, '2H-4H-6H-KH', '8H', 'Four hearts and a heart turned.', 5),
  shown(blue.fiveCardScoring, '2S-4S-6S-QS', '8H', 'Four spades in the hand alone.', 4),
  shown(blue.fiveCardScoring, '2S-4S-6S-QS', '8S', 'Five spades, the starter among them.', 5),
  shown(blue.fiveCardScoring, '2C-4C-6C-KC', '8C', 'A crib all of clubs, with the club turned.', 5, 'yes'),
  shown(donohue.terms, '2D-4D-6D-KD', '8S', 'Four diamonds held.', 4),
  shown(donohue.terms, '2D-4D-6D-KD', '8D', 'Four diamonds held and one turned.', 5),
  shown(donohue.terms, '2H-4H-6H-QH', '8H', 'The crib is red hearts to the last card.', 5, 'yes'),
  shown(uspc.counting, '2C-4C-6C-QC', '8D', 'Four clubs under a red starter.', 4),
  shown(uspc.counting, '2C-4C-6C-QC', '8C', 'Four clubs under a fifth.', 5),
  shown(uspc.counting, '2D-4D-6D-QD', '8D', 'A crib of diamonds under a diamond.', 5, 'yes'),
  worthExample('last-card', sierra.play, 'The dealer puts down the eighth card at 22.', 1),
  worthExample('last-card', donohue.sixCard, 'The hands of six-card cribbage run out at 17.', 1),
  worthExample('heels', sierra.play, 'The dealer turns the jack of clubs.', 2),
  worthExample('heels', blue.fiveCardStarter, 'A jack lies on the pack that the pone has cut.', 2),
  worthExample('heels', donohue.fiveCardPlay, 'The uppermost card is a knave.', 2),
  worthExample('heels', uspc.counting, 'The starter of the first deal is a jack.', 2),
  worthExample('double-run-of-three', sierra.hand, 'The hand has 6 6 5 4.', 8),
  worthExample('quadruple-run', sierra.hand, 'The hand has 8 8 7 7 6.', 16),
  worthExample('double-run-of-four', uspc.counting, 'Ten, jack, queen, king and a second king.', 10),
  worthExample('triple-run', uspc.counting, 'Three aces with a deuce and a trey.', 15),
  worthExample('highest-hand', blue.fiveCardHighestHand, 'A crib is counted that no other can beat.', 29),
  worthExample('muggins', sierra.play, 'A player cries out at a fifteen passed over.', 'where the players have agreed'),
  worthExample('game', sierra.play, 'Two players ask how far the pegs travel.', 121),
  worthExample('game', donohue.object, 'The old board is set out for a match.', 61),
  worthExample('lurch', blue.fiveCardScoring, 'The loser stands at 28 when the other is home.', 2),
  worthExample('penalty', blue.penaltiesScoring, 'A deal is given out of turn.', 2),
  worthExample('penalty', donohue.lawScoring, 'The dealer lets a card of the other hand be seen.', 2),
  worthExample('penalty', uspc.generalRulesPlayers, 'A discard is changed after it was laid out.', 2),
  worthExample('penalty-too-many', donohue.law(3), 'A player picks up six cards in place of five.', 4),
];
