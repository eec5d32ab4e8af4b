import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, valueExample } from '../../../../laws/examples.ts';
import { always, amendment, fact } from '../../../../laws/laws.ts';
import { allowed, notDecided, scoresAmount } from '../../../../laws/remedies.ts';
import { bookValue } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { own } from './points.ts';
import { deal } from './scorers.ts';

const passage = cites.blue.sixtyThree;
const plain = { low: 'adversaries', jack: 'bidder', game: 'bidder', 'right-pedro': 'bidder', 'left-pedro': 'adversaries', revoke: 'nobody' };

export default variant({
  title: 'Sixty-three',
  aliases: ['63', 'Cinch to sixty-three'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Sixty-Three',
      pages: '189',
      inherits: { from: 'cinch', cite: doubted(passage, 'It is called a variety of cinch; a clause that names what else is kept there is not.') },
    },
  },
  has: {},
  players: { min: 4, max: 4, usual: 4, say: 'four, two against two' },
  packs: ['standard-52'],
  glance: {
    Cards: 'nine each; hands are filled to nine again after the discard',
    Bid: 'as high as {points.whole}, and again and again',
    'New points': 'king {points.king}, three {points.trey}, nine {points.nine} of trumps',
    'Old points': 'ace, deuce, jack and ten {points.high} each, the pedros {points.left-pedro} each',
    Game: 'no number is printed',
  },
  laws: {
    amend: {
      'bid-made': amendment({
        facts: {
          more: fact('Which side has more points?', 'More points', {
            bidder: { label: 'The bidder’s', chip: 'Bidder’s side', if: 'if the bidder’s side has more points' },
            adversaries: { label: 'The adversaries', chip: 'Other side', if: 'if the bidder’s opponents have more points' },
          }),
        },
        usual: { more: 'bidder' },
        leads: {
          'blue-ribbon-1940': 'If the bidder’s side has more points, it scores the difference. If its opponents have more, the book does not cover this.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says(
            [
              { when: { more: 'bidder' }, then: [scoresAmount('side-of-bidder', 'count-difference')] },
              {
                when: { more: 'adversaries' },
                then: [notDecided],
                note: 'The difference is won; for whom, where the adversaries have more, the book does not say.',
              },
            ],
            [doubted(passage, 'The count of the game, of which this is called a variety; it is not named.'), cites.blue.count],
          ),
        }),
      }),
      'second-bid': { readings: () => ({ 'blue-ribbon-1940': always(allowed('anyone', 'bid-again'), passage, { note: 'Further bids as well.' }) }) },
    },
    repeal: {
      'joker-and-high': 'The pack has 52 cards.',
      'dealer-over-six-trumps': 'A hand has nine cards.',
      'bid-out-of-turn': 'The book gives this for one round of bids.',
      'trump-named-early': 'The book gives this for one round of bids.',
    },
  },
  points: {
    amend: {
      whole: {
        gist: 'What the nine counting trumps come to.',
        books: { 'blue-ribbon-1940': bookValue(63, passage, { says: 'the highest bid', way: 'always' }) },
      },
    },
    add: own,
    repeal: {
      target: 'The book prints no number for this form; that of the game is less than one deal brings.',
      joker: 'The pack has 52 cards.',
      'to-adversaries': 'A custom of the older book.',
      order: 'An order of the older book.',
    },
  },
  scorers: { deal },
  repealScorers: { game: 'No number to play to is printed.' },
  examples: [
    lawExample('second-bid', passage, {}, 'A player bid twenty, was outbid and bids forty.', 'may bid a second time'),
    lawExample('bid-made', cites.blue.count, { more: 'bidder' }, 'Forty bid, 42 made, 21 to the others.', 'difference'),
    lawExample('bid-made', cites.blue.count, { more: 'adversaries' }, 'Twenty bid and made, 43 to the others.', 'does not cover'),
    valueExample('king', passage, 'The king of trumps is won.', 25),
    valueExample('trey', passage, 'The three of trumps is won.', 15),
    valueExample('nine', passage, 'The nine of trumps is won.', 9),
    valueExample('whole', passage, 'All nine are won.', 63),
    scoreExample(
      'deal',
      passage,
      { ...plain, bid: '40', high: 'bidder', king: 'bidder', trey: 'adversaries', nine: 'bidder' },
      'Forty bid: ace, jack, ten, right pedro, king and nine come to 42 against 21.',
      { 'Bidder’s side': 21 },
    ),
    scoreExample(
      'deal',
      passage,
      { ...plain, bid: '40', high: 'bidder', king: 'adversaries', trey: 'bidder', nine: 'bidder' },
      'Forty bid and 32 made: the others have their 31 and the bid.',
      { Adversaries: 71 },
    ),
  ],
});
