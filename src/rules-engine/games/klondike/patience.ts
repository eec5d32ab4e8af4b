import { advised, stated, type Tables } from '../../patience/table.ts';
import { cites } from './cites.ts';

const { sevenCardPlay, sevenCardDraw, sevenCardScoring } = cites.blue;

/** The moves allowed at Klondike. */
export const patience: Tables = {
  'blue-ribbon-1940': {
    principle: stated('building', sevenCardPlay),
    layout: stated({ columns: { of: [1, 2, 3, 4, 5, 6, 7], up: 'last' }, pack: 24, names: { pack: 'pack' } }, sevenCardPlay),
    sight: stated('hidden', sevenCardPlay),
    foundations: stated({ base: 'ace', begun: 'at-once', build: { way: 'up', by: 'suit' } }, sevenCardPlay),
    columns: stated({ way: 'down', by: 'color' }, sevenCardPlay),
    moved: stated('file', sevenCardScoring),
    space: stated({ cards: 'king', only: true, late: true }, sevenCardPlay),
    stock: advised('after-moves', sevenCardPlay),
    ends: stated({ when: 'stuck', as: 'out' }, sevenCardScoring),
    redeals: stated('free', [sevenCardDraw, sevenCardScoring], 'By threes, as long as it changes something; one card at a time, once only.'),
  },
  sierra: { sight: stated('hidden', cites.sierra.strategiesOneDeck) },
};
