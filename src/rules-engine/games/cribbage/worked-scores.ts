import { cite } from '../../books.ts';
import type { Example } from '../../core/games.ts';

// Short plays that the books work out; longer ones and whole hands stand with the scorers.
const BLUE_PLAY = cite('blue-ribbon-1940', '195-196', 'Cribbage: Five-Card');
const DONOHUE = cite('donohue', '68', 'Five Card Cribbage');
const five = { form: 'five-card' };

type Score = Extract<Example, { kind: 'score' }>;
const played = (book: Score['book'], story: string, input: Score['input'], pone: number, dealer: number, at: Score['cite']): Example => ({
  kind: 'score',
  scorer: 'play',
  book,
  story,
  input,
  headline: `Pone ${pone}, Dealer ${dealer}`,
  cite: at,
});

export const workedScores: readonly Example[] = [
  played('blue-ribbon-1940', 'A nine is played upon a six.', { ...five, cards: '6S 9H' }, 0, 2, BLUE_PLAY),
  played('blue-ribbon-1940', 'Three, five, four, and another three upon them.', { ...five, cards: '3S 5H 4D 3C' }, 3, 5, BLUE_PLAY),
  played('blue-ribbon-1940', 'A queen lies between, and there is no run.', { ...five, cards: '4S 5H QD 6C' }, 0, 0, BLUE_PLAY),
  played('donohue', 'Three nines in a row.', { ...five, cards: '9S 9H 9D' }, 6, 2, DONOHUE),
  played('donohue', 'A two, an eight and a five.', { ...five, cards: '2S 8H 5D' }, 2, 0, DONOHUE),
  played(
    'donohue',
    'Ace, five, three, four, two.',
    { ...five, cards: 'AS 5H 3D 4C 2S' },
    7,
    3,
    cite('donohue', '68', 'Five Card Cribbage', {
      doubt: 'The book names only the run of five; the fifteen it makes, and the run of three before it, are counted here too.',
    }),
  ),
  played('donohue', 'Four hearts in a row.', { ...five, cards: '2H 9H KH 8H' }, 3, 4, DONOHUE),
];
