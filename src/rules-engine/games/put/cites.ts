import { citesOf } from '../../laws/cites.ts';

/** Where the one book that has the game tells of it: each passage once, by a word of its own. It prints two older accounts, one after the other. */
export const cites = citesOf({
  donohue: {
    Put: { deal: '332', seen: '332', recall: '332', rank: '332-333', play: '333', four: '333', faults: '333' },
  },
});
