import { citesOf, numbered } from '../../laws/cites.ts';

/** The doubt about who is preferred for the party. */
export const NO_TRICK =
  'The line that prefers a player without a trick calls the other player one without a trick, too; the other must have a trick that holds no points.';

/** The passages of the one book that has the game, each under a name. Its laws are numbered I to XIII. */
export const cites = citesOf({
  donohue: {
    Reversis: { box: '350', deal: '350-351', discard: '351', exchange: '351', rank: '351', cardPoints: '351' },
    'Reversis: The Quinolas': { pools: '351', caps: '351', stakes: '351-352' },
    'Reversis: The Party': { party: '352' },
    'Reversis: The Reversis': { reversis: '352' },
    'Reversis: The Espagnolette': { espagnolette: '353', espagnoletteForced: '354' },
    'Reversis: Payments': { payments: '354' },
    'Laws of the Game of Reversis': { law: numbered },
    'Reversis: Hints': { hints: '356' },
  },
});
