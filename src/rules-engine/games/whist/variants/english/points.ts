import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const only = (row: ReturnType<typeof bookValue>) => ({ 'blue-ribbon-1940': row });

export const englishItems = {
  'three-honours': item({
    title: 'Three honours',
    gist: 'A side holds three honours of the trump suit.',
    group: 'The deal',
    books: only(bookValue(2, cites.blue.english, { says: 'Not at four; nothing when each side has two.' })),
  }),
  'four-honours': item({
    title: 'Four honours',
    gist: 'A side holds all four honours.',
    group: 'The deal',
    books: only(bookValue(4, cites.blue.english, { says: 'Not at four.' })),
  }),
  game: item({ title: 'Game', gist: 'The score that wins the game.', group: 'The game', books: only(bookValue(5, cites.blue.english)) }),
  triple: item({
    title: 'Triple',
    gist: 'The losers of the game have no point.',
    aka: ['treble'],
    group: 'The rubber',
    books: only(bookValue(3, cites.blue.english)),
  }),
  double: item({ title: 'Double', gist: 'The losers of the game have one or two points.', group: 'The rubber', books: only(bookValue(2, cites.blue.english)) }),
  single: item({
    title: 'Single',
    gist: 'The losers of the game have three or four points.',
    group: 'The rubber',
    books: only(bookValue(1, cites.blue.english)),
  }),
  'rubber-points': item({
    title: 'Rubber points',
    gist: 'For the side that first wins two games.',
    group: 'The rubber',
    books: only(bookValue(2, cites.blue.english)),
  }),
  'rubber-value': item({
    title: 'Value of the rubber',
    gist: 'What the winners of the rubber win by it.',
    group: 'The rubber',
    books: only(ruled('After three games the points of the losers come off those of the winners.', cites.blue.english)),
  }),
  bumper: item({
    title: 'Bumper',
    gist: 'Two triples, one after the other, with the rubber points.',
    group: 'The rubber',
    books: only(bookValue(8, cites.blue.english, { says: 'No points of its own: the sum of the three.' })),
  }),
};
