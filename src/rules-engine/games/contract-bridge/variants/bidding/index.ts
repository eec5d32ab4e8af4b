import { scoreExample, valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { biddingPoints } from './points.ts';
import { hand } from './scorers.ts';

export default variant({
  title: 'Bidding values and conventions',
  aliases: ['Quick tricks', 'Point count', 'Biddable suits', 'Takeout double', 'Informatory double'],
  books: {
    'blue-ribbon-1940': { heading: 'Contract Bridge: Influence on the Bidding', pages: '434-455' },
    sierra: { heading: 'Bridge: Strategies', pages: '20-34' },
  },
  players: { min: 4, max: 4, say: 'four, two against two' },
  packs: ['standard-52'],
  glance: {
    'Quick tricks': 'ace and king {points.ace-king}, ace and queen {points.ace-queen}, ace {points.ace}, guarded king {points.guarded-king} (1940)',
    'High cards': 'ace {points.high-ace}, king {points.high-king}, queen {points.high-queen}, jack {points.high-jack} (both books)',
    'To open': '{points.open blue-ribbon-1940} quick tricks, {points.open-vulnerable} when vulnerable (1940); {points.open sierra} points (Sierra)',
    'Forcing bid': 'two in a suit (1940)',
  },
  laws: {},
  points: { add: biddingPoints },
  scorers: { hand },
  examples: [
    scoreExample(
      'hand',
      cites.blue.noNoTrump,
      { hand: 'KH JH 3H 2H AS QS AC QC 4C QD JD 3D 2D' },
      'The third of the no-trump hands: ace-queen twice and a king count 3½ tricks, and 19 in high cards.',
      { 'Quick tricks': 3.5, 'High cards': 19 },
    ),
    scoreExample('hand', cites.blue.noNoTrump, { hand: 'AS KS QS AH JH 10H 2H 4D 3D 2D AC KC 5C' }, 'The first of the hands for a forcing bid counts 21.', {
      'Quick tricks': 5,
      'High cards': 21,
    }),
    scoreExample(
      'hand',
      cites.sierra.strategies,
      { hand: 'KS JH 10H 8H 7H 6H JD 8D 7D QC 8C 6C 4C' },
      'A bare king is taken as the singleton, 2, and not as a king as well.',
      { 'The hand': 6 },
    ),
    valueExample('king-queen', cites.blue.declarersRebids, 'A fifth trick of the responding hand must be an ace, or king and queen of a suit.', 1),
    valueExample('high-ace', cites.sierra.strategies, 'An ace and two jacks are six points.', 4),
    valueExample('open', cites.sierra.strategies, 'With 13 points, high cards and distribution together, somebody bids.', 13),
    valueExample('open', cites.blue.influenceBidding, 'Two tricks are no more than a share of the eight in the pack; a free bid shows more.', 2.5),
    valueExample('open-vulnerable', cites.blue.influenceBidding, 'A side that has a game pays double for failing, and bids on more.', 3),
    valueExample('open-no-trump', cites.sierra.strategies, 'An even hand of 5-3-3-2 with every suit stopped.', 15),
    valueExample('open-no-trump', cites.blue.noNoTrump, 'A hand worth 13 is a king above the average of ten.', 13),
    scoreExample('hand', cites.sierra.strategies, { hand: 'KS QS 4S 3S 2S AH 9H 8H 7H 6H JD 9D 4D' }, 'A void counts 3, beside ten points in high cards.', {
      'The hand': 13,
    }),
    scoreExample('hand', cites.sierra.strategies, { hand: 'KS 5S 4S 3S 2S 10H 9H 8H 7H 6D 5D 3C 2C' }, 'A king and two suits of two small cards.', {
      'The hand': 5,
    }),
  ],
});
