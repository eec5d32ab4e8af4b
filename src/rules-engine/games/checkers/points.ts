import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { BLUE, cites, DONOHUE } from './cites.ts';
import { minute } from './words.ts';

/** How a game ends, what it counts in a match, and the limits of time and of moves. */
export const points = {
  won: item({
    title: 'Game won',
    gist: 'All the men of the opponent are captured, or those that are left cannot move.',
    aka: ['who wins', 'no moves left', 'blocked', 'cannot move', 'all captured'],
    group: 'The end of a game',
    books: {
      [BLUE]: bookValue(1, cites.blue.object, { unit: 'game' }),
      [DONOHUE]: bookValue(1, cites.donohue.won, { unit: 'game' }),
    },
  }),
  drawn: item({
    title: 'Drawn game',
    gist: 'Neither side can win.',
    aka: ['draw', 'tie', 'nobody can win', 'one king each'],
    group: 'The end of a game',
    books: {
      [BLUE]: ruled('Nobody wins: neither player can force it.', [cites.blue.object, cites.blue.law(19)]),
      [DONOHUE]: ruled('Nobody wins: few men are left, equal in number, and neither player can hope to gain on the other.', cites.donohue.drawn),
    },
  }),
  'draw-given': item({
    title: 'Draw given as odds',
    gist: 'The stronger player gives the drawn games: each counts for the weaker one.',
    aka: ['giving the draw', 'drawn games count as won', 'handicap'],
    group: 'Odds',
    books: { [BLUE]: unscored(), [DONOHUE]: bookValue(1, cites.donohue.odds, { unit: 'game', says: 'The weaker player counts it as won.' }) },
  }),
  'man-given': item({
    title: 'Man given as odds',
    gist: 'The stronger player plays one game of a rubber of three a man short.',
    aka: ['a man in the rubber', 'eleven men', 'handicap'],
    group: 'Odds',
    books: { [BLUE]: unscored(), [DONOHUE]: ruled('In one of the three games the stronger player has 11 men instead of 12.', cites.donohue.odds) },
  }),
  'the-move': item({
    title: 'The move',
    gist: 'The side that has it makes the last move if both go straight on, and the other has to give way.',
    aka: ['who has the move', 'opposition', 'having the move'],
    group: 'The move',
    books: {
      [BLUE]: ruled(
        'With equal numbers, all pieces are counted that stand in the four columns with a black square at the near end, or all in the four with a white one: odd, and the player whose turn it is has the move; even, and the opponent has it.',
        cites.blue.theMove,
      ),
      [DONOHUE]: ruled(
        'All pieces are counted that stand in the columns with a playing square at the foot, where White sits: odd with White to play, and White has the move; even, and Black has it.',
        cites.donohue.columns,
      ),
    },
  }),
  'time-to-move': item({
    title: 'Time to think',
    gist: 'How long a player may think before being called upon to play.',
    aka: ['time limit', 'minutes a move'],
    group: 'Limits of time',
    books: { [BLUE]: bookValue(5, cites.blue.law(8), { unit: minute }), [DONOHUE]: bookValue(3, cites.donohue.law(5), { unit: minute }) },
  }),
  'time-to-capture': item({
    title: 'Time for a forced capture',
    gist: 'How long a player may think where there is only one way of taking.',
    aka: ['time to jump', 'forced jump'],
    group: 'Limits of time',
    books: { [BLUE]: bookValue(1, cites.blue.law(9), { unit: minute }), [DONOHUE]: unscored('It has one time for every move.') },
  }),
  'time-after-call': item({
    title: 'Time after the call',
    gist: 'How long a player has after being called upon; then the game is lost.',
    aka: ['after time is called', 'grace'],
    group: 'Limits of time',
    books: { [BLUE]: bookValue(1, cites.blue.law(8, 9), { unit: minute }), [DONOHUE]: bookValue(5, cites.donohue.law(5), { unit: minute }) },
  }),
  'moves-to-win': item({
    title: 'Moves to win in',
    gist: 'In how many moves, once notice is given, the stronger side has to win.',
    aka: ['forty move rule', 'three kings against two', 'move limit'],
    group: 'Limits of moves',
    books: {
      [BLUE]: bookValue(40, cites.blue.law(19), { unit: 'move', says: 'The stronger side’s own moves; a decided advantage will do.' }),
      [DONOHUE]: bookValue(40, cites.donohue.law(8), { unit: 'move', says: 'Of each player, for three kings against two.' }),
    },
  }),
  'moves-two-kings': item({
    title: 'Moves to win in, two kings against one',
    gist: 'In how many moves two kings have to win against one.',
    aka: ['two kings against one', 'twenty moves'],
    group: 'Limits of moves',
    books: {
      [BLUE]: unscored('It has one number for every force.'),
      [DONOHUE]: bookValue(20, cites.donohue.law(8), { unit: 'move', says: 'Of each player.' }),
    },
  }),
  'moves-draw-given': item({
    title: 'Moves where the draw is given',
    gist: 'In how many moves the giver of the draw has to force the opponent out once the positions are equal.',
    group: 'Limits of moves',
    books: { [BLUE]: unscored(), [DONOHUE]: bookValue(20, cites.donohue.law(8), { unit: 'move', says: 'At most.' }) },
  }),
} as const;
