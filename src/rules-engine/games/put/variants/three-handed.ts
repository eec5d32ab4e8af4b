import { doubted } from '../../../laws/cites.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';

const three = doubted(cites.donohue.deal, 'That three may play is all that is said of them.');

const ALONE = 'It is told of a dealer and one opponent; which of two it would be is not said.';

export default variant({
  title: 'Three-handed put',
  aliases: [],
  books: { donohue: { heading: 'Put', pages: '332', inherits: { from: 'put', cite: three } } },
  has: { 'two-handed': false },
  players: { min: 3, max: 3, usual: 3 },
  packs: ['standard-52'],
  glance: { Players: 'three, each for himself', Cards: 'three each', Put: 'who answers it, of the other two, is not told' },
  laws: {
    repeal: {
      'exposed-in-deal': ALONE,
      'wrong-number-dealt': ALONE,
      'will-not-play-on': ALONE,
      'tied-tricks': 'It reckons with two who have a trick each.',
    },
  },
  points: {
    repeal: {
      'thrown-up': ALONE,
      'dealer-too-many': ALONE,
      'trick-and-tie': 'It reckons with two who have a trick each.',
    },
  },
  scorers: {},
  repealScorers: { deal: 'It knows a dealer and one opponent; who of three answers a put is not said.', game: 'It is kept for two players; here three play.' },
  examples: [],
});
