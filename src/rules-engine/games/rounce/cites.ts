import { citesOf } from '../../laws/cites.ts';

/** The passages of the books on rounce, each under a name. */
export const cites = citesOf({
  blue: { Rounce: { rounce: '335' }, Rams: { deal: '334-335', declare: '335', shares: '335', rams: '335' } },
  donohue: {
    Rounce: { deal: '39', score: '39', stand: '40', refuse: '40', turned: '40', rounced: '40', play: '40', faults: '40' },
    Ramsch: { ramsch: '40-41' },
  },
});
