import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on Grand, each under a name. */
export const cites = citesOf({
  blue: {
    Grand: { scoring: '388', bidding: '388-389', play: '389', crosses: '389-390' },
  },
});
