import { type Build, type Tables, told } from '../../patience/table.ts';
import { cites } from './cites.ts';

const { napoleon } = cites.uspc;
const { twoPacks } = cites.blue;
const IN_SUIT: Build = { way: 'down', by: 'suit' };

/** What may be moved where at forty thieves. */
export const patience: Tables = {
  'uspc-1898': {
    principle: told('building', napoleon),
    layout: told({ columns: { of: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4], up: 'all' }, pack: 64 }, napoleon, 'Dealt as four rows of ten.'),
    sight: told('all', napoleon),
    foundations: told({ count: 8, base: 'ace', build: { way: 'up', by: 'suit' } }, napoleon),
    columns: told(IN_SUIT, napoleon),
    moved: told('one', napoleon),
    space: told({ cards: 'any', late: true }, napoleon),
    stock: told('after-moves', napoleon),
    redeals: told(0, napoleon),
    ends: told({ when: 'dealt-out', as: 'lost' }, napoleon),
  },
  'blue-ribbon-1940': {
    principle: told('building', twoPacks),
    layout: told({ columns: { of: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4], up: 'all' }, pack: 64 }, twoPacks, 'Dealt as four rows of ten.'),
    sight: told('all', twoPacks),
    foundations: told({ count: 8, base: 'ace', build: { way: 'up', by: 'suit' } }, twoPacks),
    columns: told(IN_SUIT, twoPacks),
    moved: told('one', twoPacks),
    space: told({ cards: 'any' }, twoPacks),
    stock: told('after-moves', twoPacks),
    redeals: told(0, twoPacks),
  },
  sierra: { columns: told(IN_SUIT, cites.sierra.strategiesTwoDeck, 'Of foundations it says for solitaires at large that they are often built up in suit.') },
};
