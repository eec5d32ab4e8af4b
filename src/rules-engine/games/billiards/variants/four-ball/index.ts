import { doubted } from '../../../../laws/cites.ts';
import { lawExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { bookValue, item } from '../../../../scoring/points.ts';
import { BOOK, cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { FOULS_ALONE, TWO, touchedByFouls, wrongByFouls } from '../shared/clauses.ts';
import { fourBall } from './scorers.ts';

export const points = {
  'off-red': item({
    title: 'Shot off the red (old count)',
    gist: 'A count off the red.',
    group: 'The old count',
    books: { [BOOK]: bookValue(3, doubted(cites.blue.game, 'Out of fashion in 1940; full rules are not given.')) },
  }),
  'off-white': item({
    title: 'Shot off the white (old count)',
    gist: 'A count off the white.',
    group: 'The old count',
    books: { [BOOK]: bookValue(2, doubted(cites.blue.game, 'Out of fashion in 1940; full rules are not given.')) },
  }),
  game: item({
    title: 'Game (old count)',
    gist: 'The number played to.',
    group: 'The old count',
    books: { [BOOK]: bookValue(100, doubted(cites.blue.game, 'Out of fashion in 1940; full rules are not given.')) },
  }),
  shot: item({
    title: 'Shot (later count)',
    gist: 'Any count.',
    group: 'The later count',
    books: { [BOOK]: bookValue(1, doubted(cites.blue.game, 'Out of fashion in 1940; full rules are not given.')) },
  }),
  'later-game': item({
    title: 'Game (later count)',
    gist: 'The number played to.',
    group: 'The later count',
    books: { [BOOK]: bookValue(34, doubted(cites.blue.game, 'Out of fashion in 1940; full rules are not given.')) },
  }),
};

export const four = variant({
  title: 'Four-ball billiards',
  aliases: ['American four-ball game'],
  books: { [BOOK]: { heading: doubted(cites.blue.game, 'Out of fashion in 1940; full rules are not given.').heading, pages: '36', inherits: FOULS_ALONE } },
  ...TWO,
  glance: { Balls: 'two red, two white', Game: '{points.game}, later {points.later-game}', Table: 'formerly with four corner pockets' },
  laws: { amend: { 'ball-touched': touchedByFouls(), 'wrong-ball': wrongByFouls } },
  points: {
    add: points,
    repeal: { carom: 'The four-ball game has counts of its own.', miss: 'The book gives no price for a miss in the four-ball game.' },
  },
  scorers: { runs: fourBall },
  repealScorers: { running: 'Its caroms count differently; the runs have a count of their own.' },
  examples: [
    lawExample('wrong-ball', cites.blue.fouls(6), { when: 'both-off' }, 'Both whites lay on the floor, and he takes the wrong one.', 'stroke stands'),
    lawExample('ball-touched', cites.blue.fouls(8), { when: 'early' }, 'The cue brushes the ball while the player aims.', 'count on the next stroke'),
    sheetExample(
      'runs',
      doubted(cites.blue.game, 'Out of fashion in 1940; full rules are not given.'),
      { count: 'old' },
      [
        { who: 'first', red: '2', white: '1' },
        { who: 'second', red: '0', white: '3' },
      ],
      'Two off the red and one off the white, in the old count.',
      { 'First player': 8, 'Second player': 6 },
    ),
    sheetExample(
      'runs',
      doubted(cites.blue.game, 'Out of fashion in 1940; full rules are not given.'),
      { count: 'later' },
      [
        { who: 'first', red: '2', white: '1' },
        { who: 'second', red: '0', white: '3' },
      ],
      'The same shots in the later count.',
      { 'First player': 3, 'Second player': 3 },
    ),
    sheetExample(
      'runs',
      doubted(cites.blue.game, 'Out of fashion in 1940; full rules are not given.'),
      { count: 'old' },
      [
        { who: 'first', red: '20', white: '5' },
        { who: 'second', red: '7', white: '0' },
        { who: 'first', red: '8', white: '3' },
      ],
      'Twenty-eight off the red and eight off the white, in the old count.',
      { 'First player': 28 * 3 + 8 * 2, 'Second player': 7 * 3 },
      'First player wins, 100 to 21',
    ),
    sheetExample(
      'runs',
      doubted(cites.blue.game, 'Out of fashion in 1940; full rules are not given.'),
      { count: 'later' },
      [
        { who: 'first', red: '20', white: '5' },
        { who: 'second', red: '7', white: '0' },
        { who: 'first', red: '8', white: '1' },
      ],
      'Thirty-four shots of whatever kind, when the string had 34 buttons.',
      { 'First player': 34, 'Second player': 7 },
      'First player wins, 34 to 7',
    ),
    valueExample(
      'game',
      doubted(cites.blue.game, 'Out of fashion in 1940; full rules are not given.'),
      'Thirty-two shots off the red and two off the white are made.',
      100,
    ),
    valueExample(
      'later-game',
      doubted(cites.blue.game, 'Out of fashion in 1940; full rules are not given.'),
      'The string over the table holds a button for each point of the game.',
      34,
    ),
  ],
});
