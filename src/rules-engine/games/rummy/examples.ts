import { type Example, lawExample, scoreExample } from '../../core/examples.ts';
import { FAMILY, RHUM, RUM } from './cites.ts';

type Book = 'blue-ribbon-1940' | 'donohue' | 'sierra';
const CITES = { 'blue-ribbon-1940': RUM('396-397'), donohue: RHUM('416-417'), sierra: FAMILY } as const;
const ruling = (law: string, book: Book, answers: Record<string, string>, story: string, says: string) => lawExample(law, CITES[book], answers, story, says);
const scored = (book: 'blue-ribbon-1940' | 'donohue', input: Record<string, string>, story: string, points: number) =>
  scoreExample('deal', CITES[book], input, story, { Winner: points }, `The winner collects ${points}`);

export const examples: readonly Example[] = [
  ruling('card-faced-in-pack', 'blue-ribbon-1940', {}, 'A card lies face up in the stock.', 'same dealer deals again'),
  ruling('wrong-number-dealt', 'blue-ribbon-1940', {}, 'A player has eleven cards.', 'same dealer deals again'),
  ruling('draw-missed', 'donohue', {}, 'A player lays down three tens without a draw.', 'must draw from the stock'),
  ruling('covered-discard', 'donohue', { discards: 'pile' }, 'A player wants the card under the top one.', 'may not take a discard'),
  ruling('covered-discard', 'blue-ribbon-1940', {}, 'A card is wanted on which the next player has discarded.', 'may not take a discard'),
  ruling('last-discard', 'donohue', { use: 'lower' }, 'A player would take a two and throw a king.', 'only to lower the count'),
  ruling('last-discard', 'donohue', { use: 'meld' }, 'The last discard makes three treys.', 'may take the last discard'),
  ruling('ace-in-sequence', 'blue-ribbon-1940', { sequence: 'corner' }, 'King, ace and two of clubs.', 'The meld is void'),
  ruling('ace-in-sequence', 'blue-ribbon-1940', { sequence: 'high' }, 'Queen, king and ace of clubs.', 'The meld stands'),
  ruling('ace-in-sequence', 'donohue', { sequence: 'high' }, 'Queen, king and ace of clubs.', 'The meld is void'),
  ruling('ace-in-sequence', 'sierra', { sequence: 'low' }, 'Ace, two, three and four of hearts.', 'The meld stands'),
  ruling('joker-moved', 'blue-ribbon-1940', { before: 'yes' }, 'The joker goes back to the end from which it came.', 'a second time'),
  ruling('second-combination', 'donohue', {}, 'A player lays down three sevens and a sequence in one turn.', 'may not lay down a second'),
  ruling('second-combination', 'blue-ribbon-1940', {}, 'The same.', 'no penalty'),
  ruling('combination-held-back', 'blue-ribbon-1940', {}, 'A player keeps three kings in the hand.', 'no penalty'),
  ruling('laid-out-of-turn', 'donohue', {}, 'The eight of hearts is added to 5, 6, 7 before its turn.', 'wait for the proper turn'),
  ruling('laid-after-out', 'donohue', {}, 'A player is out, and another shows three jacks.', 'may not meld'),
  ruling('stock-exhausted', 'donohue', { agreed: 'show' }, 'The hands are shown when the stock is gone.', 'lowest count'),
  ruling('stock-exhausted', 'donohue', { agreed: 'nothing' }, 'Nothing was agreed on.', 'does not decide'),
  ruling('stock-exhausted', 'blue-ribbon-1940', {}, 'The last card is drawn and nobody is out.', 'turn the discards face down'),
  ruling('joker-left', 'blue-ribbon-1940', {}, 'A player is left with the joker and a nine.', 'does not decide'),
  scored('blue-ribbon-1940', { hands: 'AS KD 7C.QH 9S' }, 'An ace, a king and a seven; a queen and a nine.', 47),
  scored('donohue', { hands: 'AS KD 7C.QH 9S' }, 'The same hands.', 42),
  scored('blue-ribbon-1940', { hands: '10S.2D 2D', splash: 'yes' }, 'A splash from two players, with 10 and 4 left.', 54),
];
