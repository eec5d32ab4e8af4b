import { lawExample } from '../../../laws/examples.ts';
import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, must, noPenaltyPrinted } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { discardToFive } from '../words.ts';

const { widow: section } = cites.blue;

const added = {
  'who-may-take-the-widow': law({
    question: 'allowed',
    title: 'Who may take the widow',
    gist: 'The highest bidder reaches for the five cards on the table.',
    aka: ['bid four and took the widow', 'look at the widow', 'widow for nap only'],
    moment: 'discard',
    facts: {
      bid: fact('What has the bidder bid?', 'Bid', {
        nap: { label: 'Nap', if: 'if the bidder has bid nap' },
        less: { label: 'Less than nap', if: 'if the bidder has bid less than nap' },
      }),
    },
    usual: { bid: 'less' },
    cases: [
      {
        when: { bid: 'nap' },
        then: [allowed('bidder', 'take-widow'), must('bidder', discardToFive)],
        note: 'The bidder may leave it and play with their own five cards.',
      },
      { when: { bid: 'less' }, then: [barred('bidder', 'take-widow'), noPenaltyPrinted], note: 'Nor may he see it.' },
    ],
    cites: section,
    leads: { 'blue-ribbon-1940': 'Only a bidder of nap may take the widow, and must then discard down to five cards before playing.' },
  }),
};

export default variant({
  title: 'Widow nap',
  aliases: ['Nap with a widow'],
  books: { 'blue-ribbon-1940': { heading: 'Widow Nap', pages: '263', inherits: { from: 'napoleon', cite: section } } },
  has: { widow: true, discard: true },
  players: { min: 2, max: 6, usual: 4 },
  packs: ['standard-52'],
  glance: {
    'What changes': 'five cards are dealt for a widow, one a round, just before the dealer’s own',
    'With nap': 'the bidder may take it, and discards down to five',
    'With less': 'it is played without seeing the widow',
  },
  laws: { add: added },
  points: {},
  scorers: {},
  examples: [
    lawExample('who-may-take-the-widow', section, { bid: 'nap' }, 'Nap is bid, and the bidder takes the five cards.', 'discard down to five'),
    lawExample('who-may-take-the-widow', section, { bid: 'less' }, 'Four are bid, and the bidder turns up the widow.', 'may not take the widow'),
  ],
});
