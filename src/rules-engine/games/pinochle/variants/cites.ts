import { cite } from '../../../books.ts';

export const BLUE_THREE = (page: string) => cite('blue-ribbon-1940', page, 'Pinochle: Three-Hand');
export const BLUE_FOUR = cite('blue-ribbon-1940', '269', 'Pinochle: Four-Hand');
export const BLUE_WIDOW = (page: string) => cite('blue-ribbon-1940', page, 'Auction Pinochle with a Widow');
export const DONOHUE_THREE = cite('donohue', '46', 'Three-Handed Penuchle');
export const DONOHUE_FOUR = cite('donohue', '45-46', 'Four-Handed Penuchle');
export const USPC_THREE = cite('uspc-1898', '80', 'Three-handed Pinochle');
export const USPC_FOUR = cite('uspc-1898', '80', 'Four-handed Pinochle');
export const SIERRA_AUCTION = cite('sierra', '90-102', 'Pinochle: How the game is played');
export const SIERRA_PARTNERS = cite('sierra', '90-102', 'Partnership Pinochle');
export const SIERRA_FOUR = cite('sierra', '90-102', 'Four-Handed Pinochle');
export const SIERRA_DOUBLE = cite('sierra', '90-102', 'Doublepack');
