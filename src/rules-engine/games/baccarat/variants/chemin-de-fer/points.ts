import { doubted } from '../../../../laws/cites.ts';
import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Baccarat } from '../../code.ts';

/** Payments at chemin de fer, by both books; our copy of Hoffmann has too little on those of baccarat banque. */
export const amended = {
  nearer: {
    books: {
      'blue-ribbon-1940': bookValue(
        1,
        doubted(
          cites.blue.cheminDeFer,
          'The section calls the game a variety of baccara and prints no payments of its own; those of pages 12 to 14 are taken.',
        ),
        { unit: 'stake' },
      ),
      hoffmann: bookValue(1, cites.hoffmann.cheminDeal, { unit: 'stake', says: 'Every punter is paid their stake.', way: 'drawn-by-rule' }),
    },
  },
  farther: {
    books: {
      'blue-ribbon-1940': bookValue(
        -1,
        doubted(
          cites.blue.cheminDeFer,
          'The section calls the game a variety of baccara and prints no payments of its own; those of pages 12 to 14 are taken.',
        ),
        { unit: 'stake' },
      ),
      hoffmann: bookValue(-1, cites.hoffmann.cheminDeal, { unit: 'stake', says: 'It goes to the bank.' }),
    },
  },
  tie: {
    books: {
      'blue-ribbon-1940': bookValue(
        0,
        doubted(
          cites.blue.cheminDeFer,
          'The section calls the game a variety of baccara and prints no payments of its own; those of pages 12 to 14 are taken.',
        ),
        { unit: 'stake', says: 'A stand-off.' },
      ),
      hoffmann: bookValue(0, cites.hoffmann.cheminScoring, { unit: 'stake', says: 'The stakes wait for the next hand.', way: 'stakes-wait' }),
    },
  },
} as const satisfies AmendedPoints<Baccarat>;

export const added = {
  coup: item({
    title: 'The stakes of a coup',
    gist: 'How much the punters may win or lose on one hand.',
    aka: ['go bank', 'banco', 'limit of the stakes', 'even money'],
    group: 'The bets',
    books: {
      'blue-ribbon-1940': unscored(),
      hoffmann: ruled(
        'All that the bank holds, if one of them goes bank; else what each has put up, beyond the bank only if the banker lets it stand.',
        cites.hoffmann.cheminBetting,
      ),
    },
  }),
};
