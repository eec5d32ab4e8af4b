// Figures that mean nothing without the sentence they are taken from.
import { type Figure, isVerb } from '../../rules-engine/index.ts';

/** Whether a figure would say nothing beside a ruling. */
export const isVague = (figure: Figure): boolean => isVerb(figure) || ['', 'as another fault'].includes(figure.word);
