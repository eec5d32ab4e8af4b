import { partnersByBid } from '../shared/partners-by-bid.ts';

export const deal = partnersByBid(
  'A deal of seven-handed euchre',
  {
    five: { item: 'bid-five', label: '5', partners: 2, tricks: 5 },
    six: { item: 'bid-six', label: '6', partners: 3, tricks: 6 },
    seven: { item: 'bid-seven', label: '7', partners: 3, tricks: 7 },
    ten: { item: 'bid-with-widow-alone', label: '10, with the widow and no partner', partners: 0, tricks: 7 },
    twenty: { item: 'bid-without-widow', label: '20, with neither widow nor partner', partners: 0, tricks: 7 },
  },
  7,
  7,
);
