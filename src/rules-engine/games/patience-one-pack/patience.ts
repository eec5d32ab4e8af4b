import { stated, type Tables } from '../../patience/table.ts';
import { cites } from './cites.ts';

const { foundations, piles, through } = cites.blue;

/** The moves allowed at the patience with one pack. */
export const patience: Tables = {
  'blue-ribbon-1940': {
    principle: stated('building', foundations),
    layout: stated({ foundations: 4, pack: 48, names: { columns: 'piles', pack: 'pack' }, then: 'turned into at most four piles, each card where you like' }, [
      foundations,
      piles,
    ]),
    foundations: stated({ count: 4, base: 'ace', build: { way: 'up', by: 'suit' } }, foundations),
    columns: stated('free', piles),
    moved: stated('one', piles, 'The top card of a pile, at any time, to a foundation.'),
    redeals: stated(0, through, 'Where the aces come with the pack instead, it may be gone through a second and a third time.'),
  },
};
