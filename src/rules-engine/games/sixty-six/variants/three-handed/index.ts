import { doubted } from '../../../../laws/cites.ts';
import { lawExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { law } from '../../../../laws/one-book.ts';
import { barred, capped } from '../../../../laws/remedies.ts';
import { bookValue, pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { own } from './points.ts';
import { game } from './scorers.ts';

const { three } = cites.blue;

export default variant({
  title: 'Three-handed sixty-six',
  aliases: ['Sixty-six for three', 'Three-hand sixty-six'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Sixty-six: Three hand',
      pages: '344-345',
      inherits: {
        from: 'sixty-six',
        cite: doubted(three, 'No clause of its own: it stands under sixty-six, and tells only of the dealer and of the game of ten.'),
      },
    },
  },
  has: { 'two-handed': false },
  players: { min: 3, max: 3, usual: 3, say: '3; the dealer sits out' },
  packs: ['short-24'],
  glance: {
    Players: 'three; two play, and the dealer takes no cards',
    Dealer: 'scores whatever is made on the hand, up to {points.dealer-most}',
    'To be out': 'only in a hand that one plays',
    Game: '{points.game} points',
  },
  laws: {
    add: {
      'dealer-out': law({
        question: 'who-goes-out',
        title: 'The dealer comes to the game on their own deal',
        gist: 'What is made on the hand would bring the dealer, who does not play, to the end of the game.',
        aka: ['can the dealer go out', 'dealer at nine', 'out on my own deal'],
        moment: 'score-entered',
        leads: {
          'blue-ribbon-1940': 'The dealer’s score stops at 9 points: the dealer may not win the game on this deal.',
        },
        cases: [{ then: [capped('dealer', pointsOf(own['dealer-most'], 'blue-ribbon-1940')), barred('dealer', 'win-game')] }],
        cites: three,
        see: ['sixty-six/three-handed.points.dealer-most'],
      }),
    },
  },
  points: {
    amend: { game: { books: { 'blue-ribbon-1940': bookValue(10, three) } } },
    add: own,
  },
  scorers: { game },
  examples: [
    lawExample(
      'dealer-out',
      three,
      {},
      'The dealer has 8, and the player on his left makes schneider.',
      'The dealer may not score more than 9 points toward the game on this deal or win the game on this deal',
    ),
    valueExample('dealer-share', three, 'The eldest hand announces 66 against 40.', 'whatever is made on the hand'),
    valueExample('dealer-most', three, 'The dealer has 8, and two are made on his deal.', 9),
    valueExample('game', three, 'A player who has cards comes to ten.', 10),
    sheetExample(
      'game',
      three,
      { names: 'Ann.Ben.Cora' },
      [
        { dealer: 'first', end: 'claim', who: 'first', first: '70', second: '20' },
        { dealer: 'second', end: 'claim', who: 'second', first: '40', second: '66' },
      ],
      'Ann deals, and Ben makes schneider against Cora; then Ben deals, and Ann beats Cora by one point.',
      { Ann: 3, Ben: 3, Cora: 0 },
      'playing to 10',
    ),
    sheetExample(
      'game',
      three,
      { names: 'Ann.Ben.Cora' },
      [
        { dealer: 'first', end: 'claim', who: 'first', first: '66', second: '0', trickless: 'second' },
        { dealer: 'first', end: 'claim', who: 'second', first: '0', second: '66', trickless: 'first' },
        { dealer: 'first', end: 'claim', who: 'first', first: '66', second: '0', trickless: 'second' },
        { dealer: 'first', end: 'claim', who: 'second', first: '50', second: '68' },
        { dealer: 'first', end: 'claim', who: 'second', closed: 'second', had: 'yes', first: '20', second: '65' },
      ],
      'Ann has nine as dealer, and gets no more on her own deal; a closing that fails costs Cora two.',
      { Ann: 9, Ben: 6, Cora: 2 },
    ),
  ],
});
