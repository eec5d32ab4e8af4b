import { item } from '../../../../laws/one-book.ts';
import { ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const { bird } = cites.blue;
const group = 'The hands';

/** The hands of this form. */
export const own = {
  flush: item({
    title: 'Three cards of one suit',
    gist: 'The hand that takes the pool the moment somebody has it.',
    aka: ['flush', 'my bird sings', 'my ship sails', 'three of a suit'],
    group,
    bookValue: ruled('takes the pool at once; of two shown together the one with more pips', bird),
  }),
  'two-cards': item({
    title: 'Two cards of one suit',
    gist: 'What is compared when nobody has had three of a suit after two rounds of exchanges.',
    aka: ['two card flush', 'nobody has a flush'],
    group,
    bookValue: ruled('the highest point of two cards in one suit wins', bird),
  }),
} as const;
