import { type Tables, told } from '../../patience/table.ts';
import { cites } from './cites.ts';

const { deal, starter, object, score } = cites.blue;

/** What may be moved where at golf with cards. */
export const patience: Tables = {
  'blue-ribbon-1940': {
    principle: told('taking', starter),
    layout: told({ columns: { of: [5, 5, 5, 5, 5, 5, 5], up: 'all' }, pack: 17, names: { pack: 'hand' }, then: 'of which each is a starter' }, deal),
    sight: told('all', deal),
    columns: told('none', deal, 'The places of the cards are never changed.'),
    moved: told('one', starter),
    taken: told('next', starter, 'The lowest card of a file, on the starter. A king is a stop.'),
    stock: told('after-moves', [starter, cites.blue.fresh]),
    redeals: told(0, [object, score]),
    ends: told({ when: 'dealt-out', as: 'left' }, score),
  },
  sierra: { principle: told('taking', cites.sierra.advice, 'Cards in sequence go to a foundation.') },
};
