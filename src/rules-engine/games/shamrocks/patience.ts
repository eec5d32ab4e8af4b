import { type Tables, told } from '../../core/patience/table.ts';
import { cites } from './cites.ts';

const { advice } = cites.sierra;

/** What may be moved where at Shamrocks: what the counsel of the manual lets one know. */
export const patience: Tables = {
  sierra: {
    principle: told('building', advice),
    foundations: told({ base: 'chosen' }, advice, 'They are built up; whether in suit is not said.'),
    space: told({ cards: 'any' }, advice),
  },
};
