import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { type AddedBy, variantOf } from '../../../../rulesets/games.ts';
import { cites } from '../../cites.ts';
import type { Napoleon } from '../../code.ts';
import type pool from '../pool/index.ts';
import { account, deal } from '../pool/scorers.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';

const { peep: section } = cites.blue;
const clause = doubted(section, 'The book speaks of the pool as one that is known; we read it as that of pool nap, which it tells before.');

const variant = variantOf<Napoleon & AddedBy<typeof pool>>();

export default variant({
  title: 'Peep nap',
  aliases: ['Nap with a peep'],
  books: { 'blue-ribbon-1940': { heading: 'Peep Nap', pages: '263', inherits: { from: 'napoleon/pool', cite: clause } } },
  has: { pool: true, widow: true, discard: true },
  players: { min: 2, max: 6, usual: 4 },
  packs: ['standard-52'],
  glance: {
    'What changes': 'one card is dealt face down for a widow',
    Peep: '{points.peep} into the pool for a look at it before bidding',
    Widow: 'to the highest bidder, who discards down to five',
  },
  laws: {
    amend: {
      'bid-not-made': {
        leads: {
          'blue-ribbon-1940':
            'For one to four tricks, the bidder pays each opponent a counter for each trick bid. For nap, the bidder pays each opponent 5 counters, and pays the pool as much as it holds.',
        },
      },
    },
    add: laws,
  },
  points: { add: points },
  scorers: { deal, account },
  examples: [
    lawExample('peep', section, { when: 'before' }, 'The eldest hand puts in a counter and looks.', 'may look at the widow'),
    lawExample('peep', section, { when: 'nap' }, 'Nap has been bid, and the next player still wants to look.', '1 counter'),
    lawExample('peep', section, { when: 'after' }, 'I have bid two and would like to see it now.', 'may not look at the widow'),
    lawExample('who-takes-the-widow', section, {}, 'The bidder of four has not looked, and two others have.', 'The bidder wins the widow'),
    valueExample('peep', section, 'One look at the widow.', 1),
    scoreExample('deal', section, { players: 'three', pool: '14', bid: 'nap', tricks: '4' }, 'Nap fails with fourteen in the pool.', {
      Bidder: -24,
      'Each adversary': 5,
      Pool: 28,
    }),
    scoreExample('deal', section, { players: 'two', pool: '6', bid: 'one', tricks: '1' }, 'A bid of one is made; the pool stays.', {
      Bidder: 1,
      'Each adversary': -1,
      Pool: 6,
    }),
    sheetExample(
      'account',
      section,
      { players: 'three', names: 'Ann.Ben.Cora', stake: '3', adds: '1' },
      [
        { dealer: 'first', peeps: '0.1.1', bidder: 'third', bid: 'three', tricks: '2' },
        { dealer: 'second', peeps: '1.0.0', bidder: 'first', bid: 'nap', tricks: '4' },
      ],
      'Three peeps; Cora fails at three, and Ann at nap.',
      { Ann: -26, Ben: 3, Cora: -5, Pool: 28 },
    ),
    sheetExample(
      'account',
      section,
      { players: 'two', names: 'Ann.Ben', stake: '2', adds: '0' },
      [{ dealer: 'first', peeps: '1.1', bidder: 'first', bid: 'one', tricks: '1' }],
      'Both look, and one trick is made.',
      { Ann: -2, Ben: -4, Pool: 6 },
    ),
  ],
});
