import type { Citation } from '../../books.ts';
import type { Example } from '../../core/games.ts';
import { BARGAIN, END, LAYOUT, PLAY, TOP_LINE } from './cites.ts';

const ruling = (law: string, answers: Record<string, string>, story: string, says: string, cited: Citation): Example => ({
  kind: 'law',
  law,
  book: 'blue-ribbon-1940',
  story,
  answers,
  ruling: says,
  cite: cited,
});
const paid = (cards: string, dollars: number, story: string, headline: string): Example => ({
  kind: 'score',
  scorer: 'settlement',
  book: 'blue-ribbon-1940',
  story,
  input: { cards },
  totals: { '': dollars },
  headline,
  cite: BARGAIN,
});

export const examples: readonly Example[] = [
  ruling('wrong-build', { where: 'top', how: 'up' }, 'The queen of spades goes on the jack of spades.', 'player may build', TOP_LINE),
  ruling(
    'wrong-build',
    { where: 'top', how: 'ace-on-king' },
    'Starters are jacks; the suit has reached its king, and the ace goes on.',
    'player may build',
    TOP_LINE,
  ),
  ruling('wrong-build', { where: 'bottom', how: 'down' }, 'The red five goes on the black six, and the black four on the five.', 'player may build', PLAY),
  ruling('wrong-build', { where: 'bottom', how: 'none' }, 'A red five is laid on a red six.', 'player may not build', PLAY),
  ruling('starter-kept-back', {}, 'Starters are jacks, and a second jack shows.', 'as a foundation at once', TOP_LINE),
  ruling('long-pile', { size: 'many' }, 'A pile has three cards, and its last one would go elsewhere.', 'player may not move', PLAY),
  ruling('long-pile', { size: 'few' }, 'A pile has two cards.', 'player may move', PLAY),
  ruling('vacant-place', { from: 'stock' }, 'A place is free, and the top card of the stock goes there.', 'player may fill', PLAY),
  ruling('vacant-place', { from: 'elsewhere' }, 'The stock is gone.', 'does not decide', PLAY),
  ruling('covered-card', { above: 'under' }, 'The middle one of three cards run off is pulled out.', 'use the covered card', LAYOUT),
  ruling('short-packet', {}, 'Two cards are left at the end of a run.', 'turn up the cards that are left', PLAY),
  ruling('pack-again', { used: 'no' }, 'A whole run has used no card.', 'stops at once', END),
  ruling('pack-again', { used: 'yes', mixed: 'no' }, 'A card was used, and the pack is taken up again.', 'may run through the pack again', END),
  paid('11', 3, 'Eleven cards are in the top line.', 'wins 3 dollars'),
  paid('10', -2, 'Ten cards are in the top line.', 'loses 2 dollars'),
  {
    kind: 'sheet',
    sheet: 'bank',
    book: 'blue-ribbon-1940',
    story: 'Two packs: ten cards, then eleven.',
    setup: {},
    entries: [{ cards: '10' }, { cards: '11' }],
    totals: { 'The player': 1 },
    state: 'wins 1 dollar',
    cite: BARGAIN,
  },
];
