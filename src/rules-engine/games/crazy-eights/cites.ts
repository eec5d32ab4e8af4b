import { cite } from '../../books.ts';
import { citesOf } from '../../core/cites.ts';

// The printed contents leave the game out; it stands between Canasta (page 35) and Cribbage (page 48).
const DOUBT = 'The printed contents leave the game out; the pages are those between its neighbours.';
const PAGES = '35-48';
const [PLAY, STRATEGIES] = ['Crazy Eights: How the game is played', 'Crazy Eights: Strategies'];
export const HOW = cite('sierra', PAGES, PLAY, { doubt: DOUBT });
export const ADVICE = cite('sierra', PAGES, STRATEGIES, { doubt: DOUBT });
/** The same under a case: the ruling above it has said the doubt already. */
export const CASE_HOW = cite('sierra', PAGES, PLAY);
export const CASE_ADVICE = cite('sierra', PAGES, STRATEGIES);

/** Where the books tell of Crazy eights: each passage once, by a word of its own. */
export const cites = citesOf({
  sierra: {
    'Crazy Eights: How the game evolved': { history: '35-48' },
    'Crazy Eights: How the game is played': { play: '35-48' },
    'Crazy Eights: Strategies': { strategies: '35-48' },
  },
});
