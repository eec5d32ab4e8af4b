import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on Commerce, each under a name. */
export const cites = citesOf({
  blue: {
    Commerce: { pool: '189', buy: '189', trade: '189', left: '189-190', stop: '190', hands: '190', sequence: '190', point: '190', tie: '190', widow: '190' },
    'My Bird Sings, or, My Ship Sails': { bird: '190' },
    'Whiskey Poker': { whiskey: '291' },
  },
  donohue: {
    Commerce: {
      pack: '335',
      stake: '335',
      length: '335',
      deal: '335-336',
      faults: '336',
      hands: '336',
      buy: '336',
      barter: '336',
      show: '336',
      stand: '336',
      banker: '336',
      oldPool: '336',
      oldStake: '336-337',
      oldDeal: '337',
      oldHands: '337',
      oldTable: '337',
      oldChange: '337',
      oldPay: '337',
      oldHorse: '337',
      oldEnd: '337',
    },
  },
});
