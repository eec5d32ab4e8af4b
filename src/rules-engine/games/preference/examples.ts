import { doubted } from '../../laws/cites.ts';
import { lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
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
  ruling('bid-not-made', {}, 'The bidder names hearts and takes five tricks.', 'does not cover'),
  sheetExample(
    'account',
    doubted(cites.blue.game, 'The heading cannot be read in our copy; the table of contents puts Preference on this page. The amounts are agreed on.'),
    { players: 'three', names: 'Ann.Ben.Cay', stake: '20', rates: '1.2.3.4', paid: 'bidder' },
    [
      { what: 'bid', player: 'first', suit: 'hearts', tricks: '7' },
      { what: 'widow', player: 'second', offered: '3', suit: 'clubs', tricks: '6' },
    ],
    'Ann takes seven tricks with hearts as trumps; then nobody bids, and Ben buys the widow for 3 and takes six tricks with clubs.',
    { Ann: -20 + 28, Ben: -20 - 3 + 12, Cay: -20, 'The pool': 60 - 28 + 3 - 12 },
    'The pool holds 23.',
  ),
  valueExample('suit-order', cites.blue.game, 'Clubs are bid, and the next player would play in diamonds.', 'Hearts, diamonds, clubs, spades'),
  valueExample('tricks-needed', cites.blue.game, 'A hand is good for five tricks of ten.', 6),
];
