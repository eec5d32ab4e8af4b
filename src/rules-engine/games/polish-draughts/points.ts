import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { BLUE, cites, DONOHUE } from './cites.ts';

/** Which capture takes precedence, and the limits of moves. */
export const points = {
  won: item({
    title: 'Game won',
    gist: 'All the men of the opponent are captured, or those that are left cannot move.',
    aka: ['who wins', 'blocked', 'all captured'],
    group: 'The end of a game',
    books: {
      [BLUE]: bookValue(1, [cites.blue.clause, cites.blue.object], { unit: 'game' }),
      [DONOHUE]: bookValue(1, [cites.donohue.clause, cites.donohue.won], { unit: 'game' }),
    },
  }),
  'draw-given': item({
    title: 'Draw given as odds',
    gist: 'The stronger player gives the drawn games: each counts for the weaker one.',
    aka: ['giving the draw', 'drawn games count as won', 'handicap'],
    group: 'The end of a game',
    books: { [BLUE]: unscored(), [DONOHUE]: bookValue(1, cites.donohue.singleKing, { unit: 'game', says: 'A drawn game counts as won for the other.' }) },
  }),
  'more-pieces': item({
    title: 'Greater number',
    gist: 'Of two captures one takes more pieces.',
    aka: ['majority', 'number before worth'],
    group: 'Which capture must be made',
    books: { [BLUE]: unscored(), [DONOHUE]: ruled('It must be made, whatever the pieces are.', cites.donohue.most) },
  }),
  'more-kings': item({
    title: 'Greater worth',
    gist: 'Two captures take as many pieces, and one of them takes more kings.',
    aka: ['kings before men'],
    group: 'Which capture must be made',
    books: { [BLUE]: unscored(), [DONOHUE]: ruled('It must be made: a king is worth more than a man.', cites.donohue.most) },
  }),
  'captures-alike': item({
    title: 'Captures alike',
    gist: 'Two captures take as many pieces of the same worth.',
    group: 'Which capture must be made',
    books: { [BLUE]: unscored(), [DONOHUE]: ruled('The player chooses.', cites.donohue.most) },
  }),
  'moves-single-king': item({
    title: 'Moves against a single king',
    gist: 'In how many moves a single king off the long line has to be beaten.',
    aka: ['fifteen move rule', 'move limit'],
    group: 'Limits of moves',
    books: { [BLUE]: unscored(), [DONOHUE]: bookValue(15, cites.donohue.singleKing, { unit: 'move' }) },
  }),
  'moves-single-king-odds': item({
    title: 'The same where drawn games are given',
    gist: 'In how many moves it has to be beaten by a player who gave drawn games as won.',
    aka: ['twenty moves', 'odds of the draw'],
    group: 'Limits of moves',
    books: { [BLUE]: unscored(), [DONOHUE]: bookValue(20, cites.donohue.singleKing, { unit: 'move' }) },
  }),
} as const;
