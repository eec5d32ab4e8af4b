import { type Tables, told } from '../../core/patience/table.ts';
import { cites } from './cites.ts';

const { sevenCardPlay, sevenCardDraw, sevenCardScoring } = cites.blue;

/** What may be moved where at Klondike. */
export const patience: Tables = {
  'blue-ribbon-1940': {
    principle: told('building', sevenCardPlay),
    layout: told('seven files of one to seven cards, the last of each face up', sevenCardPlay),
    sight: told('hidden', sevenCardPlay),
    foundations: told({ base: 'ace', build: { way: 'up', by: 'suit' } }, sevenCardPlay),
    columns: told({ way: 'down', by: 'color' }, sevenCardPlay),
    moved: told('file', sevenCardScoring),
    space: told({ cards: 'king' }, sevenCardPlay, 'And by no other card.'),
    redeals: told('free', [sevenCardDraw, sevenCardScoring], 'By threes, as long as it changes something; one card at a time, once only.'),
  },
  sierra: { sight: told('hidden', cites.sierra.strategiesOneDeck) },
};
