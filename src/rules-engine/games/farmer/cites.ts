import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on farmer, each under a name. The 1898 book's index has page 91, but the text is on 94, after macao. */
export const cites = citesOf({
  blue: { Farmer: { pack: '234', farm: '235', draw: '235', sixteen: '235', payments: '235' } },
  uspc: { Farmer: { game: '94' } },
});
