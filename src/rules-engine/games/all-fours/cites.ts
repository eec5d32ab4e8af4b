import { citesOf, doubtful, numbered } from '../../laws/cites.ts';

/**
 * The passages of the books on All fours, each under a name.
 * Our copy of the 1898 book does not show where its pages end: the section is on pages 66 to 68.
 */
export const cites = citesOf({
  blue: {
    'All Fours': {
      trump: '3',
      giveOrRun: '3-4',
      clause: doubtful('3-5', 'No section of its own: sentences inside the section.'),
      scoring: '4',
      beg: '4-5',
      game: '5',
    },
    'All Fours: Penalties': { penalties: '5' },
    'All Fives': { fives: '6' },
    'Blind All Fours': { blind: '6' },
    'California Jack': { californiaJack: '6' },
    'Shasta Sam': { shastaSam: '7' },
  },
  donohue: {
    'California Jack': { californiaPlayers: '49', californiaScoring: '50' },
    'All-Fours': { makingTrump: '78-79', deal: '78', players: '78-80' },
    'All-Fours: Begging': { beggingTrump: '78', beggingRunning: '78-79' },
    'All-Fours: Playing the Hand': { playingHand: '79' },
    'All-Fours: Scoring': { scoring: '79', scoringTieForGame: '79-80', scoringGame: '80' },
    'Four-Handed All-Fours': { fourHanded: '80' },
    'Laws of the Game of All-Fours': {
      law: numbered,
      lawForm: '84',
    },
  },
  uspc: {
    'California Jack': { californiaJack: '68' },
    'Seven Up': { sevenUp: '66-68' },
    'Shasta Sam': { shastaSam: '68' },
  },
  hoffmann: {
    'All-Fours': { scoring: '1', game: '1-2', tie: '2' },
    'All-Fours: Method of Playing': { methodScoring: '2-3', methodTrump: '2', methodDiscard: '3' },
    'Four-Handed All-Fours': { fourHanded: '3' },
  },
});
