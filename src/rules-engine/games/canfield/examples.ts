import { type Example, lawExample, scoreExample, sheetExample } from '../../core/examples.ts';
import { BARGAIN, END, LAYOUT, PLAY, TOP_LINE } from './cites.ts';

const paid = (cards: string, story: string, dollars: number, headline: string) => scoreExample('settlement', BARGAIN, { cards }, story, dollars, headline);

export const examples: readonly Example[] = [
  lawExample('wrong-build', TOP_LINE, { where: 'top', how: 'up' }, 'The queen of spades goes on the jack of spades.', 'player may build'),
  lawExample(
    'wrong-build',
    TOP_LINE,
    { where: 'top', how: 'ace-on-king' },
    'Starters are jacks; the suit has reached its king, and the ace goes on.',
    'player may build',
  ),
  lawExample('wrong-build', PLAY, { where: 'bottom', how: 'down' }, 'The red five goes on the black six, and the black four on the five.', 'player may build'),
  lawExample('wrong-build', PLAY, { where: 'bottom', how: 'none' }, 'A red five is laid on a red six.', 'player may not build'),
  lawExample('starter-kept-back', TOP_LINE, {}, 'Starters are jacks, and a second jack shows.', 'as a foundation at once'),
  lawExample('long-pile', PLAY, { size: 'many' }, 'A pile has three cards, and its last one would go elsewhere.', 'player may not move'),
  lawExample('long-pile', PLAY, { size: 'few' }, 'A pile has two cards.', 'player may move'),
  lawExample('vacant-place', PLAY, { from: 'stock' }, 'A place is free, and the top card of the stock goes there.', 'player may fill'),
  lawExample('vacant-place', PLAY, { from: 'elsewhere' }, 'The stock is gone.', 'does not decide'),
  lawExample('covered-card', LAYOUT, { above: 'under' }, 'The middle one of three cards run off is pulled out.', 'use the covered card'),
  lawExample('short-packet', PLAY, {}, 'Two cards are left at the end of a run.', 'turn up the cards that are left'),
  lawExample('pack-again', END, { used: 'no' }, 'A whole run has used no card.', 'stops at once'),
  lawExample('pack-again', END, { used: 'yes', mixed: 'no' }, 'A card was used, and the pack is taken up again.', 'may run through the pack again'),
  paid('11', 'Eleven cards are in the top line.', 3, 'wins 3 dollars'),
  paid('10', 'Ten cards are in the top line.', -2, 'loses 2 dollars'),
  sheetExample('bank', BARGAIN, {}, [{ cards: '10' }, { cards: '11' }], 'Two packs: ten cards, then eleven.', { 'The player': 1 }, 'wins 1 dollar'),
];
