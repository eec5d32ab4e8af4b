import { doubted } from '../../../laws/cites.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';

const three = doubted(cites.donohue.deal, 'The book says of three only that they may play.');

const ALONE = 'The book says this of a dealer and one opponent; it does not say which of two it would be.';

export default variant({
  title: 'Three-handed put',
  aliases: [],
  books: { donohue: { heading: 'Put', pages: '332', inherits: { from: 'put', cite: three } } },
  has: { 'two-handed': false },
  players: { min: 3, max: 3, usual: 3 },
  packs: ['standard-52'],
  glance: { Players: 'three, each for themselves', Cards: 'three each', Put: 'the book does not say which of the other two answers it' },
  laws: {
    repeal: {
      'exposed-in-deal': ALONE,
      'wrong-number-dealt': ALONE,
      'will-not-play-on': ALONE,
      'tied-tricks': 'It speaks of two players with a trick each.',
    },
  },
  points: {
    repeal: {
      'thrown-up': ALONE,
      'dealer-too-many': ALONE,
      'trick-and-tie': 'It speaks of two players with a trick each.',
    },
  },
  scorers: {},
  repealScorers: {
    deal: 'It knows a dealer and one opponent; the book does not say which of three answers a put.',
    game: 'It is kept for two players; here three play.',
  },
  examples: [],
});
