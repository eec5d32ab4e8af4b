import { cite } from '../../books.ts';

// By the contents of the manual the chapter begins on page 35 and the next one on page 48; our copy does not show where each page ends.
const PAGES = '35-47';
export const HOW = cite('sierra', PAGES, 'Canasta: How the game is played');
export const MELDS = cite('sierra', PAGES, 'Canasta: Making melds and canastas');
export const INITIAL = cite('sierra', PAGES, 'Canasta: Making the initial meld');
export const PILE = cite('sierra', PAGES, 'Canasta: Picking up the discard pile');
export const OUT = cite('sierra', PAGES, 'Canasta: Going out');
export const PLAY = cite('sierra', PAGES, 'Canasta: Playing the game');
export const SCORING = cite('sierra', PAGES, 'Canasta: Scoring');
