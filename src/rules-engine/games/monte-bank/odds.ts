import { bet, type OddsRow, type OddsTable } from '../../odds/odds.ts';
import type { Outcomes } from '../../odds/outcomes.ts';
import type { points } from './points.ts';
import { settled } from './reckoning/settle.ts';

const OF_A_SUIT = 10;
const PACK = 40;
/** A layout of two cards and then the gate, counted by suits before any card is seen. */
const unseen: Outcomes<boolean> = {
  say: 'draws of two cards and a gate',
  of: PACK * (PACK - 1) * (PACK - 2),
  each: () => [
    [true, PACK * (OF_A_SUIT - 1) * (OF_A_SUIT - 2) + PACK * 3 * OF_A_SUIT * 2 * (OF_A_SUIT - 1)],
    [false, PACK * (OF_A_SUIT - 1) * 3 * OF_A_SUIT + PACK * 3 * OF_A_SUIT * 2 * OF_A_SUIT],
  ],
};
/** The gate once both layouts are dealt: one of 36 cards, `winning` of them of a suit that wins. */
const seen = (winning: number): Outcomes<boolean> => ({
  say: 'cards that may be the gate',
  of: PACK - 4,
  each: () => [
    [true, winning],
    [false, PACK - 4 - winning],
  ],
});
const onLayout = (title: string, gist: string, outcomes: Outcomes<boolean>): OddsRow =>
  bet<typeof points, boolean>({ title, gist, outcomes, settle: (won, by, stake) => [settled('top', won, stake, by)] });
const TWO = 2 * OF_A_SUIT - 2;
const ONE = OF_A_SUIT - 2;

export const odds: OddsTable = {
  keeper: 'the bank',
  note: 'At even money. The book prints no figure.',
  rows: {
    unseen: onLayout('A layout, before any card is seen', 'All layouts and gates that there are.', unseen),
    'two-suits': onLayout('Two suits in the layout, neither in the other', 'Both layouts lie there: 18 of the 36 cards win.', seen(TWO)),
    'two-suits-one-gone': onLayout('Two suits in the layout, one card of them in the other', '17 of the 36 cards win.', seen(TWO - 1)),
    'two-suits-two-gone': onLayout('Two suits in the layout, both cards of the other of them', '16 of the 36 cards win.', seen(TWO - 2)),
    'one-suit': onLayout('One suit in the layout, none of it in the other', '8 of the 36 cards win.', seen(ONE)),
    'one-suit-one-gone': onLayout('One suit in the layout, one card of it in the other', '7 of the 36 cards win.', seen(ONE - 1)),
    'one-suit-two-gone': onLayout('One suit in the layout, and no other suit in the other', '6 of the 36 cards win.', seen(ONE - 2)),
  },
};
