import { doubted } from '../../core/cites.ts';
import { type Example, lawExample } from '../../core/examples.ts';
import { cites } from './cites.ts';

const ruling = (law: string, answers: Record<string, string>, story: string, says: string) =>
  lawExample(
    law,
    doubted(cites.blue.game, 'The heading cannot be read in our copy; the table of contents puts Preference on this page.'),
    answers,
    story,
    says,
  );

export const examples: readonly Example[] = [
  ruling('all-pass', { bought: 'not-yet' }, 'No one bids in the first round.', 'may bid for the widow'),
  ruling('all-pass', { bought: 'yes' }, 'A player offers the most counters for the widow.', 'pays the pool the counters offered'),
  ruling('bid-not-made', {}, 'The bidder names hearts and takes five tricks.', 'does not decide'),
];
