import { cite } from '../../books.ts';
import type { Example } from '../../core/games.ts';

// The hands and plays that the books work out themselves.
const BLUE_PLAY = cite('blue-ribbon-1940', '195-196', 'Cribbage: Five-Card');
const BLUE_SHOW = cite('blue-ribbon-1940', '196-197', 'Cribbage: Five-Card');
const BLUE_SIX = cite('blue-ribbon-1940', '197-198', 'Six-Card Cribbage');
const USPC = cite('uspc-1898', '49-52', 'Cribbage: Counting');
const DONOHUE = cite('donohue', '68', 'Five Card Cribbage');
const five = { form: 'five-card' };

type Score = Extract<Example, { kind: 'score' }>;
const shown = (book: Score['book'], story: string, input: Score['input'], points: number, at: Score['cite']): Example => ({
  kind: 'score',
  scorer: 'hand',
  book,
  story,
  input,
  totals: { '': points },
  cite: at,
});
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
  shown('blue-ribbon-1940', 'Two eights and a seven, and a six is the starter.', { ...five, hand: '8S 8H 7D', starter: '6C' }, 12, BLUE_SHOW),
  shown(
    'blue-ribbon-1940',
    "Three fives and the jack of the starter's suit; the starter is the last five.",
    { hand: '5S 5D 5C JH', starter: '5H', crib: 'yes' },
    29,
    BLUE_SHOW,
  ),
  shown('blue-ribbon-1940', 'Three sixes and a four, and a five is the starter.', { hand: '6S 6H 6D 4C', starter: '5S' }, 21, BLUE_SIX),
  shown('uspc-1898', 'A double run of three: two fives, a six and a seven; the ace turned up adds nothing.', { hand: '5S 5H 6D 7C', starter: 'AS' }, 8, USPC),
  shown('uspc-1898', 'A quadruple run: two fives, two sixes and a seven.', { hand: '5S 5H 6D 6C', starter: '7S' }, 16, USPC),
  played('blue-ribbon-1940', 'A three and three sevens; then a five at 29 and a go.', { ...five, cards: '3S 7H 7D 7C 5S', stopped: 'yes' }, 3, 6, BLUE_PLAY),
  played('blue-ribbon-1940', 'A three and all four sevens, which make 31.', { ...five, cards: '3S 7H 7D 7C 7S' }, 16, 6, BLUE_PLAY),
  played('blue-ribbon-1940', 'A nine is played upon a six.', { ...five, cards: '6S 9H' }, 0, 2, BLUE_PLAY),
  played('blue-ribbon-1940', 'Three, five, four, and another three upon them.', { ...five, cards: '3S 5H 4D 3C' }, 3, 5, BLUE_PLAY),
  played('blue-ribbon-1940', 'Three, five, four, two, and an ace upon them.', { ...five, cards: '3S 5H 4D 2C AS' }, 10, 4, BLUE_PLAY),
  played('blue-ribbon-1940', 'Six cards that fall out of order and make one run.', { ...five, cards: '6S 2H 5D 4C AS 3H' }, 0, 6, BLUE_PLAY),
  played('blue-ribbon-1940', 'A second five lies between, and there is no run.', { ...five, cards: '3S 5H 6D 2C 5S 4H' }, 0, 0, BLUE_PLAY),
  played('blue-ribbon-1940', 'A queen lies between, and there is no run.', { ...five, cards: '4S 5H QD 6C' }, 0, 0, BLUE_PLAY),
  played(
    'blue-ribbon-1940',
    'The pone says go at 26, and plays his two queens when the dealer is out of cards.',
    { cards: 'JS 4H JD 2C 2S AH QS QD', by: '12122211' },
    3,
    3,
    BLUE_SIX,
  ),
  played(
    'uspc-1898',
    'The dealer says go at 26; the pone goes on to 30, and the dealer plays out the rest.',
    { cards: 'KS 10H 6D 3C AS 7H 8D 5C', by: '12111222' },
    1,
    3,
    cite('uspc-1898', '49-52', 'Cribbage: Playing', { doubt: 'The dealer is said to hold nothing below a six when he says go, and plays a five afterwards.' }),
  ),
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
  {
    kind: 'score',
    scorer: 'show',
    book: 'donohue',
    story: 'Both players can go out; the elder hand counts first and takes the game.',
    input: { starter: '7S', pone: '5S 5H 6D 6C', dealer: '8S 8H 7D 9C', crib: 'KS QH 2D AC', 'pone-at': '55', 'dealer-at': '60' },
    headline: 'Pone is out first: 71 against 60, game 61',
    cite: DONOHUE,
  },
];
