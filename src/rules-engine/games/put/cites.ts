import { citesOf } from '../../laws/cites.ts';

/** The passages of the one book that has the game, each under a name. It prints two older accounts, one after the other. */
export const cites = citesOf({
  donohue: {
    Put: { deal: '332', seen: '332', recall: '332', rank: '332-333', play: '333', four: '333', faults: '333' },
  },
});
