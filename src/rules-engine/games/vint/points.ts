import type { Citation } from '../../books.ts';
import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, type ScoreItem, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const bid = (title: string, points: number): ScoreItem =>
  item({
    title,
    gist: `Each trick at a bid of ${title.toLowerCase().replace(/^a bid of /, '')}.`,
    group: 'Tricks, below the line',
    books: { 'blue-ribbon-1940': bookValue(points, cites.blue.play, { per: 'a trick, the first six included, to the side that takes it' }) },
  });
const above = (points: number, title: string, gist: string, at: Citation, more: { aka?: readonly string[]; says?: string; doubt?: string } = {}): ScoreItem =>
  item({
    title,
    gist,
    group: 'Bonuses, above the line',
    ...(more.aka === undefined ? {} : { aka: more.aka }),
    books: { 'blue-ribbon-1940': bookValue(points, doubted(at, more.doubt), more.says === undefined ? {} : { says: more.says }) },
  });

export const points = {
  one: bid('A bid of one, or simple', 10),
  two: bid('A bid of two', 20),
  three: bid('A bid of three', 30),
  four: bid('A bid of four', 40),
  five: bid('A bid of five', 50),
  six: bid('A bid of six', 60),
  seven: bid('A bid of seven', 70),
  game: item({
    title: 'Game',
    gist: 'The points below the line that win a game.',
    aka: ['five hundred', 'first to 500'],
    group: 'Tricks, below the line',
    books: { 'blue-ribbon-1940': bookValue(500, cites.blue.play, { says: 'to the side that reaches it first in the play' }) },
  }),
  'game-won': above(1000, 'Game won', 'A side wins a game.', cites.blue.slams, { aka: ['game bonus'] }),
  rubber: above(2000, 'Rubber', 'A side wins two games before the other.', cites.blue.slams, { aka: ['rubber bonus'] }),
  'rubber-games': item({
    title: 'Games in a rubber',
    gist: 'The games that win the rubber.',
    group: 'Bonuses, above the line',
    books: { 'blue-ribbon-1940': bookValue(2, cites.blue.slams, { unit: 'game' }) },
  }),
  'little-slam': above(1000, 'Little slam', 'A side takes twelve tricks.', cites.blue.slams, {
    aka: ['small slam', 'twelve tricks'],
    doubt: 'That the side may be the one that did not bid is not ruled out.',
  }),
  'grand-slam': above(2000, 'Grand slam', 'A side takes all thirteen tricks.', cites.blue.slams, { aka: ['thirteen tricks'] }),
  'six-made': above(5000, 'Six bid and made', 'Added to the slam when six was bid.', cites.blue.slams, {
    aka: ['slam bid'],
    says: 'so that little slam bid is worth 6,000, and 7,000 with the thirteenth trick',
  }),
  'seven-made': above(10_000, 'Seven bid and made', 'Added to the slam when seven was bid.', cites.blue.slams, {
    aka: ['grand slam bid'],
    says: 'so that it is worth 12,000',
  }),
  short: item({
    title: 'Trick short of the bid',
    gist: 'The bidders fail, and the other side scores for each trick that they lack.',
    aka: ['undertrick', 'went down', 'remise'],
    group: 'Bonuses, above the line',
    books: { 'blue-ribbon-1940': bookValue(100, cites.blue.slams, { unit: 'times', per: 'for each trick short' }) },
  }),
  honor: item({
    title: 'Honor or ace, with a trump suit',
    gist: 'Ace, king, queen, jack and ten of trumps, and each of the four aces; the trump ace counts twice.',
    aka: ['honours', 'aces'],
    group: 'Honors, above the line',
    books: { 'blue-ribbon-1940': bookValue(10, cites.blue.honors, { unit: 'times', per: 'each' }) },
  }),
  majority: item({
    title: 'Majority of both',
    gist: 'One side has more honors and more aces.',
    group: 'Honors, above the line',
    books: { 'blue-ribbon-1940': ruled('It scores for all the honors and aces it holds.', cites.blue.honors) },
  }),
  'set-off': item({
    title: 'One majority each',
    gist: 'One side has more honors, the other more aces.',
    group: 'Honors, above the line',
    books: {
      'blue-ribbon-1940': ruled(
        'The honors of the one are set against the aces of the other, and the side left with more scores what is left.',
        doubted(cites.blue.setOff, 'The rule is taken from the two examples: three honors against four aces leave 1, against three aces nothing.'),
      ),
    },
  }),
  'aces-divided': item({
    title: 'Aces two each',
    gist: 'Each side holds two aces, with a trump suit.',
    group: 'Honors, above the line',
    books: {
      'blue-ribbon-1940': ruled(
        'Only the side with more tricks may score its aces. If the other side has more honors, the two aces are set against them.',
        doubted(cites.blue.scoring, 'The rule is taken from one example, three honors to two; for four or five honors it could be read in another way.'),
      ),
    },
  }),
  'ace-no-trump': item({
    title: 'Ace at no-trump',
    gist: 'An ace when there is no trump suit.',
    aka: ['aces easy'],
    group: 'Honors, above the line',
    books: {
      'blue-ribbon-1940': bookValue(25, cites.blue.scoring, {
        unit: 'times',
        per: 'an ace, for all that the side with more of them holds',
        says: 'two each score nothing',
      }),
    },
  }),
  coronet: item({
    title: 'Coronet in a plain suit',
    gist: 'Ace, king and queen of a plain suit in one hand, when there is a trump suit.',
    aka: ['sequence', 'crown'],
    group: 'Coronets, above the line',
    books: { 'blue-ribbon-1940': bookValue(500, cites.blue.scoring) },
  }),
  'coronet-card': item({
    title: 'Each further card of it',
    gist: 'A card that carries the sequence on downward.',
    group: 'Coronets, above the line',
    books: { 'blue-ribbon-1940': bookValue(500, cites.blue.scoring) },
  }),
  'trump-coronet': item({
    title: 'Coronet in trumps, or in any suit at no-trump',
    gist: 'Ace, king and queen of trumps in one hand; of any suit where there are no trumps.',
    group: 'Coronets, above the line',
    books: { 'blue-ribbon-1940': bookValue(1000, cites.blue.scoring) },
  }),
  'trump-coronet-card': item({
    title: 'Each further card of that',
    gist: 'A card that carries the sequence on downward.',
    group: 'Coronets, above the line',
    books: { 'blue-ribbon-1940': bookValue(1000, doubted(cites.blue.scoring, 'The figure follows from the doubling and from the example of six cards.')) },
  }),
  'three-aces': item({
    title: 'Three aces in one hand',
    gist: 'A coronet of aces, with a trump suit.',
    group: 'Coronets, above the line',
    books: {
      'blue-ribbon-1940': bookValue(
        500,
        doubted(cites.blue.scoring, 'The book does not say whether aces count double at no-trump: it names only sequences there.'),
        {
          says: 'with a trump suit',
        },
      ),
    },
  }),
  'four-aces': item({
    title: 'Four aces in one hand',
    gist: 'A coronet of all four aces.',
    group: 'Coronets, above the line',
    books: { 'blue-ribbon-1940': unscored('It is called a coronet; no figure of its own is given.') },
  }),
} as const;
