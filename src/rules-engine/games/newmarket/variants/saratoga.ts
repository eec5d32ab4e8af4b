import { lawExample, scoreExample, valueExample } from '../../../laws/examples.ts';
import { always } from '../../../laws/laws.ts';
import { must, noPenaltyPrinted } from '../../../laws/remedies.ts';
import { ruled } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { stakeAlike } from '../words.ts';

const { saratoga } = cites.blue;

export default variant({
  title: 'Saratoga',
  aliases: ['Saratoga boodle'],
  books: { 'blue-ribbon-1940': { heading: 'Saratoga', pages: '374', inherits: { from: 'newmarket', cite: saratoga } } },
  players: { min: 3, max: 8, usual: 5 },
  packs: ['standard-52'],
  glance: {
    'What changes': 'the same bet on each card of the layout',
    Bet: 'from {points.least-bet} to {points.most-bet}, as the dealer names it',
    'The rest': 'as in newmarket',
  },
  laws: {
    amend: {
      'all-on-one-card': {
        leads: { 'blue-ribbon-1940': 'Each player must put the same number of counters on every card of the layout. The book names no penalty.' },
        readings: () => ({ 'blue-ribbon-1940': always([must('all-players', stakeAlike), noPenaltyPrinted], saratoga) }),
      },
    },
  },
  points: {
    amend: { spread: { books: { 'blue-ribbon-1940': ruled('The same on each card.', saratoga, { way: 'equally' }) } } },
  },
  scorers: {},
  examples: [
    lawExample('all-on-one-card', saratoga, {}, 'He would put all four on the king.', 'the same on each card'),
    valueExample('spread', saratoga, 'The bet is four, and the layout has four cards.', 'same on each'),
    scoreExample(
      'deal',
      saratoga,
      {
        players: 'three',
        names: 'Ann.Ben.Cora',
        dealer: 'first',
        bet: '4',
        on: '3.3.3.3',
        ace: 'second',
        king: 'second',
        queen: 'nobody',
        jack: 'first',
        out: 'second',
        left: '3.0.5',
      },
      'Four counters each, one on every card: Ben takes two cards and is out first, Ann takes one.',
      { Ann: -4, Ben: 10, Cora: -9, Layout: 3 },
      '3 on the queen of spades',
    ),
  ],
});
