import { citesOf } from '../../laws/cites.ts';

/**
 * The passages of the books on Pedro, each under a name. The two older books describe the game under Pedro Sancho, and Pedro as that game
 * without the nine. In the 1898 book page 72 begins within the sentence on raising a bid.
 */
export const cites = citesOf({
  blue: {
    Pedro: { family: '10', players: '10', bids: '10', points: '10' },
    'Dom Pedro': { domPedro: '10' },
    'Pedro Sancho': { sancho: '11' },
    Snoozer: { snoozer: '11', penalties: '11' },
  },
  donohue: {
    'Pedro Sancho': {
      clause: '41',
      pedro: '41',
      order: '41',
      taken: '41',
      seller: '41',
      bids: '41-42',
      game: '42',
      scorer: '42',
      made: '42',
      refused: '42',
      example: '43',
      pack: '43',
      low: '43',
      ten: '43',
      domPedro: '43',
      onlyBid: '43',
      withoutSancho: '43',
    },
  },
  uspc: {
    'Pedro Sancho': {
      players: '71',
      deal: '71',
      seller: '71',
      points: '71',
      bids: '71-72',
      noBid: '72',
      play: '72',
      revoke: '72',
      scorer: '72',
      game: '72',
      failed: '72',
      cards: '72',
    },
    'Pedro Sancho: Pedro': { pedro: '72' },
    'Pedro Sancho: Dom Pedro': { domPedro: '72' },
  },
});
