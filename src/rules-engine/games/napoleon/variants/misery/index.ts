import { lawExample, scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { added, amended } from './laws.ts';
import { own } from './points.ts';

const { misery: section } = cites.blue;

export default variant({
  title: 'Misery nap',
  aliases: ['Nap with misery', 'Misère nap'],
  books: { 'blue-ribbon-1940': { heading: 'Misery Nap', pages: '262', inherits: { from: 'napoleon', cite: section } } },
  players: { min: 2, max: 6, usual: 4 },
  packs: ['standard-52'],
  glance: {
    'What changes': 'a player may bid misery: to take no trick, without trumps',
    Rank: 'above three tricks, below four',
    Misery: '{points.misery-made} from each adversary, or to each',
  },
  laws: { amend: amended, add: added },
  points: { add: own },
  scorers: {},
  examples: [
    lawExample('misery-allowed', section, { agreed: 'yes' }, 'Misery is allowed at the table.', 'may bid misery'),
    lawExample('misery-allowed', section, { agreed: 'no' }, 'Nobody has spoken of misery, and a player bids it.', 'may not bid misery'),
    lawExample('rank-of-misery', section, { other: 'low' }, 'Three are bid, and the next player bids misery.', 'bidder of misery'),
    lawExample('rank-of-misery', section, { other: 'high' }, 'Misery is bid, and the next player bids four.', 'four tricks'),
    lawExample(
      'lead-out-of-turn',
      section,
      { trick: 'first', bid: 'tricks' },
      'The eldest hand leads, and the dealer has bid three.',
      'lead to the first trick',
    ),
    lawExample('lead-out-of-turn', section, { trick: 'first', bid: 'misery' }, 'Misery is bid, and the eldest hand leads.', 'does not cover'),
    lawExample('lead-out-of-turn', section, { trick: 'later' }, 'At misery, another leads than the winner of the trick.', 'does not cover'),
    lawExample('first-lead-at-misery', section, {}, 'The bidder of misery asks what to lead.', 'does not cover'),
    lawExample('misery-played', section, { won: 'none' }, 'No trick is taken.', '3 counters'),
    lawExample('misery-played', section, { won: 'some' }, 'The bidder has to win the fourth trick.', '3 counters'),
    scoreExample(
      'deal',
      section,
      { players: 'five', bid: 'misery', tricks: '0' },
      'Five play; misery is made.',
      { Bidder: 12, 'Each adversary': -3 },
      '3 from each adversary',
    ),
    scoreExample('deal', section, { players: 'four', bid: 'misery', tricks: '1' }, 'Four play; misery fails.', { Bidder: -9, 'Each adversary': 3 }),
    sheetExample(
      'account',
      section,
      { players: 'four', names: 'Ann.Ben.Cora.Dan' },
      [
        { bidder: 'second', bid: 'misery', tricks: '0' },
        { bidder: 'third', bid: 'four', tricks: '3' },
      ],
      'Ben makes misery; Cora bids four and wins three.',
      { Ann: 1, Ben: 13, Cora: -15, Dan: 1 },
    ),
  ],
});
