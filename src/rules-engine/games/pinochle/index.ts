import { game } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import { code } from './code.ts';
import { diagrams } from './diagrams.ts';
import { examples } from './examples/index.ts';

import auctionPartnership from './variants/auction-partnership/index.ts';
import auctionWidow from './variants/auction-widow/index.ts';
import doublePack from './variants/double-pack/index.ts';
import fourHanded from './variants/four-handed/index.ts';
import partnership from './variants/partnership/index.ts';
import sixtyFourCard from './variants/sixty-four-card.ts';
import threeHanded from './variants/three-handed/index.ts';

export default game({
  id: 'pinochle',
  title: 'Pinochle',
  aliases: ['Penuchle', 'Binocle', 'Pinocle', 'Binokel', 'Two-handed pinochle', 'Pinocle for two'],
  shelf: 'bezique-and-skat',
  kind: 'card',
  books: {
    'uspc-1898': { heading: 'Two-handed Pinochle', pages: '78-80' },
    donohue: { heading: 'Two-Handed Penuchle', pages: '44-45' },
    'blue-ribbon-1940': { heading: 'Pinochle: Two-Hand', pages: '266-268' },
    sierra: { heading: 'Two-Handed Pinochle', pages: '90-102' },
  },
  has: ['turned-card', 'trump', 'draw', 'stock', 'melds', 'tricks'],
  players: { min: 2, max: 4, usual: 2, say: 'two; three and four as variants' },
  packs: ['pinochle-48', 'piquet-32'],
  following: 'drawn',
  glance: {
    Players: 'two here; three, four and auctions as variants',
    Pack: '48 cards, two of each from ace to nine; one pack of 32 in Donohue',
    Rank: 'ace, ten, king, queen, jack, nine',
    Deal: '12 cards each; 8 in Donohue; the next is turned for trump',
    Melds: 'one at a time, after winning a trick and before drawing',
    'Double pinochle': '{points.double-pinochle uspc-1898 sierra}; {points.double-pinochle blue-ribbon-1940} in Blue Ribbon',
    Game: '{points.game uspc-1898 blue-ribbon-1940 sierra}; {points.game donohue} in Donohue',
  },
  facts: {
    trick: 'rule.free-play best card',
    players: 'rule.page-two',
    rank: ['rule.rank ace, ten', { at: 'donohue.twoHandedPlay', says: 'Ace, ten, king, queen, jack, nine, eight, seven.' }],
  },
  cites,
  ...code,
  diagrams,
  moved: {
    'pinochle.score.melds?form=two-handed': 'pinochle.score.melds',
    'pinochle.score.melds?form=three-handed': 'pinochle/three-handed.score.melds',
    'pinochle.score.melds?form=four-handed': 'pinochle/four-handed.score.melds',
    'pinochle.score.melds?form=sixty-four': 'pinochle/sixty-four-card.score.melds',
    'pinochle.score.melds?form=auction-widow': 'pinochle/auction-widow.score.melds',
    'pinochle.score.melds?form=auction-partnership': 'pinochle/auction-partnership.score.melds',
    'pinochle.score.melds?form=partnership': 'pinochle/partnership.score.melds',
  },
  variants: {
    'three-handed': threeHanded,
    'four-handed': fourHanded,
    'sixty-four-card': sixtyFourCard,
    'auction-widow': auctionWidow,
    'auction-partnership': auctionPartnership,
    'double-pack': doublePack,
    partnership,
  },
  examples,
});
