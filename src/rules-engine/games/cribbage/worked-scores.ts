import type { Citation } from '../../books.ts';
import { doubted } from '../../core/cites.ts';
import { scoreExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Cribbage } from './code.ts';

const five = { form: 'five-card' };

const played = (at: Citation, input: Record<string, string>, story: string, pone: number, dealer: number) =>
  scoreExample('play', at, input, story, `Pone ${pone}, Dealer ${dealer}`);

export const workedScores: readonly ExampleOf<Cribbage>[] = [
  played(cites.blue.fiveCardPlayRuns, { ...five, cards: '6S 9H' }, 'A nine is played upon a six.', 0, 2),
  played(cites.blue.fiveCardPlayRuns, { ...five, cards: '3S 5H 4D 3C' }, 'Three, five, four, and another three upon them.', 3, 5),
  played(cites.blue.fiveCardPlayRuns, { ...five, cards: '4S 5H QD 6C' }, 'A queen lies between, and there is no run.', 0, 0),
  played(cites.donohue.fiveCardScoring, { ...five, cards: '9S 9H 9D' }, 'Three nines in a row.', 6, 2),
  played(cites.donohue.fiveCardScoring, { ...five, cards: '2S 8H 5D' }, 'A two, an eight and a five.', 2, 0),
  played(
    doubted(cites.donohue.fiveCardScoring, 'The book names only the run of five; the fifteen it makes, and the run of three before it, are counted here too.'),
    { ...five, cards: 'AS 5H 3D 4C 2S' },
    'Ace, five, three, four, two.',
    7,
    3,
  ),
  played(cites.donohue.fiveCardScoring, { ...five, cards: '2H 9H KH 8H' }, 'Four hearts in a row.', 3, 4),
  played(cites.donohue.sixCard, { cards: '2H 9H KH 8H' }, 'The same four hearts in the game of six cards, which is like that of five.', 3, 4),
];
