import type { Citation } from '../../books.ts';
import { type Example, lawExample, scoreExample } from '../../core/examples.ts';
import { FAMILY, RHUM, RUM } from './cites.ts';

const BLUE = RUM('396-397');
const DONOHUE = RHUM('416-417');
const scored = (at: Citation, input: Record<string, string>, story: string, points: number) =>
  scoreExample('deal', at, input, story, { Winner: points }, `The winner collects ${points}`);

export const examples: readonly Example[] = [
  lawExample('card-faced-in-pack', BLUE, {}, 'A card lies face up in the stock.', 'same dealer deals again'),
  lawExample('wrong-number-dealt', BLUE, {}, 'A player has eleven cards.', 'same dealer deals again'),
  lawExample('draw-missed', DONOHUE, {}, 'A player lays down three tens without a draw.', 'must draw from the stock'),
  lawExample('covered-discard', DONOHUE, { discards: 'pile' }, 'A player wants the card under the top one.', 'may not take a discard'),
  lawExample('covered-discard', BLUE, {}, 'A card is wanted on which the next player has discarded.', 'may not take a discard'),
  lawExample('last-discard', DONOHUE, { use: 'lower' }, 'A player would take a two and throw a king.', 'only to lower the count'),
  lawExample('last-discard', DONOHUE, { use: 'meld' }, 'The last discard makes three treys.', 'may take the last discard'),
  lawExample('ace-in-sequence', BLUE, { sequence: 'corner' }, 'King, ace and two of clubs.', 'The meld is void'),
  lawExample('ace-in-sequence', BLUE, { sequence: 'high' }, 'Queen, king and ace of clubs.', 'The meld stands'),
  lawExample('ace-in-sequence', DONOHUE, { sequence: 'high' }, 'Queen, king and ace of clubs.', 'The meld is void'),
  lawExample('ace-in-sequence', FAMILY, { sequence: 'low' }, 'Ace, two, three and four of hearts.', 'The meld stands'),
  lawExample('joker-moved', BLUE, { before: 'yes' }, 'The joker goes back to the end from which it came.', 'a second time'),
  lawExample('second-combination', DONOHUE, {}, 'A player lays down three sevens and a sequence in one turn.', 'may not lay down a second'),
  lawExample('second-combination', BLUE, {}, 'The same.', 'no penalty'),
  lawExample('combination-held-back', BLUE, {}, 'A player keeps three kings in the hand.', 'no penalty'),
  lawExample('laid-out-of-turn', DONOHUE, {}, 'The eight of hearts is added to 5, 6, 7 before its turn.', 'wait for the proper turn'),
  lawExample('laid-after-out', DONOHUE, {}, 'A player is out, and another shows three jacks.', 'may not meld'),
  lawExample('stock-exhausted', DONOHUE, { agreed: 'show' }, 'The hands are shown when the stock is gone.', 'lowest count'),
  lawExample('stock-exhausted', DONOHUE, { agreed: 'nothing' }, 'Nothing was agreed on.', 'does not decide'),
  lawExample('stock-exhausted', BLUE, {}, 'The last card is drawn and nobody is out.', 'discards are turned face down'),
  lawExample('joker-left', BLUE, {}, 'A player is left with the joker and a nine.', 'does not decide'),
  scored(BLUE, { hands: 'AS KD 7C.QH 9S' }, 'An ace, a king and a seven; a queen and a nine.', 47),
  scored(DONOHUE, { hands: 'AS KD 7C.QH 9S' }, 'The same hands.', 42),
  scored(BLUE, { hands: '10S.2D 2D', splash: 'yes' }, 'A splash from two players, with 10 and 4 left.', 54),
  scoreExample(
    'hand',
    BLUE,
    { hand: 'QS KS AS 7H 7H 7D 3C 4C JOKER 9D' },
    'An ace above the king, a seven twice in a set, a joker for the five.',
    9,
    '9 of 10 cards',
  ),
  scoreExample('hand', DONOHUE, { hand: 'QS KS AS 7H 7C 7D 2D' }, 'The ace is low: queen, king and ace are no sequence.', 28, '3 of 7 cards'),
  scoreExample('hand', BLUE, { hand: '2H 3H 4H 5H 6H 7H 9S 9D 9C 9H' }, 'The whole hand goes down: a splash where it is agreed on.', '0 left: all 10 cards'),
  scoreExample(
    'hand',
    DONOHUE,
    { hand: '5H 6H 7H 8H 3S 3D 3C 2S', drawn: 'yes' },
    'A card is drawn to a hand of seven, and the two is discarded.',
    '0 left: all but the discard',
  ),
];
