import { passAndLeadLaws } from './pass-and-lead.ts';
import { playAndSettlingLaws } from './play-and-settling.ts';

/** What goes wrong at hearts, and what is asked there. */
export const laws = { ...passAndLeadLaws, ...playAndSettlingLaws };
