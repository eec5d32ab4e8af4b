import type { Citation } from '../../books.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Rummy } from './code.ts';

const scored = (at: Citation, input: Record<string, string>, story: string, points: number) =>
  scoreExample('deal', at, input, story, { Winner: points }, `The winner collects ${points}`);

export const examples: readonly ExampleOf<Rummy>[] = [
  lawExample('card-faced-in-pack', cites.blue.rumPack, {}, 'A card lies face up in the stock.', 'same dealer deals again'),
  lawExample('wrong-number-dealt', cites.blue.rumPack, {}, 'A player has eleven cards.', 'same dealer deals again'),
  lawExample('draw-missed', cites.donohue.rulesObject, {}, 'A player lays down three tens without a draw.', 'must draw from the stock'),
  lawExample('covered-discard', cites.donohue.rulesObject, { discards: 'pile' }, 'A player wants the card under the top one.', 'may not take a discard'),
  lawExample('covered-discard', cites.blue.rumPack, {}, 'A card is wanted on which the next player has discarded.', 'may not take a discard'),
  lawExample('last-discard', cites.donohue.rulesObject, { use: 'lower' }, 'A player would take a two and throw a king.', 'only to lower the count'),
  lawExample('last-discard', cites.donohue.rulesObject, { use: 'meld' }, 'The last discard makes three treys.', 'may take the last discard'),
  lawExample('ace-in-sequence', cites.blue.rumPack, { sequence: 'corner' }, 'King, ace and two of clubs.', 'The meld does not count'),
  lawExample('ace-in-sequence', cites.blue.rumPack, { sequence: 'high' }, 'Queen, king and ace of clubs.', 'The meld stands'),
  lawExample('ace-in-sequence', cites.donohue.rulesObject, { sequence: 'high' }, 'Queen, king and ace of clubs.', 'The meld does not count'),
  lawExample('ace-in-sequence', cites.sierra.history, { sequence: 'low' }, 'Ace, two, three and four of hearts.', 'The meld stands'),
  lawExample('joker-moved', cites.blue.rumPack, { before: 'yes' }, 'The joker goes back to the end from which it came.', 'a second time'),
  lawExample('second-combination', cites.donohue.rulesObject, {}, 'A player lays down three sevens and a sequence in one turn.', 'may not lay down a second'),
  lawExample('second-combination', cites.blue.rumPack, {}, 'The same.', 'allowed'),
  lawExample('combination-held-back', cites.blue.rumPack, {}, 'A player keeps three kings in the hand.', 'allowed'),
  lawExample('laid-out-of-turn', cites.donohue.rulesObject, {}, 'The eight of hearts is added to 5, 6, 7 before its turn.', 'wait for the proper turn'),
  lawExample('laid-after-out', cites.donohue.rulesObject, {}, 'A player is out, and another shows three jacks.', 'may not meld'),
  lawExample('stock-exhausted', cites.donohue.rulesObject, { agreed: 'show' }, 'The hands are shown when the stock is gone.', 'lowest count'),
  lawExample('stock-exhausted', cites.donohue.rulesObject, { agreed: 'nothing' }, 'Nothing was agreed on.', 'does not cover'),
  lawExample('stock-exhausted', cites.blue.rumPack, {}, 'The last card is drawn and nobody is out.', 'discards are turned face down'),
  lawExample('joker-left', cites.blue.rumPack, {}, 'A player is left with the joker and a nine.', 'does not cover'),
  scored(cites.blue.rumPack, { hands: 'AS KD 7C.QH 9S' }, 'An ace, a king and a seven; a queen and a nine.', 47),
  scored(cites.donohue.rulesObject, { hands: 'AS KD 7C.QH 9S' }, 'The same hands.', 42),
  scored(cites.blue.rumPack, { hands: '10S.2D 2D', splash: 'yes' }, 'A splash from two players, with 10 and 4 left.', 54),
  scoreExample(
    'hand',
    cites.blue.rumPack,
    { hand: 'QS KS AS 7H 7H 7D 3C 4C JOKER 9D' },
    'An ace above the king, a seven twice in a set, a joker for the five.',
    9,
    '9 of 10 cards',
  ),
  scoreExample('hand', cites.donohue.rulesObject, { hand: 'QS KS AS 7H 7C 7D 2D' }, 'The ace is low: queen, king and ace are no sequence.', 28, '3 of 7 cards'),
  scoreExample(
    'hand',
    cites.blue.rumPack,
    { hand: '2H 3H 4H 5H 6H 7H 9S 9D 9C 9H' },
    'The whole hand goes down: a splash where it is agreed on.',
    '0 left: all 10 cards',
  ),
  scoreExample(
    'hand',
    cites.donohue.rulesObject,
    { hand: '5H 6H 7H 8H 3S 3D 3C 2S', drawn: 'yes' },
    'A card is drawn to a hand of seven, and the two is discarded.',
    '0 left: all but the discard',
  ),
  sheetExample(
    'game',
    cites.blue.rumScoring,
    { players: 'three', names: 'Ann.Bob.Cleo' },
    [
      { out: 'first', left: '28.19', splash: 'no' },
      { out: 'third', left: '31.4', splash: 'yes' },
    ],
    'An ace, a king and a seven are 28, a queen and a nine 19; then a whole hand goes down at one time where splashes are agreed on.',
    { Ann: -4, Bob: -52, Cleo: 56 },
    'Cleo has collected the most',
  ),
  sheetExample(
    'game',
    cites.donohue.rulesScoring,
    { players: 'three', names: 'Ann.Bob.Cleo', deals: '2' },
    [
      { out: 'first', left: '21.21' },
      { out: 'second', left: '20.1' },
    ],
    'Two deals are agreed on: the same ace, king and seven are 21, as are a queen and a nine; then two tens and an ace.',
    { Ann: 22, Bob: 0, Cleo: -22 },
    'Ann has collected the most',
  ),
  lawExample('draw-missed', cites.blue.rumPack, {}, 'A player only discards, having drawn nothing.', 'must draw'),
  lawExample('combination-held-back', cites.donohue.rulesDeal, {}, 'Six, seven and eight of clubs stay in the hand.', 'does not cover'),
  lawExample('laid-out-of-turn', cites.blue.rumScoring, {}, 'A jack is added to three others while a neighbour is thinking.', 'does not cover'),
  lawExample('laid-after-out', cites.blue.rumScoring, {}, 'One player is out; another still holds three queens.', 'pays'),
  scored(cites.blue.rumScoring, { hands: 'JS 2D.3H' }, 'A jack and a deuce; a trey.', 15),
  scored(cites.donohue.rulesScoring, { hands: 'JS 2D.3H' }, 'The jack again, by pips.', 16),
  valueExample('jack-left', cites.blue.rumScoring, 'The knave of clubs is caught alone.', 10),
  valueExample('jack-left', cites.donohue.rulesScoring, 'Pips run on past ten.', 11),
  valueExample('first-out', cites.sierra.history, 'The deal is over, and two kings never found a third.', 'count against their holder'),
  valueExample('meld', cites.sierra.history, 'Three queens lie beside ace to four of hearts.', 'three or more of a rank'),
];
