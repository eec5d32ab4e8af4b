import type { BookId } from '../../books.ts';
import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, type ScoreItem, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const CARDS_DONOHUE = [cites.donohue.twoHandedPlay, cites.donohue.sixtySix];
const ONE_PACK = unscored('One pack of 32 cards cannot hold it.');
const CLASS_A = 'Melds: class A, marriages and sequence';
const CLASS_B = 'Melds: class B, pinochle';
const CLASS_C = 'Melds: class C, four or eight of a kind';
const TRICKS = 'Cards taken in tricks';

type Ways = Readonly<Partial<Record<BookId, string>>>;
const wayIn = (ways: Ways, book: BookId) => (ways[book] === undefined ? {} : { way: ways[book] });

/** Each meld needs at least one new card from the hand. */
const FRESH: Ways = { 'blue-ribbon-1940': 'fresh-card', sierra: 'fresh-card' };
/** The marriage may be scored first and extended to the sequence; by Donohue only with cards drawn later. */
const GROWN: Ways = { 'uspc-1898': 'grown', donohue: 'grown-later', 'blue-ribbon-1940': 'grown', sierra: 'grown' };

/** A meld that all four books have. */
const meld = (title: string, gist: string, group: string, points: number, aka: readonly string[] = [], ways: Ways = {}): ScoreItem =>
  item({
    title,
    gist,
    aka,
    group,
    books: {
      'uspc-1898': bookValue(points, cites.uspc.twoHandedScoring, wayIn(ways, 'uspc-1898')),
      donohue: bookValue(points, cites.donohue.twoHandedScoring, wayIn(ways, 'donohue')),
      'blue-ribbon-1940': bookValue(points, group === CLASS_C ? cites.blue.twoHandScoring : cites.blue.twoHandShowing, wayIn(ways, 'blue-ribbon-1940')),
      sierra: bookValue(points, [cites.sierra.twoHanded, cites.sierra.play], wayIn(ways, 'sierra')),
    },
  });

/** Eight of a kind, which only one book counts. */
const eight = (kind: string, points: number): ScoreItem =>
  item({
    title: `Eight ${kind}`,
    gist: `Both ${kind} of every suit.`,
    aka: [`double ${kind} around`],
    group: CLASS_C,
    books: {
      'uspc-1898': bookValue(points, cites.uspc.twoHandedScoring),
      donohue: ONE_PACK,
      'blue-ribbon-1940': unscored('Four of a kind is the largest group.'),
      sierra: unscored(`The manual has no figure; each set of four ${kind} counts.`),
    },
  });

/** A card in the tricks. */
const card = (title: string, points: number): ScoreItem =>
  item({
    title,
    gist: `Each ${title.toLowerCase()} in the tricks taken.`,
    group: TRICKS,
    books: {
      'uspc-1898': bookValue(points, cites.uspc.twoHandedScoring, { per: 'a card' }),
      donohue: bookValue(points, CARDS_DONOHUE, { per: 'a card' }),
      'blue-ribbon-1940': bookValue(points, cites.blue.twoHandScoring, { per: 'a card' }),
      sierra: bookValue(points, cites.sierra.twoHanded, { per: 'a card' }),
    },
  });

/** A custom that only one book describes. */
const custom = (title: string, gist: string, points: number, per: string): ScoreItem =>
  item({
    title,
    gist,
    group: 'Customs',
    books: { 'uspc-1898': unscored(), donohue: unscored(), 'blue-ribbon-1940': bookValue(points, cites.blue.twoHandGame, { per }), sierra: unscored() },
  });

