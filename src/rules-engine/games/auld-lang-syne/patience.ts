import { stated, type Tables } from '../../patience/table.ts';
import { cites } from './cites.ts';

const { play, suits } = cites.uspc;

/** The moves allowed at Auld Lang Syne. */
export const patience: Tables = {
  'uspc-1898': {
    principle: stated('building', play),
    layout: stated({ foundations: 4, pack: 48, names: { pack: 'pack' }, then: 'dealt card by card into four piles' }, play),
    foundations: stated({ count: 4, base: 'ace', build: { way: 'up', by: 'any' } }, [play, suits], 'In its third way the suit has to be followed.'),
    columns: stated('none', play),
    redeals: stated(0, [play, suits], 'In the way that follows suit there are two.'),
  },
};
