import { doubted } from '../../laws/cites.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { BLUE, cites, USPC } from './cites.ts';

const { blue, uspc } = cites;
const BIDS = 'The games, from the lowest bid';
const MORE = 'Beside the game';
const POOL = 'The pool';
const COUNTER = { unit: 'counter' } as const;
const CHIP = { unit: 'chip' } as const;

/** A game with one price in each book. */
const bid = (title: string, gist: string, price: number, ...aka: string[]) =>
  item({
    title,
    gist,
    aka,
    group: BIDS,
    books: { [BLUE]: bookValue(price, blue.table, COUNTER), [USPC]: bookValue(price, uspc.table, CHIP) },
  });
/** The same for a game with a called ace. */
const withPartner = (...words: Parameters<typeof bid>) => ({ ...bid(...words), needs: ['partners'] as const });
const toutDoubt = 'The two lines of the touts are damaged in our copy, and their figures can be read.';
const NO_PRICE_WITH_ACE = 'A tout has one price in its table, whether an ace is called or not.';

export const points = {
  simple: withPartner('Simple game', 'Five tricks with a called ace, trumps in a suit other than color.', 2, 'frage', 'I ask', 'simple with a partner'),
  'simple-color': withPartner('Simple game in color', 'Five tricks with a called ace, clubs trumps.', 4, 'frage in couleur', 'color with a partner'),
  forcee: withPartner('Forcée', 'The holder of both black queens calls an ace, and its holder names a suit other than color.', 4, 'forcée partout', 'marriage'),
  'forcee-color': withPartner('Forcée in color', 'The holder of both black queens calls an ace, and its holder names clubs.', 8, 'forcée partout in couleur'),
  solo: bid('Solo', 'Five tricks alone, trumps in a suit other than color.', 4, 'solo simple', 'solo in suit'),
  'solo-color': bid('Solo in color', 'Five tricks alone, clubs trumps.', 8, 'solo in couleur'),
  tout: item({
    title: 'Tout',
    gist: 'All eight tricks, trumps in a suit other than color.',
    aka: ['all the tricks', 'tout in suit', 'slam'],
    group: BIDS,
    books: {
      [BLUE]: bookValue(16, doubted(blue.table, toutDoubt), { ...COUNTER, says: 'alone or with a called ace' }),
      [USPC]: bookValue(16, uspc.table, { ...CHIP, says: 'alone' }),
    },
  }),
  'tout-color': item({
    title: 'Tout in color',
    gist: 'All eight tricks, clubs trumps.',
    aka: ['tout in couleur', 'highest bid'],
    group: BIDS,
    books: {
      [BLUE]: bookValue(32, doubted(blue.table, toutDoubt), { ...COUNTER, says: 'alone or with a called ace' }),
      [USPC]: bookValue(32, uspc.table, { ...CHIP, says: 'alone' }),
    },
  }),
  'tout-ace': item({
    title: 'Tout with a called ace',
    gist: 'All eight tricks with a partner, trumps in a suit other than color.',
    aka: ['tout with a partner'],
    group: BIDS,
    needs: ['partners'],
    books: { [BLUE]: unscored(NO_PRICE_WITH_ACE), [USPC]: bookValue(4, uspc.tout, CHIP) },
  }),
  'tout-ace-color': item({
    title: 'Tout with a called ace in color',
    gist: 'All eight tricks with a partner, clubs trumps.',
    aka: ['tout with a partner in couleur'],
    group: BIDS,
    needs: ['partners'],
    books: { [BLUE]: unscored(NO_PRICE_WITH_ACE), [USPC]: bookValue(8, uspc.tout, CHIP) },
  }),
  tricks: item({
    title: 'Tricks that win',
    gist: 'How many{partners: of the eight, with a partner or alone,} the caller has to take.',
    aka: ['five tricks', 'how many tricks to win'],
    group: BIDS,
    books: { [BLUE]: bookValue(5, blue.object, { unit: 'trick' }), [USPC]: bookValue(5, uspc.object, { unit: 'trick' }) },
  }),
  'three-matadors': item({
    title: 'The three matadors on one side',
    gist: 'Queen of clubs, seven of trumps and queen of spades, all with one side.',
    aka: ['spadilla manilla basta', 'matadores', 'all three high trumps'],
    group: MORE,
    books: {
      [BLUE]: bookValue(3, doubted(blue.matadors, 'We read this as a payment to the winner, no matter which side held them.'), {
        ...COUNTER,
        says: 'One for each of the three.',
      }),
      [USPC]: bookValue(1, doubted(uspc.matadors, 'We read this as a payment to the winner, no matter which side held them.'), {
        ...CHIP,
        says: 'One point for the three together.',
      }),
    },
  }),
  'lower-matador': item({
    title: 'Each further trump in sequence',
    gist: 'Trumps that follow the three without a gap, from the ace down, on the same side.',
    aka: ['lower matador', 'sequence of trumps'],
    group: MORE,
    books: { [BLUE]: bookValue(1, blue.matadors, { ...COUNTER, per: 'a trump' }), [USPC]: bookValue(1, uspc.matadors, { ...CHIP, per: 'a trump' }) },
  }),
  'all-eight': item({
    title: 'Simple game, all eight tricks',
    gist: 'Caller and partner go on after five tricks and win them all.',
    aka: ['simple game eight tricks', 'won all the tricks with a partner'],
    group: MORE,
    needs: ['partners'],
    books: {
      [BLUE]: unscored('In this book a player who goes on after five tricks wins or loses a tout, even with a partner.'),
      [USPC]: ruled(
        'as much as a solo',
        doubted(uspc.simple, 'The passage on a lead to the sixth trick has twice the value in suit and four times in color; only in suit is that the same.'),
      ),
    },
  }),
  'played-on': item({
    title: 'Played on after five tricks',
    gist: 'The caller has won their game and leads to the sixth trick.',
    aka: ['went on after five', 'sixth trick'],
    group: MORE,
    books: {
      [BLUE]: ruled('a tout, won or lost', blue.five),
      [USPC]: ruled('a tout if the caller fails; if the caller wins, a multiple of the game', uspc.sixth),
    },
  }),
  'played-on-suit': item({
    title: 'Played on and won, in suit',
    gist: 'By what the game is multiplied when all eight are won after five.',
    group: MORE,
    books: {
      [BLUE]: unscored('It counts as a tout.'),
      [USPC]: bookValue(2, doubted(uspc.sixth, 'For a solo this is 8, where the table has 16 for a tout.'), { unit: 'multiple' }),
    },
  }),
  'played-on-color': item({
    title: 'Played on and won, in color',
    gist: 'By what the game is multiplied when all eight are won after five.',
    group: MORE,
    books: {
      [BLUE]: unscored('It counts as a tout.'),
      [USPC]: bookValue(4, doubted(uspc.sixth, 'For a solo in color this is 32, as the table has it for a tout.'), { unit: 'multiple' }),
    },
  }),
  payment: item({
    title: 'Who pays whom',
    gist: 'Between how many players the value of a game passes.',
    aka: ['settlement', 'each opponent'],
    group: MORE,
    books: {
      [BLUE]: ruled('alone, to or from each adversary; partners each with another adversary', blue.settle),
      [USPC]: ruled('alone, to or from each of the three; partners each with one opponent', [uspc.solo, uspc.simple]),
    },
  }),
  stake: item({
    title: 'Dealer’s stake',
    gist: 'What the dealer puts into the pool before the play.',
    aka: ['ante', 'how much goes in the pool'],
    group: POOL,
    books: { [BLUE]: ruled('as agreed, usually 4 counters', blue.pool), [USPC]: ruled('as agreed, usually 2 or 4 chips', uspc.pool) },
  }),
  stamm: item({
    title: 'Drawn from the pool',
    gist: 'The most that a solo in color, won alone, takes out.',
    aka: ['stamm', 'takes the pool'],
    group: POOL,
    books: {
      [BLUE]: bookValue(16, blue.drawn, { ...COUNTER, says: 'The whole pool where it holds no more.' }),
      [USPC]: bookValue(16, [uspc.pool, uspc.solo], { ...CHIP, says: 'The whole pool where it holds less.' }),
    },
  }),
  bete: item({
    title: 'Paid to the pool',
    gist: 'The most that a solo in color, lost alone, puts in.',
    aka: ['bête', 'doubles the pool', 'fine'],
    group: POOL,
    books: {
      [BLUE]: bookValue(16, blue.drawn, { ...COUNTER, says: 'As much as is in it where that is no more.' }),
      [USPC]: bookValue(16, [uspc.pool, uspc.solo], { ...CHIP, says: 'As much as is in it where that is less.' }),
    },
  }),
  'tout-pool': item<'always' | 'if-agreed'>({
    title: 'Tout in color and the pool',
    gist: 'Whether a tout in color, played alone, draws from the pool or pays to it.',
    group: POOL,
    books: {
      [BLUE]: ruled('as a solo in color', blue.drawn, { way: 'always' }),
      [USPC]: ruled('as a solo in color, if that is agreed', uspc.tout, { way: 'if-agreed' }),
    },
  }),
  'forcee-missed': item<'fixed' | 'bete'>({
    title: 'Forcée not played',
    gist: 'The holder of both black queens lets a forcée pass that they should have played.',
    aka: ['both black queens not announced', 'hid the marriage'],
    group: POOL,
    needs: ['partners'],
    books: {
      [BLUE]: bookValue(16, blue.penalties, { ...COUNTER, way: 'fixed' }),
      [USPC]: ruled('a bête', uspc.partout, { way: 'bete' }),
    },
  }),
};
