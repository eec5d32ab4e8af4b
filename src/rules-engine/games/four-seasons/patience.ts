import { type Tables, told } from '../../core/patience/table.ts';
import { cites } from './cites.ts';

const { advice } = cites.sierra;

/** What may be moved where at Four seasons: what the counsel of the manual lets one know. */
export const patience: Tables = {
  sierra: {
    space: told({ cards: 'any', late: true }, advice),
    peek: told('allowed', advice, 'Told of the piles of the tableau.'),
  },
};
