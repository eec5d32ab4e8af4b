import { item } from '../../../../laws/one-book.ts';
import { ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const { twoStakes: stakes, twoBrag: brag } = cites.donohue;
const group = 'The two stakes';
const unit = 'chip';

export const own = {
  'pairs-stake': item({
    title: 'The stake for natural pairs',
    gist: 'What is put down on the first of the dealer’s two stakes.',
    aka: ['pairs end', 'natural pair stake', 'bet on pairs'],
    group,
    bookValue: ruled('by those whom it pleases; the example holds a pair or a pair-royal, of aces down to tens or eights', stakes, { unit }),
  }),
  'brag-stake': item({
    title: 'The stake for the brag',
    gist: 'What is put down on the other stake.',
    aka: ['brag end', 'bet on the brag'],
    group,
    bookValue: ruled('as at single brag', brag, { unit }),
  }),
  'pairs-won': item({
    title: 'The stake for pairs won',
    gist: 'Who takes it.',
    aka: ['win the pairs stake', 'best natural pair'],
    group,
    bookValue: ruled('natural pairs decide it', stakes, { unit }),
  }),
  'brag-won': item({
    title: 'The stake for the brag won',
    gist: 'Who takes it.',
    aka: ['win the brag stake'],
    group,
    bookValue: ruled('the best brag hand, as at single brag', brag, { unit }),
  }),
} as const;
