import { game } from '../../rulesets/games.ts';
import { BOOK, cites } from './cites.ts';
import { code } from './code.ts';
import { opening } from './diagrams.ts';
import { examples } from './examples.ts';

import { balkLine } from './variants/balk-line.ts';
import { bankShot } from './variants/bank-shot.ts';
import { cushionCaroms } from './variants/cushion-caroms.ts';
import { english } from './variants/english/index.ts';
import { four } from './variants/four-ball/index.ts';
import { manOfWar } from './variants/man-of-war.ts';
import { threeCushion } from './variants/three-cushion/index.ts';

export default game({
  id: 'billiards',
  title: 'Billiards',
  aliases: ['French caroms', 'Straight rail', 'Three-ball carom', 'American billiards'],
  shelf: 'billiards',
  kind: 'billiards',
  books: { [BOOK]: { heading: 'Billiards', pages: '36-55' } },
  has: [],
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  figures: [
    ['3', 'balls'],
    ['{points.carom}', 'point for a carom'],
  ],
  glance: {
    Balls: 'two white, one red',
    Table: 'ten feet by five, or nine by four and a half',
    Carom: '{points.carom} point',
    Fouls: 'claimed before a second stroke',
  },
  facts: {
    pack: 'rule.table white balls',
    lead: 'rule.stringing',
  },
  cites,
  ...code,
  diagrams: { table: opening },
  variants: {
    'four-ball': four,
    'balk-line': balkLine,
    'cushion-caroms': cushionCaroms,
    'bank-shot': bankShot,
    'man-of-war': manOfWar,
    'three-cushion': threeCushion,
    english,
  },
  examples,
});
