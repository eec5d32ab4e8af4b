import { citesOf, doubtful } from '../../laws/cites.ts';

/** Where the books tell of Blind hookey: each passage once, by a word of its own. */
export const cites = citesOf({
  blue: {
    'Blind Hookey': { bank: '57', packets: '57', chosen: '57-58', bets: '58' },
  },
  donohue: {
    'Blind Hookey': {
      deal: '337',
      cut: doubtful(
        '337-338',
        'The most that may be cut is told as leaving an equal number at least to the others: equal to the packet, or to four each, is not clear.',
      ),
      stake: '338',
      show: '338',
      sold: doubtful('338', 'The buyer is out when his card is lower than any of the players; whether lower than one of them or than all is not clear.'),
    },
  },
});
