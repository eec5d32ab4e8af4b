import { shown, type Tables, told } from '../../core/patience/table.ts';
import { cites } from './cites.ts';

const { advice } = cites.sierra;

/** What may be moved where at Nestor: what the counsel of the manual lets one know. */
export const patience: Tables = {
  sierra: {
    principle: told('taking', advice),
    taken: shown('pair', advice, 'What makes a pair is not printed; the word is taken in its common sense.'),
    reserve: told({}, advice),
  },
};
