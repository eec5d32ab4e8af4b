import { callLaws } from './call.ts';
import { countLaws } from './count.ts';
import { drawLaws } from './draw.ts';
import { shownLaws } from './shown.ts';

/** Offences and questions at mah-jong. */
export const laws = { ...drawLaws, ...shownLaws, ...callLaws, ...countLaws };
