import { citesOf, doubtful } from '../../laws/cites.ts';

const GARBLED = 'The scan reads "4 to to" counters; ten is taken for the second word.';
const SIX = 'The line for six players cannot be read in our copy; eight cards each, with four left over, are taken.';

/** The passages of the books on newmarket, each under a name. */
export const cites = citesOf({
  uspc: { 'Boodle (Newmarket, Stops)': { layout: '43', rank: '43', stakes: '43', card: '43', deal: '43', lead: '43', stop: '43', end: '43', revoke: '43' } },
  blue: {
    'Boodle, or Newmarket': {
      layout: '372',
      least: '372',
      bets: doubtful('372-373', GARBLED),
      spread: '372-373',
      deal: '373',
      six: doubtful('373', SIX),
      lead: '373',
      stops: '373',
      card: '373',
      end: '373-374',
    },
    'Spin, or Spinado': { spin: '374' },
    Saratoga: { saratoga: '374' },
    Stops: { stops1: '370', pool: '370', play: '371', end1: '371' },
  },
  sierra: { 'Crazy Eights: How the Game Evolved': { names: '35-48' } },
});
