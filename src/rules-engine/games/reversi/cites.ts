import { citesOf, doubtful } from '../../laws/cites.ts';

/** The passages of the book on Reversi, each under a name. */
export const cites = citesOf({
  blue: {
    Reversi: {
      board: '336',
      men: '336',
      firstMen: '336-337',
      filled: doubtful(
        '336-337',
        'The book says that each player sets one man in the middle. It does not say that all four squares there are filled before men are turned; we read it so.',
      ),
      setting: '337',
      turning: '337',
      end: '337',
    },
  },
});
export const BOOK = 'blue-ribbon-1940';
