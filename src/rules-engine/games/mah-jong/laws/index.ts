import { callLaws } from './call.ts';
import { countLaws } from './count.ts';
import { drawLaws } from './draw.ts';
import { shownLaws } from './shown.ts';

/** What goes wrong at mah-jong, and what is asked there. */
export const laws = { ...drawLaws, ...shownLaws, ...callLaws, ...countLaws };
