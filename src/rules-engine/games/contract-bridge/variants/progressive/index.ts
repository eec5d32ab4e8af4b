import { doubted } from '../../../../laws/cites.ts';
import { scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { progressivePoints } from './points.ts';
import { deal, fourDeal } from './scorers.ts';

const NO_RUBBER = 'There is no rubber: every deal is scored by itself.';

export default variant({
  title: 'Progressive contract',
  aliases: ['Progressive contract bridge', 'Four-deal contract', 'Party bridge'],
  books: {
    'blue-ribbon-1940': {
      heading: 'Progressive Contract Scoring',
      pages: '432-433',
      inherits: {
        from: 'contract-bridge',
        cite: doubted(cites.blue.progressiveGame, 'It has no clause of its own: a few lines at the end of the schedule of contract, which they add to.'),
        only: 'points',
      },
    },
  },
  players: { min: 4, max: 4, say: 'four at each table' },
  packs: ['standard-52'],
  glance: {
    'Deal 1': 'neither side is vulnerable',
    'Deals 2 and 3': 'the dealer’s side is vulnerable',
    'Deal 4': 'both sides are vulnerable',
    Game: '{points.game-bonus}, or {points.game-bonus-vulnerable} when vulnerable; a part score {points.part-score}',
    Penalties: 'no more than {points.penalty-limit}',
  },
  laws: {},
  points: {
    amend: {
      game: { gist: 'The trick points of one deal that make game.' },
      down: { gist: 'Each trick by which an undoubled contract fails in a deal in which the side is not vulnerable.' },
      'vulnerable-down': { gist: 'Each trick by which an undoubled contract fails in a deal in which the side is vulnerable.' },
      'vulnerable-down-doubled-first': { gist: 'A doubled contract fails by one in a deal in which the side is vulnerable.' },
      'vulnerable-down-doubled-further': { gist: 'A doubled contract fails by two or more in a deal in which the side is vulnerable.' },
    },
    add: progressivePoints,
    repeal: { 'rubber-in-two': NO_RUBBER, 'rubber-in-three': NO_RUBBER, 'unfinished-game': NO_RUBBER },
  },
  scorers: { deal, 'four-deal': fourDeal },
  repealScorers: { rubber: NO_RUBBER },
  examples: [
    scoreExample(
      'deal',
      cites.blue.progressiveGame,
      { number: '3', dealer: 'declarer', level: '4', denomination: 'hearts', doubling: 'none', tricks: '10' },
      'Third deal: the dealer plays four hearts and makes them. His side is vulnerable.',
      { 'Declarer’s side': 620 },
    ),
    scoreExample(
      'deal',
      cites.blue.progressiveGame,
      { number: '2', dealer: 'declarer', level: '4', denomination: 'spades', doubling: 'doubled', tricks: '5' },
      'Second deal: the dealer goes five down doubled and vulnerable, 1400 by the table; the limit is 1000.',
      { Defenders: 1000 },
    ),
    scoreExample(
      'deal',
      cites.blue.progressiveScoring,
      { number: '1', dealer: 'declarer', level: '3', denomination: 'no-trump', doubling: 'none', tricks: '9' },
      'First deal: three no-trump bid and made.',
      { 'Declarer’s side': 100 + 300 },
    ),
    sheetExample(
      'four-deal',
      cites.blue.progressiveGame,
      { dealer: 'we' },
      [
        { declarer: 'we', level: '2', denomination: 'clubs', doubling: 'none', tricks: '8' },
        { declarer: 'they', level: '3', denomination: 'no-trump', doubling: 'none', tricks: '9' },
        { declarer: 'passed' },
      ],
      'Two clubs made in the first deal, three no-trump made by the side that deals the second, all passed in the third.',
      { We: 90, They: 600 },
      'Deal 4: Both sides are vulnerable.',
    ),
  ],
});
