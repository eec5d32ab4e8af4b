import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Napoleon } from './code.ts';

const { cut, bids, play, ended, pay } = cites.blue;

export const examples: readonly ExampleOf<Napoleon>[] = [
  lawExample('cut-for-the-deal', cut, { cut: 'ace' }, 'Four cut for the deal, and one has an ace.', 'lowest cut'),
  lawExample('cut-for-the-deal', cut, { cut: 'same' }, 'Two cut the three of different suits, the lowest.', 'does not cover'),
  lawExample('misdeal', cut, {}, 'The eldest hand has six cards.', 'The book does not say whether there may be a new deal'),
  lawExample('nobody-bids', bids, {}, 'Three pass, and the dealer has nothing.', 'bid one trick at least'),
  lawExample('first-lead-not-trump', bids, {}, 'Hearts are named, and the bidder leads a club.', 'lead a trump'),
  lawExample('lead-out-of-turn', play, { trick: 'first' }, 'The eldest hand leads, and the dealer has bid highest.', 'lead to the first trick'),
  lawExample('lead-out-of-turn', play, { trick: 'later' }, 'The bidder leads again, though another won the trick.', 'does not cover'),
  lawExample('no-card-of-the-suit', play, {}, 'A club is led, and there is none in hand.', 'any card'),
  lawExample('revoke', play, {}, 'A player trumps a club and has a club.', 'follow suit'),
  lawExample('rest-of-the-deal', ended, { how: 'made' }, 'Three were bid, and the bidder has won the first three.', 'Play stops'),
  lawExample('rest-of-the-deal', ended, { how: 'failed' }, 'Four were bid, and the first two tricks are lost.', 'does not cover'),
  lawExample('bid-made', pay, { size: 'few' }, 'Three tricks bid and won.', 'the amount of the bid'),
  lawExample('bid-made', pay, { size: 'nap' }, 'Nap, and five tricks.', '10 counters'),
  lawExample('bid-not-made', pay, { size: 'few' }, 'Three tricks bid and two won.', 'the amount of the bid'),
  lawExample('bid-not-made', pay, { size: 'nap' }, 'Nap, and four tricks.', '5 counters'),
  valueExample('more-tricks', ended, 'Three were bid, and the bidder could win all.', 'nothing'),
  valueExample('least-bid', bids, 'All have passed to the dealer.', 1),
  scoreExample(
    'deal',
    pay,
    { players: 'four', bid: 'three', tricks: '3' },
    'Four play; three tricks are bid and made.',
    { Bidder: 9, 'Each adversary': -3 },
    '3 from each adversary',
  ),
  scoreExample('deal', pay, { players: 'six', bid: 'two', tricks: '1' }, 'Six play; two are bid and one is won.', { Bidder: -10, 'Each adversary': 2 }),
  scoreExample('deal', pay, { players: 'four', bid: 'nap', tricks: '5' }, 'Four play; nap is made.', { Bidder: 30, 'Each adversary': -10 }),
  scoreExample('deal', pay, { players: 'four', bid: 'nap', tricks: '4' }, 'Four play; nap fails.', { Bidder: -15, 'Each adversary': 5 }, '5 to each adversary'),
  sheetExample(
    'account',
    pay,
    { players: 'four', names: 'Ann.Ben.Cora.Dan' },
    [
      { bidder: 'first', bid: 'three', tricks: '3' },
      { bidder: 'second', bid: 'nap', tricks: '4' },
      { bidder: 'fourth', bid: 'one', tricks: '1' },
    ],
    'Ann makes three, Ben fails at nap, and Dan, who had to bid, makes one.',
    { Ann: 13, Ben: -19, Cora: 1, Dan: 5 },
  ),
  sheetExample(
    'account',
    pay,
    { players: 'two', names: 'Ann.Ben' },
    [
      { bidder: 'second', bid: 'four', tricks: '2' },
      { bidder: 'second', bid: 'nap', tricks: '5' },
    ],
    'Two play; a bid of four fails, and nap is made.',
    { Ann: -6, Ben: 6 },
  ),
];
