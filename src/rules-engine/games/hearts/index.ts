import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples.ts';

import auction from './variants/auction/index.ts';
import blackJack from './variants/black-jack/index.ts';
import blackLady from './variants/black-lady/index.ts';
import domino from './variants/domino/index.ts';
import fiveHanded from './variants/five-handed/index.ts';
import heartsette from './variants/heartsette/index.ts';
import howell from './variants/howell/index.ts';
import joker from './variants/joker/index.ts';
import progressive from './variants/progressive/index.ts';
import spot from './variants/spot/index.ts';
import sweepstake from './variants/sweepstake/index.ts';
import threeHanded from './variants/three-handed/index.ts';
import twoHanded from './variants/two-handed/index.ts';

export default game({
  id: 'hearts',
  title: 'Hearts',
  aliases: ['Omnibus hearts', 'Black Maria', 'Black Lady', 'Regulation hearts', 'Queen of spades'],
  shelf: 'hearts',
  kind: 'card',
  books: {
    sierra: { heading: 'Hearts', pages: '79-84' },
    'blue-ribbon-1940': { heading: 'Hearts', pages: '243-247, 386-387' },
    donohue: { heading: 'How to Play Hearts', pages: '417' },
    'uspc-1898': { heading: 'Hearts', pages: '45-48' },
  },
  has: ['pool', 'pass', 'tricks', 'moon', 'black-lady', 'opening-card'],
  players: { min: 3, max: 6, usual: 4 },
  packs: ['standard-52'],
  following: { rules: ['hearts.rule.follow'], variants: { 'three-handed': {}, 'five-handed': {} } },
  picture: cards('The cards to avoid: every heart, and by two books the queen of spades', ['AH KH QH JH 10H 9H 8H 7H 6H 5H 4H 3H 2H', 'QS'], cites.sierra.play),
  figures: [
    ['52', 'cards, ace high'],
    ['13', 'cards each'],
    ['{points.heart sierra}', 'against you for each heart'],
  ],
  glance: {
    Pack: '52 cards, ace high, no trumps',
    Object: 'to take no hearts, and by Sierra and Donohue not the queen of spades either',
    'First lead': 'the holder of the two of clubs (Sierra); the eldest hand (Blue Ribbon, U.S. Playing Card)',
    Counts: 'a heart {points.heart}; the queen of spades {points.queen} (Sierra, Donohue)',
    'Shooting the moon': '{points.moon} against each of the others (Sierra)',
    Game: 'over at {points.game}, lowest score wins (Sierra); every deal settled in chips (older books)',
  },
  facts: {
    players: 'rule.players',
    'next-deal': 'rule.deal go round clockwise',
    bid: 'none',
  },
  cites,
  ...code,
  variants: {
    auction,
    'black-jack': blackJack,
    'black-lady': blackLady,
    domino,
    'five-handed': fiveHanded,
    heartsette,
    howell,
    joker,
    progressive,
    spot,
    sweepstake,
    'three-handed': threeHanded,
    'two-handed': twoHanded,
  },
  examples,
});
