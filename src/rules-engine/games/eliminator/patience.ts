import { type Tables, told } from '../../core/patience/table.ts';
import { cites } from './cites.ts';

const { advice } = cites.sierra;

/** What may be moved where at Eliminator: what the counsel of the manual lets one know. */
export const patience: Tables = {
  sierra: {
    principle: told('building', advice),
    foundations: told({ base: 'any' }, advice, 'Runs in suit go there. Which way they go is not printed, and the picture to its example is lost.'),
  },
};
