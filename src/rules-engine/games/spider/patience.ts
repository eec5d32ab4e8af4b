import { advised, type Tables, told } from '../../core/patience/table.ts';
import { cites } from './cites.ts';

const { advice, spiderette } = cites.sierra;

/** What may be moved where at Spider: what the counsel of the manual lets one know. */
export const patience: Tables = {
  sierra: {
    principle: told('building', advice),
    sight: told('hidden', advice),
    stock: advised('after-moves', [advice, spiderette], 'Printed of Spiderette, to which the book sends its reader.'),
  },
};
