import { cite } from '../../../../books.ts';
import type { VariantRow } from '../../../../core/games.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';

const BLUE_HEADING = 'Laps, Slams, Jambone, and Jamboree';

/** Where U.S. Playing Card 1898 tells one of the four additions. */
export const uspcAddition = (heading: string) => cite('uspc-1898', '16', heading);

/** Laps, slams, jambone and jamboree are added to a game: to any euchre in the one book, to railroad euchre in the other. */
export const additionIn = (heading: string): VariantRow<Euchre>['books'] => ({
  'uspc-1898': { heading, pages: '16', inherits: { from: 'euchre', cite: uspcAddition(heading) } },
  'blue-ribbon-1940': { heading: BLUE_HEADING, pages: '225', inherits: { from: 'euchre/railroad', cite: cites.blue.lapsSlamsJambone } },
});
