import { citesOf } from '../../laws/cites.ts';

/** Where the books tell of Grand: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    Grand: { scoring: '388', bidding: '388-389', play: '389', crosses: '389-390' },
  },
});
