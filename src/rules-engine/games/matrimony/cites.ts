import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the books on Matrimony, each under a name. */
export const cites = citesOf({
  blue: {
    Matrimony: {
      layout: '256',
      stakes: '257',
      deal: '257',
      ace: '257',
      best: '257',
      take: '257',
      tie: '257',
      left: '257',
    },
  },
  donohue: {
    Matrimony: {
      chances: '338',
      names: doubtful(
        '338-339',
        'Five chances are announced; of their drawing our copy shows the ace of diamonds, intrigue and pairs, and the text names matrimony. The fifth is taken to be confederacy, king and knave, as in the other book.',
      ),
      ace: '339',
      best: '339',
      stakes: '339',
      deal: '339',
      take: '339',
      tie: '339',
      left: '339',
    },
  },
});
