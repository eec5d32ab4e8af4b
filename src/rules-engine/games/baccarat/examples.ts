import type { Citation } from '../../books.ts';
import type { Example } from '../../core/games.ts';
import { BANCO, PLAY, SETTLE } from './cites.ts';

const told = (law: string, answers: Record<string, string>, story: string, ruling: string, cite: Citation): Example => ({
  kind: 'law',
  law,
  book: cite.book,
  story,
  answers,
  ruling,
  cite,
});
const coup = (right: string, left: string, banker: string, bets: readonly [number, number, number], story: string, total: number): Example => ({
  kind: 'score',
  scorer: 'coup',
  book: 'blue-ribbon-1940',
  story,
  input: { right, left, banker, onRight: `${bets[0]}`, onLeft: `${bets[1]}`, astride: `${bets[2]}` },
  totals: { '': total },
  cite: SETTLE,
});

export const examples: readonly Example[] = [
  told('banco-again', { times: 'third' }, 'A player has lost two bancos running and calls a third.', 'may not bet the whole bank', BANCO),
  told('eight-or-nine', { banker: 'lower' }, 'The right shows 8, and the banker has 5.', 'even money', PLAY),
  told('offered-card', { who: 'none' }, 'Both sides refuse.', 'take the offered card', PLAY),
  told('equal-points', {}, 'The left and the banker both have 6.', 'take back the stakes', SETTLE),
  told('astride', { how: 'won' }, 'The banker beats both sides.', 'both sides at once', SETTLE),
  told('astride', { how: 'one-tied' }, 'The right wins and the left ties.', 'not decide', SETTLE),
  told('next-hand', { side: 'lost' }, 'The player on the right loses.', 'next player', SETTLE),
  told('bank-short', {}, 'The bank holds less than the winners are owed.', 'pay first', SETTLE),
  coup('10.4.3', '10.10.6', '10.5', [10, 5, 4], 'Right 7, left 6, banker 5: all three bets win.', 19),
  coup('7.3.2', '4.3', '10.6', [10, 0, 0], 'Right 2 against 6.', -10),
  coup('4.4', '10.3', '10.9', [10, 10, 5], 'The banker’s nine against an eight and a three.', -25),
];
