import { lawExample, scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { added } from './laws.ts';
import { own } from './points.ts';

const { over } = cites.blue;

export default variant({
  title: 'Wellington and Blucher',
  aliases: ['Wellington', 'Blucher', 'Blücher'],
  books: { 'blue-ribbon-1940': { heading: 'Wellington and Blucher', pages: '262', inherits: { from: 'napoleon', cite: over } } },
  players: { min: 2, max: 6, usual: 4 },
  packs: ['standard-52'],
  glance: {
    'What changes': 'by agreement, nap may be overbid by Wellington, and Wellington by Blucher',
    'Either made': '{points.wellington-made} from each adversary, as nap',
    'Wellington failed': '{points.wellington-failed} to each',
    'Blucher failed': '{points.blucher-failed} to each',
  },
  laws: { add: added },
  points: { add: own },
  scorers: {},
  examples: [
    lawExample('wellington-allowed', over, { agreed: 'yes' }, 'It was agreed beforehand; nap is bid, and another says Wellington.', 'may overbid nap'),
    lawExample('wellington-allowed', over, { agreed: 'no' }, 'Nobody has spoken of it, and a player says Wellington over nap.', 'may not overbid nap'),
    lawExample('higher-than-nap', over, { bids: 'wellington' }, 'One bids nap, the next Wellington.', 'bidder of Wellington'),
    lawExample('higher-than-nap', over, { bids: 'blucher' }, 'One bids Wellington, the next Blucher.', 'bidder of Blucher'),
    lawExample('wellington-or-blucher-played', over, { bid: 'wellington', won: 'yes' }, 'Wellington, and five tricks.', '10 counters'),
    lawExample('wellington-or-blucher-played', over, { bid: 'blucher', won: 'yes' }, 'Blucher, and five tricks.', '10 counters'),
    lawExample('wellington-or-blucher-played', over, { bid: 'wellington', won: 'no' }, 'Wellington, and four tricks.', '10 counters'),
    lawExample('wellington-or-blucher-played', over, { bid: 'blucher', won: 'no' }, 'Blucher, and four tricks.', '20 counters'),
    scoreExample(
      'deal',
      over,
      { players: 'four', bid: 'blucher', tricks: '4' },
      'Four play; Blucher is bid and one trick lost.',
      { Bidder: -60, 'Each adversary': 20 },
      '20 to each adversary',
    ),
    scoreExample('deal', over, { players: 'three', bid: 'wellington', tricks: '5' }, 'Three play; Wellington is made.', { Bidder: 20, 'Each adversary': -10 }),
    scoreExample('deal', over, { players: 'three', bid: 'wellington', tricks: '3' }, 'Three play; Wellington fails.', { Bidder: -20, 'Each adversary': 10 }),
    scoreExample('deal', over, { players: 'two', bid: 'blucher', tricks: '5' }, 'Two play; Blucher is made.', { Bidder: 10, 'Each adversary': -10 }),
    sheetExample(
      'account',
      over,
      { players: 'three', names: 'Ann.Ben.Cora' },
      [
        { bidder: 'first', bid: 'wellington', tricks: '5' },
        { bidder: 'third', bid: 'blucher', tricks: '2' },
      ],
      'Ann makes Wellington, and Cora fails at Blucher.',
      { Ann: 40, Ben: 10, Cora: -50 },
    ),
  ],
});
