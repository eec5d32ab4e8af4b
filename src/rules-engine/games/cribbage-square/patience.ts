import { stated, type Tables } from '../../patience/table.ts';
import { cites } from './cites.ts';

const { advice } = cites.sierra;

/** What is known of the layout of cribbage square: what the counsel of the manual lets one know. */
export const patience: Tables = {
  sierra: {
    principle: stated('lines', advice),
    layout: stated('rows and columns of a square; how many of each is not told', advice),
  },
};
