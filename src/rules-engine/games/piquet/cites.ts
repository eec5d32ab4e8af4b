import { citesOf } from '../../laws/cites.ts';

/** The passages of the one book that has piquet, each under a name. */
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
