import { citesOf } from '../../laws/cites.ts';

/** Where the books tell of Nada: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Nada: { object: '391', play: '391-392', bidding: '392', made: '392-393', scoring: '393' },
  },
});
