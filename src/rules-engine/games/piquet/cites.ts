import { citesOf } from '../../laws/cites.ts';

/** Where the books tell of piquet: each passage once, by a word of its own. Of the five, one has the game. */
export const cites = citesOf({
  blue: {
    Piquet: {
      deal: '274',
      exchange: '274',
      declarations: '275',
      counting: '275-276',
      play: '276',
      pic: '276',
    },
    'Piquet: Penalties': { dealing: '277', discarding: '277', stock: '277-278', drawing: '278', declaring: '278', revoke: '278' },
    'Rubicon Piquet': { rubicon: '277' },
    'Piquet à Ecrire': { ecrire: '278' },
    'Piquet for Three, or Piquet Normand': { three: '278-279' },
    'Piquet for Four, or Piquet Voleur': { four: '279' },
  },
});
