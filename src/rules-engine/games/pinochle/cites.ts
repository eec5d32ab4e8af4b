import { cite } from '../../books.ts';

// The manual's chapter runs from page 90 to 102; our copy does not show where each page ends.
export const SIERRA_TWO = cite('sierra', '90-102', 'Two-Handed Pinochle');
export const SIERRA_MELD = cite('sierra', '90-102', 'Pinochle: How the game is played');
export const SIERRA_PLAN = cite('sierra', '90-102', 'Pinochle: Strategies');
export const BLUE = (page: string) => cite('blue-ribbon-1940', page, 'Pinochle: Two-Hand');
export const DONOHUE = cite('donohue', '44', 'Two-Handed Penuchle');
export const DONOHUE_SCORE = cite('donohue', '45', 'Two-Handed Penuchle');
export const USPC = (page: string) => cite('uspc-1898', page, 'Two-handed Pinochle');
/** The clause that borrows from Bezique. */
export const USPC_CLAUSE = cite('uspc-1898', '79', 'Two-handed Pinochle', {
  doubt: 'Pinochle prints no rule of its own here: it sends the reader to Bezique for announcements, double declarations and cards used again.',
});
export const BEZIQUE = cite('uspc-1898', '74-75', 'Bezique');
