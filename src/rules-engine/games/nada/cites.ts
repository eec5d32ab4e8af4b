import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on Nada, each under a name. */
export const cites = citesOf({
  blue: {
    Nada: { object: '391', play: '391-392', bidding: '392', made: '392-393', scoring: '393' },
  },
});
