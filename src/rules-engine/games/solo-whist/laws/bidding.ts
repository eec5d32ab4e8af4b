import { fact, law } from '../../../laws/laws.ts';
import { allowed, barred, noPenaltyPrinted, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { nameOtherTrump } from '../words.ts';

export const biddingLaws = {
  'bid-after-pass': law({
    offence: 'irregular-bid',
    title: 'Bid after a pass, or a second bid',
    gist: 'A player who has already spoken wants to bid.',
    aka: ['bid after passing', 'changed my mind', 'may I come back in', 'overcall', 'eldest hand accepts after passing'],
    moment: 'bidding',
    facts: {
      who: fact('Who wants to bid?', 'Who bids', {
        'eldest-passed': {
          label: 'The player on the dealer’s left, who has passed',
          chip: 'Left of dealer',
          if: 'if the player on the dealer’s left passed and bids again',
        },
        'other-passed': { label: 'Another player who has passed', chip: 'Another, passed', if: 'if another player who has passed bids again' },
        bidder: { label: 'A player who has bid and has been outbid', chip: 'An outbid player', if: 'if a player who was outbid bids higher' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'Only the player on the dealer’s left may bid after passing. A player who has bid and was outbid may bid higher.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { who: 'eldest-passed' }, then: [allowed('eldest-hand', 'bid')] },
          { when: { who: 'other-passed' }, then: [barred('offender', 'bid'), noPenaltyPrinted] },
          { when: { who: 'bidder' }, then: [allowed('bidder', 'raise')], note: 'The new bid has to outbid the competitor.' },
        ],
        cites.blue.scoring,
      ),
    }),
  }),
  'all-pass': law({
    question: 'nobody-bids',
    title: 'Nobody bids',
    gist: 'All the players pass.',
    aka: ['all pass', 'everybody passed', 'throw in the hands', 'six trick solo'],
    moment: 'bidding',
    facts: {
      agreed: fact('Was the six-trick solo agreed on?', 'Six-trick solo', {
        yes: { label: 'Yes', if: 'if the six-trick solo was agreed on' },
        no: { label: 'No', if: 'if the six-trick solo was not agreed on' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If the six-trick solo was agreed on, any player may name another trump suit and play that solo. If it was not, the book does not cover this.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { agreed: 'yes' },
            then: [allowed('anyone', nameOtherTrump)],
            note: 'The turned trump is put down, and the call is a solo of six tricks.',
          },
          { when: { agreed: 'no' }, then: [notDecided] },
        ],
        cites.blue.scoring,
      ),
    }),
    see: ['solo-whist.points.six-trick-solo'],
  }),
};
