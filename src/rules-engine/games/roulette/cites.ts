import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the books on Roulette, each under a name. */
export const cites = citesOf({
  blue: {
    Roulette: {
      green: doubtful('339', 'The green pocket is printed as “oo”, though the wheel described has a single zero, which its list of numbers begins with.'),
      order: doubtful('339', 'In our copy 20, 14 and 31 have run together, and the type that told black from red is lost.'),
      wheel: '339',
      inside: '340',
      columns: '341',
      dozens: '341',
      evens: '341',
      smallWheel: '341',
      zero: '341',
    },
  },
  donohue: {
    'Rouge et Noir': { exceptions: '362-363' },
    'La Roulette': {
      table: '367',
      spin: '367',
      sides: '367',
      stakes: '369',
      plein: '369',
      twelves: '369',
      columnBets: '369',
      proportion: '369',
      chances: '369',
      examples: '369-370',
      late: '370',
    },
  },
});
