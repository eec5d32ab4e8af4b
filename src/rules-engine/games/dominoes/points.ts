import { bookValue, item } from '../../scoring/points.ts';
import { BLUE, cites, DONOHUE } from './cites.ts';
import { domino } from './words.ts';

export const points = {
  set: item({
    title: 'The set',
    gist: 'Dominoes in a set from double blank to double six.',
    aka: ['how many bones', 'how many tiles', 'double six set'],
    group: 'The set',
    books: {
      [BLUE]: bookValue(28, cites.blue.set, { unit: domino, says: 'Seven suits of seven; every domino but a doublet belongs to two of them.' }),
      [DONOHUE]: bookValue(28, cites.donohue.playSet, { unit: domino }),
    },
  }),
} as const;
