import { item, ruled, type ScoreItem, unscored, worth } from '../../../core/points.ts';
import { DEAL, STAKES, TIES } from '../cites.ts';
import { points } from '../points.ts';

/** What Hoffmann pays at chemin de fer; of baccarat banque our copy has too little to say. */
export const amended = {
  nearer: { books: { hoffmann: worth(1, DEAL, { unit: 'stake', says: 'Every punter is paid his stake.' }) } },
  farther: { books: { hoffmann: worth(-1, DEAL, { unit: 'stake', says: 'It goes to the bank.' }) } },
  tie: { books: { hoffmann: worth(0, TIES, { unit: 'stake', says: 'The stakes wait for the next hand.' }) } },
} as const;

const at = (key: keyof typeof amended): ScoreItem => ({ ...points[key], books: { ...points[key].books, ...amended[key].books } });

/** The bets as they stand at chemin de fer, by both books. */
export const bets = { nearer: at('nearer'), farther: at('farther'), tie: at('tie') };

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
        STAKES,
      ),
    },
  }),
};
