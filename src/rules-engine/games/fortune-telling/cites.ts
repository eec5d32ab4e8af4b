import { citesOf, doubtful } from '../../laws/cites.ts';

const suit = (name: string) => `The sign of the suit cannot be read in our copy; the list is taken for ${name} by its place and by what it says.`;

/** The passages of the 1940 book on fortune-telling by cards. */
export const cites = citesOf({
  blue: {
    'Fortune telling': {
      custom: '239',
      pack: '239',
      hearts: doubtful('239', suit('hearts')),
      clubsToJack: doubtful('239', suit('clubs')),
      tenOfClubs: doubtful('239-240', `${suit('clubs')} Which two nines are meant is lost with their signs.`),
      clubsBelowTen: doubtful('240', suit('clubs')),
      diamonds: doubtful('240', suit('diamonds')),
      spades: doubtful('240', suit('spades')),
      eightOfSpades: doubtful('240', `${suit('spades')} Which seven is meant is lost with its sign.`),
      combinations: '240-241',
      acesAndKings: '240',
      queensAndLower: '241',
    },
  },
});
