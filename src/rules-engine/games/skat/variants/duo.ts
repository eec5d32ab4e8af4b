import { variant } from '../../../core/games.ts';
import { BLUE, text } from '../cites.ts';
import { exactTricks } from './exact-tricks.ts';
import { trickGameLaws, trickGamePoints } from './repeals.ts';

const { points, laws, deal, cites } = exactTricks('Duo', 2, '355');

export default variant({
  title: 'Duo',
  aliases: ['Duo skat'],
  books: { [BLUE]: { heading: 'Skat: duo', pages: '355' } },
  players: { min: 3, max: 5, usual: 3, say: 'three play; four or five may sit at the table' },
  packs: ['piquet-32'],
  glance: {
    Aim: 'two tricks, no more and no fewer',
    Trumps: 'the four jacks alone',
    'Rank in suits': 'as at null',
    Value: '20; open 40',
  },
  laws: { add: laws, repeal: trickGameLaws('null-trick') },
  points: { add: points, repeal: trickGamePoints },
  scorers: { deal },
  examples: [
    {
      kind: 'law',
      law: 'wrong-tricks',
      book: BLUE,
      story: 'The lone player takes a trick too many.',
      answers: { took: 'more' },
      ruling: 'loses the game',
      cite: cites,
    },
    {
      kind: 'score',
      scorer: 'deal',
      book: BLUE,
      story: 'Exactly two tricks, played open.',
      input: { how: 'open', tricks: '2' },
      totals: { 'Lone player': 40 },
      cite: text('355'),
    },
    {
      kind: 'score',
      scorer: 'deal',
      book: BLUE,
      story: 'No trick at all.',
      input: { how: 'closed', tricks: '0' },
      totals: { 'Lone player': -20 },
      cite: text('355'),
    },
  ],
});
