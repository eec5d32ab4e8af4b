import { citesOf } from '../../laws/cites.ts';

export const NO_RULES = 'The manual leaves the rules of its solitaires to the help of its program; of this one it prints two lines of counsel.';

/** The passages of the books on golf with cards, each under a name. */
export const cites = citesOf({
  sierra: { 'Solitaire: Strategies, One Deck Games': { advice: '115-125' } },
  blue: { 'Golf with Cards': { bogey: '68', deal: '68', starter: '68', king: '68', choice: '68', fresh: '68-69', object: '69', example: '69', score: '69' } },
});
