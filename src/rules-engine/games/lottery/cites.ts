import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the one book that has the game, each under a name. */
export const cites = citesOf({
  donohue: {
    Lottery: {
      players: '334',
      packs: '334',
      fund: '334',
      dealers: '334',
      cut: '334',
      lots: '334',
      price: '334',
      tickets: '334',
      drawn: '334',
      undrawn: '334-335',
      end: '335',
      long: '335',
      three: '335',
      single: '335',
      faceDown: doubtful('334', 'The lots are to remain turned, and are turned once the tickets are dealt: they are taken to lie face down until then.'),
      fromFund: doubtful(
        '334',
        'All the counters have gone into the fund, and each player then places some on their lot. The book does not expressly say that these come out of the fund.',
      ),
    },
  },
});
