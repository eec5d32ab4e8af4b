import { exactDeal } from '../shared/exact-deal.ts';

export const deal = exactDeal('Uno', 1);
