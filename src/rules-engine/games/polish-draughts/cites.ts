import { citesOf, doubtful } from '../../laws/cites.ts';

export const BLUE = 'blue-ribbon-1940';
export const DONOHUE = 'donohue';

const CLAUSE = 'It tells how the moves differ from the ordinary game and names no laws; that those of checkers hold for the rest is read from that.';

/** The passages of the books on Polish draughts, each under a name. */
export const cites = citesOf({
  blue: { 'Polish Draughts': { differs: '153', clause: doubtful('153', CLAUSE), crown: '153', king: '153-154' }, Checkers: { object: '145' } },
  donohue: {
    Draughts: { won: '172' },
    'Polish Draughts': {
      board: '269',
      squares: '269-270',
      setUp: '270',
      clause: '270',
      man: '270',
      crossing: '270',
      twice: '270',
      example: doubtful('270-271', 'Four squares of the example are damaged in our copy and read as the moves ask for them: 18, 33, 37 and 32.'),
      lifting: '270-271',
      most: '271',
      crowned: '271',
      king: '271',
      nineteen: doubtful('272', 'One stop is printed 28; only 38 lets the king go on and take every man once.'),
      kingTour: '271-272',
      line: '272',
      singleKing: '272',
      offer: '272',
      games: doubtful('274-277', 'The columns run into one another in our copy.'),
    },
  },
});
