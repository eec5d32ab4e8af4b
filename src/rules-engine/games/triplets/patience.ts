import { shown, type Tables, told } from '../../core/patience/table.ts';
import { cites } from './cites.ts';

const { advice } = cites.sierra;

/** What may be moved where at Triplets: what the counsel of the manual lets one know. */
export const patience: Tables = {
  sierra: {
    principle: told('taking', advice),
    taken: shown('run-of-three', advice),
  },
};
