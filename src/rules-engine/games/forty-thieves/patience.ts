import { type Build, stated, type Tables } from '../../patience/table.ts';
import { cites } from './cites.ts';

const { napoleon } = cites.uspc;
const { twoPacks } = cites.blue;
const IN_SUIT: Build = { way: 'down', by: 'suit' };

/** The moves allowed at forty thieves. */
export const patience: Tables = {
  'uspc-1898': {
    principle: stated('building', napoleon),
    layout: stated({ columns: { of: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4], up: 'all' }, pack: 64 }, napoleon, 'Dealt as four rows of ten.'),
    sight: stated('all', napoleon),
    foundations: stated({ count: 8, base: 'ace', build: { way: 'up', by: 'suit' } }, napoleon),
    columns: stated(IN_SUIT, napoleon),
    moved: stated('one', napoleon),
    space: stated({ cards: 'any', late: true }, napoleon),
    stock: stated('after-moves', napoleon),
    redeals: stated(0, napoleon),
    ends: stated({ when: 'dealt-out', as: 'lost' }, napoleon),
  },
  'blue-ribbon-1940': {
    principle: stated('building', twoPacks),
    layout: stated({ columns: { of: [4, 4, 4, 4, 4, 4, 4, 4, 4, 4], up: 'all' }, pack: 64 }, twoPacks, 'Dealt as four rows of ten.'),
    sight: stated('all', twoPacks),
    foundations: stated({ count: 8, base: 'ace', build: { way: 'up', by: 'suit' } }, twoPacks),
    columns: stated(IN_SUIT, twoPacks),
    moved: stated('one', twoPacks),
    space: stated({ cards: 'any' }, twoPacks),
    stock: stated('after-moves', twoPacks),
    redeals: stated(0, twoPacks),
  },
  sierra: { columns: stated(IN_SUIT, cites.sierra.strategiesTwoDeck, 'Of foundations it says for solitaires at large that they are often built up in suit.') },
};
