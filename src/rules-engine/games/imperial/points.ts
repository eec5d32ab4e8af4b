import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { red, white } from './words.ts';

const { blue } = cites;
const WHITES = 'White counters';
const REDS = 'Red counters: the imperials';
const GAME = 'The counters and the game';

export const points = {
  turned: item({
    title: 'Honour turned up',
    gist: 'The card turned for trumps is a king, queen, jack, ace or seven: to the dealer.',
    aka: ['turned an honour', 'turn-up'],
    group: WHITES,
    bookValue: bookValue(1, blue.deal, { unit: white }),
  }),
  point: item({
    title: 'Point',
    gist: 'A point called that is good.',
    aka: ['the point', 'point is good'],
    group: WHITES,
    bookValue: bookValue(1, blue.calls, { unit: white }),
  }),
  honour: item({
    title: 'Honour in a trick',
    gist: 'Each king, queen, jack, ace and seven of trumps in the tricks won.',
    aka: ['trump honours', 'counters for the jack of trumps in my tricks', 'seven of trumps in tricks'],
    group: WHITES,
    bookValue: bookValue(1, blue.tricks, { unit: white, per: 'an honour', says: 'marked at the end of the hand' }),
  }),
  trick: item({
    title: 'Odd trick',
    gist: 'Each trick that a player has won more than the other.',
    aka: ['more tricks', 'difference in tricks'],
    group: WHITES,
    bookValue: bookValue(1, blue.tricks, { unit: white, per: 'a trick' }),
  }),
  'carte-blanche': item({
    title: 'Carte blanche',
    gist: 'A hand without a court card.',
    aka: ['no face cards'],
    group: REDS,
    bookValue: bookValue(1, doubted(blue.imperials, 'The book does not say here what it is; it is taken as at piquet, a hand without king, queen and jack.'), {
      unit: red,
    }),
  }),
  sequence: item({
    title: 'Sequence',
    gist: 'King, queen, jack and ace of one suit in hand, if good.',
    aka: ['king queen jack ace', 'imperial in a suit'],
    group: REDS,
    bookValue: bookValue(1, blue.imperials, { unit: red }),
  }),
  'turned-sequence': item({
    title: 'Sequence with the turned card',
    gist: 'The same in trumps, one of the four being the card turned.',
    aka: ['turn-up completes the sequence', 'imperial with the turned card'],
    group: REDS,
    bookValue: bookValue(1, blue.imperials, { unit: red }),
  }),
  four: item({
    title: 'Four of a kind',
    gist: 'Four kings, queens, jacks, aces or sevens, if good.',
    aka: ['four kings', 'four sevens'],
    group: REDS,
    bookValue: bookValue(1, blue.imperials, { unit: red }),
  }),
  caught: item({
    title: 'Jack and ace of trumps caught',
    gist: 'They fall to a lead of the king and the queen of trumps.',
    aka: ['imperial in play', 'catching the jack and ace'],
    group: REDS,
    bookValue: bookValue(1, blue.imperials, { unit: red }),
  }),
  capot: item({
    title: 'Capot',
    gist: 'All twelve tricks are won by one player.',
    aka: ['all twelve tricks', 'how many reds for all the tricks'],
    group: REDS,
    bookValue: bookValue(2, doubted(blue.tricks, 'The book does not say whether the odd tricks are marked as well; here they are not.'), { unit: red }),
  }),
  whites: item({
    title: 'White counters of a player',
    gist: 'As many as make one red.',
    aka: ['six whites', 'six whites make a red'],
    group: GAME,
    bookValue: bookValue(6, blue.counters, { unit: white }),
  }),
  reds: item({
    title: 'Red counters of a player',
    gist: 'As many as each has.',
    aka: ['four reds'],
    group: GAME,
    bookValue: bookValue(4, blue.counters, { unit: red }),
  }),
  'taken-down': item({
    title: 'Whites taken down',
    gist: 'A player puts up the sixth white: a red takes the place of the six, and the other loses what whites are up.',
    aka: ['lose my whites', 'sixth white'],
    group: GAME,
    bookValue: ruled('the other takes down all whites', blue.sixth, { unit: white }),
  }),
  game: item({
    title: 'Game',
    gist: 'Who has won.',
    aka: ['how many counters to win', 'five reds'],
    group: GAME,
    bookValue: ruled(
      'all six white and four red counters up',
      doubted(blue.counters, 'Since six whites are always changed for a red, this is what five reds come to; a red more than the four is counted so.'),
      { unit: red },
    ),
  }),
};
