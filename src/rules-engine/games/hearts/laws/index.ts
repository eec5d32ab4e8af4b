import { passAndLeadLaws } from './pass-and-lead.ts';
import { playAndSettlingLaws } from './play-and-settling.ts';

/** Offences and questions at hearts. */
export const laws = { ...passAndLeadLaws, ...playAndSettlingLaws };
