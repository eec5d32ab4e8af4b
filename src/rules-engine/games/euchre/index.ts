import { cards } from '../../pictures/picture.ts';
import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { examples } from './examples/index.ts';
import auction from './variants/auction/index.ts';
import blind from './variants/blind.ts';
import callAce from './variants/call-ace/index.ts';
import fiveHanded from './variants/five-handed/index.ts';
import jambone from './variants/jambone/index.ts';
import jamboree from './variants/jamboree/index.ts';
import joker from './variants/joker.ts';
import laps from './variants/laps/index.ts';
import military from './variants/military/index.ts';
import penalty from './variants/penalty/index.ts';
import progressive from './variants/progressive/index.ts';
import railroad from './variants/railroad/index.ts';
import rapid from './variants/rapid/index.ts';
import setBack from './variants/set-back/index.ts';
import setBackBothWays from './variants/set-back-both-ways/index.ts';
import setBackDeclare from './variants/set-back-declare/index.ts';
import sevenHanded from './variants/seven-handed/index.ts';
import sixHandAuction from './variants/six-hand-auction/index.ts';
import sixPlayers from './variants/six-players/index.ts';
import slams from './variants/slams/index.ts';
import threeHanded from './variants/three-handed/index.ts';
import twoHanded from './variants/two-handed/index.ts';

export default game({
  id: 'euchre',
  title: 'Euchre',
  aliases: ['Uker', 'Eucre', 'Yuker'],
  shelf: 'euchre',
  kind: 'card',
  books: {
    'uspc-1898': { heading: 'Euchre', pages: '7-11, 16-17' },
    donohue: { heading: 'Euchre', pages: '3-29' },
    'blue-ribbon-1940': { heading: 'Euchre', pages: '221-224' },
    sierra: { heading: 'Euchre', pages: '59-67' },
  },
  has: ['partners', 'lone-hand', 'turned-card', 'trump', 'discard', 'tricks', 'short-game'],
  players: { min: 2, max: 6, usual: 4 },
  packs: ['piquet-32', 'piquet-33', 'short-24'],
  following: {
    rules: ['euchre.rule.follow', 'euchre.rule.left-bower-suit'],
    hand: 5,
    way: 'bowers',
    alone: true,
    variants: {
      'two-handed': {},
      'three-handed': {},
      'six-players': {},
      joker: { rules: ['euchre.rule.follow', 'euchre.rule.left-bower-suit', 'euchre.rule.joker'] },
      railroad: { rules: ['euchre.rule.follow', 'euchre.rule.left-bower-suit', 'euchre.rule.joker'] },
      'five-handed': {},
      'seven-handed': { hand: 7 },
    },
  },
  picture: cards('Hearts as trumps, best first: both jacks of the colour lead them', 'JH JD AH KH QH 10H 9H 8H 7H', cites.uspc.game),
  glance: {
    Players: 'four, two against two; two, three and more as variants',
    Pack: '32 cards, seven to ace; the joker at will (1898, 1940); 24 cards, nine to ace (Sierra)',
    'Best trumps': 'joker if used, right bower (jack of trumps), left bower (jack of the same colour), ace',
    Deal: 'five cards each, by twos and threes; the next card is turned',
    'To make': 'three of the five tricks, or the other side scores the euchre',
    Game: '{points.game} points; {points.long-game} if agreed (1898)',
  },
  facts: {
    rank: ['rule.bowers', 'rule.trump-rank', 'rule.plain-rank'],
  },
  cites,
  ...code,
  variants: {
    'two-handed': twoHanded,
    'three-handed': threeHanded,
    'six-players': sixPlayers,
    joker,
    railroad,
    laps,
    slams,
    jambone,
    jamboree,
    'set-back': setBack,
    'set-back-declare': setBackDeclare,
    'set-back-both-ways': setBackBothWays,
    auction,
    'six-hand-auction': sixHandAuction,
    blind,
    'call-ace': callAce,
    'five-handed': fiveHanded,
    'seven-handed': sevenHanded,
    penalty,
    progressive,
    rapid,
    military,
  },
  examples,
});
