import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

import draw from './variants/draw.ts';
import fourHanded from './variants/four-handed/index.ts';
import royal from './variants/royal/index.ts';
import royalDraw from './variants/royal-draw.ts';
import spade from './variants/spade/index.ts';
import threeHanded from './variants/three-handed.ts';
import twentyOnePoint from './variants/twenty-one-point/index.ts';

export default game({
  id: 'cassino',
  title: 'Cassino',
  aliases: ['Casino', 'Casino card game', 'Casino the card game'],
  shelf: 'adding',
  kind: 'card',
  books: {
    'blue-ribbon-1940': { heading: 'Cassino', pages: '134-137' },
    donohue: { heading: 'Cassino', pages: '89-95' },
    'uspc-1898': { heading: 'Cassino', pages: '55-56' },
  },
  has: [],
  players: { min: 2, max: 4, usual: 2 },
  packs: ['standard-52'],
  picture: cards('An eight takes six and two, five and three', ['8S', '2S 6D 3C 5H'], cites.donohue.combining),
  figures: [
    ['52', 'cards'],
    ['4', 'cards each'],
    ['4', 'face up on the table'],
  ],
  glance: {
    Deal: 'four cards each, and four face up on the table in the first round',
    Play: 'pair, combine, build, call, or lay a card down',
    'Cards and spades': '{points.cards} for most cards, {points.spades} for most spades',
    Cassinos: 'ten of diamonds {points.big-cassino}, two of spades {points.little-cassino}',
    'Aces and sweeps': '{points.ace} an ace, {points.sweep} a sweep',
    'Your own build': 'may be raised (1940); may not (1898, Donohue)',
    'Last cards': 'go to the player who takes the last trick',
  },
  facts: {
    pack: [
      { at: 'blue.play', says: '52 cards.' },
      { at: 'donohue.game', says: '52 cards.' },
      { at: 'uspc.play', says: '52 cards.' },
    ],
    deal: [
      { at: 'blue.play', says: 'Four cards each and four face up on the table; then four more each, until the pack is gone.' },
      { at: 'donohue.dealing', says: 'Four cards each and four face up on the table; then four more each, until the pack is gone.' },
      { at: 'uspc.play', says: 'Four cards each and four face up on the table; then four more each, until the pack is gone.' },
    ],
    lead: 'rule.turn eldest hand',
    rank: { at: 'blue.play', says: 'Cards have no rank in play: an ace counts one, the others their pips, and court cards have no number.' },
    bid: 'none',
    trick: 'none',
    target: 'rule.winning',
  },
  cites,
  ...code,
  variants: {
    'three-handed': threeHanded,
    'four-handed': fourHanded,
    'twenty-one-point': twentyOnePoint,
    draw,
    royal,
    'royal-draw': royalDraw,
    spade,
  },
  examples,
});
