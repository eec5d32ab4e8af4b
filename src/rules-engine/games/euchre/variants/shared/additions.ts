import type { Paged } from '../../../../laws/cites.ts';
import type { VariantRow } from '../../../../rulesets/games.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';

const BLUE_HEADING = 'Laps, Slams, Jambone, and Jamboree';

/** Laps, slams, jambone and jamboree are added to a game: to any euchre in the book of 1898, to railroad euchre in that of 1940. */
export const additionIn = (at: Paged): VariantRow<Euchre>['books'] => ({
  'uspc-1898': { heading: at.heading, pages: at.page, inherits: { from: 'euchre', cite: at } },
  'blue-ribbon-1940': { heading: BLUE_HEADING, pages: '225', inherits: { from: 'euchre/railroad', cite: cites.blue.lapsSlamsJambone } },
});
