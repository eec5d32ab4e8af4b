import { cite } from '../../../../books.ts';

/** Where each book treats jack pots; the passages clash in places, and a doubt stands with the passage it touches. */
export const USPC = cite('uspc-1898', '41', 'Draw Poker: Laws and Rules, Jack Pots');
export const USPC_FALSE = cite('uspc-1898', '41-42', 'Draw Poker: Laws and Rules, Jack Pots');
export const USPC_SHOW = cite('uspc-1898', '42', 'Draw Poker: Laws and Rules, Jack Pots');
export const USPC_PLAY = cite('uspc-1898', '37-38', 'Draw Poker', {
  doubt: 'The text reads "Cards are not drawn" once the pot is open; "now drawn" must be meant, for the game is draw poker.',
});
export const DONOHUE = (page: string) => cite('donohue', page, 'Jack-Pots');
export const BLUE = (page: string) => cite('blue-ribbon-1940', page, 'Jack Pots');
export const BLUE_LAWS = cite('blue-ribbon-1940', '294', 'Jack Pot Laws');
