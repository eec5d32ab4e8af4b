import { advised, type Tables, told } from '../../patience/table.ts';
import { cites } from './cites.ts';

const { sevenCardPlay, sevenCardDraw, sevenCardScoring } = cites.blue;

/** What may be moved where at Klondike. */
export const patience: Tables = {
  'blue-ribbon-1940': {
    principle: told('building', sevenCardPlay),
    layout: told({ columns: { of: [1, 2, 3, 4, 5, 6, 7], up: 'last' }, pack: 24, names: { pack: 'pack' } }, sevenCardPlay),
    sight: told('hidden', sevenCardPlay),
    foundations: told({ base: 'ace', begun: 'at-once', build: { way: 'up', by: 'suit' } }, sevenCardPlay),
    columns: told({ way: 'down', by: 'color' }, sevenCardPlay),
    moved: told('file', sevenCardScoring),
    space: told({ cards: 'king', only: true, late: true }, sevenCardPlay),
    stock: advised('after-moves', sevenCardPlay),
    ends: told({ when: 'stuck', as: 'out' }, sevenCardScoring),
    redeals: told('free', [sevenCardDraw, sevenCardScoring], 'By threes, as long as it changes something; one card at a time, once only.'),
  },
  sierra: { sight: told('hidden', cites.sierra.strategiesOneDeck) },
};
