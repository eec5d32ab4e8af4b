import { deal } from './deal.ts';
import { showdown } from './showdown.ts';
import { trade } from './trade.ts';

/** What goes wrong and what is asked at Commerce. */
export const laws = { ...deal, ...trade, ...showdown };
