import { cite } from '../../../books.ts';
export const BLUE_WIDOW = (page: string) => cite('blue-ribbon-1940', page, 'Auction Pinochle with a Widow');
