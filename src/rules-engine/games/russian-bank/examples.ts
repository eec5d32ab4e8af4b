import type { Citation } from '../../books.ts';
import { citedBy, lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { RussianBank } from './code.ts';
import { laws } from './laws/index.ts';

const { blue } = cites;
const BOOK = 'blue-ribbon-1940';
const ruling = (law: LawKey<RussianBank>, cite: Citation, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, cite, answers, story, says);
const paid = (stock: string, rest: string, story: string, points: number) =>
  scoreExample('deal', blue.end, { stock, rest }, story, { Winner: points }, `scores ${points}`);

export const examples: readonly ExampleOf<RussianBank>[] = [
  ruling('first-play', blue.firstPlay, { cut: 'lower' }, 'Ann cut a four, Ben a nine.', 'cut the lower card must make the first play'),
  ruling('first-play', blue.firstPlay, { cut: 'same' }, 'Both have cut a nine.', 'does not cover'),
  ruling('space-not-filled', blue.stockCard, {}, 'A place is free, and Ben keeps his jack on the stock.', 'left face up on the stock'),
  ruling('stock-card-used', blue.handCard, {}, 'Ann’s stock card went on a black queen.', 'must turn up the next card of the stock'),
  ruling('hand-card-does-not-fit', blue.handCard, {}, 'Ben turns a king, and there is no room for it.', 'laid on the trash pile'),
  ruling('trash-pile-face', blue.piles, {}, 'Ann lays her card face down, and Ben wants to build on it.', 'does not cover'),
  ruling('cards-used-up', blue.usedUp, { which: 'stock' }, 'Ann has played her twelfth stock card.', 'must play from the hand only'),
  ruling('cards-used-up', citedBy(laws['cards-used-up'].readings[BOOK], 1), { which: 'hand' }, 'Ben’s last hand card lies on his trash pile.', 'face down'),
  ruling('cards-used-up', blue.end, { which: 'all' }, 'Ann lays her last card on Ben’s trash pile.', 'player wins the game'),
  ruling('card-fits', blue.foundations, { where: 'foundation', how: 'up-suit' }, 'The two of hearts goes on the ace of hearts.', 'player may build'),
  ruling('card-fits', blue.foundations, { where: 'foundation', how: 'none' }, 'The two of hearts goes on the ace of spades.', 'player may not build'),
  ruling('card-fits', blue.changes, { where: 'column', how: 'down-color' }, 'A red five goes on a black six.', 'player may build'),
  ruling('card-fits', blue.changes, { where: 'column', how: 'down-suit' }, 'The five of clubs goes on the six of clubs.', 'player may not build'),
  ruling('card-fits', blue.piles, { where: 'theirs', how: 'up-suit' }, 'The seven of spades goes on his six of spades.', 'player may build'),
  ruling('card-fits', blue.piles, { where: 'theirs', how: 'down-color' }, 'A red five goes on his six of spades.', 'player may not build'),
  ruling('must-build', blue.stop, { where: 'foundation' }, 'The two of clubs fits the ace.', 'before touching another card'),
  ruling('must-build', blue.stockCard, { where: 'tableau' }, 'A red five could go on a black six.', 'may leave the tableau'),
  ruling('must-build', blue.piles, { where: 'pile' }, 'Your eight of spades fits his seven of spades.', 'may build on those cards'),
  ruling('several-cards-moved', blue.changes, { cards: 'run' }, 'Ann lifts a six and the five on it together.', 'may not move them together'),
  ruling('space-filled', blue.changes, { from: 'column' }, 'A top card moves into the space.', 'may fill the space'),
  ruling('space-filled', blue.stockCard, { from: 'reserve' }, 'The card on the stock fits nowhere else.', 'may fill the space'),
  ruling('space-filled', blue.piles, { from: 'waste' }, 'Ben wants the top of his trash pile for the space.', 'may not fill the space'),
  ruling('space-filled', blue.stockCard, { from: 'pack' }, 'A space came free after Ann began on her hand.', 'does not cover'),
  ruling('space-filled', blue.piles, { from: 'their-reserve' }, 'Ann wants Ben’s open stock card for the space.', 'does not cover'),
  ruling('card-taken-from-opponent', blue.piles, { to: 'tableau' }, 'Ben’s red nine would go on a black ten.', 'may take that card'),
  ruling(
    'card-taken-from-opponent',
    citedBy(laws['card-taken-from-opponent'].readings[BOOK], 1),
    { to: 'foundation' },
    'The ace of hearts lies open on Ben’s trash pile.',
    'must play it on the foundation',
  ),
  ruling('foundation-passed-over', blue.foundations, { touched: 'open' }, 'Ann touches a ten while the two fits its ace.', 'may call “stop”'),
  ruling('foundation-passed-over', blue.mistakes, { touched: 'taken' }, 'Ben turns a card of his hand while a two fits its ace.', 'put back'),
  ruling('foundation-passed-over', blue.stop, { touched: 'fits' }, 'Two aces lie open, and Ann takes the one on the right first.', 'does not cover'),
  ruling('stop-after-next-card', blue.mistakes, { since: 'turned' }, 'Ben has the next card in his fingers.', 'put back where it came from'),
  ruling('stop-after-next-card', blue.foundations, { since: 'moved' }, 'Ben has moved a red five to a black six.', 'may call “stop”'),
  ruling('stop-after-next-card', blue.mistakes, { since: 'more' }, 'Three cards later Ann sees the ace.', 'does not cover'),
  ruling('stop-without-cause', blue.mistakes, {}, 'Ann calls “stop”, but no open card fits a foundation.', 'does not cover'),
  ruling(
    'false-build',
    citedBy(laws['false-build'].readings[BOOK]),
    { where: 'table', seen: 'once' },
    'A red five lies on a red six, and Ann says so at once.',
    'The opponent must put it right at once, and the card is taken back',
  ),
  ruling(
    'false-build',
    citedBy(laws['false-build'].readings[BOOK]),
    { where: 'table', seen: 'later' },
    'The red five was seen two turns later.',
    'does not cover',
  ),
  ruling('false-build', citedBy(laws['false-build'].readings[BOOK]), { where: 'piles' }, 'A five of hearts lies on Ben’s six of spades.', 'does not cover'),
  ruling('card-taken-from-foundation', blue.foundations, { fits: 'yes' }, 'Ann would like her three of clubs back.', 'may not'),
  ruling('card-taken-from-foundation', blue.mistakes, { fits: 'no' }, 'A three of clubs lies on the two of spades.', 'taken back'),
  paid('4', '11', 'The loser has 4 cards in the stock and 11 in hand and trash pile.', 49),
  paid('0', '6', 'The stock of the loser is gone; 6 cards are left.', 36),
  paid('12', '36', 'The loser has not played a card.', 90),
  sheetExample(
    'game',
    blue.end,
    { first: 'Ann', second: 'Ben' },
    [
      { winner: 'first', stock: '4', rest: '11' },
      { winner: 'second', stock: '0', rest: '2' },
    ],
    'Ann is out first and Ben has 4 and 11. Then Ben is, and Ann has 2.',
    { Ann: 49, Ben: 32 },
    'Ann 49, Ben 32',
  ),
  sheetExample(
    'game',
    blue.end,
    { first: 'Ann', second: 'Ben', target: '100' },
    [
      { winner: 'second', stock: '7', rest: '9' },
      { winner: 'second', stock: '3', rest: '11' },
    ],
    'The two have agreed on 100.',
    { Ann: 0, Ben: 100 },
    'Ben reached 100',
  ),
  valueExample('win', blue.end, 'Ann’s last card goes on Ben’s stock.', 'rid of stock and hand'),
  valueExample('out', blue.end, 'Ann is rid of all her cards.', 30),
];
