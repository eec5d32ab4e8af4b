import type { Citation } from '../../books.ts';
import type { Example } from '../../core/games.ts';
import { CROSSES, DEAL, HEARTS_BID, SAFETY, SCORE } from './cites.ts';

const book = 'blue-ribbon-1940' as const;
const ruling = (law: string, answers: Record<string, string>, story: string, says: string, cite: Citation): Example => ({
  kind: 'law',
  law,
  book,
  story,
  answers,
  ruling: says,
  cite,
});
const scored = (scorer: string, input: Record<string, string>, totals: Record<string, number>, story: string, cite: Citation): Example => ({
  kind: 'score',
  scorer,
  book,
  story,
  input,
  totals,
  cite,
});

export const examples: readonly Example[] = [
  ruling('misdeal', {}, 'The dealer gives one player too many cards.', 'same dealer deals again', DEAL),
  ruling('all-pass', {}, 'Three players pass.', 'must make the lowest bid', DEAL),
  ruling('lone-hand-and-best-card', { bid: 'twenty' }, 'A bidder of 20 wants to play alone with the cards he holds.', 'must ask for the partner', DEAL),
  ruling(
    'safety-hearts',
    { dealer: 'seventy', who: 'eldest' },
    'The dealer has 75, and the eldest hand leads and declares hearts.',
    'declaration stands',
    SAFETY,
  ),
  ruling('safety-hearts', { dealer: 'less', who: 'eldest' }, 'The dealer has 65, and the eldest hand declares hearts.', 'may not make the safety play', SAFETY),
  ruling('hearts-on-a-high-bid', { bid: 'more' }, 'A bidder of 55 names hearts.', 'does not decide', HEARTS_BID),
  ruling('bid-not-made', { game: 'whist', odd: 'no' }, 'A bid of 15 at whist, and two odd tricks.', 'loses the amount of the bid', SCORE),
  ruling('bid-not-made', { game: 'euchre' }, 'A bid of 10 at euchre, and the point only.', 'loses 20 points', SCORE),
  ruling('bid-not-made', { game: 'lone' }, 'A lone hand on a bid of 25 fails.', 'loses 25 points', SCORE),
  ruling('hearts-taken', { declared: 'bid' }, 'Hearts are bid, and the bidder’s side takes three.', 'loses 50 points', SCORE),
  scored('deal', { game: 'grand', bid: '5', tricks: '10' }, { Bidders: 36 }, 'Four by cards at grand on a bid of 5.', SCORE),
  scored('deal', { game: 'whist', bid: '15', tricks: '8' }, { Bidders: -15 }, 'A bid of 15 at whist with clubs, and two odd tricks.', SCORE),
  scored(
    'deal',
    { game: 'whist', bid: '15', tricks: '5' },
    { Bidders: -25, Opponents: 10 },
    'A bid of 15 at whist, and the opponents win two odd tricks.',
    SCORE,
  ),
  scored(
    'deal',
    { game: 'grand', bid: '20', tricks: '6' },
    { Bidders: -29, Opponents: 9 },
    'A bid of 20 at grand, and the opponents win the odd trick.',
    SCORE,
  ),
  scored('deal', { game: 'grand', bid: '45', tricks: '13' }, { Bidders: 103 }, 'All the tricks at grand.', SCORE),
  scored('deal', { game: 'euchre', bid: '10', five: '3' }, { Bidders: -30 }, 'A bid of 10 at euchre with hearts trumps, and the point only.', SCORE),
  scored('deal', { game: 'lone', bid: '25', five: '4' }, { Bidders: -50 }, 'A lone hand fails.', SCORE),
  scored('deal', { game: 'safety', hearts: '0' }, { 'Eldest hand': 50, Dealer: -13 }, 'The safety play, and no heart for the side of the eldest hand.', SAFETY),
  scored(
    'settlement',
    { first: '55', firstBack: '11', second: '70', secondBack: '8' },
    { 'First side': 75 },
    '55 with 11 set-backs against 70 with 8.',
    CROSSES,
  ),
  scored(
    'settlement',
    { first: '55', firstBack: '8', second: '70', secondBack: '11' },
    { 'First side': 15 },
    '55 with 8 set-backs against 70 with 11.',
    CROSSES,
  ),
];
