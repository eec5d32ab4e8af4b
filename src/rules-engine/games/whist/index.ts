import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';

import bid from './variants/bid/index.ts';
import doubleDummy from './variants/double-dummy.ts';
import dummy from './variants/dummy.ts';
import english from './variants/english/index.ts';
import mort from './variants/mort/index.ts';
import norwegian from './variants/norwegian/index.ts';
import prussian from './variants/prussian.ts';
import ruffAndHonours from './variants/ruff-and-honours.ts';
import swabbers from './variants/swabbers.ts';
import thirteenAndTheOdd from './variants/thirteen-and-the-odd/index.ts';
import threeHanded from './variants/three-handed/index.ts';

export default game({
  id: 'whist',
  title: 'Whist',
  aliases: ['Whisk', 'Long whist', 'American whist', 'Straight whist'],
  shelf: 'whist-and-bridge',
  kind: 'card',
  books: {
    'uspc-1898': { heading: 'Whist; The Laws of Whist; Etiquette of Whist', pages: '17-27' },
    donohue: { heading: 'Whist: from the text of Hoyle', pages: '97-143' },
    'blue-ribbon-1940': { heading: 'Whist', pages: '384' },
    sierra: { heading: 'Bridge: How the game evolved', pages: '20-34' },
  },
  has: ['partners', 'turned-card', 'trump', 'honours', 'rubber', 'tricks'],
  players: { min: 4, max: 4, say: 'four, two against two; other numbers as variants' },
  packs: ['standard-52'],
  following: { rules: ['whist.rule.follow'], variants: { 'three-handed': { hand: 13 }, 'thirteen-and-the-odd': { hand: 13 } } },
  picture: cards('The four honours with hearts trump', 'AH KH QH JH', cites.blue.english),
  figures: [
    ['52', 'cards'],
    ['13', 'cards each'],
    ['{points.game uspc-1898}', 'points to win, {points.game donohue} by Donohue'],
  ],
  glance: {
    Rank: 'ace high in play, ace low in cutting',
    Deal: '13 cards each, one at a time; the last is turned for trump',
    Tricks: '{points.trick} point for each above six',
    Game: '{points.game uspc-1898 blue-ribbon-1940} points (1898, 1940), {points.game donohue} in the old game (Donohue), {points.rubber-game} in a rubber (1940)',
    Honours: 'not counted, except in the old game and the English one',
    Revoke: '{points.revoke uspc-1898} tricks (1898); 3 tricks or {points.revoke donohue} points, as the other side chooses (Donohue)',
  },
  facts: {
    players: 'rule.object Four play',
    pack: 'rule.rank full pack',
    deal: { at: 'blue.game', says: 'Thirteen cards each, one at a time; the last is turned up for trump.' },
    bid: 'none',
  },
  cites,
  ...code,
  variants: {
    mort,
    prussian,
    english,
    dummy,
    'double-dummy': doubleDummy,
    bid,
    norwegian,
    'ruff-and-honours': ruffAndHonours,
    'three-handed': threeHanded,
    swabbers,
    'thirteen-and-the-odd': thirteenAndTheOdd,
  },
  examples,
});
