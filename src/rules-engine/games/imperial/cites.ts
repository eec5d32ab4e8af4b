import { citesOf } from '../../laws/cites.ts';

/** Where the book tells of imperial: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: { Imperial: { rank: '280', counters: '280', deal: '280', imperials: '280', calls: '280', play: '280', tricks: '280', sixth: '281', order: '281' } },
});
