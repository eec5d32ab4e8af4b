import { changedLaws } from './changed.ts';
import { falseOpening } from './false-opening.ts';
import { openerLaws } from './opener.ts';
import { openingLaws } from './opening.ts';

/** Laws of draw poker that jack pots change. */
export const amended = changedLaws;
/** Laws of who may open, who said so, and what he shows. */
export const added = { ...openingLaws, 'false-opening': falseOpening, ...openerLaws };
