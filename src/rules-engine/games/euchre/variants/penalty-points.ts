import { cite } from '../../../books.ts';
import { item, ruled, unscored, worth } from '../../../core/points.ts';

const USPC = cite('uspc-1898', '13-14', 'Five-handed, or Penalty Euchre');
const NOTE = cite('uspc-1898', '14', 'Five-handed, or Penalty Euchre: Notes');
const BLUE = cite('blue-ribbon-1940', '232', 'Penalty Euchre');
const CHIP = { unit: 'chip' } as const;

export const penaltyPoints = {
  start: item({
    title: 'Start',
    gist: 'What every player has to get rid of.',
    books: { 'uspc-1898': worth(12, USPC, CHIP), 'blue-ribbon-1940': worth(12, BLUE, CHIP) },
  }),
  trick: item({
    title: 'Trick taken',
    gist: 'Paid into the bank.',
    books: { 'uspc-1898': worth(-1, USPC, { ...CHIP, per: 'a trick' }), 'blue-ribbon-1940': worth(-1, BLUE, { ...CHIP, per: 'a trick' }) },
  }),
  'no-trick': item({
    title: 'No trick',
    gist: 'Received by a player who took no trick.',
    aka: ['penalty for no trick'],
    books: {
      'uspc-1898': worth(1, USPC, { ...CHIP, per: 'each other player', says: 'By agreement it comes out of the bank, a chip for each active player.' }),
      'blue-ribbon-1940': worth(1, BLUE, { ...CHIP, per: 'each other player', says: 'From those who took no trick themselves, too.' }),
    },
  }),
  'no-trick-payment': item({
    title: 'Paid to a player without a trick',
    gist: 'What each other player gives for every player who took no trick.',
    books: {
      'uspc-1898': worth(-1, USPC, { ...CHIP, per: 'a player without a trick' }),
      'blue-ribbon-1940': worth(-1, BLUE, { ...CHIP, per: 'a player without a trick' }),
    },
  }),
  'staying-out': item({
    title: 'Staying out',
    gist: 'Received from the bank by a player who does not play the deal.',
    books: { 'uspc-1898': worth(1, cite('uspc-1898', '13', 'Five-handed, or Penalty Euchre'), CHIP), 'blue-ribbon-1940': unscored('Nobody may stay out.') },
  }),
  'thrown-hand-seen': item({
    title: 'Thrown hand exposed or looked at',
    gist: 'Received from the bank as a penalty.',
    books: { 'uspc-1898': worth(2, NOTE, CHIP), 'blue-ribbon-1940': unscored() },
  }),
  settlement: item({
    title: 'Who wins',
    gist: 'How the game ends.',
    books: {
      'uspc-1898': ruled('the first rid of all chips wins; where they have a value, he is paid for all that the others hold', USPC),
      'blue-ribbon-1940': ruled('the first rid of all chips wins', BLUE),
    },
  }),
} as const;
