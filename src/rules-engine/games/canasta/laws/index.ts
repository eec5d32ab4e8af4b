import { meldLaws } from './melds.ts';
import { outLaws } from './out.ts';
import { pileLaws } from './pile.ts';

/** Offences and questions at canasta. */
export const laws = { ...pileLaws, ...meldLaws, ...outLaws };
