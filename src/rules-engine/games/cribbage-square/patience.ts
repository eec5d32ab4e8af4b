import { stated, type Tables } from '../../patience/table.ts';
import { cites } from './cites.ts';

const { advice } = cites.sierra;

/** The layout of cribbage square, as far as the manual's advice shows it. */
export const patience: Tables = {
  sierra: {
    principle: stated('lines', advice),
    layout: stated('rows and columns of a square; how many of each is not told', advice),
  },
};
