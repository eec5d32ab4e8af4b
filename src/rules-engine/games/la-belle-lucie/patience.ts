import { shown, type Tables, told } from '../../core/patience/table.ts';
import { cites } from './cites.ts';

const { advice } = cites.sierra;

/** What may be moved where at La belle Lucie: what the counsel of the manual lets one know. */
export const patience: Tables = {
  sierra: {
    principle: told('building', advice),
    columns: shown({ way: 'down', by: 'suit' }, advice, 'Drawn from its warning: the higher card of such a pair lies beneath.'),
    moved: told('one', advice),
  },
};
