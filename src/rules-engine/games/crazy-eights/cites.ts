import { cite } from '../../books.ts';

// The printed contents leave the game out; it stands between Canasta (page 35) and Cribbage (page 48).
const DOUBT = 'The printed contents leave the game out; the pages are those between its neighbours.';
const PAGES = '35-48';
const [PLAY, STRATEGIES] = ['Crazy Eights: How the game is played', 'Crazy Eights: Strategies'];
export const HOW = cite('sierra', PAGES, PLAY, { doubt: DOUBT });
export const ADVICE = cite('sierra', PAGES, STRATEGIES, { doubt: DOUBT });
/** The same under a case: the ruling above it has said the doubt already. */
export const CASE_HOW = cite('sierra', PAGES, PLAY);
export const CASE_ADVICE = cite('sierra', PAGES, STRATEGIES);
