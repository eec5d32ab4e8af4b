// The hands and stakes of draw poker, read against Blue Ribbon (p. 283-294, glossary p. 425-428), Donohue (p. 51-65),
// U.S. Playing Card (p. 37-43) and the Sierra manual (p. 107-114).
import type { WholePlace } from '../../whole.ts';

export const points: NonNullable<WholePlace['points']> = {
  'royal-flush': { 'blue-ribbon-1940': '1st of 10: the best hand, p. 283-284' },
  'five-of-a-kind': { sierra: '1st of 10: above the straight flush, with a wild card only; the higher rank wins, p. 107-114' },
  'straight-flush': {
    sierra: '2nd of 10; the one with the highest card wins, p. 107-114',
    'blue-ribbon-1940': '2nd of 10; the head of the sequence decides, so that seven high beats five high, p. 283-284, p. 285',
    donohue:
      '1st of the 9 usual hands where straights are played, the head deciding; where they are not, no better than a flush and below four of a kind, p. 55-56',
    'uspc-1898': '1st of the 9 usual hands: the best hand, p. 38-39',
  },
  'four-of-a-kind': {
    sierra: '3rd of 10; the higher four wins, p. 107-114',
    'blue-ribbon-1940': '3rd of 10; the higher four wins, p. 283-284, p. 285',
    donohue: '2nd of the 9 usual hands, the higher four winning; 1st where straights are not played, p. 55-56',
    'uspc-1898': '2nd of the 9 usual hands, p. 38-39',
  },
  'full-house': {
    sierra: '4th of 10; the higher three decides, p. 107-114',
    'blue-ribbon-1940': '4th of 10, named full hand; the higher rank wins, p. 283-284, p. 285',
    donohue: '3rd of the 9 usual hands, named full; the higher three decides, p. 55-56',
    'uspc-1898': '3rd of the 9 usual hands, named full hand, p. 38-39',
  },
  flush: {
    sierra: '5th of 10; the one with the highest card wins, and only hands alike in all cards are equal, p. 107-114',
    'blue-ribbon-1940': '5th of 10; the rank of the cards decides, p. 283-284, p. 285',
    donohue: '4th of the 9 usual hands; the highest card decides, then the next, and so on down, p. 55-56',
    'uspc-1898': '4th of the 9 usual hands; no suit is better than another, and the highest card that differs decides, p. 38-39, p. 41',
  },
  straight: {
    sierra: '6th of 10; the ace may be low, and the sequence may turn the corner (king, ace, two), p. 107-114',
    'blue-ribbon-1940': '6th of 10; the ace stands above the king or below the two, p. 283-284, p. 285',
    donohue: '5th of the 9 usual hands, where straights have been agreed on; the ace begins or ends it and never stands within, p. 55-56',
    'uspc-1898': '5th of the 9 usual hands, above three of a kind; the ace is high or low, never both at once, p. 38-39, p. 41',
  },
  'three-of-a-kind': {
    sierra: '7th of 10; the higher three wins, p. 107-114',
    'blue-ribbon-1940': '7th of 10; the higher three wins, p. 283-284, p. 285',
    donohue: '6th of the 9 usual hands, named triplets; the higher three wins, p. 55-56',
    'uspc-1898': '6th of the 9 usual hands, p. 38-39',
  },
  'two-pairs': {
    sierra: '8th of 10; the higher pair decides, then the lower pair, then the fifth card, p. 107-114',
    'blue-ribbon-1940': '8th of 10; the higher pair decides, p. 283-284, p. 285',
    donohue: '7th of the 9 usual hands; the higher pair decides, then the odd card, p. 55-56',
    'uspc-1898': '7th of the 9 usual hands; with the same two pairs the fifth card decides, p. 38-39, p. 41',
  },
  pair: {
    sierra: '9th of 10; the book does not say how two equal pairs are decided, p. 107-114',
    'blue-ribbon-1940': '9th of 10; the higher pair wins, p. 283-284, p. 285',
    donohue: '8th of the 9 usual hands; the higher pair wins, then the highest card beside it, p. 55-56',
    'uspc-1898': '8th of the 9 usual hands; equal pairs are decided by the highest card beside them, p. 38-39, p. 41',
  },
  'high-card': {
    sierra: '10th of 10; the highest card wins, p. 107-114',
    'blue-ribbon-1940': '10th of 10; the highest card decides, then the cards below it, p. 283-284, p. 284',
    donohue: '9th of the 9 usual hands; the highest card wins, then the next, and so on, p. 56',
    'uspc-1898': '9th of the 9 usual hands; the highest card wins, the ace first, p. 38-39',
  },
  blind: {
    sierra: 'an entry fee from the players; no amount is given, p. 107-114',
    'blue-ribbon-1940': '1 chip, p. 283',
    donohue: 'half the limit at most, p. 51, law 17, p. 61',
    'uspc-1898': 'half the limit at most, p. 40',
  },
  straddle: {
    'blue-ribbon-1940': 'twice the blind; each further straddle twice the last, p. 283',
    donohue: 'twice the blind; each further straddle twice the last, p. 52',
    'uspc-1898': 'twice the ante; each further straddle twice the last, up to a set limit, p. 37-38',
  },
  'going-in': {
    'blue-ribbon-1940': 'twice the blind, or twice the last straddle, p. 285',
    donohue: 'twice the blind, or twice the last straddle; the age and the straddlers add what they lack, p. 51, p. 52',
    'uspc-1898': 'twice the ante, or twice the last straddle; the age and the straddlers add what they lack, p. 37-38',
  },
  limit: {
    'blue-ribbon-1940': 'agreed before play; a raise may pass the bet before it by no more, p. 283, p. 287',
    donohue: 'agreed before play, for each single bet or raise, p. 58',
    'uspc-1898': 'set before the cards are shuffled, for each single bet, p. 37-38',
  },
  'equal-hands': {
    sierra: 'the pot is split, p. 107-114',
    donohue: 'the pool is divided in equal shares, p. 56',
    'uspc-1898': 'the two best players divide the pot, p. 41',
  },
};
