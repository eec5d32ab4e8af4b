import { type Tables, told } from '../../core/patience/table.ts';
import { cites } from './cites.ts';

const { advice } = cites.sierra;

/** What may be moved where at Fast 21: what the counsel of the manual lets one know. */
export const patience: Tables = {
  sierra: {
    layout: told('piles that are brought to twenty-one', advice),
    clock: told('timed', cites.sierra.kinds),
  },
};
