import { settled } from './settled.ts';
import { showdown } from './showdown.ts';
import { sidePots } from './side-pots.ts';

export const scorers = { showdown, 'side-pots': sidePots, settled } as const;
