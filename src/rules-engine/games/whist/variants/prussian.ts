import { doubted } from '../../../laws/cites.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';

export default variant({
  title: 'Prussian whist',
  aliases: ['Prussian'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Prussian Whist',
      pages: '384',
      inherits: {
        from: 'whist',
        cite: doubted(cites.blue.prussian, 'No clause of its own: one sentence under the page on whist, which changes the trump and nothing else.'),
      },
    },
  },
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  glance: { Trump: 'cut from the other pack; the last card dealt is not turned', Otherwise: 'as in whist' },
  laws: {},
  points: {},
  scorers: {},
  repealScorers: {
    deal: 'Nobody has checked yet whether the count applies here unchanged.',
    rubber: 'Nobody has checked yet whether the count applies here unchanged.',
  },
  examples: [],
});
