import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../../laws/examples.ts';
import { always, law } from '../../../../laws/laws.ts';
import { barred, must } from '../../../../laws/remedies.ts';
import { ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { bidSellerOut, makeRefusedBid, pitchTrump, seller } from '../../words.ts';
import { bidMade } from '../shared/bid-made.ts';
import { deal } from './scorers.ts';

export default variant({
  title: 'Pitch with selling out',
  aliases: ['Commercial pitch', 'Old-style auction pitch', 'Selling the pitch'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Auction Pitch',
      pages: '7',
      inherits: { from: 'pitch', cite: doubted(cites.blue.auctionBidding, 'No section of its own: a paragraph on the old-style game inside the section.') },
    },
  },
  players: { min: 4, max: 7, usual: 5 },
  packs: ['standard-52'],
  glance: {
    Seller: 'the eldest hand sells the right to pitch, and scores the bid',
    Refusing: 'the seller pitches instead, and has to make what was offered',
    Limit: 'nobody may bid enough to put the seller out',
    'All else': 'as in auction pitch',
  },
  laws: {
    amend: {
      'refused-bid-not-made': {
        leads: { 'blue-ribbon-1940': 'The seller must make at least the number refused. What it costs to make fewer, the book does not say.' },
        readings: () => ({
          'blue-ribbon-1940': always(must(seller, makeRefusedBid), cites.blue.auctionBidding, {
            note: 'The book does not say here what it costs to make less.',
          }),
        }),
      },
      'nobody-bids': { readings: () => ({ 'blue-ribbon-1940': always(must('eldest-hand', pitchTrump), cites.blue.auctionBidding) }) },
    },
    repeal: { 'seller-out-on-the-bid': 'Such a bid is not allowed here.', 'smudge-not-made': 'Nobody bids a smudge here.' },
    add: {
      'bid-puts-seller-out': law({
        offence: 'irregular-bid',
        title: 'A bid that would put the seller out',
        gist: 'A player offers as many points as the seller needs to win the game.',
        aka: ['bid him out', 'sold himself out'],
        moment: 'bidding',
        facts: {},
        readings: () => ({ 'blue-ribbon-1940': always(barred('other-players', bidSellerOut), cites.blue.auctionBidding) }),
      }),
    },
  },
  points: {
    amend: { sold: { books: { 'blue-ribbon-1940': ruled('The amount of the bid, added to the score of the eldest hand.', cites.blue.auctionBidding) } } },
    add: { 'bid-made': bidMade },
    repeal: { smudge: 'Not known here.', 'smudge-failed': 'Not known here.' },
  },
  scorers: { deal },
  repealScorers: { game: 'Its deal has a count of its own.' },
  examples: [
    lawExample('bid-puts-seller-out', cites.blue.auctionBidding, {}, 'The seller wants two, and a player offers two.', 'may not bid enough'),
    lawExample('refused-bid-not-made', cites.blue.auctionBidding, {}, 'The seller refuses three and pitches.', 'make at least the number refused'),
    lawExample('nobody-bids', cites.blue.auctionBidding, {}, 'Nobody makes the eldest hand an offer.', 'must pitch the trump'),
    scoreExample('deal', cites.blue.auctionBidding, { offer: 'sold', bid: '3', made: '4' }, 'The seller takes three, and the buyer makes four.', {
      Seller: 3,
      Buyer: 4,
    }),
    scoreExample('deal', cites.blue.auctionBidding, { offer: 'refused', bid: '2', made: '3' }, 'The seller refuses two and makes three.', { Seller: 3 }),
  ],
});
