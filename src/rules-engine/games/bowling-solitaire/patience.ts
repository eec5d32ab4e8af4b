import { type Tables, told } from '../../core/patience/table.ts';
import { cites } from './cites.ts';

const { advice } = cites.sierra;

/** What may be moved where at Bowling solitaire: what the counsel of the manual lets one know. */
export const patience: Tables = {
  sierra: {
    layout: told('cards placed in order of rank, with gaps for those to come', advice),
  },
};
