import { changedLaws } from './changed.ts';
import { falseOpening } from './false-opening.ts';
import { openerLaws } from './opener.ts';
import { openingLaws } from './opening.ts';

/** Laws of draw poker that jack pots change. */
export const amended = changedLaws;
/** Laws on who may open, who said so, and what the opener shows. */
export const added = { ...openingLaws, 'false-opening': falseOpening, ...openerLaws };
