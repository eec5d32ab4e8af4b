import type { Citation } from '../../../../books.ts';
import { doubted } from '../../../../laws/cites.ts';
import { scoreExample } from '../../../../laws/examples.ts';
import type { ExampleOf } from '../../../../rulesets/games.ts';
import { cites } from '../../cites.ts';
import type { Cribbage } from '../../code.ts';

const played = (at: Citation, input: Record<string, string>, story: string, pone: number, dealer: number) =>
  scoreExample('play', at, input, story, `Non-dealer ${pone}, Dealer ${dealer}`);

export const examples: readonly ExampleOf<Cribbage>[] = [
  played(cites.blue.fiveCardPlayRuns, { cards: '6S 9H' }, 'A nine is played upon a six.', 0, 2),
  played(cites.blue.fiveCardPlayRuns, { cards: '3S 5H 4D 3C' }, 'Three, five, four, and another three upon them.', 3, 5),
  played(cites.blue.fiveCardPlayRuns, { cards: '4S 5H QD 6C' }, 'A queen lies between, and there is no run.', 0, 0),
  played(cites.donohue.fiveCardScoring, { cards: '9S 9H 9D' }, 'Three nines in a row.', 6, 2),
  played(cites.donohue.fiveCardScoring, { cards: '2S 8H 5D' }, 'A two, an eight and a five.', 2, 0),
  played(
    doubted(cites.donohue.fiveCardScoring, 'The book names only the run of five; the fifteen it makes, and the run of three before it, are counted here too.'),
    { cards: 'AS 5H 3D 4C 2S' },
    'Ace, five, three, four, two.',
    7,
    3,
  ),
  played(cites.donohue.fiveCardScoring, { cards: '2H 9H KH 8H' }, 'Four hearts in a row.', 3, 4),
  scoreExample(
    'hand',
    cites.blue.fiveCardHighestHand,
    { hand: '8H-8C-7D', starter: '6S', crib: 'no' },
    'A five-card hand of two eights and a seven, with a six turned up.',
    12,
  ),
  scoreExample(
    'play',
    cites.blue.fiveCardGo,
    { cards: '3H-7S-7H-7C-7D', stopped: 'no' },
    'A three and then all four sevens: the fourth makes a double pair royal and 31 together.',
    { 'Non-dealer': 16, Dealer: 6 },
  ),
  scoreExample(
    'play',
    cites.blue.fiveCardGo,
    { cards: '3H-7S-7H-7C-5D', stopped: 'yes' },
    'The same start, but the non-dealer plays a five to 29 and the dealer says go.',
    { 'Non-dealer': 3, Dealer: 6 },
  ),
  scoreExample(
    'play',
    cites.donohue.fiveCardScoring,
    { cards: '2H-8H-KH', stopped: 'no' },
    'Three cards of one suit follow each other in the five-card game.',
    {
      'Non-dealer': 3,
      Dealer: 0,
    },
  ),
];
