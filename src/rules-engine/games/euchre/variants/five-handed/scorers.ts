import { partnersByBid } from '../shared/partners-by-bid.ts';

export const deal = partnersByBid(
  'A deal of five-handed euchre',
  {
    three: { item: 'bid-three', label: '3', partners: 1, tricks: 3 },
    four: { item: 'bid-four', label: '4', partners: 2, tricks: 4 },
    five: { item: 'bid-five', label: '5', partners: 2, tricks: 5 },
    eight: { item: 'bid-with-widow-alone', label: '8, alone with the widow', partners: 0, tricks: 5 },
    fifteen: { item: 'bid-without-widow', label: '15, with neither widow nor partner', partners: 0, tricks: 5 },
  },
  5,
  5,
);
