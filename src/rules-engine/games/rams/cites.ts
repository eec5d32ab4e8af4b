import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of rams: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: { Rams: { pool: '334', deal: '334-335', declare: '335', play: '335', shares: '335', rams: '335' } },
});
