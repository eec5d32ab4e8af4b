import { cite } from '../../books.ts';

// The chapter runs from page 126 to 130; our copy does not show where each page ends. The rules stand at its beginning.
export const HOW = cite('sierra', '126-130', 'Spades: How the game is played');
