import { doubted } from '../../../../laws/cites.ts';
import { scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { each, type PointKey } from '../../../../rulesets/games.ts';
import { bookValue, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import { type Pinochle, variant } from '../../code.ts';
import { TABLED } from '../shared/repeals.ts';
import { SIERRA_MELDS } from '../shared/sierra-melds.ts';
import { deal, game } from './scorers.ts';

const TABLE = unscored('The manual leaves the melds of this pack to a table that it does not print.');
const WIN = bookValue(3550, cites.sierra.doublepack);
const MELDS = [
  'marriage',
  'royal-marriage',
  'sequence',
  'pinochle',
  'double-pinochle',
  'four-aces',
  'four-kings',
  'four-queens',
  'four-jacks',
] as const satisfies readonly PointKey<Pinochle>[];

const example = scoreExample(
  'deal',
  cites.sierra.doublepack,
  { bidder: 'we', bid: '500', weMeld: '260', theyMeld: '80', tricks: '11', counters: '25', last: 'they' },
  'A bid of 500 made with 260 in melds and 25 counters.',
  { 'The first side': 510, 'The second side': 320 },
);

export default variant({
  title: 'Double-pack pinochle',
  aliases: ['Doublepack', 'Double-deck pinochle'],
  books: {
    sierra: {
      heading: 'Doublepack',
      pages: '90-102',
      inherits: {
        from: 'pinochle/auction-partnership',
        cite: doubted(
          cites.sierra.doublepack,
          'The section says only what is larger in this version; that bidding, play and counters stay as they are is understood.',
        ),
      },
    },
  },
  players: { min: 4, max: 4 },
  packs: ['pinochle-80'],
  glance: {
    Players: 'four, two against two',
    Pack: '80 cards: four of each, no nines',
    Deal: '20 cards each',
    Melds: 'by a table that the manual does not print',
    Game: '{points.game} points',
  },
  laws: {
    amend: {
      revoke: { leads: { sierra: 'The player must follow suit and win the trick if able. Without the suit, the player must trump.' } },
      ...SIERRA_MELDS,
    },
    repeal: { ...TABLED, 'dix-and-meld': 'This pack has no nines.', 'second-dix': 'This pack has no nines.' },
  },
  points: {
    amend: {
      ...each(MELDS, () => ({ books: { sierra: TABLE } })),
      dix: { books: { sierra: unscored('This pack has no nines.') } },
      game: { books: { sierra: WIN } },
    },
  },
  scorers: { deal, game },
  examples: [
    example,
    sheetExample('game', cites.sierra.doublepack, {}, [example.input], 'One deal of the larger game.', { We: 510, They: 320 }),
    valueExample('game', cites.sierra.doublepack, 'Eighty cards are dealt out, and the four agree how far to play.', 3550),
  ],
});
