import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Rouge et noir, each under a name. */
export const cites = citesOf({
  blue: { 'Rouge et Noir': { layout: '338', deal: '338', wins: '338', colour: '338', equal: '338', refait: '338' } },
  donohue: {
    'Rouge et Noir': {
      name: '361',
      places: '361-362',
      dealers: '362',
      packs: '362',
      cut: '362',
      stakes: '362',
      exceptions: '362-363',
      late: '363',
      rows: '363',
      values: '363',
      wins: '363',
      couleur: '364',
      sample: '364',
      equal: '364',
      refait: '364-365',
      prisons: '365',
      parolis: '365',
      funds: '365',
      firstDeal: '365',
      odds: '365',
      terms: '365-366',
      fault: '366',
    },
  },
});
