import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { ball, lotoCard, number } from './words.ts';

const { blue, donohue } = cites;
const ONLY_FIVE = 'Only five in a row win anything, and they win the pool.';
const EACH_BY_ITSELF = 'Each card is bought by itself; the book mentions no price for several.';
const counter = { unit: 'counter' } as const;

export const points = {
  row: item({
    title: 'Five of a row: keno',
    gist: 'All five numbers of one horizontal row are covered, for the first time in the game.',
    aka: ['keno', 'full row', 'lotto', 'five in a row', 'bingo'],
    group: 'A row or a line',
    books: {
      'blue-ribbon-1940': ruled('The pool, if the numbers prove right and the card is paid for and pegged.', blue.call, { unit: 'chip' }),
      donohue: unscored('Nobody calls. Five on a line is a quinterne, paid when ten numbers are out.'),
    },
  }),
  number: item({
    title: 'Each number on a line',
    gist: 'The counter that is laid on a number when it is drawn.',
    aka: ['abstract', 'one number on a line', 'counter on a number', 'single'],
    group: 'A row or a line',
    books: {
      donohue: bookValue(1, [donohue.cover, donohue.lines], {
        ...counter,
        per: 'a number',
        says: 'One alone on its line is called an abstract and brings no more.',
      }),
      'blue-ribbon-1940': unscored(ONLY_FIVE),
    },
  }),
  ambo: item({
    title: 'Ambo',
    gist: 'Two numbers of one line are drawn, besides their counters.',
    aka: ['two on a line', 'ambe', 'double'],
    group: 'A row or a line',
    books: { donohue: bookValue(5, donohue.lines, counter), 'blue-ribbon-1940': unscored(ONLY_FIVE) },
  }),
  terne: item({
    title: 'Terne',
    gist: 'Three numbers of one line are drawn, besides their counters.',
    aka: ['three on a line', 'terno'],
    group: 'A row or a line',
    books: { donohue: bookValue(25, donohue.lines, counter), 'blue-ribbon-1940': unscored(ONLY_FIVE) },
  }),
  quaterne: item({
    title: 'Quaterne',
    gist: 'Four numbers of one line are drawn, besides their counters.',
    aka: ['four on a line', 'quaterno'],
    group: 'A row or a line',
    books: { donohue: bookValue(100, donohue.lines, counter), 'blue-ribbon-1940': unscored(ONLY_FIVE) },
  }),
  quinterne: item({
    title: 'Quinterne',
    gist: 'All five numbers of one line are drawn, besides their counters.',
    aka: ['five on a line', 'cinquina', 'full line'],
    group: 'A row or a line',
    books: { donohue: bookValue(250, donohue.lines, counter), 'blue-ribbon-1940': unscored('Here five in a row are keno and win the pool.') },
  }),
  stake: item({
    title: 'The stake',
    gist: 'What a player puts in before the first number.',
    aka: ['price of a card', 'cost of a card', 'what does a card cost'],
    group: 'Cards and stakes',
    books: {
      'blue-ribbon-1940': ruled('So much for every card, as the table fixes it.', blue.price, { unit: 'chip' }),
      donohue: ruled('As agreed; it goes with two cards, and other numbers of cards pay in proportion.', [donohue.stakes, donohue.exchange], counter),
    },
  }),
  'cards-for-a-stake': item({
    title: 'Cards for one stake',
    gist: 'How many cards a whole stake buys.',
    aka: ['how many cards each', 'two cards'],
    group: 'Cards and stakes',
    books: { donohue: bookValue(2, donohue.stakes, { unit: lotoCard }), 'blue-ribbon-1940': bookValue(1, blue.price, { unit: lotoCard }) },
  }),
  'one-card': item({
    title: 'One card',
    gist: 'A player has a single card, which happens when more than twelve play.',
    aka: ['half a stake', 'single card'],
    group: 'Cards and stakes',
    books: { donohue: bookValue(0.5, donohue.stakes, { unit: 'stake' }), 'blue-ribbon-1940': unscored(EACH_BY_ITSELF) },
  }),
  'four-cards': item({
    title: 'Four cards',
    gist: 'A player takes four where the company is small.',
    aka: ['double stake'],
    group: 'Cards and stakes',
    books: { donohue: bookValue(2, donohue.stakes, { unit: 'stake' }), 'blue-ribbon-1940': unscored(EACH_BY_ITSELF) },
  }),
  'six-cards': item({
    title: 'Six cards',
    gist: 'A player takes six where the company is small.',
    aka: ['treble stake'],
    group: 'Cards and stakes',
    books: { donohue: bookValue(3, donohue.stakes, { unit: 'stake' }), 'blue-ribbon-1940': unscored(EACH_BY_ITSELF) },
  }),
  reserve: item({
    title: 'The sum reserved',
    gist: 'A part of the stakes is kept back from the first.',
    aka: ['reserve', 'redeeming counters', 'fund'],
    group: 'Cards and stakes',
    books: {
      donohue: ruled('Enough to pay at the end for all the counters laid on the table.', [donohue.pool, donohue.lastDrawing], counter),
      'blue-ribbon-1940': unscored('The book does not mention that anything is kept back.'),
    },
  }),
  payment: item({
    title: 'When a drawing is paid',
    gist: 'The lines of a drawing are counted up.',
    aka: ['when do I get paid', 'payout'],
    group: 'Cards and stakes',
    books: {
      donohue: ruled(
        'Before the next drawing, in counters or at once out of the pool; at the last one from the eldest hand on.',
        [donohue.lines, donohue.lastDrawing],
        counter,
      ),
      'blue-ribbon-1940': unscored('The pool is won whole, by the first keno that is right.'),
    },
  }),
  numbers: item({
    title: 'Balls',
    gist: 'As many as there are numbers.',
    aka: ['how many balls', 'ninety numbers', 'knobs'],
    group: 'The outfit',
    books: { 'blue-ribbon-1940': bookValue(90, blue.goose, { unit: ball }), donohue: bookValue(90, donohue.outfit, { unit: ball }) },
  }),
  drawn: item({
    title: 'Balls of one drawing',
    gist: 'How many are drawn before anything is paid.',
    aka: ['how many numbers are drawn', 'ten numbers'],
    group: 'The outfit',
    books: { donohue: bookValue(10, donohue.bag, { unit: ball }), 'blue-ribbon-1940': ruled('One after another, until somebody calls keno.', blue.call) },
  }),
  'on-a-line': item({
    title: 'Numbers of a row',
    gist: 'How many figures stand in one horizontal row.',
    aka: ['numbers in a row', 'five in each row'],
    group: 'The outfit',
    books: {
      'blue-ribbon-1940': bookValue(5, [blue.card, blue.rows], { unit: number, says: 'Never more and never fewer; no two of the same ten.' }),
      donohue: bookValue(5, donohue.lines, { unit: number, says: 'The most that can occur on one line.' }),
    },
  }),
  'on-a-card': item({
    title: 'Numbers of a card',
    gist: 'How many figures a whole card has.',
    aka: ['fifteen numbers', 'how many numbers on a card', 'rows on a card'],
    group: 'The outfit',
    books: {
      donohue: bookValue(15, donohue.outfit, { unit: number, says: 'All different.' }),
      'blue-ribbon-1940': ruled('Five for each row, none twice; a card may have fewer than five rows.', [blue.card, blue.rows]),
    },
  }),
  pack: item({
    title: 'Cards of the pack',
    gist: 'How many cards a set of the game has.',
    aka: ['how many cards', 'twenty-four cards'],
    group: 'The outfit',
    books: {
      donohue: bookValue(24, donohue.outfit, { unit: lotoCard }),
      'blue-ribbon-1940': unscored('No number is given; the figure shows a card numbered 264.'),
    },
  }),
  fish: item({
    title: 'A fish',
    gist: 'A larger piece than a counter; the box has 14.',
    aka: ['fishes', 'fish counter'],
    group: 'The outfit',
    books: {
      donohue: bookValue(10, donohue.outfit, counter),
      'blue-ribbon-1940': unscored('Numbers are covered with buttons; the book mentions no counters.'),
    },
  }),
  contract: item({
    title: 'A contract',
    gist: 'The largest piece; the box has 12.',
    aka: ['contracts'],
    group: 'The outfit',
    books: {
      donohue: bookValue(10, donohue.outfit, { unit: 'fish' }),
      'blue-ribbon-1940': unscored('Numbers are covered with buttons; the book mentions no counters.'),
    },
  }),
} as const;
