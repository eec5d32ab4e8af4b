import { citesOf, doubtful, numbered } from '../../laws/cites.ts';

/** The passages of the books on loo, each under a name. */
export const cites = citesOf({
  blue: {
    'Division Loo': {
      simple: '207',
      simplePlay: '207',
      shares: '207',
      double: '208',
      alone: '208',
      play: '208',
      unlimited: '208',
      flush: '208-209',
    },
    'Division Loo: Penalties': { penalties: '209' },
    'Irish Loo': { irish: '209' },
    'Five-Card Loo': { five: '209' },
    Pam: { pam: '210' },
  },
  donohue: {
    'Three-Card Loo': { game: '72', terms: '72', limits: '73', force: '73-74', asking: '74', play: '74', nobody: '74-75', flush: '75' },
    'Terms Used in Loo': { deal: '72', looed: '72', miss: '73' },
    'Loo: Laws of the Game': { law: numbered },
    'Five-Card Loo': {
      five: '77',
      fivePrice: doubtful('77', 'The number of counters is damaged in our copy; five is taken, since five tricks divide the pool and five is the loo.'),
      fivePlay: '77',
      fiveFlush: '77-78',
      fiveLaws: '78',
      running: '78',
    },
  },
});
