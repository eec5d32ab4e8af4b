import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the books on Blind hookey, each under a name. */
export const cites = citesOf({
  blue: {
    'Blind Hookey': { bank: '57', packets: '57', chosen: '57-58', bets: '58' },
  },
  donohue: {
    'Blind Hookey': {
      deal: '337',
      cut: doubtful(
        '337-338',
        'The packet cut must leave the others at least an equal number. It is not clear whether that is equal to the packet, or four cards each.',
      ),
      stake: '338',
      show: '338',
      sold: doubtful(
        '338',
        'The buyer is out if the buyer’s card is lower than any of the players’. It is not clear whether that is lower than one of them or than all.',
      ),
    },
  },
});
