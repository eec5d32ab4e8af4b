import { citesOf, numbered } from '../../laws/cites.ts';

/** The passages of the books on Cassino, each under a name. */
export const cites = citesOf({
  blue: {
    Cassino: { play: '134', building: '134-135', raising: '135', sweep: '135-136', scoring: '136' },
    'Cassino: Penalties': { penaltiesDeal: '136', penaltiesBuild: '137' },
    'Draw Cassino': { draw: '137-138' },
    'Twenty-One-Point Cassino': { twentyOnePoint: '137' },
    'Royal Cassino': { royal: '138' },
    'Spade Cassino': { spade: '138' },
  },
  donohue: {
    Cassino: { game: '89' },
    'Cassino: Combining': { combiningPage: '90', combining: '89-90' },
    'Cassino: Dealing': { dealing: '89' },
    'Cassino: Pairing': { pairing: '89' },
    'Cassino: Playing': { playing: '89' },
    'Cassino: Building': { building: '90' },
    'Cassino: Calling': { calling: '90-91' },
    'Cassino: A Sweep': { sweep: '91' },
    'Cassino: Last-cards': { lastCards: '91' },
    'Cassino: Value of the Points, and Scoring': { valueScoring: '91-92', valueBigCassino: '91', valueGame: '92' },
    'Rules of Cassino': { rules: numbered },
    'Three and Four-Handed Cassino': { threeFourPlay: '95-96', threeFourDeal: '95' },
    'Twenty-One Point Cassino': { twentyOnePoint: '95' },
  },
  uspc: {
    Cassino: { play: '55-56', players: '55', game: '56' },
    'Cassino: Notes': { notes: '56' },
    'Royal Cassino': { royal: '56-57' },
    'Royal Draw Cassino': { royalDraw: '57' },
    'Spade Cassino': { spade: '57' },
  },
});
