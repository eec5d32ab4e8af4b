import { stated, type Tables } from '../../patience/table.ts';
import { cites } from './cites.ts';

const { deal, starter, object, score } = cites.blue;

/** The moves allowed at golf with cards. */
export const patience: Tables = {
  'blue-ribbon-1940': {
    principle: stated('taking', starter),
    layout: stated({ columns: { of: [5, 5, 5, 5, 5, 5, 5], up: 'all' }, pack: 17, names: { pack: 'hand' }, then: 'of which each is a starter' }, deal),
    sight: stated('all', deal),
    columns: stated('none', deal, 'The places of the cards are never changed.'),
    moved: stated('one', starter),
    taken: stated('next', starter, 'The lowest card of a file, on the starter. A king is a stop.'),
    stock: stated('after-moves', [starter, cites.blue.fresh]),
    redeals: stated(0, [object, score]),
    ends: stated({ when: 'dealt-out', as: 'left' }, score),
  },
  sierra: { principle: stated('taking', cites.sierra.advice, 'Cards in sequence go to a foundation.') },
};
