import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on imperial, each under a name. */
export const cites = citesOf({
  blue: { Imperial: { rank: '280', counters: '280', deal: '280', imperials: '280', calls: '280', play: '280', tricks: '280', sixth: '281', order: '281' } },
});
