import { scoreExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { heldHigh, takenLow } from '../california-jack/points.ts';
import { LAWS_OF_THE_BEG, POINTS_OF_THE_BEG } from '../shared/no-beg.ts';
import { tieInDrawing } from '../shared/verdicts.ts';
import { deal } from './scorers.ts';

export default variant({
  title: 'Shasta Sam',
  aliases: ['Shasta sam'],
  books: {
    'blue-ribbon-1940': { heading: 'Shasta Sam', pages: '7', inherits: { from: 'all-fours/california-jack', cite: cites.blue.shastaSam } },
    'uspc-1898': { heading: 'Shasta Sam', pages: '68', inherits: { from: 'all-fours/california-jack', cite: cites.uspc.shastaSam } },
  },
  has: { 'turned-card': false, beg: false },
  players: { min: 2, max: 4, usual: 2, say: 'two, or four (1898)' },
  packs: ['standard-52'],
  glance: {
    Stock: 'lies face down',
    'All else': 'as in California jack',
    Low: 'goes to the player who wins it',
    Game: '{points.target uspc-1898} (1898); {points.target blue-ribbon-1940} as in all fours (1940)',
  },
  laws: { repeal: LAWS_OF_THE_BEG, amend: { 'tie-for-game': tieInDrawing } },
  points: { repeal: POINTS_OF_THE_BEG, amend: { high: { gist: heldHigh }, low: { gist: takenLow } } },
  // Donohue has no Shasta Sam.
  scorers: { deal },
  repealScorers: { game: 'Its deal has a count of its own.' },
  examples: [
    scoreExample(
      'deal',
      cites.uspc.shastaSam,
      { counts: '30.50', high: '1', low: '2', jack: '2', before: '9.9' },
      'Nine points each; one player has high, the other the rest.',
      'Side 1 wins the game',
    ),
  ],
});
