import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Speculation } from './code.ts';

const { pool, first, look, ace, court, low, turning, owner, end } = cites.blue;

export const examples: readonly ExampleOf<Speculation>[] = [
  lawExample(
    'looked-at-cards',
    look,
    {},
    'A player lifts his three cards while the jack is for sale.',
    'Nobody may look at their own cards before they are turned up',
  ),
  lawExample('ace-turned', ace, {}, 'The ace of clubs is turned up.', 'dealer wins the pool'),
  lawExample('who-deals', first, { which: 'first' }, 'Nobody has dealt yet.', 'Any player may deal the first hand'),
  lawExample('who-deals', ace, { which: 'ace' }, 'An ace was turned up.', 'left'),
  lawExample('who-deals', ace, { which: 'other' }, 'A ten of trumps took the pool.', 'does not cover'),
  lawExample('must-it-be-sold', court, { whose: 'turned' }, 'Six counters are offered for the queen, and the dealer wants more.', 'refuse every offer'),
  lawExample('must-it-be-sold', turning, { whose: 'later' }, 'The nine is beaten by a jack.', 'offered for sale'),
  lawExample('card-sold', court, { card: 'court' }, 'The king goes for eight counters.', 'passes to the player who bought it'),
  lawExample('card-sold', low, { card: 'low' }, 'The six goes for two counters.', 'left on the table'),
  lawExample('when-cards-are-turned', court, { card: 'court' }, 'The dealer keeps his king.', 'turned face up'),
  lawExample('when-cards-are-turned', turning, { card: 'low' }, 'A seven was turned and kept.', 'turn up their top card'),
  lawExample('better-trump', turning, {}, 'The third player turns up a higher trump than the seven.', 'offered for sale'),
  lawExample('owner-turns', owner, { whose: 'turned' }, 'The buyer of the seven turns up a card of his own.', 'until their trump is beaten'),
  lawExample('owner-turns', owner, { whose: 'later' }, 'The owner of the jack that beat the seven turns up a card.', 'does not cover'),
  lawExample('highest-trump', end, { best: 'own' }, 'All lies open, and the jack that he kept is the highest.', 'holder of the highest trump wins the pool'),
  lawExample('highest-trump', end, { best: 'bought' }, 'All lies open, and the queen that she bought is the highest.', 'who bought it wins the pool'),
  valueExample('stake', pool, 'They agree on two counters.', 'an amount agreed upon'),
  valueExample('dealer', pool, 'Two counters each, and four of the dealer’s.', 2),
  valueExample('ace', ace, 'The ace of clubs is turned up.', 'the dealer, at once'),
  valueExample('sale', court, 'Eight counters are taken for the king.', 'as its owner will take'),
  valueExample('pool', end, 'All cards lie open.', 'the highest trump'),
  scoreExample('trumps', ace, { turned: 'AC', hands: 'KC-2H-3D.QC-JC-10C' }, 'The ace of clubs is turned up.', 'The dealer takes the pool'),
  scoreExample(
    'trumps',
    court,
    { turned: 'JH', hands: 'QH-2H-3D.KH-5C-9C.10H-9H-8H' },
    'The jack of hearts is turned; queen and king are in two hands.',
    'Hand 2 takes the pool with the king of hearts',
  ),
  scoreExample(
    'trumps',
    end,
    { turned: '10S', hands: '9S-2H-3D.KH-5C-9C' },
    'Nobody beats the ten.',
    'The card turned up takes the pool with the ten of spades',
  ),
  sheetExample(
    'account',
    court,
    { players: '3', names: 'Ann.Ben.Cora', stake: '2' },
    [
      { dealer: 'first', turned: 'court', winner: 'second', sellers: 'first', buyers: 'second', prices: '5' },
      { dealer: 'second', turned: 'ace' },
    ],
    'Ann sells her king to Ben for five, and Ben takes the pool of eight; then he turns up an ace.',
    { Ann: -1, Ben: 5, Cora: -4 },
  ),
  sheetExample(
    'account',
    turning,
    { players: '4', names: 'Ann.Ben.Cora.Dan', stake: '1' },
    [{ dealer: 'fourth', turned: 'low', winner: 'first', sellers: 'fourth.second', buyers: 'third.first', prices: '1.3' }],
    'Dan’s six goes to Cora for one; Ben turns up a ten and sells it to Ann for three, and nothing beats it.',
    { Ann: 1, Ben: 2, Cora: -2, Dan: -1 },
  ),
];
