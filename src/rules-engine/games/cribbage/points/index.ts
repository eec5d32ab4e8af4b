import { doubted } from '../../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { playPoints } from './play.ts';
import { showPoints } from './show.ts';

const GAME = 'The game';
const PENALTIES = 'Penalties';

export const points = {
  ...playPoints,
  ...showPoints,
  muggins: item({
    title: 'Muggins',
    gist: 'The opponent takes points that a player has overlooked.',
    group: GAME,
    books: {
      'uspc-1898': unscored('The book gives the opponent nothing for a count too low.'),
      donohue: unscored('To score too few costs nothing.'),
      'blue-ribbon-1940': ruled('the points overlooked, once the count is pegged', cites.blue.penaltiesEntered, { way: 'law' }),
      sierra: ruled('the points overlooked, where the players have agreed upon it', cites.sierra.play, { way: 'if-agreed' }),
    },
  }),
  game: item({
    title: 'Game',
    gist: 'The player who first reaches this hole wins.',
    aka: ['game hole', 'once round', 'twice round', '121'],
    group: GAME,
    books: {
      'uspc-1898': bookValue(61, cites.uspc.scoring, { unit: 'hole', says: 'once round the board' }),
      donohue: bookValue(61, cites.donohue.object, { unit: 'hole' }),
      'blue-ribbon-1940': bookValue(61, cites.blue.sixCardPlay, { unit: 'hole' }),
      sierra: bookValue(121, cites.sierra.play, { unit: 'hole' }),
    },
  }),
  lurch: item({
    title: 'Lurch',
    gist: 'The loser is not half way round when the winner is home.',
    aka: ['skunk', 'double game', 'lurched'],
    group: GAME,
    books: {
      'uspc-1898': unscored(),
      donohue: unscored(),
      'blue-ribbon-1940': bookValue(2, doubted(cites.blue.fiveCardScoring, 'Printed with the five-card game; "half way round" is not given in holes.'), {
        unit: 'game',
      }),
      sierra: unscored(),
    },
  }),
  penalty: item({
    title: 'Penalty for an irregularity',
    gist: 'What most irregularities bring the other side.',
    aka: ['two holes'],
    group: PENALTIES,
    books: {
      'uspc-1898': bookValue(2, cites.uspc.generalRulesPlayers, { way: 'excess-in-doubt' }),
      donohue: bookValue(2, cites.donohue.lawScoring),
      'blue-ribbon-1940': bookValue(2, cites.blue.penaltiesDeal),
      sierra: unscored(),
    },
  }),
  'penalty-too-many': item({
    title: 'Penalty for too many cards in hand',
    gist: 'What the opponent of a player with too many cards may score.',
    group: PENALTIES,
    books: {
      'uspc-1898': unscored('The ordinary penalty applies.'),
      donohue: bookValue(4, cites.donohue.law(3)),
      'blue-ribbon-1940': unscored('The ordinary penalty applies.'),
      sierra: unscored(),
    },
  }),
} as const;
