import { deal } from './deal.ts';
import { showdown } from './showdown.ts';
import { trade } from './trade.ts';

/** Offences and questions at Commerce. */
export const laws = { ...deal, ...trade, ...showdown };
