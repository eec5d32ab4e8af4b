// What each book gives at cribbage. U.S. Playing Card counts on p. 49-52; the Sierra manual in its two tables, p. 48-58; Donohue in his terms,
// p. 66, and in the game of five cards, p. 67-68; Blue Ribbon in the games of five and six cards, p. 194-198.
import type { BookId } from '../../../../../src/rules-engine/index.ts';
import type { WholePlace } from '../../whole.ts';

/** The same number in all four books, with the pages of Donohue and Blue Ribbon. */
const all = (gives: string, donohue: string, blue: string): Readonly<Partial<Record<BookId, string>>> => ({
  'uspc-1898': `${gives}, p. 49-52`,
  donohue: `${gives}, ${donohue}`,
  'blue-ribbon-1940': `${gives}, ${blue}`,
  sierra: `${gives}, p. 48-58`,
});
/** A sum that two books state; the other two leave it to be added up. */
const named = (gives: string) => ({ 'uspc-1898': `${gives}, p. 49-52`, sierra: `${gives}, p. 48-58` });

const cribbage: WholePlace['points'] = {
  'play-fifteen': all('2 points', 'p. 67-68', 'p. 195'),
  'play-pair': all('2 points', 'p. 67-68', 'p. 195'),
  'play-pair-royal': all('6 points', 'p. 67-68', 'p. 195'),
  'play-double-pair-royal': all('12 points', 'p. 66, p. 68', 'p. 195'),
  'play-run': all('1 point a card', 'p. 67-68', 'p. 195-196'),
  'play-flush': { donohue: '1 point a card, p. 70, p. 68' },
  'thirty-one': all('2 points', 'p. 66, p. 67-68', 'p. 195'),
  go: all('1 point', 'p. 66, p. 67-68', 'p. 195'),
  'last-card': all('1 point', 'p. 66, p. 70', 'p. 197'),
  heels: all('2 points', 'p. 67', 'p. 194'),
  nobs: all('1 point', 'p. 68', 'p. 196-197'),
  fifteen: all('2 points', 'p. 68', 'p. 196-197'),
  pair: all('2 points', 'p. 68', 'p. 196-197'),
  'pair-royal': all('6 points', 'p. 68', 'p. 198'),
  'double-pair-royal': all('12 points', 'p. 68', 'p. 197'),
  run: all('1 point a card', 'p. 68', 'p. 196-197'),
  'double-run-of-three': named('8 points'),
  'double-run-of-four': named('10 points'),
  'triple-run': named('15 points'),
  'quadruple-run': named('16 points'),
  flush: all('4 points', 'p. 66, p. 68', 'p. 197'),
  'flush-with-starter': all('5 points', 'p. 66, p. 68', 'p. 197'),
  'crib-flush': { 'uspc-1898': '5 points, p. 49-52', donohue: '5 points, p. 66', 'blue-ribbon-1940': '5 points, p. 197' },
  'highest-hand': { 'blue-ribbon-1940': '29 points, p. 196-197' },
  muggins: {
    'blue-ribbon-1940': 'the points overlooked, once the count is pegged, p. 200',
    sierra: 'the points overlooked, where the players have agreed upon it, p. 48-58',
  },
  game: { 'uspc-1898': '61 holes, p. 49-52', donohue: '61 holes, p. 66', 'blue-ribbon-1940': '61 holes, p. 197', sierra: '121 holes, p. 48-58' },
  lurch: { 'blue-ribbon-1940': '2 games, p. 197' },
  penalty: { 'uspc-1898': '2 points, p. 52-54', donohue: '2 points, p. 66-67', 'blue-ribbon-1940': '2 points, p. 199' },
  'penalty-too-many': { donohue: '4 points, law 3, p. 67' },
};

