import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Poker dice, each under a name. */
export const cites = citesOf({
  blue: { 'Poker Dice': { object: '204', throwing: '204-205', limit: '205', best: '205' } },
  donohue: { 'Draw Poker': { throwing: '392', order: '392', dice: '392', example: '392' } },
  uspc: {
    'Poker-Dice': { pack: '54', deal: '54', joker: '54', rank: '54', options: '54', rules: '54' },
    'Draw Poker': { handsOfPoker: '38-39' },
    'Draw Poker: Laws and Rules': { aceOfPoker: '40', tiesOfPoker: '41' },
  },
});
