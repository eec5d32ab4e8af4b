import { doubted } from '../../core/cites.ts';
import { type Tables, told } from '../../core/patience/table.ts';
import { cites } from './cites.ts';

const { advice } = cites.sierra;

/** What may be moved where at Scorpion: what the counsel of the manual lets one know. */
export const patience: Tables = {
  sierra: {
    principle: told('taking', doubted(advice, 'The manual speaks of matching in one sentence for Pyramid and Scorpion; the second name may be a slip.')),
  },
};
