import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { anyCard, sevens } from './diagrams.ts';
import { examples } from './examples/index.ts';
import dominoWhist from './variants/domino-whist.ts';
import sequence from './variants/sequence/index.ts';
import sixtyCard from './variants/sixty-card/index.ts';
import twoHanded from './variants/two-handed/index.ts';

export default game({
  id: 'fan-tan',
  title: 'Fan-tan',
  aliases: ['Sevens', 'Fan-tan with cards'],
  shelf: 'stops',
  kind: 'card',
  books: {
    'blue-ribbon-1940': { heading: 'Fan Tan', pages: '371' },
    'uspc-1898': { heading: 'Fan Tan', pages: '68-70' },
  },
  has: ['each-for-himself', 'pool', 'starter'],
  players: { min: 2, max: 12, usual: 4, say: 'any number' },
  packs: ['standard-52'],
  glance: {
    Deal: 'the whole pack, as far as it reaches',
    Begins: 'a seven (1898); any card (1940)',
    Build: 'up and down in suit from the card that began',
    'Cannot play': '{points.forfeit} into the pool',
    'Held a card back': '{points.held-back}, or {points.starter-back} for a seven (1898)',
    Wins: 'the first without cards: the pool',
    'Cards left': '{points.card-held} each to the winner (1898)',
  },
  cites,
  ...code,
  diagrams: { sevens, anyCard },
  variants: { 'domino-whist': dominoWhist, sequence, 'sixty-card': sixtyCard, 'two-handed': twoHanded },
  examples,
});
