import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';
import criticalPositions from './variants/critical-positions.ts';
import exampleGames from './variants/example-games.ts';
import losingGame from './variants/losing-game.ts';
import matchPlay from './variants/match-play.ts';

export default game({
  id: 'checkers',
  title: 'Checkers',
  aliases: ['Draughts', 'English draughts', 'Chequers'],
  shelf: 'board',
  kind: 'board',
  books: {
    'blue-ribbon-1940': { heading: 'Checkers', pages: '143-153' },
    donohue: { heading: 'Draughts', pages: '169-179' },
  },
  has: [],
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  figures: [
    ['64', 'squares'],
    ['12', 'men each'],
  ],
  glance: {
    Men: 'twelve a side, on one colour: black squares (1940), white ones (Donohue)',
    'First move': 'Black (1940); by turns, after a lot (Donohue)',
    Captures: 'must be made; of several the player chooses',
    'The huff': 'off with the man that did not take, or compel it, before your own move',
    Touch: 'the man touched must move, if it can',
    'False move': 'loses the game (1940); goes where the opponent says (Donohue)',
    Draw: 'after {points.moves-to-win} without a win, from notice given',
  },
  facts: {
    pack: ['rule.players twelve', 'rule.board Sixty-four'],
    target: 'none',
  },
  cites,
  ...code,
  diagrams,
  variants: { 'match-play': matchPlay, 'losing-game': losingGame, 'critical-positions': criticalPositions, 'example-games': exampleGames },
  examples,
});
