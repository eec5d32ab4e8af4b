import type { Citation } from '../../books.ts';
import { lawExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { FortyThieves } from './code.ts';

const ruling = (law: LawKey<FortyThieves>, answers: Record<string, string>, story: string, says: string, cited: Citation = cites.uspc.napoleon) =>
  lawExample(law, cited, answers, story, says);

export const examples: readonly ExampleOf<FortyThieves>[] = [
  ruling('wrong-build', { where: 'column', how: 'down-suit' }, 'The queen of hearts goes on the king of hearts in the layout.', 'player may build'),
  ruling('wrong-build', { where: 'column', how: 'down-suit' }, 'The four goes on the five of its suit.', 'player may build', cites.blue.twoPacks),
  ruling('wrong-build', { where: 'column', how: 'down-color' }, 'A red queen goes on a black king.', 'player may not build', cites.sierra.strategiesTwoDeck),
  ruling('covered-card', { card: 'covered' }, 'A card of the third row is taken while one of the bottom row lies below it.', 'use the covered card'),
  ruling('covered-card', { card: 'free' }, 'The card above one that has been used is taken.', 'player may play', cites.blue.twoPacks),
  ruling('ace-under-others', { row: 'free' }, 'An ace lies in the bottom row.', 'as a foundation at once'),
  ruling('ace-under-others', { row: 'covered' }, 'An ace lies in the top row.', 'does not cover', cites.blue.twoPacks),
  ruling(
    'vacant-column',
    { from: 'layout' },
    'All four cards of a column are gone, and a card of the layout is put there.',
    'player may fill',
    cites.blue.twoPacks,
  ),
  ruling('vacant-column', { from: 'aside' }, 'The top card of the talon goes into the space.', 'player may fill'),
  ruling('laid-aside', { place: 'top' }, 'The top card of the talon fits on a foundation.', 'player may play'),
  ruling('laid-aside', { place: 'top' }, 'A card thrown aside would fit now.', 'laid aside', cites.blue.twoPacks),
  ruling('stock-too-soon', { moves: 'yes' }, 'A card is turned with a move left in the layout.', 'turn up the stock yet', cites.blue.twoPacks),
  ruling('stock-too-soon', { moves: 'no' }, 'No free card can be built any more.', 'may turn up the next card'),
  ruling('when-lost', { left: 'no' }, 'The stock is gone, nothing fits, and two suits are not finished.', 'player loses the game'),
  ruling('redeal', {}, 'The stock is gone.', 'may not deal', cites.blue.twoPacks),
  ruling('redeal', {}, 'The stock is gone and two suits are not finished.', 'The player may not deal the cards again and loses the game'),
  valueExample('won', cites.blue.twoPacks, 'Seven kings lie on their families, and the eighth is buried.', 'there is one deal only'),
  valueExample('won', cites.uspc.napoleon, 'The stock is through once, and every suit has its king on top.', 'in one deal of the cards'),
];
