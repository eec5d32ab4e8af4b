import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the books on Vingt-et-un, each under a name. */
export const cites = citesOf({
  blue: {
    'Vingt-et-Un': { betting: '376', scoring: '377', deal: '378' },
    Quinze: { quinze: '378' },
  },
  donohue: {
    'Vingt-un': {
      object: '327-328',
      deal: '328',
      bothBurst: '328-330',
      scoring: '329-330',
      draw: '329',
      pack: '330',
      chanceOverFourteen: '330-331',
      chanceOfNatural: '331',
    },
  },
  uspc: {
    'Vingt-et-un': {
      scoring: '93',
      twentyOnePlayer: doubtful('93-94', 'Read literally, a hand of exactly 21 does not win from a lower dealer; 21 or less is taken to be meant.'),
      deal: '94',
    },
  },
});
