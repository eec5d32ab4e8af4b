import type { Paged } from '../../../../laws/cites.ts';
import type { VariantRow } from '../../../../rulesets/games.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';

const BLUE_HEADING = 'Laps, Slams, Jambone, and Jamboree';

/** The books of laps, slams, jambone and jamboree, which are added to any euchre in the 1898 book, to railroad euchre in the 1940 one. */
export const additionIn = (at: Paged): VariantRow<Euchre>['books'] => ({
  'uspc-1898': { heading: at.heading, pages: at.page, inherits: { from: 'euchre', cite: at } },
  'blue-ribbon-1940': { heading: BLUE_HEADING, pages: '225', inherits: { from: 'euchre/railroad', cite: cites.blue.lapsSlamsJambone } },
});
