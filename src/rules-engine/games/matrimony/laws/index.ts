import { chances } from './chances.ts';
import { stakes } from './stakes.ts';

/** What goes wrong and what is asked at Matrimony. */
export const laws = { ...stakes, ...chances };
