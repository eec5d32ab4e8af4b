import { doubted } from '../../core/cites.ts';
import { lawExample } from '../../core/examples.ts';
import type { ExampleOf, LawKey } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Preference } from './code.ts';

const ruling = (law: LawKey<Preference>, answers: Record<string, string>, story: string, says: string) =>
  lawExample(
    law,
    doubted(cites.blue.game, 'The heading cannot be read in our copy; the table of contents puts Preference on this page.'),
    answers,
    story,
    says,
  );

export const examples: readonly ExampleOf<Preference>[] = [
  ruling('all-pass', { bought: 'not-yet' }, 'No one bids in the first round.', 'may bid for the widow'),
  ruling('all-pass', { bought: 'yes' }, 'A player offers the most counters for the widow.', 'pays the pool the counters offered'),
  ruling('bid-not-made', {}, 'The bidder names hearts and takes five tricks.', 'does not decide'),
];
