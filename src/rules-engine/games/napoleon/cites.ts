import { citesOf } from '../../laws/cites.ts';

/** The passages of the book on Napoleon and its forms, each under a name. */
export const cites = citesOf({
  blue: {
    'Napoleon, or Nap': { players: '261', cut: '261', bids: '261', play: '261', ended: '261-262', pay: '262' },
    'Napoleon: Wellington and Blucher': { over: '262' },
    'Napoleon: Misery Nap': { misery: '262' },
    'Napoleon: Pool Nap': { pool: '262' },
    'Napoleon: Ecarté, or Purchase Nap': { purchase: '262-263' },
    'Napoleon: Peep Nap': { peep: '263' },
    'Napoleon: Widow Nap': { widow: '263' },
    'Napoleon: Sir Garnet': { garnet: '400' },
  },
});
