import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

import allThrees from './variants/all-threes/index.ts';
import bergen from './variants/bergen/index.ts';
import bingo from './variants/bingo/index.ts';
import block from './variants/block/index.ts';
import dominoEuchre from './variants/domino-euchre/index.ts';
import dominoPoker from './variants/domino-poker/index.ts';
import draw from './variants/draw/index.ts';
import matador from './variants/matador/index.ts';
import muggins from './variants/muggins/index.ts';
import pool from './variants/pool/index.ts';
import rounce from './variants/rounce/index.ts';
import sebastopol from './variants/sebastopol.ts';
import tiddleAWink from './variants/tiddle-a-wink/index.ts';

export default game({
  id: 'dominoes',
  title: 'Dominoes',
  aliases: ['Bones', 'Domino'],
  shelf: 'dominoes',
  kind: 'dominoes',
  books: {
    'blue-ribbon-1940': { heading: 'Dominoes', pages: '210-217' },
    donohue: { heading: 'How to Play Dominoes', pages: '381-390' },
  },
  has: ['draw', 'pool'],
  players: { min: 2, max: 9, say: 'by the form of the game' },
  packs: ['none-0'],
  figures: [
    ['28', 'dominoes'],
    ['6', 'pips at most at an end'],
  ],
  glance: {
    Set: '28 dominoes, double blank to double six',
    Playing: 'a domino has to match the open end; in matador the ends make seven',
    Doublets: 'set across the line, but not in matador',
    First: 'usually the highest doublet drawn',
    Domino: 'said by the player who gets rid of the last one',
    Forms: 'block, draw, muggins, all threes, Bergen, matador, sebastopol, pool, rounce, euchre, poker, bingo, tiddle-a-wink',
  },
  facts: {
    deal: 'rule.shuffle draws',
    target: 'none',
  },
  cites,
  ...code,
  diagrams,
  variants: {
    block,
    draw,
    muggins,
    'all-threes': allThrees,
    bergen,
    matador,
    sebastopol,
    pool,
    rounce,
    'domino-euchre': dominoEuchre,
    'domino-poker': dominoPoker,
    bingo,
    'tiddle-a-wink': tiddleAWink,
  },
  examples,
});
