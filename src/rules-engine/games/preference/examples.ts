import { type Example, lawExample } from '../../core/examples.ts';
import { BLUE } from './cites.ts';

const ruling = (law: string, answers: Record<string, string>, story: string, says: string) => lawExample(law, BLUE, answers, story, says);

export const examples: readonly Example[] = [
  ruling('all-pass', { bought: 'not-yet' }, 'No one bids in the first round.', 'may bid for the widow'),
  ruling('all-pass', { bought: 'yes' }, 'A player offers the most counters for the widow.', 'pays the pool the counters offered'),
  ruling('bid-not-made', {}, 'The bidder names hearts and takes five tricks.', 'does not decide'),
];
