import { game } from '../../rulesets/games.ts';
import { BOOK, cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

export default game({
  id: 'english-pyramids',
  title: 'English pyramids',
  aliases: ['Shell out', 'English pyramid pool'],
  shelf: 'billiards',
  kind: 'billiards',
  books: { [BOOK]: { heading: 'English pyramid pool', pages: '308-310' } },
  has: [],
  players: { min: 2, max: 6, say: 'two or more; an even number may form sides' },
  packs: ['none-0'],
  glance: {
    Balls: 'a white and a pyramid of reds, all alike',
    Counts: '{points.ball} for each ball pocketed; the last of an odd number {points.last-ball}',
    Forfeit: 'one ball, put back on the table, or owed',
    Game: 'the player who pockets the most wins; the others pay the difference',
  },
  cites,
  ...code,
  diagrams,
  examples,
});
