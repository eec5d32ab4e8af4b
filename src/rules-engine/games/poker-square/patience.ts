import { type Tables, told } from '../../core/patience/table.ts';
import { cites } from './cites.ts';

const { advice } = cites.sierra;

/** What may be moved where at Poker square: what the counsel of the manual lets one know. */
export const patience: Tables = {
  sierra: {
    principle: told('lines', advice),
    layout: told('rows and columns that are poker hands', advice),
  },
};
