import { doubted } from '../../laws/cites.ts';
import { always, fact, law } from '../../laws/laws.ts';
import { allowed, must, notDecided, pays } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { bidForWidow, countersOffered } from './words.ts';

const BOOK = 'blue-ribbon-1940';

export const laws = {
  'all-pass': law({
    question: 'nobody-bids',
    title: 'Nobody bids',
    gist: 'All the players pass without naming a trump suit.',
    aka: ['all pass', 'second round', 'bid for the widow', 'buy the widow'],
    moment: 'bidding',
    facts: {
      bought: fact('Has anyone offered counters for the widow?', 'Counters offered', {
        'not-yet': { label: 'The players have not been asked yet', chip: 'Not asked yet', if: 'before the players are asked to offer for the widow' },
        yes: { label: 'Yes', if: 'once somebody has offered counters for the widow' },
        no: { label: 'No', if: 'if nobody offers counters for the widow' },
      }),
    },
    usual: { bought: 'not-yet' },
    leads: {
      'blue-ribbon-1940':
        'All may now bid counters for the widow. The highest bidder pays them to the pool, takes the widow and names the trump. If nobody bids counters either, the book has no rule.',
    },
    readings: (says) => ({
      [BOOK]: says(
        [
          {
            when: { bought: 'not-yet' },
            then: [allowed('all-players', bidForWidow)],
            note: 'The bidding goes round once more. A bid is a number of counters, to be paid to the pool.',
          },
          {
            when: { bought: 'yes' },
            then: [pays('bidder', countersOffered, 'pool'), must('bidder', 'take-widow'), must('bidder', 'name-trump')],
            note: 'The highest offer buys the widow, and the buyer then discards two cards.',
          },
          { when: { bought: 'no' }, then: [notDecided] },
        ],
        doubted(cites.blue.game, 'The heading cannot be read in our copy; the table of contents puts Preference on this page.'),
      ),
    }),
    see: ['preference.points.widow-price'],
  }),
  'bid-not-made': law({
    question: 'not-made',
    title: 'Fewer than six tricks',
    gist: 'The bidder does not take the six tricks that a bid supposes.',
    aka: ['failed bid', 'set', 'did not make six'],
    moment: 'hand-over',
    facts: {},
    readings: () => ({
      [BOOK]: always(notDecided, doubted(cites.blue.game, 'The heading cannot be read in our copy; the table of contents puts Preference on this page.'), {
        note: 'Winnings are drawn from the pool; no loss is printed.',
      }),
    }),
  }),
};
