import { cite } from '../../books.ts';

/** Places that many laws of poker cite. */
export const USPC_GAME = cite('uspc-1898', '37-38', 'Draw Poker');
export const USPC_LAWS = cite('uspc-1898', '40', 'Draw Poker: Laws and Rules');
export const USPC_LAWS_SHOW = cite('uspc-1898', '41', 'Draw Poker: Laws and Rules');
export const BLUE_LAWS = cite('blue-ribbon-1940', '292', 'Poker Laws and Penalties');
export const BLUE_LAWS_DRAW = cite('blue-ribbon-1940', '293', 'Poker Laws and Penalties');
export const SIERRA = cite('sierra', '107-114', 'Poker: How the game is played');

const PARTS = {
  deal: 'Draw Poker: Cutting and Dealing',
  draw: 'Draw Poker: Discarding and Drawing',
  betting: 'Draw Poker: Betting, Calling and Showing',
} as const;
const part = (law: number) => (law <= 10 ? PARTS.deal : law <= 16 ? PARTS.draw : PARTS.betting);
const page = (law: number) => (law <= 7 ? '59' : law <= 13 ? '60' : law === 14 ? '60-61' : law <= 17 ? '61' : law <= 25 ? '62' : '63');

/** A numbered law of the Donohue code. */
export const donohue = (law: number, more: { doubt?: string } = {}) => cite('donohue', page(law), part(law), { law: String(law), ...more });
