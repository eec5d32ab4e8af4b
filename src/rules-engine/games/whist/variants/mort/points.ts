import { bookValue, item, ruled, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';

const only = (row: ReturnType<typeof bookValue>) => ({ 'blue-ribbon-1940': row });

export const mortItems = {
  trick: item({
    title: 'Each trick above six',
    gist: 'All the points of the last hand are scored.',
    group: 'The deal',
    books: only(bookValue(1, cites.blue.mortScoring)),
  }),
  slam: item({
    title: 'Slam',
    gist: 'A side takes all thirteen tricks.',
    group: 'The deal',
    books: only(bookValue(20, cites.blue.mortScoring, { says: 'Above the line, and nothing toward the game.' })),
  }),
  game: item({
    title: 'Game',
    gist: 'The score that wins the game.',
    group: 'The game',
    books: only(bookValue(5, cites.blue.mortScoring, { says: 'By tricks alone.' })),
  }),
  'loser-nothing': item({
    title: 'Loser with nothing',
    gist: 'Added for the winner when the other side has no point.',
    aka: ['triple'],
    group: 'The settlement',
    books: only(bookValue(3, cites.blue.mortScoring)),
  }),
  'loser-low': item({
    title: 'Loser with one or two',
    gist: 'Added for the winner when the other side has one or two.',
    aka: ['double'],
    group: 'The settlement',
    books: only(bookValue(2, cites.blue.mortScoring)),
  }),
  'loser-high': item({
    title: 'Loser with three or four',
    gist: 'Added for the winner when the other side has three or four.',
    aka: ['single'],
    group: 'The settlement',
    books: only(bookValue(1, cites.blue.mortScoring)),
  }),
  consolation: item({ title: 'Consolation', gist: 'Always added for the winner.', group: 'The settlement', books: only(bookValue(4, cites.blue.mortScoring)) }),
  settlement: item({
    title: 'Settlement',
    gist: 'What Vivant wins from, or pays to, each adversary.',
    group: 'The settlement',
    books: only(ruled('The difference of the two totals; Mort has no part in it.', cites.blue.mortSettlement)),
  }),
};
export const NO_HONOURS = only(ruled('Honours count nothing.', cites.blue.mortScoring));
export const NOTHING = { 'blue-ribbon-1940': unscored() };
