import { lawExample } from '../../../laws/examples.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { dummyRevoke, OF_LIVING_PARTNERS } from './dummy.ts';

export default variant({
  title: 'Double dummy',
  aliases: ['Two-player whist with dummies'],
  books: {
    'blue-ribbon-1940': { heading: 'Double Dummy', pages: '386', inherits: { from: 'whist', cite: cites.blue.doubleDummy, except: OF_LIVING_PARTNERS } },
  },
  players: { min: 2, max: 2 },
  packs: ['standard-52'],
  has: { dummy: true },
  glance: { Dummies: 'each player’s partner is a hand laid open', 'First deal': 'one of the dummies deals first' },
  laws: { amend: { revoke: dummyRevoke(cites.blue.doubleDummy) } },
  points: {},
  scorers: {},
  repealScorers: { deal: 'Two play, each with a dummy.', rubber: 'Two play, each with a dummy.' },
  examples: [lawExample('revoke', cites.blue.doubleDummy, { hand: 'dummy' }, 'One of the two dummies does not follow suit.', 'no penalty')],
});
