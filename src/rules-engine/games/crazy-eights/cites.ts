import { cite } from '../../books.ts';

// The printed contents leave the game out; it stands between Canasta (page 35) and Cribbage (page 48).
const DOUBT = 'The printed contents leave the game out; the pages are those between its neighbours.';
export const HOW = cite('sierra', '35-48', 'Crazy Eights: How the game is played', { doubt: DOUBT });
export const ADVICE = cite('sierra', '35-48', 'Crazy Eights: Strategies', { doubt: DOUBT });
