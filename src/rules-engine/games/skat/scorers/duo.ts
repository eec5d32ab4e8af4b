import { exactDeal } from '../variants/shared/exact-deal.ts';

export const deal = exactDeal('Duo', 2);
