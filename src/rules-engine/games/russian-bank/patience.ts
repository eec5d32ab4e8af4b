import { stated, type Tables } from '../../patience/table.ts';
import { cites } from './cites.ts';

const { blue } = cites;

/** The moves allowed at Russian bank with two packs. */
export const patience: Tables = {
  'blue-ribbon-1940': {
    principle: stated('building', blue.foundations),
    layout: stated(
      {
        each: true,
        columns: { of: [1, 1, 1, 1], up: 'all' },
        reserve: 12,
        pack: 36,
        names: { columns: 'tableau', reserve: 'stock', waste: 'trash pile', pack: 'hand' },
      },
      blue.setUp,
    ),
    sight: stated('hidden', blue.setUp),
    foundations: stated(
      { base: 'ace', begun: 'at-once', build: { way: 'up', by: 'suit' } },
      [blue.foundations, blue.stop],
      'A card that fits on one comes before all others.',
    ),
    columns: stated({ way: 'down', by: 'color' }, blue.changes, 'Nobody has to move cards there.'),
    theirs: stated({ on: ['reserve', 'waste'], build: { way: 'either', by: 'suit' } }, blue.piles),
    used: stated({ own: ['column', 'reserve', 'pack'], theirs: 'allowed' }, [blue.changes, blue.stockCard, blue.piles]),
    moved: stated('one', blue.changes, 'With a free space, a row can go card by card.'),
    space: stated(
      {
        cards: 'any',
        from: ['column', 'reserve'],
        never: ['waste', 'their-waste'],
        open: {
          pack: 'The hand is turned when no space is left. The book does not mention a space that comes later.',
          'their-reserve': 'Only the two trash piles are forbidden.',
        },
      },
      [blue.changes, blue.stockCard, blue.piles],
    ),
    redeals: stated('free', blue.usedUp, 'The hand is turned over and gone through as before.'),
  },
};

/** The moves allowed at the form with one pack. */
export const singlePack: Tables = {
  'blue-ribbon-1940': {
    principle: stated('building', blue.singleDeal),
    layout: stated(
      { each: true, columns: { of: [1, 1, 1, 1], up: 'all' }, pack: 22, names: { waste: 'trash pile', pack: 'hand' } },
      [blue.singleDeal, blue.singlePlay],
      'The dealer lays out their own four when the other has played.',
    ),
    sight: stated('hidden', blue.singleDeal),
    columns: stated({ way: 'either', by: 'suit', corner: true }, [blue.singleDeal, blue.singleFiles]),
    theirs: stated({ on: ['waste'], from: ['pack'], never: ['column'] }, blue.singleTrash, 'Cards on the files stay on the files.'),
    moved: stated('run', blue.singleFiles, 'It must fit where it goes.'),
    redeals: stated('some', blue.singleFiles),
  },
};
