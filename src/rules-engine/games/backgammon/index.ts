import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples.ts';

import aceyDeucey from './variants/acey-deucey.ts';
import russian from './variants/russian.ts';

export default game({
  id: 'backgammon',
  title: 'Backgammon',
  aliases: ['Tric-trac', 'Tables'],
  shelf: 'board',
  kind: 'board',
  books: {
    'blue-ribbon-1940': { heading: 'Backgammon', pages: '16-25' },
    donohue: { heading: 'Backgammon', pages: '144-168' },
  },
  has: ['doubling'],
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  figures: [
    ['24', 'points on the board'],
    ['15', 'men each'],
    ['2', 'dice'],
  ],
  glance: {
    Needs: 'a board of 24 points, fifteen men a side, two dice and a box each',
    'First move': 'one die each, the higher begins; a tie is thrown again (1940)',
    Doublets: 'four moves of the number',
    Blot: 'a single man; hit, it goes to the bar and enters in the home table of the opponent',
    'Bearing off': 'only with all fifteen men home and none on the bar',
    Worth: 'hit, gammon or backgammon; the books disagree on where the last man makes the triple game',
  },
  facts: {
    players: { at: 'blue.players', says: 'Two play.' },
    pack: 'glance.Needs',
    lead: 'rule.first-move higher number begins',
    target: 'none',
  },
  cites,
  ...code,
  diagrams,
  variants: { 'acey-deucey': aceyDeucey, russian },
  examples,
});
