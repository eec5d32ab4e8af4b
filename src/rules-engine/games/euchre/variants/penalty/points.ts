import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const CHIP = { unit: 'chip' } as const;

export const penaltyPoints = {
  start: item({
    title: 'Start',
    gist: 'What every player has to get rid of.',
    books: { 'uspc-1898': bookValue(12, cites.uspc.fiveHandedScoring, CHIP), 'blue-ribbon-1940': bookValue(12, cites.blue.penalty, CHIP) },
  }),
  trick: item({
    title: 'Trick taken',
    gist: 'Paid into the bank.',
    books: {
      'uspc-1898': bookValue(-1, cites.uspc.fiveHandedScoring, { ...CHIP, per: 'a trick' }),
      'blue-ribbon-1940': bookValue(-1, cites.blue.penalty, { ...CHIP, per: 'a trick' }),
    },
  }),
  'no-trick': item({
    title: 'No trick',
    gist: 'Received by a player who took no trick.',
    aka: ['penalty for no trick'],
    books: {
      'uspc-1898': bookValue(1, cites.uspc.fiveHandedScoring, {
        ...CHIP,
        per: 'each other player',
        says: 'By agreement it comes out of the bank, a chip for each active player.',
        way: 'or-the-bank',
      }),
      'blue-ribbon-1940': bookValue(1, cites.blue.penalty, { ...CHIP, per: 'each other player', says: 'From those who took no trick themselves, too.' }),
    },
  }),
  'no-trick-payment': item({
    title: 'Paid to a player without a trick',
    gist: 'What each other player gives for every player who took no trick.',
    books: {
      'uspc-1898': bookValue(-1, cites.uspc.fiveHandedScoring, { ...CHIP, per: 'a player without a trick' }),
      'blue-ribbon-1940': bookValue(-1, cites.blue.penalty, { ...CHIP, per: 'a player without a trick' }),
    },
  }),
  'staying-out': item({
    title: 'Staying out',
    gist: 'Received from the bank by a player who does not play the deal.',
    books: { 'uspc-1898': bookValue(1, cites.uspc.fiveHandedDiscard, CHIP), 'blue-ribbon-1940': unscored('Nobody may stay out.') },
  }),
  'thrown-hand-seen': item({
    title: 'Thrown hand exposed or looked at',
    gist: 'Received from the bank as a penalty.',
    books: { 'uspc-1898': bookValue(2, cites.uspc.notesGame, CHIP), 'blue-ribbon-1940': unscored() },
  }),
  settlement: item({
    title: 'Who wins',
    gist: 'How the game ends.',
    books: {
      'uspc-1898': ruled(
        'the first rid of all chips wins; if they have a value, the winner is paid for all that the others hold',
        cites.uspc.fiveHandedScoring,
        {
          way: 'drawn-together',
        },
      ),
      'blue-ribbon-1940': ruled('the first rid of all chips wins', cites.blue.penalty),
    },
  }),
} as const;
