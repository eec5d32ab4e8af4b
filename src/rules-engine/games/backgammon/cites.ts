import { citesOf, numbered } from '../../laws/cites.ts';

export const BLUE = 'blue-ribbon-1940';
export const DONOHUE = 'donohue';

/** The passages of the books on Backgammon, each under a name. */
export const cites = citesOf({
  blue: {
    'Acey Ducey': { aceyDucey: '15' },
    Backgammon: {
      players: '16',
      pointsNamed: '16-17',
      object: '17-20',
      setUp: '17-19',
      move: '18',
      enter: '18-19',
      doublets: '19',
      play: '20',
      backgammon: '20-21',
      scoring: '23',
      hitsOnly: '23-24',
    },
    'The Laws of Backgammon': {
      law: numbered,
      lawPlayers: '24',
      lawPlay: '24-25',
      lawBothDice: '25',
    },
    'Russian Backgammon': { russianForm: '26', russianPlay: '27' },
  },
  donohue: {
    Backgammon: { players: '145', firstMove: '146', doublets: '147', coveredPoint: '147-148', play: '148', scoring: '151' },
    'Backgammon: Calculation of the Chances': { calculationChances: '149' },
    'The Laws of Backgammon': { law: numbered, lawMisread: '168' },
  },
});
