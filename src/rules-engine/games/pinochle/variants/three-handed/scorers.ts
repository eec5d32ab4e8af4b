import { meldsTogether } from '../../reckoning/together.ts';
import { seatsDeal } from '../shared/seats-deal.ts';

export const deal = /* @__PURE__ */ seatsDeal({ books: ['blue-ribbon-1940', 'donohue', 'uspc-1898'], seats: 3 });
export const melds = /* @__PURE__ */ meldsTogether({ most: 16, onePack: 12 }, ['blue-ribbon-1940', 'donohue', 'uspc-1898']);
