import { betExample, lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Baccarat } from './code.ts';

const coup = (right: string, left: string, banker: string, bets: readonly [number, number, number], story: string, total: number) =>
  betExample(
    'coup',
    cites.blue.baccaraScoring,
    { right, left, banker, onRight: `${bets[0]}`, onLeft: `${bets[1]}`, astride: `${bets[2]}` },
    story,
    total,
    undefined,
    { player: 'The players' },
  );

export const examples: readonly ExampleOf<Baccarat>[] = [
  lawExample(
    'banco-again',
    cites.blue.baccaraBetting,
    { times: 'third' },
    'A player has lost two bancos running and calls a third.',
    'may not bet the whole bank',
  ),
  lawExample('eight-or-nine', cites.blue.baccaraDeal, { banker: 'lower' }, 'The right shows 8, and the banker has 5.', 'even money'),
  lawExample('offered-card', cites.blue.baccaraDeal, { who: 'none' }, 'Both sides refuse.', 'take the offered card'),
  lawExample('equal-points', cites.blue.baccaraScoring, {}, 'The left and the banker both have 6.', 'take back the stakes'),
  lawExample('astride', cites.blue.baccaraScoring, { how: 'won' }, 'The banker beats both sides.', 'both sides at once'),
  lawExample('astride', cites.blue.baccaraScoring, { how: 'one-tied' }, 'The right wins and the left ties.', 'not cover'),
  lawExample('next-hand', cites.blue.baccaraScoring, { side: 'lost' }, 'The player on the right loses.', 'next player'),
  lawExample('bank-short', cites.blue.baccaraScoring, {}, 'The bank holds less than the winners are owed.', 'pay first'),
  coup('10.4.3', '10.10.6', '10.5', [10, 5, 4], 'Right 7, left 6, banker 5: all three bets win.', 19),
  coup('10.6', '10.2', '10.6', [10, 10, 0], 'The right ties with 6; the left loses with 2.', -10),
  coup('7.3.2', '4.3', '10.6', [10, 0, 0], 'Right 2 against 6.', -10),
  coup('4.4', '10.3', '10.9', [10, 10, 5], 'The banker’s nine against an eight and a three.', -25),
  sheetExample(
    'bank',
    cites.blue.baccaraScoring,
    { capital: '100' },
    [
      { right: 'won', left: 'won', onRight: '10', onLeft: '5', astride: '4' },
      { right: 'tied', left: 'lost', onRight: '10', onLeft: '10' },
      { right: 'won', left: 'lost', onRight: '20', onLeft: '30', astride: '8' },
    ],
    'Both sides win; then the right ties and the left loses; then the right wins and the left loses, and à cheval nobody pays.',
    { 'The bank': -19 + 10 + 10, Right: 10 + 20, Left: 5 - 10 - 30, 'À cheval': 4 },
    'The bank holds 101, +1.',
  ),
  sheetExample(
    'bank',
    cites.blue.baccaraBetting,
    { capital: '40' },
    [{ right: 'won', left: 'lost', onRight: '40' }],
    'A player on the right goes banco, and wins.',
    { 'The bank': -40, Right: 40, Left: 0, 'À cheval': 0 },
    'The bank is broken',
  ),
  coup('10.6.8', '10.7', '10.10.3', [10, 0, 0], 'A king, a six and an eight count 4, against 3.', 10),
  valueExample('count', cites.hoffmann.game, 'Five and six come to one.', 'The best point is nine'),
];
