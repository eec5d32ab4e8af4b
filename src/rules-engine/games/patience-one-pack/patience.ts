import { type Tables, told } from '../../patience/table.ts';
import { cites } from './cites.ts';

const { foundations, piles, through } = cites.blue;

/** What may be moved where at the patience with one pack. */
export const patience: Tables = {
  'blue-ribbon-1940': {
    principle: told('building', foundations),
    layout: told({ foundations: 4, pack: 48, names: { columns: 'piles', pack: 'pack' }, then: 'turned into at most four piles, each card where you like' }, [
      foundations,
      piles,
    ]),
    foundations: told({ count: 4, base: 'ace', build: { way: 'up', by: 'suit' } }, foundations),
    columns: told('free', piles),
    moved: told('one', piles, 'The top card of a pile, at any time, to a foundation.'),
    redeals: told(0, through, 'Where the aces come with the pack instead, it may be gone through a second and a third time.'),
  },
};