export const points = {
  marriage: meld('Marriage', 'King and queen of one plain suit.', CLASS_A, 20, ['common marriage', 'plain marriage', 'king and queen'], FRESH),
  'royal-marriage': meld('Royal marriage', 'King and queen of trumps.', CLASS_A, 40, ['trump marriage', 'forty trumps']),
  sequence: meld(
    'Trump sequence',
    'Ace, ten, king, queen and jack of trumps.',
    CLASS_A,
    150,
    ['run', 'flush', 'hundred and fifty', '150 trumps', 'rope'],
    GROWN,
  ),
  pinochle: meld('Pinochle', 'Queen of spades and jack of diamonds.', CLASS_B, 40, ['penuchle', 'binocle', 'pinocle'], { donohue: 'classes-not-said' }),
  'double-pinochle': item({
    title: 'Double pinochle',
    gist: 'Both queens of spades and both jacks of diamonds.',
    aka: ['double penuchle', 'three hundred'],
    group: CLASS_B,
    books: {
      'uspc-1898': bookValue(300, doubted(cites.uspc.twoHandedScoring, 'Our copy breaks the table into single cards at this place.')),
      donohue: ONE_PACK,
      'blue-ribbon-1940': bookValue(80, cites.blue.twoHandShowing),
      sierra: bookValue(300, [cites.sierra.twoHanded, cites.sierra.play]),
    },
  }),
  'double-after-single': item({
    title: 'Double pinochle after a single',
    gist: 'The second pinochle is added to a first that was scored and still lies whole.',
    aka: ['260', 'second pinochle'],
    group: CLASS_B,
    books: {
      'uspc-1898': bookValue(
        300,
        [
          doubted(
            cites.uspc.twoHandedScoring,
            'Pinochle prints no rule of its own here: it sends the reader to Bezique for announcements, double declarations and cards used again.',
          ),
          cites.uspc.bezique,
        ],
        { says: 'in full, besides what the single scored', way: 'in-full' },
      ),
      donohue: ONE_PACK,
      'blue-ribbon-1940': unscored('The book does not say whether the double adds the whole or the difference.'),
      sierra: bookValue(260, cites.sierra.twoHanded, { says: 'the difference' }),
    },
  }),
  'four-aces': meld('Four aces', 'An ace of each suit.', CLASS_C, 100, ['aces around', 'hundred aces']),
  'four-kings': meld('Four kings', 'A king of each suit.', CLASS_C, 80, ['kings around', 'eighty kings']),
  'four-queens': meld('Four queens', 'A queen of each suit.', CLASS_C, 60, ['queens around', 'sixty queens']),
  'four-jacks': meld('Four jacks', 'A jack of each suit.', CLASS_C, 40, ['jacks around', 'forty jacks', 'knaves']),
  'eight-aces': eight('aces', 1000),
  'eight-kings': eight('kings', 800),
  'eight-queens': eight('queens', 600),
  'eight-jacks': eight('jacks', 400),
  'dix-turned': item({
    title: 'Dix turned up',
    gist: 'The card turned for trump is the dix: the nine, or the seven in packs that have it.',
    aka: ['deece', 'dealer turns the nine'],
    group: 'Dix',
    books: {
      'uspc-1898': bookValue(10, cites.uspc.twoHandedTrump, { says: 'to the dealer, at once' }),
      donohue: bookValue(10, cites.donohue.twoHandedPlay, { says: 'to the dealer, at once' }),
      'blue-ribbon-1940': bookValue(10, cites.blue.twoHandShowing, { says: 'to the dealer, at once' }),
      sierra: unscored('The two-handed section gives nothing for it; Partnership Pinochle does.'),
    },
  }),
  dix: item({
    title: 'Dix',
    gist: 'The lowest trump is shown, or exchanged for the turned card.',
    aka: ['deece', 'nine of trumps', 'seven of trumps'],
    group: 'Dix',
    books: {
      'uspc-1898': bookValue(10, cites.uspc.twoHandedShowing, { says: 'each of the two' }),
      donohue: bookValue(10, cites.donohue.twoHandedScoring, { says: 'the seven, when announced', way: 'seven' }),
      'blue-ribbon-1940': bookValue(10, cites.blue.twoHandShowing),
      sierra: bookValue(10, cites.sierra.twoHanded, { says: 'traded or melded' }),
    },
  }),
  'melds-scored': item({
    title: 'Melds in the score',
    gist: 'When what a hand has melded is added to the score.',
    aka: ['meld points', 'when do melds count'],
    group: 'Melds in the score',
    books: {
      'uspc-1898': ruled('one for each trick won, before drawing', cites.uspc.twoHandedShowing, { way: 'in-turn' }),
      donohue: ruled('one for each trick won, before drawing', cites.donohue.twoHandedPlay, { way: 'in-turn' }),
      'blue-ribbon-1940': ruled('one for each trick won, before drawing', [cites.blue.twoHandShowing, cites.blue.twoHandScoring], { way: 'in-turn' }),
      sierra: ruled('one for each trick won, before drawing', cites.sierra.twoHanded, { way: 'in-turn' }),
    },
  }),
  ace: card('Ace', 11),
  ten: card('Ten', 10),
  king: card('King', 4),
  queen: card('Queen', 3),
  jack: card('Jack', 2),
  'last-trick': item({
    title: 'Last trick',
    gist: 'The last trick of the deal.',
    aka: ['last', 'ten for last'],
    group: TRICKS,
    books: {
      'uspc-1898': bookValue(10, cites.uspc.twoHandedScoring),
      donohue: bookValue(10, cites.donohue.twoHandedScoring),
      'blue-ribbon-1940': bookValue(10, cites.blue.twoHandScoring),
      sierra: bookValue(10, cites.sierra.twoHanded),
    },
  }),
  'cards-in-all': item({
    title: 'All the cards and the last trick',
    gist: 'What the players of one deal count together, melds apart.',
    aka: ['250', '240', 'check the count'],
    group: TRICKS,
    books: {
      'uspc-1898': bookValue(250, cites.uspc.twoHandedScoring),
      donohue: unscored('A single pack holds half the cards.'),
      'blue-ribbon-1940': bookValue(250, [cites.blue.twoHandScoring, cites.blue.twoHandGame]),
      sierra: unscored('The sum is not printed.'),
    },
  }),
  'aces-and-tens': custom('Aces and tens only', 'By this custom no other card counts: 170 in all with the last trick.', 10, 'an ace or ten'),
  'round-ace-or-ten': custom(
    'Round numbers: ace or ten',
    'By this custom aces and tens count alike and jacks nothing; the sum stays the same.',
    10,
    'an ace or ten',
  ),
  'round-king-or-queen': custom('Round numbers: king or queen', 'By the same custom kings and queens count alike.', 5, 'a king or queen'),
  'tenth-scale': item({
    title: 'Counts divided by ten',
    gist: 'Each ten is written as 1, and the game shrinks with it.',
    aka: ['simplified scoring', 'drop the nought'],
    group: 'Customs',
    books: {
      'uspc-1898': unscored(),
      donohue: unscored(),
      'blue-ribbon-1940': ruled('Every count is divided by ten, and the game is 100.', cites.blue.twoHandGame),
      sierra: unscored(),
    },
  }),
  game: item({
    title: 'Game',
    gist: 'The score that wins.',
    aka: ['a thousand', 'how many to win', 'out'],
    group: 'The game',
    books: {
      'uspc-1898': bookValue(1000, cites.uspc.twoHandedScoring, { way: 'at-once' }),
      donohue: bookValue(500, cites.donohue.twoHandedScoring, { way: 'claimed' }),
      'blue-ribbon-1940': bookValue(1000, cites.blue.twoHandGame, { way: 'announced' }),
      sierra: bookValue(1000, cites.sierra.twoHanded, { way: 'as-made' }),
    },
  }),
  'longer-game': item({
    title: 'Longer game',
    gist: 'Both players have reached the game and neither called out in time.',
    aka: ['1250', 'both out'],
    group: 'The game',
    books: {
      'uspc-1898': unscored('The first to reach the game wins at once.'),
      donohue: unscored(),
      'blue-ribbon-1940': bookValue(1250, cites.blue.twoHandGame),
      sierra: unscored('Points are added as they are made, so that one player is there first.'),
    },
  }),
} satisfies Record<string, ScoreItem>;