/** Laws on the play and on mistakes in it, which do not apply to a game without play. */
const PLAY_LAWS = ['heels-forgotten', 'over-thirty-one', 'card-taken-back', 'card-withheld', 'count-miscalled', 'three-for-last-claimed'];
const PLAY_POINTS = ['play-fifteen', 'play-pair', 'play-pair-royal', 'play-double-pair-royal', 'play-run', 'thirty-one', 'go', 'last-card'];
/** At solitaire cribbage the player is also the dealer. */
const DEAL_LAWS = [
  'cut-for-deal',
  'deal-out-of-turn',
  'two-cards-at-once',
  'exposed-in-deal',
  'faced-card-in-pack',
  'wrong-number-of-cards',
  'wrong-crib',
  'two-starters',
  'thin-cut',
];

/** The other values of a variant apply by its clause, whose page comes before that of the rule. */
const variants: Readonly<Record<string, WholePlace>> = {
  'cribbage/eight-card': {
    points: {
      flush: { donohue: '1 point a card, p. 66' },
      'flush-with-starter': { donohue: '1 point a card, p. 66' },
      'crib-flush': { donohue: '1 point a card, p. 66' },
    },
  },
  'cribbage/five-card': {
    points: {
      flush: { donohue: '3 points, p. 66', 'blue-ribbon-1940': '3 points, p. 197' },
      'flush-with-starter': { donohue: '4 points, p. 66', 'blue-ribbon-1940': '4 points, p. 197' },
      go: { donohue: '1 point, p. 66, p. 67-68', 'blue-ribbon-1940': '1 point, p. 195' },
      'crib-flush': { donohue: '5 points, p. 66', 'blue-ribbon-1940': '5 points, p. 197' },
      game: { donohue: '61 holes, p. 66-67', 'blue-ribbon-1940': '61 holes, p. 194' },
      'play-flush': { donohue: '1 point a card, p. 68' },
      lurch: { 'blue-ribbon-1940': '2 games, p. 197' },
      'three-for-last': { donohue: '3 points, p. 67', 'blue-ribbon-1940': '3 points, p. 194' },
    },
    absent: { laws: ['three-for-last-claimed'], points: ['last-card'] },
  },
  'cribbage/four-handed': {
    laws: {
      'board-touched': {
        moment: 'any-time',
        books: {
          'uspc-1898': { at: ['p. 52'], cases: [{ when: {}, does: ['act:offender:touch the board or the pegs = may not', 'cost = not named'] }] },
        },
      },
      'thin-cut': {
        moment: 'starter',
        books: {
          'uspc-1898': {
            at: ['p. 52', 'p. 52-54'],
            cases: [{ when: {}, does: ['act:left-of-dealer:lift at least four cards and leave at least four = must', 'cost = not named'] }],
          },
        },
      },
    },
    points: { game: { 'uspc-1898': '61 holes, p. 52', donohue: '61 holes, p. 70, p. 66', 'blue-ribbon-1940': '121 holes, p. 198' } },
    absent: { laws: ['three-for-last-claimed'] },
  },
  'cribbage/seven-card': {
    points: {
      flush: { 'blue-ribbon-1940': '5 points, p. 197' },
      'flush-with-starter': { 'blue-ribbon-1940': '6 points, p. 197' },
      game: { 'blue-ribbon-1940': '121 holes, p. 199' },
    },
    absent: { laws: ['three-for-last-claimed'], points: ['highest-hand'] },
  },
  'cribbage/solitaire-cribbage': {
    points: { 'last-four': { 'blue-ribbon-1940': 'as a hand without a starter, p. 400' } },
    absent: { laws: [...DEAL_LAWS, ...PLAY_LAWS], points: [...PLAY_POINTS, 'penalty'] },
  },
  'cribbage/three-handed': {
    points: {
      'crib-flush': { 'uspc-1898': '5 points, p. 52, p. 49-52', donohue: '1 point a card, p. 70', 'blue-ribbon-1940': '5 points, p. 199, p. 197' },
      game: { 'uspc-1898': '61 holes, p. 52', donohue: '61 holes, p. 70, p. 66' },
    },
    absent: { laws: ['three-for-last-claimed'] },
  },
};

export const pointsAt = { cribbage, variants };
