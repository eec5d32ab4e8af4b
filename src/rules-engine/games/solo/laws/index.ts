import { bidding } from './bidding.ts';
import { ends } from './ends.ts';
import { play } from './play.ts';

export const laws = { ...bidding, ...play, ...ends };
