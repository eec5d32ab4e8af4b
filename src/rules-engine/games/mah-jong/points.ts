import { doubted } from '../../laws/cites.ts';
import { item } from '../../laws/one-book.ts';
import { bookValue, ruled } from '../../scoring/points.ts';
import { cites } from './cites.ts';
import { double } from './words.ts';

const SETS = 'Triplets and kongs, on the table';
const RUNS = 'Sequences, on the table';
const PAIRS = 'Pairs';
const PLACE = 'In the hand';
const DOUBLES = 'Doubles, for every hand';
const BONUSES = 'For the winner alone';
const LIMITS = 'Limit hands';
const SETTLING = 'Settling';
const { card, rest, noisy, joining, count, out, paid, settle, limitHands, onlyPlace, robbing } = cites.blue;

const doubles = (title: string, gist: string, many: number, group: string, cited: Parameters<typeof bookValue>[1] = card, aka: readonly string[] = []) =>
  item({ title, gist, aka, group, bookValue: bookValue(many, cited, { unit: double }) });

export const points = {
  'triplet-simples': item({
    title: 'Triplet of simples',
    gist: 'Three alike from 2 to 8.',
    aka: ['pung of simples', 'pung'],
    group: SETS,
    bookValue: bookValue(2, [
      doubted(noisy, 'Our copy has lost the number for the table; the one for the hand is 4, and an open sequence, worth as much, has 2.'),
      joining,
    ]),
  }),
  'triplet-honours': item({
    title: 'Triplet of terminals or honours',
    gist: 'Three alike of 1s, 9s, winds or dragons.',
    aka: ['pung of terminals', 'pung of dragons', 'pung of winds'],
    group: SETS,
    bookValue: bookValue(4, card),
  }),
  'triplet-double-wind': item({
    title: 'Triplet of a wind both own and prevailing',
    gist: 'Three of the wind that is the player’s own and that of the round as well.',
    aka: ['double wind'],
    group: SETS,
    bookValue: bookValue(8, card),
  }),
  'triplet-flowers': item({
    title: 'Triplet of flowers',
    gist: 'Three flowers of one colour.',
    aka: ['three flowers'],
    group: SETS,
    bookValue: bookValue(12, card),
  }),
  'kong-simples': item({ title: 'Kong of simples', gist: 'Four alike from 2 to 8.', aka: ['four of a kind'], group: SETS, bookValue: bookValue(8, card) }),
  'kong-honours': item({
    title: 'Kong of terminals or honours',
    gist: 'Four alike of 1s, 9s, winds or dragons.',
    aka: ['four dragons', 'four winds'],
    group: SETS,
    bookValue: bookValue(16, card),
  }),
  'kong-double-wind': item({
    title: 'Kong of a wind both own and prevailing',
    gist: 'All four of the wind that is the player’s own and that of the round as well.',
    group: SETS,
    bookValue: bookValue(32, card),
  }),
  'kong-flowers': item({
    title: 'Kong of flowers',
    gist: 'All four flowers of one colour.',
    aka: ['four flowers'],
    group: SETS,
    bookValue: bookValue(48, card),
  }),
  'open-three': item({
    title: 'Open sequence of three',
    gist: 'Three simples of a suit in order, such as 4 5 6.',
    aka: ['chow', 'run'],
    group: RUNS,
    bookValue: bookValue(2, [card, joining]),
  }),
  'closed-three': item({
    title: 'Closed sequence of three',
    gist: 'Three of a suit in order with a terminal: 1 2 3 or 7 8 9.',
    aka: ['chow with a terminal'],
    group: RUNS,
    bookValue: bookValue(4, [card, joining]),
  }),
  'open-six': item({
    title: 'Open sequence of six',
    gist: 'Two sequences of a suit that join without a terminal.',
    group: RUNS,
    bookValue: bookValue(4, [card, joining]),
  }),
  'closed-six': item({
    title: 'Closed sequence of six',
    gist: 'Two sequences of a suit that join, with a terminal at one end.',
    aka: ['one to six', 'four to nine'],
    group: RUNS,
    bookValue: bookValue(8, [card, joining]),
  }),
  nine: item({
    title: 'Sequence of nine',
    gist: 'The whole suit from 1 to 9, in three sets that join.',
    aka: ['one to nine', 'dragon'],
    group: RUNS,
    bookValue: bookValue(
      12,
      doubted(card, 'Our copy has lost the number for the table; 24 stands for the hand, which is twice that of the table in every other row.'),
    ),
  }),
  'pair-simples': item({
    title: 'Pair of simples',
    gist: 'Two alike from 2 to 8.',
    group: PAIRS,
    bookValue: bookValue(2, doubted(noisy, 'The number is damaged; it has to be 2, since four such pairs and three of honours come to 20.')),
  }),
  'pair-honours': item({ title: 'Pair of terminals, winds or dragons', gist: 'Two alike.', group: PAIRS, bookValue: bookValue(4, card) }),
  'pair-flowers': item({ title: 'Pair of flowers', gist: 'Two flowers of one colour.', group: PAIRS, bookValue: bookValue(8, card) }),
  'single-flower': item({
    title: 'A single flower',
    gist: 'A row of the card after the pairs.',
    group: PAIRS,
    bookValue: ruled('4, for what our copy does not show; it may be a single flower, or the player’s own', noisy),
  }),
  'in-hand': item({
    title: 'In the hand',
    gist: 'Triplets, kongs and sequences that were not laid on the table before the hand ended; a kong with its end tiles face down is one of them.',
    aka: ['concealed', 'hidden set'],
    group: PLACE,
    bookValue: bookValue(2, [card, joining], { unit: 'multiple', per: 'the value on the table' }),
  }),
  'own-flower': doubles('Own flower or season', 'A flower with the number of the player’s own wind.', 1, DOUBLES, card, ['season', 'my flower']),
  'dragons-or-flowers': doubles('Three or four dragons, or flowers, of one colour', 'For each such set.', 1, DOUBLES, card, ['pung of dragons doubles']),
  'own-or-prevailing-wind': doubles('Three or four of the own or the prevailing wind', 'For each such set.', 1, DOUBLES, card, [
    'round wind',
    'seat wind',
    'dominating wind',
  ]),
  'own-and-prevailing-wind': doubles('Three or four of a wind both own and prevailing', 'East’s, in the first round.', 2, DOUBLES, card, ['double wind']),
  'one-suit-with-honours': doubles('Only one suit, with winds and dragons', 'No tile of a second suit.', 1, DOUBLES, card, [
    'cleared suit',
    'half flush',
    'clean hand',
  ]),
  'terminals-with-honours': doubles('All 1s and 9s, with winds and dragons', 'No simple in the hand.', 1, DOUBLES, rest),
  'all-triplets': doubles('Four sets, all triplets or kongs', 'No sequence among them.', 1, DOUBLES, rest, ['all pungs']),
  'all-sequences': doubles('Four sets, all sequences', 'No triplet and no kong among them.', 1, DOUBLES, rest, ['all chows']),
  'one-suit': doubles('All one suit, no winds or dragons', 'Every tile is of one suit.', 3, DOUBLES, rest, ['pure suit', 'full flush']),
  terminals: doubles('All 1s and 9s, no winds or dragons', 'Every tile is a terminal.', 3, DOUBLES, rest),
  'winds-and-dragons': doubles('All winds and dragons', 'No tile of a suit.', 3, DOUBLES, rest, ['all honours']),
  'mah-jong': item({ title: 'Mah Jong', gist: 'For winning the hand.', aka: ['going out', 'woo'], group: BONUSES, bookValue: bookValue(20, [rest, count]) }),
  'winning-tile-drawn': item({
    title: 'Winning tile drawn',
    gist: 'The tile that completes the hand comes from the wall.',
    aka: ['self drawn'],
    group: BONUSES,
    bookValue: bookValue(2, rest),
  }),
  'only-place': item({
    title: 'Only place filled',
    gist: 'The hand could be completed by one tile alone, and that came; drawn, it brings this and the bonus for drawing.',
    aka: ['only chance', 'one possible tile'],
    group: BONUSES,
    bookValue: bookValue(2, [rest, onlyPlace]),
  }),
  'loose-tile': doubles('Won on a loose tile', 'The tile drawn after a kong completes the hand.', 1, BONUSES, rest),
  'kong-robbed': doubles(
    'Kong robbed',
    'The fourth tile that another player lays to three on the table completes the hand.',
    1,
    BONUSES,
    [rest, robbing],
    ['robbing the kong'],
  ),
  'last-tile': doubles('Won on the last tile', 'On the last tile that can be had.', 1, BONUSES, rest),
  'first-tile': doubles('Won on the first tile drawn', 'On the first draw of the hand.', 3, BONUSES, rest),
  minimum: item({
    title: 'Twenty to win',
    gist: 'What the sets and the pair must come to, without doubles and bonuses.',
    aka: ['twenty point', 'minimum', 'how many points to go out'],
    group: SETTLING,
    bookValue: bookValue(20, [out, count]),
  }),
  limit: item({
    title: 'The limit',
    gist: 'The most that is paid for a hand, unless the table sets another.',
    aka: ['what is the limit', 'five hundred'],
    group: SETTLING,
    bookValue: bookValue(500, paid),
  }),
  east: item({
    title: 'East pays and is paid double',
    gist: 'Whatever passes between East and another; so the limit against East is twice as high.',
    aka: ['dealer doubles', 'east double'],
    group: SETTLING,
    bookValue: bookValue(2, [paid, settle], { unit: 'multiple', per: 'the count' }),
  }),
  winner: item({
    title: 'The winner is paid',
    gist: 'By each of the others the whole hand; the winner pays nobody.',
    group: SETTLING,
    bookValue: ruled('the hand, from each', out),
  }),
  differences: item({
    title: 'The others settle',
    gist: 'Those who have not won show their hands, and pay each other.',
    aka: ['losers settle', 'difference'],
    group: SETTLING,
    bookValue: ruled('the difference of the two counts, called in tens: 42 as 40, and 66 as 70', settle),
  }),
  'heavenly-twins': item({
    title: 'Heavenly Twins',
    gist: 'Seven pairs.',
    aka: ['seven pairs', 'seven twins'],
    group: LIMITS,
    bookValue: ruled('the limit, if the pairs count 20: three of them must be honours or flowers', limitHands),
  }),
  'all-green': item({
    title: 'All Green',
    gist: 'Nothing but 2s, 3s, 4s, 6s and 8s of bamboos and green dragons; the dragons may be lacking.',
    aka: ['imperial jade', 'green hand'],
    group: LIMITS,
    bookValue: ruled('the limit, if the hand counts 20', limitHands),
  }),
  'fourteen-odds': item({
    title: 'Fourteen Odds',
    gist: 'Fourteen honours, no two alike: 1s and 9s, winds, dragons, and a flower of either colour.',
    aka: ['thirteen orphans', 'odds and honours'],
    group: LIMITS,
    bookValue: ruled('the limit; the hand need not count 20', limitHands),
  }),
};
