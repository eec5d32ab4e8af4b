import { doubted } from '../../laws/cites.ts';
import { stated, type Tables, unsure } from '../../patience/table.ts';
import { cites } from './cites.ts';

const { uspc } = cites;
const NO_SUIT = doubted(uspc.building, 'Of the tableaux and the opponent’s piles only the direction is printed; no suit or colour is asked for.');
const PACK = doubted(uspc.pack, 'The pack is for a player who cannot play from these. The book does not say expressly that another may not turn it.');
const OPEN = 'The two piles are named, and no others.';

/** The moves allowed at Crapette. */
export const patience: Tables = {
  'uspc-1898': {
    principle: stated('building', uspc.aces),
    layout: stated(
      {
        each: true,
        columns: { of: [1, 1, 1, 1], up: 'all' },
        reserve: 13,
        pack: 35,
        names: { columns: 'tableau', reserve: 'Crapette pile', waste: 'trash pile', pack: 'pack' },
      },
      uspc.setUp,
      'The book does not say which way up cards lie in tableau and Crapette pile; both are built with from their tops.',
    ),
    sight: stated('hidden', uspc.pack),
    foundations: stated({ base: 'ace', begun: 'at-once', build: { way: 'up', by: 'suit' } }, uspc.aces),
    columns: unsure('allowed', stated({ way: 'down', by: 'any' }, NO_SUIT, 'Either of the two tableaux; no suit or colour is printed.')),
    theirs: unsure('allowed', stated({ on: ['reserve', 'waste'], build: { way: 'either', by: 'any' } }, NO_SUIT)),
    used: stated({ own: ['column', 'reserve', 'waste'], theirs: 'open' }, uspc.cardsUsed),
    space: stated({ cards: 'any', from: ['reserve', 'waste'], open: { column: OPEN, pack: OPEN }, late: true }, uspc.space),
    stock: unsure('barred', stated('after-moves', PACK)),
    redeals: stated('some', uspc.again, 'When the pack is gone the trash pile is played again, and after it the Crapette pile.'),
  },
};
