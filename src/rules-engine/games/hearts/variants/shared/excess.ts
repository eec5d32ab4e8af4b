import { doubted } from '../../../../laws/cites.ts';
import type { AmendedPoints, LawKey, Treatment } from '../../../../rulesets/games.ts';
import { type BookValue, bookValue, item, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Hearts } from '../../code.ts';

const PAGES = '47-48';
const HEADING = 'Three and Five-handed Hearts';
/** U.S. Playing Card 1898 has both forms under one heading. */
export const THREE_AND_FIVE: Treatment<LawKey<Hearts>> = {
  heading: HEADING,
  pages: PAGES,
  inherits: {
    from: 'hearts',
    cite: doubted(cites.uspc.threeFiveHanded, 'No clause of its own: a heading inside the chapter on hearts, which tells only what is different.'),
  },
};

/** A heart has no price of its own if only the excess is paid. */
export const ONLY_EXCESS = { heart: { books: { 'uspc-1898': unscored('Only what is over the winner is paid.') } } } as const satisfies AmendedPoints<Hearts>;

/** The settlement of 1898 for three and for five: the excess over the winner's hearts. */
export const excessItem = (blue: BookValue) =>
  item({
    title: 'Hearts over the winner',
    gist: 'What each of the others pays to the player with the fewest hearts.',
    aka: ['excess', 'difference', 'pay the winner'],
    group: 'Settling',
    books: {
      'uspc-1898': bookValue(1, cites.uspc.threeFiveHanded, { unit: 'chip', per: 'for each heart more than the winner has' }),
      'blue-ribbon-1940': blue,
    },
  });
