import { cite } from '../../../books.ts';
import { lawExample } from '../../../core/examples.ts';
import { variant } from '../../../core/games.ts';
import { dummyRevoke } from './dummy.ts';

const CITE = cite('blue-ribbon-1940', '386', 'Double Dummy');

export default variant({
  title: 'Double dummy',
  aliases: ['Two-player whist with dummies'],
  books: { 'blue-ribbon-1940': { heading: 'Double Dummy', pages: '386', inherits: { from: 'whist', cite: CITE } } },
  players: { min: 2, max: 2 },
  packs: ['standard-52'],
  glance: { Dummies: "each player's partner is a hand laid open", 'First deal': 'one of the dummies deals first' },
  laws: { amend: { revoke: dummyRevoke(CITE) } },
  points: {},
  scorers: {},
  examples: [lawExample('revoke', CITE, { hand: 'dummy' }, 'One of the two dummies does not follow suit.', 'no penalty')],
});
