import type { Citation } from '../../books.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Vint } from './code.ts';

const scored = (at: Citation, input: Record<string, string>, story: string, totals: Record<string, number>) => scoreExample('deal', at, input, story, totals);

export const examples: readonly ExampleOf<Vint>[] = [
  lawExample('bid-not-made', cites.blue.failed, {}, 'Four at no-trumps fails by three tricks.', '100 times the value of a trick'),
  lawExample(
    'revoke',
    cites.blue.code(124),
    { times: 'once', enough: 'no' },
    'The side that revoked has taken one trick; the other side scores a grand slam.',
    '2000 points above the line',
  ),
  lawExample(
    'exposed-card',
    cites.blue.code(106),
    { who: 'defender', how: 'named' },
    'A defender says that he has the king.',
    'The player must leave the card face up on the table',
  ),
  lawExample(
    'two-cards-played',
    cites.blue.code(106),
    { who: 'defender' },
    'A defender lays two cards to the trick.',
    'The card stays face up, to be played when the declarer says',
  ),
  lawExample('exposed-before-lead', cites.blue.code(92), { seat: 'open', card: 'honor' }, 'An ace falls face up during the bidding.', 'any further part'),
  lawExample('bid-over-seven', cites.blue.code(86), {}, 'A player bids eight clubs.', 'contract of seven'),
  lawExample(
    'claims-the-rest',
    cites.blue.code(127),
    { who: 'declarer', stated: 'no' },
    'Declarer says "the rest are mine" and not how.',
    'All of the declarer’s cards stay face up, each to be played when the defenders say',
  ),
  lawExample(
    'table-talk',
    cites.blue.code(132),
    { who: 'defender' },
    'A defender remarks that the queen is still out.',
    'Either opponent may say which suit the player’s side must lead',
  ),
  lawExample(
    'revoke-corrected',
    cites.blue.code(119),
    { who: 'defender', when: 'in-time' },
    'A defender finds the heart he should have played before the next trick.',
    'highest or the lowest',
  ),
  lawExample('card-taken-back', cites.blue.code(112), { who: 'declarer', done: 'no' }, 'Declarer still has his fingers on the card.', 'takes back the card'),
  lawExample(
    'both-reach-game',
    cites.blue.playedOut,
    {},
    'At 460 to 440 the other side plays two in diamonds; we take two tricks before they take three.',
    'made its points first wins the game',
  ),
  scored(
    cites.blue.play,
    { bidder: 'we', bid: 'one', trump: 'H', tricks: '8', honors: '2', aces: '3' },
    'A simple in hearts makes eight tricks; the others have five.',
    {
      'We, below': 80,
      'They, below': 50,
    },
  ),
  scored(
    cites.blue.failed,
    { bidder: 'they', bid: 'four', trump: 'no-trump', tricks: '6', aces: '2' },
    'Four at no-trumps fails by three tricks; both sides score what they took.',
    {
      'We, above': 12_000,
      'We, below': 240,
      'They, below': 280,
    },
  ),
  scored(
    cites.blue.honors,
    { bidder: 'they', bid: 'three', trump: 'H', tricks: '4', honors: '2', aces: '1' },
    'They have three honors and three aces, a majority of both, and score all six.',
    {
      'They, above': 1800,
      'We, above': 0,
    },
  ),
  scored(
    cites.blue.setOff,
    { bidder: 'we', bid: 'one', trump: 'C', tricks: '7', honors: '2', aces: '4' },
    'Four aces against three honors: the aces score one.',
    {
      'We, above': 100,
      'They, above': 0,
    },
  ),
  scored(
    cites.blue.scoring,
    { bidder: 'we', bid: 'one', trump: 'C', tricks: '7', honors: '2', aces: '3' },
    'Three aces against three honors: neither side scores.',
    {
      'We, above': 0,
      'They, above': 0,
    },
  ),
  scored(
    cites.blue.scoring,
    { bidder: 'we', bid: 'one', trump: 'D', tricks: '7', honors: '3', aces: '2' },
    'Aces are two each, and the side with three honors wins most tricks: it scores five.',
    {
      'We, above': 500,
    },
  ),
  scored(
    cites.blue.scoring,
    { bidder: 'they', bid: 'one', trump: 'D', tricks: '6', honors: '3', aces: '2' },
    'The same, but the other side wins most tricks: three honors score one.',
    {
      'We, above': 100,
      'They, above': 0,
    },
  ),
  scored(cites.blue.scoring, { bidder: 'we', bid: 'two', trump: 'no-trump', tricks: '8', aces: '3' }, 'At two in no-trumps each ace is worth 500.', {
    'We, above': 1500,
  }),
  scored(
    cites.blue.scoring,
    { bidder: 'we', bid: 'one', trump: 'H', tricks: '7', honors: '2', aces: '3', coronets: 'we-plain-8' },
    'Ace to seven of a plain suit in one hand.',
    {
      'We, above': 3000,
    },
  ),
  scored(
    cites.blue.scoring,
    { bidder: 'we', bid: 'one', trump: 'no-trump', tricks: '7', aces: '2', coronets: 'they-plain-6' },
    'Ace to nine of a suit at no-trump.',
    {
      'They, above': 4000,
    },
  ),
  scored(
    cites.blue.slams,
    { bidder: 'we', bid: 'seven', trump: 'S', tricks: '13', honors: '3', aces: '3' },
    'Seven in spades bid and made: ten thousand besides the grand slam, and six honors at 700.',
    { 'We, below': 910, 'We, above': 2000 + 10_000 + 4200, 'They, above': 0 },
  ),
  scored(
    cites.blue.scoring,
    { bidder: 'we', bid: 'one', trump: 'H', tricks: '7', honors: '2', aces: '3', coronets: 'we-aces-3' },
    'Three aces in one hand, with hearts for trumps.',
    { 'We, above': 500 },
  ),
  sheetExample(
    'rubber',
    cites.blue.playedOut,
    {},
    [
      { bidder: 'we', bid: 'six', trump: 'S', tricks: '12', honors: '2', aces: '3' },
      { bidder: 'we', bid: 'five', trump: 'H', tricks: '11', honors: '2', aces: '3' },
    ],
    'A six that is made wins a game at a stroke; a second game, by five in hearts, ends the rubber.',
    { We: 720 + 1000 + 5000 + 1000 + 550 + 1000 + 2000, They: 60 + 100 },
    'The rubber to We',
  ),
  valueExample('game', cites.blue.play, 'A side passes 480 in the middle of a hand.', 500),
  valueExample('rubber-games', cites.blue.slams, 'The same side wins again.', 2),
  valueExample('honor', cites.blue.honors, 'Three in hearts: the tricks count 30, an honor 300.', 10),
];
