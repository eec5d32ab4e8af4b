import { cite } from '../../books.ts';
import { item, ruled, unscored, worth } from '../../core/points.ts';

const USPC = cite('uspc-1898', '38-39', 'Draw Poker');
const USPC_ANTE = cite('uspc-1898', '40', 'Draw Poker: Laws and Rules');
const USPC_LAWS = cite('uspc-1898', '41', 'Draw Poker: Laws and Rules');
const USPC_POT = cite('uspc-1898', '37-38', 'Draw Poker');
const DONOHUE = cite('donohue', '55-56', 'Draw Poker: Value of the Hands');
const DONOHUE_TIE = cite('donohue', '56', 'Draw Poker: Value of the Hands');
const DONOHUE_ANTE = cite('donohue', '51', 'Draw Poker: Dealing');
const DONOHUE_LAW = (law: string, page: string) => cite('donohue', page, 'Draw Poker: Betting, Calling and Showing', { law });
const BLUE = cite('blue-ribbon-1940', '283-284', 'Poker');
const BLUE_RANK = cite('blue-ribbon-1940', '285', 'Poker');
const BLUE_HIGH = cite('blue-ribbon-1940', '284', 'Poker', { doubt: 'The line that lets the lower cards decide is cut short in our copy.' });
const BLUE_POT = cite('blue-ribbon-1940', '283', 'Poker');
const SIERRA = cite('sierra', '107-114', 'Poker: How the game is played');
const SIERRA_TRAITS = cite('sierra', '107-114', 'Poker', { doubt: 'The corner straight stands in a list of what all forms share, not in the rules of play.' });

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
      'blue-ribbon-1940': ruled('1st of 10: the best hand', BLUE),
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
      sierra: ruled('1st of 10: above the straight flush, with a wild card only; the higher rank wins', SIERRA),
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
      sierra: ruled('2nd of 10; the one with the highest card wins', SIERRA),
      'blue-ribbon-1940': ruled('2nd of 10; the head of the sequence decides, so that seven high beats five high', [BLUE, BLUE_RANK]),
      donohue: ruled('1st of 9 where straights are played, the head deciding; where they are not, no better than a flush and below four of a kind', DONOHUE),
      'uspc-1898': ruled('1st of 9: the best hand', USPC),
    },
  }),
  'four-of-a-kind': item({
    title: 'Four of a kind',
    gist: 'Four cards of one rank and one other card.',
    aka: ['fours', 'quads'],
    group: HANDS,
    books: {
      sierra: ruled('3rd of 10; the higher four wins', SIERRA),
      'blue-ribbon-1940': ruled('3rd of 10; the higher four wins', [BLUE, BLUE_RANK]),
      donohue: ruled('2nd of 9, the higher four winning; 1st where straights are not played', DONOHUE),
      'uspc-1898': ruled('2nd of 9', USPC),
    },
  }),
  'full-house': item({
    title: 'Full house',
    gist: 'Three cards of one rank and a pair of another.',
    aka: ['full hand', 'full', 'boat'],
    group: HANDS,
    books: {
      sierra: ruled('4th of 10; the higher three decides', SIERRA),
      'blue-ribbon-1940': ruled('4th of 10, named full hand; the higher class of cards wins', [BLUE, BLUE_RANK]),
      donohue: ruled('3rd of 9, named full; the higher three decides', DONOHUE),
      'uspc-1898': ruled('3rd of 9, named full hand', USPC),
    },
  }),
  flush: item({
    title: 'Flush',
    gist: 'Five cards of one suit, not in sequence.',
    group: HANDS,
    books: {
      sierra: ruled('5th of 10; the one with the highest card wins, and only hands alike in all cards are equal', SIERRA),
      'blue-ribbon-1940': ruled('5th of 10; the rank of the cards decides', [BLUE, BLUE_RANK]),
      donohue: ruled('4th of 9; the highest card decides, then the next, and so on down', DONOHUE),
      'uspc-1898': ruled('4th of 9; no suit is better than another, and the highest card that differs decides', [USPC, USPC_LAWS]),
    },
  }),
  straight: item({
    title: 'Straight',
    gist: 'Five cards in sequence, not all of one suit.',
    aka: ['sequence', 'run', 'rotation'],
    group: HANDS,
    books: {
      sierra: ruled('6th of 10; the ace may be low, and the sequence may turn the corner (king, ace, two)', [SIERRA, SIERRA_TRAITS]),
      'blue-ribbon-1940': ruled('6th of 10; the ace stands above the king or below the two', [BLUE, BLUE_RANK]),
      donohue: ruled('5th of 9, where straights have been agreed on; the ace begins or ends it and never stands within', DONOHUE),
      'uspc-1898': ruled('5th of 9, above three of a kind; the ace is high or low, never both at once', [USPC, USPC_LAWS]),
    },
  }),
  'three-of-a-kind': item({
    title: 'Three of a kind',
    gist: 'Three cards of one rank and two others that are no pair.',
    aka: ['triplets', 'threes', 'trips'],
    group: HANDS,
    books: {
      sierra: ruled('7th of 10; the higher three wins', SIERRA),
      'blue-ribbon-1940': ruled('7th of 10; the higher three wins', [BLUE, BLUE_RANK]),
      donohue: ruled('6th of 9, named triplets; the higher three wins', DONOHUE),
      'uspc-1898': ruled('6th of 9', USPC),
    },
  }),
  'two-pairs': item({
    title: 'Two pairs',
    gist: 'Two cards of one rank, two of another, and a fifth of neither.',
    aka: ['two pair'],
    group: HANDS,
    books: {
      sierra: ruled('8th of 10; the higher pair decides, then the lower pair, then the fifth card', SIERRA),
      'blue-ribbon-1940': ruled('8th of 10; the higher pair decides', [BLUE, BLUE_RANK]),
      donohue: ruled('7th of 9; the higher pair decides, then the odd card', DONOHUE),
      'uspc-1898': ruled('7th of 9; with the same two pairs the fifth card decides', [USPC, USPC_LAWS]),
    },
  }),
  pair: item({
    title: 'One pair',
    gist: 'Two cards of one rank and three others that match nothing.',
    aka: ['a pair'],
    group: HANDS,
    books: {
      sierra: ruled('9th of 10; how two equal pairs are decided is not said', SIERRA),
      'blue-ribbon-1940': ruled('9th of 10; the higher pair wins', [BLUE, BLUE_RANK]),
      donohue: ruled('8th of 9; the higher pair wins, then the highest card beside it', DONOHUE),
      'uspc-1898': ruled('8th of 9; equal pairs are decided by the highest card beside them', [USPC, USPC_LAWS]),
    },
  }),
  'high-card': item({
    title: 'Highest card',
    gist: 'A hand that makes none of the others.',
    aka: ['no pair', 'nothing', 'ace high'],
    group: HANDS,
    books: {
      sierra: ruled('10th of 10; the highest card wins', SIERRA),
      'blue-ribbon-1940': ruled('10th of 10; the highest card decides, then the cards below it', [BLUE, BLUE_HIGH]),
      donohue: ruled('9th of 9; the highest card wins, then the next, and so on', DONOHUE_TIE),
      'uspc-1898': ruled('9th of 9; the highest card wins, the ace first', USPC),
    },
  }),
  blind: item({
    title: 'Ante or blind',
    gist: 'What the age puts up before the deal.',
    aka: ['ante', 'blind', 'age'],
    group: POT,
    books: {
      sierra: ruled('an entry fee from the players; no amount is given', SIERRA),
      'blue-ribbon-1940': worth(1, BLUE_POT, { unit: 'chip', says: 'put up by the age on every deal but a jack pot' }),
      donohue: ruled('half the limit at most', [DONOHUE_ANTE, DONOHUE_LAW('17', '61')]),
      'uspc-1898': ruled('half the limit at most', USPC_ANTE),
    },
  }),
  straddle: item({
    title: 'Straddle',
    gist: 'The voluntary stake of the player to the left of the age, before the draw.',
    aka: ['double blind', 'restraddle'],
    group: POT,
    books: {
      sierra: unscored(),
      'blue-ribbon-1940': ruled('twice the blind; each further straddle twice the last', BLUE_POT),
      donohue: ruled('twice the blind; each further straddle twice the last', cite('donohue', '52', 'Draw Poker: The Straddle')),
      'uspc-1898': ruled('twice the ante; each further straddle twice the last, up to a set limit', USPC_POT),
    },
  }),
  'going-in': item({
    title: 'Going in',
    gist: 'What a player puts up to stay in for the draw.',
    aka: ['making good', 'ante up', 'call the blind'],
    group: POT,
    books: {
      sierra: unscored(),
      'blue-ribbon-1940': ruled('twice the blind, or twice the last straddle', cite('blue-ribbon-1940', '285', 'Poker')),
      donohue: ruled('twice the blind, or twice the last straddle; the age and the straddlers add what they lack', [
        DONOHUE_ANTE,
        cite('donohue', '52', 'Draw Poker: The Straddle'),
      ]),
      'uspc-1898': ruled('twice the ante, or twice the last straddle; the age and the straddlers add what they lack', USPC_POT),
    },
  }),
  limit: item({
    title: 'Limit',
    gist: 'The most that one bet or raise may add.',
    group: POT,
    books: {
      sierra: unscored(),
      'blue-ribbon-1940': ruled('agreed before play; a raise may pass the bet before it by no more', [BLUE_POT, cite('blue-ribbon-1940', '287', 'Poker')]),
      donohue: ruled('agreed before play, for each single bet or raise', cite('donohue', '58', 'Draw Poker: Technical Terms')),
      'uspc-1898': ruled('set before the cards are shuffled, for each single bet', USPC_POT),
    },
  }),
  'equal-hands': item({
    title: 'Equal hands',
    gist: 'The best hands are alike in every rank.',
    aka: ['split pot', 'tie'],
    group: POT,
    books: {
      sierra: ruled('the pot is split', SIERRA),
      'blue-ribbon-1940': unscored('Nothing is said of hands exactly equal.'),
      donohue: ruled('the pool is divided in equal shares', DONOHUE_TIE),
      'uspc-1898': ruled('the two best players divide the pot', USPC_LAWS),
    },
  }),
} as const;
