import { cards } from './cards.ts';
import { payments } from './payments.ts';
import { pools } from './pools.ts';

export const points = { ...cards, ...pools, ...payments };
