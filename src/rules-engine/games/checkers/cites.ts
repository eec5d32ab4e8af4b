import { citesOf, doubtful, numbered } from '../../laws/cites.ts';

export const BLUE = 'blue-ribbon-1940';
export const DONOHUE = 'donohue';

const NO_DIAGRAMS = 'The diagrams are lost in our copy.';
const COLUMNS = 'The columns run into one another in our copy, and figures are damaged.';

/** The passages of the books on Checkers, each under a name. */
export const cites = citesOf({
  blue: {
    Checkers: {
      board: '143',
      numbering: doubtful('143', 'It says 1 to 64; every move that is printed uses the 32 squares that are played on.'),
      notation: '143-144',
      move: '144',
      capture: '144',
      refusal: '144',
      object: '145',
      king: '145',
    },
    'Checkers: The Openings': { openings: doubtful('145-146', 'Most figures of the table are damaged in our copy; three openings can be read whole.') },
    'Checkers: Endings': { endings: doubtful('146-149', 'The diagrams and many figures of the solutions are damaged in our copy.') },
    'Checkers: The Move': { theMove: '149-150' },
    'Checkers: The Law of Checkers': { law: numbered },
    'Match Play': { matchPlay: '153' },
  },
  donohue: {
    Draughts: {
      board: '170',
      move: '170-171',
      capture: '171',
      refusal: '171',
      severalTaken: '171',
      king: '171-172',
      won: '172',
      drawn: '172',
      crowned: '172-173',
      theMove: '173-174',
      columns: '174',
      numbering: '174',
      odds: '175',
      manners: '176',
    },
    'Draughts: Laws of the Game': { law: numbered, refusing: '179' },
    'Examples of Games, from Sturges': { sturges: doubtful('179-224', COLUMNS) },
    'A Collection of 150 Critical Positions': { critical: doubtful('225-251', NO_DIAGRAMS) },
    'Solutions of the 150 Positions': { solutions: doubtful('251-256', COLUMNS) },
    'A Series of Original Games, by Mr. R. Martin': {
      martin: doubtful('256-266', COLUMNS),
    },
    'Twelve Original Critical Positions, by R. Martin': { martinPositions: doubtful('266-268', NO_DIAGRAMS) },
    'Losing Game': { losing: '277' },
  },
});
