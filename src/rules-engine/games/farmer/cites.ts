import { citesOf } from '../../laws/cites.ts';

/** Where the books tell of farmer: each passage once, by a word of its own. The index of the 1898 book has page 91; its text follows macao, on 94. */
export const cites = citesOf({
  blue: { Farmer: { pack: '234', farm: '235', draw: '235', sixteen: '235', payments: '235' } },
  uspc: { Farmer: { game: '94' } },
});
