import { type Tables, told } from '../../patience/table.ts';
import { cites } from './cites.ts';

const { play, suits } = cites.uspc;

/** What may be moved where at Auld Lang Syne. */
export const patience: Tables = {
  'uspc-1898': {
    principle: told('building', play),
    layout: told({ foundations: 4, pack: 48, names: { pack: 'pack' }, then: 'dealt card by card into four piles' }, play),
    foundations: told({ count: 4, base: 'ace', build: { way: 'up', by: 'any' } }, [play, suits], 'In its third way the suit has to be followed.'),
    columns: told('none', play),
    redeals: told(0, [play, suits], 'In the way that follows suit there are two.'),
  },
};
