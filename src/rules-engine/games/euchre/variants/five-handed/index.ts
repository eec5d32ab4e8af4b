import { scoreExample } from '../../../../laws/examples.ts';
import { type AddedBy, variantOf } from '../../../../rulesets/games.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';
import type sevenHanded from '../seven-handed/index.ts';
import { fiveHandedCases } from '../shared/cases.ts';
import { bidOf } from '../shared/partners-by-bid.ts';
import { deal } from './scorers.ts';

const bid = bidOf(cites.blue.fiveHand);

const own = {
  'bid-three': bid('Bid of 3', 'Three tricks, with one partner and the widow.', 3),
  'bid-four': bid('Bid of 4', 'Four tricks, with up to 2 partners and the widow.', 4),
  'bid-five': bid('Bid of 5', 'All five tricks, with up to 2 partners and the widow.', 5),
  'bid-with-widow-alone': bid('Bid of 8', 'All five tricks alone, with the widow.', 8),
  'bid-without-widow': bid('Bid of 15', 'All five tricks, with neither widow nor partner.', 15),
};

const variant = variantOf<Euchre & AddedBy<typeof sevenHanded>>();

export default variant({
  title: 'Five-handed bid euchre',
  aliases: ['Five-hand euchre'],
  books: { 'blue-ribbon-1940': { heading: 'Five-Hand', pages: '231', inherits: { from: 'euchre/seven-handed', cite: cites.blue.fiveHand } } },
  has: { 'turned-card': false, 'lone-hand': false, bidding: true, widow: true },
  players: { min: 5, max: 5 },
  packs: ['short-29'],
  glance: {
    Deal: '5 cards each from 28 and the joker; 4 are left as the widow',
    Bids: '{points.bid-three}, {points.bid-four}, {points.bid-five}, {points.bid-with-widow-alone} or {points.bid-without-widow}',
    Partners: '1 for a bid of 3, 2 for 4 or 5, none for 8 or 15',
    'Everything else': 'as in the seven-handed game',
  },
  facts: { deal: 'rule.pack gets five' },
  laws: {},
  points: {
    add: own,
    repeal: { 'bid-six': 'Bids go by five cards a hand.', 'bid-seven': 'Bids go by five cards a hand.' },
  },
  scorers: { deal },
  examples: [
    scoreExample(
      'deal',
      cites.blue.fiveHand,
      { bid: 'eight', partners: '0', tricks: '5', revoke: 'none' },
      'A player alone with the widow bids 8 and takes all five tricks.',
      { Bidder: 8 },
      'The bidder scores 8',
    ),
    ...fiveHandedCases,
  ],
});
