import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { laid, lie, short, truth } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'i-doubt-it',
  title: 'I doubt it',
  aliases: ['Doubt it', 'I doubt you'],
  shelf: 'family',
  kind: 'card',
  books: { 'blue-ribbon-1940': { heading: 'I Doubt It', pages: '390-391' } },
  has: ['each-for-himself'],
  players: { min: 2, max: 12, say: 'any number' },
  packs: ['standard-52'],
  glance: {
    Deal: 'the same number for everybody; the rest stays on the table, face down',
    'Your turn': 'lay three cards face down and name a rank',
    'It was false': 'the player who laid them takes all the cards on the table',
    'It was true': 'the player who doubted takes all the cards on the table',
    'Fewer than three cards': 'take some from the table to make three',
    Wins: 'the first without cards: {points.card-left} for each card of the others',
  },
  cites,
  ...code,
  diagrams: { laid, lie, truth, short },
  examples,
});
