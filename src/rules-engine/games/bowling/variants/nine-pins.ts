import { cite } from '../../../books.ts';
import { scoreExample } from '../../../core/examples.ts';
import { pointsOf } from '../../../core/points.ts';
import { inningsScorer } from '../scorers/innings.ts';
import { BOOK, form, lost, lostExample, made } from './of-1940.ts';

const AT = cite(BOOK, '77-78', 'Nine Pins', { doubt: 'That the pin counts one follows from the maximum of ten only.' });
const points = {
  'pin-left': made('One pin left', 'The inning ends with one pin standing.', 1, AT),
  highest: made('Highest game', 'Ten innings are won.', 10, AT),
};

export default form({
  title: 'Nine pins',
  aliases: ['Ninepins'],
  at: AT,
  glance: { Pins: 'nine', Inning: 'three balls', Wins: 'just one pin left standing', Game: 'ten innings' },
  points,
  add: { 'not-one-left': lost(AT, 'Not exactly one pin left', 'The inning ends with no pin or with several pins standing.') },
  scorers: {
    innings: inningsScorer({
      title: 'Score nine pins',
      book: BOOK,
      outcomes: {
        one: { name: 'One pin left', scores: [{ rule: 'points.pin-left', say: 'one pin left', points: pointsOf(points['pin-left'], BOOK) }] },
        other: { name: 'Anything else', scores: [] },
      },
      nothing: 'law.not-one-left',
      most: 10,
    }),
  },
  examples: [
    lostExample('not-one-left', AT, 'All nine fall.'),
    scoreExample('innings', AT, { innings: 'one.other.one' }, 'Three innings, one of them lost.', 2),
    scoreExample('innings', AT, { innings: Array(10).fill('one').join('.') }, 'Ten innings, one pin left in each.', 10),
  ],
});
