// Words of figures that say nothing without the sentence they are taken from.
import { type Figure, isVerb } from '../../rules-engine/index.ts';

/** Whether a figure would stand beside a ruling for nothing. */
export const isVague = (figure: Figure): boolean => isVerb(figure) || ['', 'as another fault'].includes(figure.word);
