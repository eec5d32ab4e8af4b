import { openers } from './openers.ts';
import { settled } from './settled.ts';
import { showdown } from './showdown.ts';
import { sidePots } from './side-pots.ts';

export const scorers = { showdown, 'side-pots': sidePots, openers, settled } as const;
