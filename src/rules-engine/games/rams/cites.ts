import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on rams, each under a name. */
export const cites = citesOf({
  blue: { Rams: { pool: '334', deal: '334-335', declare: '335', play: '335', shares: '335', rams: '335' } },
});
