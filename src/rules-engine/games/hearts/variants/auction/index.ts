import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, caseByCase, fact, law, refersTo } from '../../../../laws/laws.ts';
import { barred, carriesOver, divide, must, noPenaltyPrinted, notDecided, permitted, wins } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { clearPlayer, clearPlayers, nameSuitAgain } from '../../words.ts';
import { poolLaw } from '../shared/pool-law.ts';
import { NO_BREAKING, NO_TIE, OLD_FORM } from '../shared/repeals.ts';
import { revokeOfTwo } from '../shared/revoke.ts';
import { auctionPoints } from './points.ts';
import { deal } from './scorers.ts';

const OTHER_LED = { when: { leader: 'other' }, then: [barred('offender', 'lead-first'), noPenaltyPrinted] } as const;

export default variant({
  title: 'Auction hearts',
  aliases: ['Auction', 'Bid hearts', 'Suit to avoid'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Auction Hearts',
      pages: '245',
      inherits: {
        from: 'hearts',
        cite: doubted(cites.blue.auction, 'No clause of its own: a heading inside the chapter on hearts, which tells only what is different.'),
      },
    },
    'uspc-1898': { heading: 'Auction Hearts', pages: '46-47', inherits: { from: 'hearts', cite: cites.uspc.auction } },
  },
  has: OLD_FORM,
  players: { min: 4, max: 6, usual: 4 },
  packs: ['standard-52'],
  glance: {
    'What is sold': 'the right to name the suit that nobody wants to take',
    Bids: 'one each, in turn',
    'Price of the bid': 'goes into the pool',
    'First lead': 'the successful bidder, any card',
    'After a jack': 'no auction; the same player names the suit again',
  },
  laws: {
    amend: {
      revoke: revokeOfTwo,
      'points-on-first-trick': {
        title: 'Card of the suit named thrown on the first trick',
        gist: 'A player who has none of the suit led throws a card of the suit to be avoided on the very first trick.',
      },
    },
    add: {
      'second-bid': law({
        offence: 'irregular-bid',
        title: 'A second bid',
        gist: 'A player who has bid, or has let their turn go by, bids again.',
        aka: ['bid twice', 'raised my bid', 'overbid after passing'],
        moment: 'bidding',
        facts: {},
        readings: () => ({
          'blue-ribbon-1940': always(barred('offender', 'bid-again'), cites.blue.auction),
          'uspc-1898': always(barred('offender', 'bid-again'), cites.uspc.auction),
        }),
        see: ['hearts/auction.law.suit-after-a-jack'],
      }),
      'suit-after-a-jack': law({
        offence: 'irregular-bid',
        title: 'Who names the suit after a jack',
        gist: 'Nobody won the pool, so it stays for the next deal (a jack), and somebody wants to bid for the suit again.',
        aka: ['no bidding on a jack pot', 'auction again', 'same bidder names'],
        moment: 'bidding',
        facts: {},
        leads: {
          'blue-ribbon-1940': 'There is no new auction: the same bidder names the suit again and leads.',
          'uspc-1898': 'There is no new auction: the same bidder names the suit again.',
        },
        readings: () => ({
          'blue-ribbon-1940': always([must('bidder', nameSuitAgain), must('bidder', 'lead')], cites.blue.auction, {
            note: 'The successful bidder of the first deal goes on until the pool is won.',
          }),
          'uspc-1898': always(must('bidder', nameSuitAgain), cites.uspc.auction, {
            note: 'Bidding is open again once the jack pot is won. The book does not say who leads in the meantime.',
          }),
        }),
        see: ['hearts/auction.law.winning-the-pool'],
      }),
      'lead-of-the-bidder': law({
        offence: 'lead-out-of-turn',
        title: 'First lead by another than the bidder',
        gist: 'Somebody leads to the first trick who did not name the suit.',
        aka: ['who leads first', 'eldest hand led', 'bidder leads'],
        moment: 'opening-lead',
        facts: {
          leader: fact('Who led?', 'Led by', {
            bidder: { label: 'The player who named the suit', chip: 'The bidder', if: 'if the player who named the suit led' },
            other: { label: 'Another player', if: 'if a player who did not name the suit led' },
          }),
        },
        usual: { leader: 'other' },
        leads: {
          'blue-ribbon-1940': 'The player who named the suit must lead to the first trick. The book names no penalty if another leads.',
          'uspc-1898': 'The player who named the suit must lead to the first trick. The book names no penalty if another leads.',
        },
        readings: (says) => ({
          'blue-ribbon-1940': says([{ when: { leader: 'bidder' }, then: [permitted], note: 'The bidder may lead any card.' }, OTHER_LED], cites.blue.auction),
          'uspc-1898': says([{ when: { leader: 'bidder' }, then: [permitted] }, OTHER_LED], cites.uspc.auction),
        }),
        see: ['hearts/auction.law.suit-after-a-jack'],
      }),
      'winning-the-pool': poolLaw(
        {
          'blue-ribbon-1940': refersTo(
            'hearts/sweepstake.law.winning-the-pool',
            doubted(
              cites.blue.auction,
              'The section speaks of a jack and pays as in the ordinary game; that the pool is that of sweepstake hearts is taken from this.',
            ),
          ),
          'uspc-1898': caseByCase(
            [
              { when: { clear: 'one' }, then: [wins(clearPlayer, 'pool')] },
              { when: { pool: 'plain', clear: 'two' }, then: [divide(clearPlayers, 'pool'), carriesOver('surplus')] },
              { when: { clear: 'none' }, then: [carriesOver('pool')], note: 'It is a jack pot.' },
              {
                when: { clear: 'more' },
                then: [carriesOver('pool')],
                note: 'Said of one player who takes all thirteen; the book does not mention three clear of five or more.',
              },
              { when: { pool: 'jack', clear: 'two' }, then: [notDecided], note: 'The book says of sweepstakes alone that a jack pot is never divided.' },
            ],
            cites.uspc.auction,
          ),
        },
        ['hearts/auction.points.jack', 'hearts/auction.score.deal'],
        'cards of the suit named',
        {
          'blue-ribbon-1940':
            'A player who alone took none of the suit wins the pool. Two who took none split it, unless it was left from an earlier deal. In all other cases the pool stays for the next deal.',
          'uspc-1898':
            'A player who alone took none of the suit wins the pool. Two split it; otherwise the pool stays. The book does not say whether two split a pool left from an earlier deal.',
        },
        'The books agree: a player who alone took none of the suit wins the pool, and two who took none split it; otherwise the pool stays. Only Blue Ribbon adds that two may not split a pool left from an earlier deal. Only U.S. Playing Card adds that an odd chip left after a split stays too.',
      ),
    },
    repeal: { ...NO_BREAKING, ...NO_TIE, 'wrong-first-lead': 'The successful bidder leads, not the eldest hand.' },
  },
  points: auctionPoints,
  scorers: { deal },
  examples: [
    lawExample(
      'lead-of-the-bidder',
      cites.blue.auction,
      { leader: 'other' },
      'The eldest hand leads although another player has bought the naming of the suit.',
      'may not lead to the first trick',
    ),
    lawExample('second-bid', cites.blue.auction, {}, 'A player who bid three raises to five.', 'may not bid a second time'),
    lawExample(
      'suit-after-a-jack',
      cites.uspc.auction,
      {},
      'Everybody took a card of the suit, and the eldest hand opens a new auction.',
      'must name the suit again',
    ),
    lawExample(
      'winning-the-pool',
      cites.uspc.auction,
      { pool: 'plain', clear: 'more' },
      'One player takes all thirteen cards of the suit, so that three are clear.',
      'pool stays',
    ),
    scoreExample(
      'deal',
      cites.blue.sweepstakeAuction,
      { suit: 'spades', bid: '0', bidder: 'first', taken: '0.2.5.6', pool: '16', jack: 'yes' },
      'A jack of sixteen, and nobody bids: the only player clear takes it with thirteen more.',
      { 'First player': 29, Pool: -16 },
    ),
    lawExample('second-bid', cites.uspc.auction, {}, 'A player who let the bidding go by offers five.', 'may not bid a second time'),
    lawExample(
      'suit-after-a-jack',
      cites.blue.auction,
      {},
      'The pool was left as a jack, and a player offers six for the next deal.',
      'must name the suit again',
    ),
    lawExample('lead-of-the-bidder', cites.uspc.auction, { leader: 'bidder' }, 'The player who named the suit leads a card of it.', 'allowed'),
    lawExample(
      'points-on-first-trick',
      cites.uspc.auction,
      {},
      'Spades are to be avoided, a club is led, and a player without clubs throws the ace of spades.',
      'allowed',
    ),
    scoreExample(
      'deal',
      cites.uspc.auction,
      { suit: 'spades', bid: '4', bidder: 'first', taken: '3.0.5.5', jack: 'no' },
      'Four chips paid for spades; one player alone avoids them.',
      { 'First player': -7, 'Second player': 17, 'Third player': -5, Pool: 0 },
    ),
    scoreExample(
      'deal',
      cites.uspc.auction,
      { suit: 'spades', bid: '4', bidder: 'first', taken: '6.0.0.7', jack: 'no' },
      'Two are clear of spades and divide seventeen; the odd counter starts the next pot.',
      { 'First player': -10, 'Second player': 8, 'Third player': 8, Pool: 1 },
    ),
    scoreExample(
      'deal',
      cites.blue.sweepstakeAuction,
      { suit: 'spades', bid: '3', bidder: 'first', taken: '6.0.0.7', jack: 'no' },
      'Two are clear of spades and divide sixteen.',
      { 'First player': -9, 'Second player': 8, 'Third player': 8, Pool: 0 },
    ),
    scoreExample(
      'deal',
      cites.blue.sweepstakeAuction,
      { suit: 'spades', bid: '3', bidder: 'first', taken: '4.2.1.6', jack: 'no' },
      'Everybody has a spade: the bid and thirteen chips stay as a jack.',
      { 'First player': -7, Pool: 16 },
    ),
    scoreExample(
      'deal',
      cites.blue.auction,
      { suit: 'spades', bid: '4', bidder: 'first', taken: '3.0.5.5', jack: 'no' },
      'Four chips bid for spades; one player is clear of them.',
      { 'First player': -7, 'Second player': 17, 'Third player': -5, Pool: 0 },
      'Second player takes the pool: 17 chips',
    ),
    scoreExample(
      'deal',
      cites.uspc.auction,
      { suit: 'clubs', bid: '2', bidder: 'second', taken: '13.0.0.0', jack: 'no' },
      'The whole suit to one player makes a jack pot.',
      {
        'First player': -13,
        'Second player': -2,
        Pool: 15,
      },
    ),
  ],
});
