import { doubted } from '../../laws/cites.ts';
import { type Tables, told, unsure } from '../../patience/table.ts';
import { cites } from './cites.ts';

const { uspc } = cites;
const NO_SUIT = doubted(uspc.building, 'Of the tableaux and the opponent’s piles only the direction is printed; no suit or colour is asked for.');
const PACK = doubted(uspc.pack, 'The pack is for a player who cannot play from these; that another may not turn it is not said in so many words.');
const OPEN = 'The two piles are named, and no others.';

/** What may be moved where at Crapette. */
export const patience: Tables = {
  'uspc-1898': {
    principle: told('building', uspc.aces),
    layout: told(
      {
        each: true,
        columns: { of: [1, 1, 1, 1], up: 'all' },
        reserve: 13,
        pack: 35,
        names: { columns: 'tableau', reserve: 'Crapette pile', waste: 'trash pile', pack: 'pack' },
      },
      uspc.setUp,
      'Which way up cards lie in tableau and Crapette pile is not said; both are built with from their tops.',
    ),
    sight: told('hidden', uspc.pack),
    foundations: told({ base: 'ace', begun: 'at-once', build: { way: 'up', by: 'suit' } }, uspc.aces),
    columns: unsure('allowed', told({ way: 'down', by: 'any' }, NO_SUIT, 'Either of the two tableaux; no suit or colour is printed.')),
    theirs: unsure('allowed', told({ on: ['reserve', 'waste'], build: { way: 'either', by: 'any' } }, NO_SUIT)),
    used: told({ own: ['column', 'reserve', 'waste'], theirs: 'open' }, uspc.cardsUsed),
    space: told({ cards: 'any', from: ['reserve', 'waste'], open: { column: OPEN, pack: OPEN }, late: true }, uspc.space),
    stock: unsure('barred', told('after-moves', PACK)),
    redeals: told('some', uspc.again, 'When the pack is gone the trash pile is played again, and after it the Crapette pile.'),
  },
};
