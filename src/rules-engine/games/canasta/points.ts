import { bookValue, item, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const CARDS = 'The cards';
const BONUS = 'Bonuses';
const INITIAL_MELD = 'The initial meld';
const only = <T>(value: T) => ({ sierra: value });

export const points = {
  low: item({
    title: 'Four to seven, and black threes',
    gist: 'What each such card counts, melded or left in the hand.',
    aka: ['low cards', 'black three value'],
    group: CARDS,
    books: only(bookValue(5, cites.sierra.scoring, { per: 'a card' })),
  }),
  high: item({
    title: 'Eight to king',
    gist: 'What each such card counts, melded or left in the hand.',
    aka: ['high cards', 'face card value'],
    group: CARDS,
    books: only(bookValue(10, cites.sierra.scoring, { per: 'a card' })),
  }),
  'ace-or-two': item({
    title: 'Aces and twos',
    gist: 'What each such card counts, melded or left in the hand.',
    aka: ['ace value', 'deuce value'],
    group: CARDS,
    books: only(bookValue(20, cites.sierra.scoring, { per: 'a card' })),
  }),
  joker: item({
    title: 'Jokers',
    gist: 'What each joker counts, melded or left in the hand.',
    group: CARDS,
    books: only(bookValue(50, cites.sierra.scoring, { per: 'a joker' })),
  }),
  'cards-melded': item({
    title: 'Cards melded',
    gist: 'All cards of the side on the table at the end of the deal, those in canastas included.',
    aka: ['meld points', 'count the table'],
    group: CARDS,
    books: only(
      ruled('the sum of their values', {
        ...cites.sierra.scoring,
        doubt: 'One sentence has the cards scored at the end of the game, the next paragraph at the end of each hand.',
      }),
    ),
  }),
  'cards-in-hand': item({
    title: 'Cards left in the hand',
    gist: 'The values of all cards that the two partners still hold when the deal ends.',
    aka: ['caught with cards', 'stuck with jokers'],
    group: CARDS,
    books: only(ruled('taken off the side’s score, the partner of the player who went out included', cites.sierra.scoring)),
  }),
  'natural-canasta': item({
    title: 'Natural canasta',
    gist: 'Seven or more cards of a rank without a wild card.',
    aka: ['clean canasta', 'red canasta', 'pure canasta'],
    group: BONUS,
    books: only(bookValue(500, cites.sierra.scoring)),
  }),
  'mixed-canasta': item({
    title: 'Mixed canasta',
    gist: 'Seven or more cards of a rank with one to three wild cards among them.',
    aka: ['dirty canasta', 'black canasta', 'unnatural canasta'],
    group: BONUS,
    books: only(bookValue(300, cites.sierra.scoring)),
  }),
  'red-three': item({
    title: 'Red three',
    gist: 'Each red three that a side has, up to three.',
    aka: ['red threes', 'bonus cards'],
    group: BONUS,
    books: only(bookValue(100, cites.sierra.scoring, { per: 'a red three' })),
  }),
  'all-red-threes': item({
    title: 'All four red threes',
    gist: 'One side has all four, and this stands instead of the price for each.',
    group: BONUS,
    books: only(bookValue(800, cites.sierra.scoring)),
  }),
  'red-threes-lost': item({
    title: 'Red threes of a side that has not melded',
    gist: 'The other side goes out before this one has made its initial meld.',
    aka: ['red three penalty', 'red threes without a meld'],
    group: BONUS,
    books: only(
      ruled('each red three is lost instead of won, at the same price, and all four as well', {
        ...cites.sierra.scoring,
        doubt: 'The loss is printed for a deal in which the other side goes out; that it stands in place of the bonus, not beside it, is our reading.',
      }),
    ),
  }),
  'going-out': item({
    title: 'Going out',
    gist: 'The side that ends the deal by going out.',
    aka: ['out bonus'],
    group: BONUS,
    books: only(bookValue(100, cites.sierra.scoring)),
  }),
  'going-out-concealed': item({
    title: 'Going out concealed',
    gist: 'Going out in one turn with the initial meld and a canasta, the side having melded nothing before.',
    aka: ['concealed hand', 'out in one go', 'closed hand'],
    group: BONUS,
    books: only(
      bookValue(200, { ...cites.sierra.scoring, doubt: 'Not said whether it stands instead of the bonus for going out or beside it; we read it as instead.' }),
    ),
  }),
  'meld-in-debt': item({
    title: 'Initial meld with a score below zero',
    gist: 'The least that the first meld of a side has to count.',
    aka: ['minus score meld', 'initial meld 15'],
    group: INITIAL_MELD,
    books: only(bookValue(15, cites.sierra.makingInitialMeld)),
  }),
  'meld-from-nothing': item({
    title: 'Initial meld with a score from 0 to 1495',
    gist: 'The least that the first meld of a side has to count; at the beginning of a game too.',
    aka: ['initial meld 50', 'opening meld', 'how many points to go down'],
    group: INITIAL_MELD,
    books: only(bookValue(50, cites.sierra.makingInitialMeld)),
  }),
  'meld-from-fifteen-hundred': item({
    title: 'Initial meld with a score from 1500 to 2995',
    gist: 'The least that the first meld of a side has to count.',
    aka: ['initial meld 90'],
    group: INITIAL_MELD,
    books: only(
      bookValue(90, {
        ...cites.sierra.makingInitialMeld,
        doubt: 'The table runs from 0 to 1495 and from 1501 on, which leaves out exactly 1500; it is put here.',
      }),
    ),
  }),
  'meld-from-three-thousand': item({
    title: 'Initial meld with a score of 3000 or more',
    gist: 'The least that the first meld of a side has to count.',
    aka: ['initial meld 120'],
    group: INITIAL_MELD,
    books: only(bookValue(120, cites.sierra.makingInitialMeld)),
  }),
  'red-threes-in-meld': item({
    title: 'Red threes and the initial meld',
    gist: 'Whether red threes help to reach it.',
    group: INITIAL_MELD,
    books: only(ruled('they do not count toward it', cites.sierra.scoring)),
  }),
  game: item({
    title: 'Game',
    gist: 'The score that wins.',
    aka: ['how many points to win canasta'],
    group: 'The game',
    books: only(bookValue(5000, cites.sierra.play)),
  }),
  'leave-to-go-out': item({
    title: 'Leave to go out',
    gist: 'What asking the partner costs or brings.',
    group: 'The game',
    books: only(ruled('nothing; asking is free, and the answer binds', cites.sierra.goingOut)),
  }),
} as const;
