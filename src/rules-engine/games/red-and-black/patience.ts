import { shown, type Tables, told } from '../../core/patience/table.ts';
import { cites } from './cites.ts';

const { advice } = cites.sierra;

/** What may be moved where at Red and Black: what its counsel lets one know. */
export const patience: Tables = {
  sierra: {
    principle: told('building', advice),
    columns: shown({ way: 'down', by: 'color' }, advice, 'A black eight goes on a red nine, a red seven on the eight.'),
    moved: told('one', advice),
    space: told({ cards: 'any', from: ['pack'], never: ['column'] }, advice, 'The card is the one that lies face up on the stock.'),
  },
};
