import { chances } from './chances.ts';
import { stakes } from './stakes.ts';

/** Offences and questions at Matrimony. */
export const laws = { ...stakes, ...chances };
