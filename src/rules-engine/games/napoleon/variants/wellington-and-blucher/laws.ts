// What the two bids above nap add.
import { fact, yesNo } from '../../../../laws/laws.ts';
import { law } from '../../../../laws/one-book.ts';
import { allowed, barred, paysPoints, wins } from '../../../../laws/remedies.ts';
import { pointsOf } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { bidWellington, blucherBidder, wellingtonBidder } from '../../words.ts';
import { own } from './points.ts';

const { over } = cites.blue;
const price = (key: keyof typeof own) => pointsOf(own[key], 'blue-ribbon-1940');
export const added = {
  'wellington-allowed': law({
    question: 'allowed',
    title: 'Wellington and Blucher bid at all',
    gist: 'Nap has been bid, and a player wants to go above it.',
    aka: ['can I overbid nap', 'is wellington allowed', 'higher than five'],
    moment: 'bidding',
    facts: { agreed: yesNo('Was it agreed before?', 'Agreed before', 'if bids above nap were agreed before', 'if bids above nap were not agreed before') },
    cases: [
      { when: { agreed: 'yes' }, then: [allowed('player', bidWellington)] },
      { when: { agreed: 'no' }, then: [barred('player', bidWellington)], note: 'The book has it as a thing that is sometimes agreed.' },
    ],
    cites: over,
    leads: { 'blue-ribbon-1940': 'If it was agreed before, Wellington may be bid over nap, and Blucher over Wellington. If not, neither may be bid.' },
  }),
  'higher-than-nap': law({
    question: 'who-wins',
    title: 'Which of the high bids is higher',
    gist: 'Nap, Wellington and Blucher meet in one bidding.',
    aka: ['does blucher beat wellington', 'rank of bids', 'outbid nap'],
    moment: 'bidding',
    facts: {
      bids: fact('Which two?', 'The two bids', {
        wellington: { label: 'Nap and Wellington', chip: 'Nap, Wellington', if: 'if the two bids are nap and Wellington' },
        blucher: { label: 'Wellington and Blucher', chip: 'The two highest', if: 'if the two bids are Wellington and Blucher' },
      }),
    },
    cases: [
      { when: { bids: 'wellington' }, then: [wins(wellingtonBidder, 'bid')] },
      { when: { bids: 'blucher' }, then: [wins(blucherBidder, 'bid')] },
    ],
    cites: over,
    leads: { 'blue-ribbon-1940': 'Wellington beats nap, and Blucher beats Wellington.' },
  }),
  'wellington-or-blucher-played': law({
    question: 'who-pays',
    title: 'Wellington or Blucher, made or failed',
    gist: 'The deal is over, and the players ask what is due.',
    aka: ['failed wellington', 'failed blucher', 'made blucher', 'double nap'],
    moment: 'count',
    facts: {
      bid: fact('Which was bid?', 'Bid', {
        wellington: { label: 'Wellington', if: 'if Wellington was bid' },
        blucher: { label: 'Blucher', if: 'if Blucher was bid' },
      }),
      won: yesNo('Were all five tricks won?', 'All five won', 'if all five tricks were won', 'if not all five tricks were won'),
    },
    cases: [
      { when: { won: 'yes' }, then: [paysPoints('each-opponent', price('wellington-made'), 'counter', 'bidder')], note: 'No more than nap brings.' },
      { when: { bid: 'wellington', won: 'no' }, then: [paysPoints('bidder', price('wellington-failed'), 'counter', 'each-opponent')] },
      { when: { bid: 'blucher', won: 'no' }, then: [paysPoints('bidder', price('blucher-failed'), 'counter', 'each-opponent')] },
    ],
    cites: over,
    leads: {
      'blue-ribbon-1940':
        'If all five tricks were won, each opponent pays the bidder 10 counters. If not, the bidder pays each opponent 10 counters at Wellington, or 20 at Blucher.',
    },
    see: ['napoleon/wellington-and-blucher.points.blucher-failed'],
  }),
};
