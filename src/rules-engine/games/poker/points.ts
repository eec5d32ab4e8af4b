import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const HANDS = 'The hands';
const POT = 'The pot';

/** Order of the hands, best first, and what every pot begins with. */
export const points = {
  'royal-flush': item({
    title: 'Royal flush',
    gist: 'Ace, king, queen, jack and ten of one suit.',
    aka: ['royal straight flush'],
    group: HANDS,
    books: {
      sierra: unscored('Not named: it is the highest straight flush.'),
      'blue-ribbon-1940': ruled('1st of 10: the best hand', cites.blue.straightFlush),
      donohue: unscored('Not named: it is the highest straight flush.'),
      'uspc-1898': unscored('Not named: it is the highest straight flush.'),
    },
  }),
  'five-of-a-kind': item({
    title: 'Five of a kind',
    gist: 'Five cards of one rank, one of them wild at least.',
    aka: ['five aces', 'fives'],
    group: HANDS,
    books: {
      sierra: ruled('1st of 10: above the straight flush, with a wild card only; the higher rank wins', cites.sierra.play),
      'blue-ribbon-1940': unscored('The plain pack cannot make it; the list of wild deuces places it.'),
      donohue: unscored('The plain pack cannot make it.'),
      'uspc-1898': unscored('The plain pack cannot make it; Mistigris names it without a place in the order.'),
    },
  }),
  'straight-flush': item({
    title: 'Straight flush',
    gist: 'Five cards of one suit in sequence.',
    aka: ['sequence flush', 'running flush'],
    group: HANDS,
    books: {
      sierra: ruled('2nd of 10; the one with the highest card wins', cites.sierra.play),
      'blue-ribbon-1940': ruled('2nd of 10; the head of the sequence decides, so that seven high beats five high', [
        cites.blue.straightFlush,
        cites.blue.scoring,
      ]),
      donohue: ruled(
        '1st of the 9 usual hands where straights are played, the head deciding; where they are not, no better than a flush and below four of a kind',
        cites.donohue.valueScoring,
      ),
      'uspc-1898': ruled('1st of the 9 usual hands: the best hand', cites.uspc.drawRank),
    },
  }),
  'four-of-a-kind': item({
    title: 'Four of a kind',
    gist: 'Four cards of one rank and one other card.',
    aka: ['fours', 'quads'],
    group: HANDS,
    books: {
      sierra: ruled('3rd of 10; the higher four wins', cites.sierra.play),
      'blue-ribbon-1940': ruled('3rd of 10; the higher four wins', [cites.blue.straightFlush, cites.blue.scoring]),
      donohue: ruled('2nd of the 9 usual hands, the higher four winning; 1st where straights are not played', cites.donohue.valueScoring),
      'uspc-1898': ruled('2nd of the 9 usual hands', cites.uspc.drawRank),
    },
  }),
  'full-house': item({
    title: 'Full house',
    gist: 'Three cards of one rank and a pair of another.',
    aka: ['full hand', 'full', 'boat'],
    group: HANDS,
    books: {
      sierra: ruled('4th of 10; the higher three decides', cites.sierra.play),
      'blue-ribbon-1940': ruled('4th of 10, named full hand; the higher rank wins', [cites.blue.straightFlush, cites.blue.scoring]),
      donohue: ruled('3rd of the 9 usual hands, named full; the higher three decides', cites.donohue.valueScoring),
      'uspc-1898': ruled('3rd of the 9 usual hands, named full hand', cites.uspc.drawRank),
    },
  }),
  flush: item({
    title: 'Flush',
    gist: 'Five cards of one suit, not in sequence.',
    group: HANDS,
    books: {
      sierra: ruled('5th of 10; the one with the highest card wins, and only hands alike in all cards are equal', cites.sierra.play),
      'blue-ribbon-1940': ruled('5th of 10; the rank of the cards decides', [cites.blue.straightFlush, cites.blue.scoring]),
      donohue: ruled('4th of the 9 usual hands; the highest card decides, then the next, and so on down', cites.donohue.valueScoring),
      'uspc-1898': ruled(
        '4th of the 9 usual hands; no suit is better than another, and the highest card that differs decides',
        [cites.uspc.drawRank, cites.uspc.lawsRulesScoring],
        { way: 'no-suit-better' },
      ),
    },
  }),
  straight: item<'turns-the-corner' | 'if-agreed' | 'not-played'>({
    title: 'Straight',
    gist: 'Five cards in sequence, not all of one suit.',
    aka: ['sequence', 'run', 'rotation'],
    group: HANDS,
    books: {
      sierra: ruled(
        '6th of 10; the ace may be low, and the sequence may turn the corner (king, ace, two)',
        [cites.sierra.play, doubted(cites.sierra.game, 'The corner straight stands in a list of what all forms share, not in the rules of play.')],
        { way: 'turns-the-corner' },
      ),
      'blue-ribbon-1940': ruled('6th of 10; the ace stands above the king or below the two', [cites.blue.straightFlush, cites.blue.scoring]),
      donohue: ruled(
        '5th of the 9 usual hands, where straights have been agreed on; the ace begins or ends it and never stands within',
        cites.donohue.valueScoring,
        {
          way: 'if-agreed',
        },
      ),
      'uspc-1898': ruled('5th of the 9 usual hands, above three of a kind; the ace is high or low, never both at once', [
        cites.uspc.drawRank,
        cites.uspc.lawsRulesScoring,
      ]),
    },
  }),
  'three-of-a-kind': item({
    title: 'Three of a kind',
    gist: 'Three cards of one rank and two others that are no pair.',
    aka: ['triplets', 'threes', 'trips'],
    group: HANDS,
    books: {
      sierra: ruled('7th of 10; the higher three wins', cites.sierra.play),
      'blue-ribbon-1940': ruled('7th of 10; the higher three wins', [cites.blue.straightFlush, cites.blue.scoring]),
      donohue: ruled('6th of the 9 usual hands, named triplets; the higher three wins', cites.donohue.valueScoring),
      'uspc-1898': ruled('6th of the 9 usual hands', cites.uspc.drawRank),
    },
  }),
  'two-pairs': item({
    title: 'Two pairs',
    gist: 'Two cards of one rank, two of another, and a fifth of neither.',
    aka: ['two pair'],
    group: HANDS,
    books: {
      sierra: ruled('8th of 10; the higher pair decides, then the lower pair, then the fifth card', cites.sierra.play),
      'blue-ribbon-1940': ruled('8th of 10; the higher pair decides', [cites.blue.straightFlush, cites.blue.scoring], { way: 'higher-pair-alone' }),
      donohue: ruled('7th of the 9 usual hands; the higher pair decides, then the odd card', cites.donohue.valueScoring, { way: 'odd-card-next' }),
      'uspc-1898': ruled('7th of the 9 usual hands; with the same two pairs the fifth card decides', [cites.uspc.drawRank, cites.uspc.lawsRulesScoring]),
    },
  }),
  pair: item({
    title: 'One pair',
    gist: 'Two cards of one rank and three others that match nothing.',
    aka: ['a pair'],
    group: HANDS,
    books: {
      sierra: ruled('9th of 10; the book does not say how two equal pairs are decided', cites.sierra.play, { way: 'tie-not-said' }),
      'blue-ribbon-1940': ruled('9th of 10; the higher pair wins', [cites.blue.straightFlush, cites.blue.scoring]),
      donohue: ruled('8th of the 9 usual hands; the higher pair wins, then the highest card beside it', cites.donohue.valueScoring, {
        way: 'highest-side-card',
      }),
      'uspc-1898': ruled('8th of the 9 usual hands; equal pairs are decided by the highest card beside them', [
        cites.uspc.drawRank,
        cites.uspc.lawsRulesScoring,
      ]),
    },
  }),
  'high-card': item({
    title: 'Highest card',
    gist: 'A hand that makes none of the others.',
    aka: ['no pair', 'nothing', 'ace high'],
    group: HANDS,
    books: {
      sierra: ruled('10th of 10; the highest card wins', cites.sierra.play, { way: 'highest-alone' }),
      'blue-ribbon-1940': ruled(
        '10th of 10; the highest card decides, then the cards below it',
        [cites.blue.straightFlush, doubted(cites.blue.rank, 'The line that lets the lower cards decide is cut short in our copy.')],
        { way: 'lower-cards-next' },
      ),
      donohue: ruled('9th of the 9 usual hands; the highest card wins, then the next, and so on', cites.donohue.valueRank),
      'uspc-1898': ruled('9th of the 9 usual hands; the highest card wins, the ace first', cites.uspc.drawRank),
    },
  }),
  blind: item({
    title: 'Ante or blind',
    gist: 'What the age puts up before the deal.',
    aka: ['ante', 'blind', 'age'],
    group: POT,
    needs: ['ante'],
    books: {
      sierra: ruled('an entry fee from the players; no amount is given', cites.sierra.play),
      'blue-ribbon-1940': bookValue(1, cites.blue.bidding, { unit: 'chip', says: 'put up by the age on every deal but a jack pot' }),
      donohue: ruled('half the limit at most', [cites.donohue.dealing, cites.donohue.bettingCalling(17)]),
      'uspc-1898': ruled('half the limit at most', cites.uspc.lawsRulesBetting),
    },
  }),
  straddle: item({
    title: 'Straddle',
    gist: 'The voluntary stake of the player to the left of the age, before the draw.',
    aka: ['double blind', 'restraddle'],
    group: POT,
    needs: ['blind'],
    books: {
      sierra: unscored(),
      'blue-ribbon-1940': ruled('twice the blind; each further straddle twice the last', cites.blue.bidding),
      donohue: ruled('twice the blind; each further straddle twice the last', cites.donohue.straddleBetting),
      'uspc-1898': ruled('twice the ante; each further straddle twice the last, up to a set limit', cites.uspc.drawScoring),
    },
  }),
  'going-in': item({
    title: 'Going in',
    gist: 'What a player puts up to stay in for the draw.',
    aka: ['making good', 'ante up', 'call the blind'],
    group: POT,
    needs: ['blind'],
    books: {
      sierra: unscored(),
      'blue-ribbon-1940': ruled('twice the blind, or twice the last straddle', cites.blue.scoring),
      donohue: ruled('twice the blind, or twice the last straddle; the age and the straddlers add what they lack', [
        cites.donohue.goingOriginalHand,
        cites.donohue.straddleBetting,
      ]),
      'uspc-1898': ruled('twice the ante, or twice the last straddle; the age and the straddlers add what they lack', cites.uspc.drawScoring),
    },
  }),
  limit: item({
    title: 'Limit',
    gist: 'The most that one bet or raise may add.',
    group: POT,
    needs: ['limit'],
    books: {
      sierra: unscored(),
      'blue-ribbon-1940': ruled('agreed before play; a raise may pass the bet before it by no more', [cites.blue.bidding, cites.blue.betting], {
        way: 'one-sight-told',
      }),
      donohue: ruled('agreed before play, for each single bet or raise', cites.donohue.technicalScoring, { way: 'no-parts-told' }),
      'uspc-1898': ruled('set before the cards are shuffled, for each single bet', cites.uspc.drawScoring),
    },
  }),
  'equal-hands': item({
    title: 'Equal hands',
    gist: 'The best hands are alike in every rank.',
    aka: ['split pot', 'tie'],
    group: POT,
    books: {
      sierra: ruled('the pot is split', cites.sierra.play, { way: 'no-suit-better' }),
      'blue-ribbon-1940': unscored('The book does not cover hands that are exactly equal.'),
      donohue: ruled('the pool is divided in equal shares', cites.donohue.valueRank),
      'uspc-1898': ruled('the two best players divide the pot', cites.uspc.lawsRulesScoring),
    },
  }),
} as const;
