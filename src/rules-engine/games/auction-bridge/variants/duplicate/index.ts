import { doubted } from '../../../../laws/cites.ts';
import { scoreExample, valueExample } from '../../../../laws/examples.ts';
import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { BLUE, cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { NO_RUBBER } from '../shared/left-out.ts';
import { deal } from './scorers.ts';

const add = {
  'game-on-deal': item({
    title: 'Game in one deal',
    gist: 'The trick points of one deal reach game.',
    group: 'Game and rubber',
    books: { [BLUE]: bookValue(125, cites.blue.duplicateScoring) },
  }),
  'part-score': item({
    title: 'Part score',
    gist: 'Trick points short of game.',
    group: 'Game and rubber',
    books: { [BLUE]: ruled('They count for the deal and never towards a game in another.', [cites.blue.duplicateObject, cites.blue.duplicateScoring]) },
  }),
  'net-result': item({
    title: 'Net result of a deal',
    gist: 'What the two pairs enter.',
    group: 'Game and rubber',
    books: {
      [BLUE]: ruled(
        'One lump sum of tricks and honours; where both sides score, the difference: a plus for one pair and the same as a minus for the other.',
        cites.blue.duplicateScoring,
      ),
    },
  }),
};

const PENALTIES = ['card-touched', 'partner-doubled', 'redouble-redoubled', 'revoke', 'further-revoke'];

export default variant({
  title: 'Duplicate auction bridge',
  aliases: ['Duplicate bridge', 'Duplicate auction'],
  books: {
    [BLUE]: {
      heading: 'Duplicate Auction Bridge',
      pages: '101-102',
      inherits: {
        from: 'auction-bridge',
        cite: doubted(
          cites.blue.duplicateScoring,
          'It names tricks and honours, and no figures but the 30 points of a game and its bonus; those of the ordinary game are taken.',
        ),
        only: 'points',
      },
    },
  },
  players: { min: 8, max: 100, say: 'eight or more at two tables or more' },
  packs: ['standard-52'],
  glance: {
    Idea: 'both sides play the same cards at different tables',
    Cards: 'each hand stays in its tray and is never shuffled again',
    'A deal': 'a game in itself; {points.game-on-deal} for {points.game} points or more in tricks',
    Entry: 'the difference, plus for one pair and minus for the other',
  },
  laws: {},
  points: {
    amend: { game: { gist: 'Points in tricks that win a game, all of them in one deal.', books: { [BLUE]: bookValue(30, cites.blue.duplicateScoring) } } },
    add,
    repeal: { ...NO_RUBBER, ...Object.fromEntries(PENALTIES.map((key) => [key, 'The section brings in tricks and honours, and no penalty of the laws.'])) },
  },
  scorers: { deal },
  repealScorers: { rubber: NO_RUBBER.rubber },
  examples: [
    scoreExample(
      'deal',
      cites.blue.duplicateScoring,
      { pair: 'ns', level: '4', denomination: 'hearts', doubling: 'no', tricks: '10', 'honours-left': '3' },
      'North makes four hearts; East has three honours. The difference is entered.',
      { 'North and South': 157, 'East and West': 30 },
      'North and South plus 127, East and West minus 127',
    ),
    scoreExample(
      'deal',
      cites.blue.duplicateObject,
      { pair: 'ew', level: '2', denomination: 'no-trumps', doubling: 'no', tricks: '8' },
      'A part score of 20 at no trumps brings no bonus.',
      { 'East and West': 20 },
    ),
    valueExample('game', cites.blue.duplicateScoring, 'A pair makes three no trumps on one tray.', 30),
    valueExample('part-score', cites.blue.duplicateObject, 'North makes 20 at one table and hopes to add to it.', 'never towards a game'),
    valueExample('net-result', cites.blue.duplicateScoring, 'East and West have honours, North and South the tricks.', 'the difference'),
  ],
});
