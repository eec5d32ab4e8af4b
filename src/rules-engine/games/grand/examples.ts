import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Grand } from './code.ts';

export const examples: readonly ExampleOf<Grand>[] = [
  lawExample('misdeal', cites.blue.scoring, {}, 'The dealer gives one player too many cards.', 'same dealer deals again'),
  lawExample('all-pass', cites.blue.scoring, {}, 'Three players pass.', 'must make the lowest bid'),
  lawExample(
    'lone-hand-and-best-card',
    cites.blue.scoring,
    { bid: 'twenty' },
    'A bidder of 20 wants to play alone with the cards he holds.',
    'must ask for the partner',
  ),
  lawExample(
    'safety-hearts',
    cites.blue.scoring,
    { dealer: 'seventy', who: 'eldest' },
    'The dealer has 75, and the eldest hand leads and declares hearts.',
    'declaration stands',
  ),
  lawExample(
    'safety-hearts',
    cites.blue.scoring,
    { dealer: 'less', who: 'eldest' },
    'The dealer has 65, and the eldest hand declares hearts.',
    'may not make the safety play',
  ),
  lawExample('hearts-on-a-high-bid', cites.blue.bidding, { bid: 'more' }, 'A bidder of 55 names hearts.', 'may not name hearts'),
  lawExample('bid-not-made', cites.blue.play, { game: 'whist', odd: 'no' }, 'A bid of 15 at whist, and two odd tricks.', 'loses the amount of the bid'),
  lawExample('bid-not-made', cites.blue.play, { game: 'euchre' }, 'A bid of 10 at euchre, and the point only.', 'loses 20 points'),
  lawExample('bid-not-made', cites.blue.play, { game: 'lone' }, 'A lone hand on a bid of 25 fails.', 'loses 25 points'),
  lawExample('hearts-taken', cites.blue.play, { declared: 'bid' }, 'Hearts are bid, and the bidder’s side takes three.', 'loses 50 points'),
  scoreExample('deal', cites.blue.play, { game: 'grand', bid: '5', tricks: '10' }, 'Four by cards at grand on a bid of 5.', { Bidders: 36 }),
  scoreExample('deal', cites.blue.play, { game: 'whist', bid: '15', tricks: '8' }, 'A bid of 15 at whist with clubs, and two odd tricks.', { Bidders: -15 }),
  scoreExample('deal', cites.blue.play, { game: 'whist', bid: '15', tricks: '5' }, 'A bid of 15 at whist, and the opponents win two odd tricks.', {
    Bidders: -25,
    Opponents: 10,
  }),
  scoreExample('deal', cites.blue.play, { game: 'grand', bid: '20', tricks: '6' }, 'A bid of 20 at grand, and the opponents win the odd trick.', {
    Bidders: -29,
    Opponents: 9,
  }),
  scoreExample('deal', cites.blue.play, { game: 'grand', bid: '45', tricks: '13' }, 'All the tricks at grand.', { Bidders: 103 }),
  scoreExample('deal', cites.blue.play, { game: 'euchre', bid: '10', five: '3' }, 'A bid of 10 at euchre with hearts trumps, and the point only.', {
    Bidders: -30,
  }),
  scoreExample('deal', cites.blue.play, { game: 'lone', bid: '25', five: '4' }, 'A lone hand fails.', { Bidders: -50 }),
  scoreExample('deal', cites.blue.scoring, { game: 'safety', hearts: '0' }, 'The safety play, and no heart for the side of the eldest hand.', {
    'Eldest hand': 50,
    Dealer: -13,
  }),
  scoreExample('settlement', cites.blue.crosses, { first: '55', firstBack: '11', second: '70', secondBack: '8' }, '55 with 11 set-backs against 70 with 8.', {
    'First side': 75,
  }),
  scoreExample('settlement', cites.blue.crosses, { first: '55', firstBack: '8', second: '70', secondBack: '11' }, '55 with 8 set-backs against 70 with 11.', {
    'First side': 15,
  }),
  sheetExample(
    'game',
    cites.blue.play,
    { we: 'North', they: 'South' },
    [
      { side: 'we', game: 'whist', bid: '15', tricks: '8' },
      { side: 'we', game: 'whist', bid: '15', tricks: '5' },
      { side: 'they', game: 'grand', bid: '20', tricks: '6' },
      { side: 'they', game: 'euchre', bid: '10', five: '3' },
      { side: 'we', game: 'grand', bid: '5', tricks: '10' },
    ],
    'The cases of the book in a row: 15 bid at whist and two odd won, then two odd lost; 20 at grand and the odd trick lost; 10 at euchre and the point only; four by cards at grand on a bid of 5.',
    { North: 5, South: -49 },
    'South: 149 to pay',
  ),
  sheetExample(
    'game',
    cites.blue.crosses,
    { we: 'North', they: 'South' },
    [
      { side: 'they', game: 'grand', bid: '20', tricks: '11' },
      { side: 'they', game: 'whist', bid: '20', tricks: '11' },
      { side: 'we', game: 'safety', hearts: '0' },
      { side: 'we', game: 'grand', bid: '5', tricks: '12' },
    ],
    'The dealer has 70, and the side of the eldest hand takes no heart in a safety play; then five by cards or more at grand take it over the game.',
    { North: 104, South: 57 },
    'South: 43 to pay',
  ),
  sheetExample(
    'game',
    cites.blue.play,
    {},
    [
      { side: 'we', game: 'euchre', bid: '20', five: '2' },
      { side: 'we', game: 'grand', bid: '5', tricks: '13' },
    ],
    'A side in the hole for 40 takes all thirteen tricks at grand, which wins the game at once.',
    { We: 63, They: 0 },
    'We won at once by a grand slam',
  ),
  valueExample('bid-step', cites.blue.scoring, 'Somebody would like to bid twelve.', 5),
  scoreExample('deal', cites.blue.scoring, { game: 'whist', bid: '20', tricks: '13' }, 'Spades are trumps, and not a trick is lost.', { Bidders: 7 * 5 + 30 }),
  scoreExample('deal', cites.blue.scoring, { game: 'euchre', bid: '5', five: '3' }, 'Three tricks of five on the lowest bid.', { Bidders: 5 }),
  scoreExample('deal', cites.blue.scoring, { game: 'euchre', bid: '10', five: '4' }, 'Four tricks of five are won.', { Bidders: 10 }),
  valueExample('whist-slam', cites.blue.scoring, 'All thirteen fall with trumps named.', 30),
  valueExample('euchre-point', cites.blue.scoring, 'A hand of five cards brings three tricks.', 5),
  valueExample('euchre-four', cites.blue.scoring, 'One trick was wanting to the march.', 10),
  valueExample('heart', cites.blue.bidding, 'Nine hearts fall to one side and four to the other.', -1),
  valueExample('hearts-bid-failed', cites.blue.play, 'Fifty was bid on hearts, and the deuce is taken in.', -50),
  valueExample('safety-score', cites.blue.scoring, 'The dealer stands at 68; is the lead "This is hearts" allowed?', 70),
  valueExample('game', cites.blue.scoring, 'Neither side has got there when the clock strikes.', 100),
];
