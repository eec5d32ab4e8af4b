// Kinds of whist: Mort (Blue Ribbon, p. 260-261), English, dummy, double dummy and bid whist (p. 385-386), Norwegian (p. 393-394), ruff and honours
// (Donohue, p. 98) and swabbers (Donohue, p. 105).
import { ruling, type WholeGame, type WholePlace } from '../../whole.ts';
import { NEW_DEAL } from './deal.ts';

const HONOURS_LAWS = ['honours-called-wrongly', 'honours-called-late', 'call-reminder', 'honours-forgotten'];
const HONOURS_POINTS = ['three-honours', 'four-honours', 'calling-at-eight', 'call-reminder'];
const TRUMP_TURNED = ['trump-left-on-table', 'trump-named'];
const MORT = ['p. 260'];
const ENGLISH = ['p. 385'];
const BID = ['p. 386'];
const NORWEGIAN = ['p. 394'];
const WHISK = ['p. 98'];
const FOUND = { open: 'not turned over', asked: 'asked', quitted: 'The trick is turned over' };
const SIDES = { one: 'One side', both: 'Both sides' };
const MISDEAL_LAW = {
  what: { 'dealt-wrong': 'Dealt a card wrongly', counted: 'Counted', 'looked-at-trump': 'Looked at the trump', 'trump-face-down': 'face down' },
  disturbed: { no: 'No', opponent: 'opponent', partner: 'partner' },
};

/** Dummy cannot revoke; the book does not cover a player's own hand there. */
const dummyRevoke = (at: readonly string[]): NonNullable<WholePlace['laws']> => ({
  revoke: {
    moment: 'play',
    answers: { found: FOUND, sides: SIDES, hand: { dummy: 'Dummy', player: 'own' } },
    books: {
      'blue-ribbon-1940': {
        at,
        cases: [
          { when: { hand: 'dummy' }, does: ['penalty = none'] },
          { when: { hand: 'player' }, does: [] },
        ],
      },
    },
  },
});

/** The score of whist, unchanged in these variants. */
const asInWhist = (pages: string): NonNullable<WholePlace['points']> =>
  Object.fromEntries(
    Object.entries({
      trick: '1 point',
      slam: 'It has a name and no points of its own.',
      game: '7 points',
      'rubber-game': '5 points',
      rubber: 'Best of three games; a third is not played when one side has won the first two.',
      'game-value': 'All that the winners made, beyond seven too, less the losers’ score; the hand is played out.',
    }).map(([key, value]) => [key, { 'blue-ribbon-1940': `${value}, ${pages}` }]),
  );

export const variants: WholeGame = {
  'whist/mort': {
    laws: { misdeal: { moment: 'deal', answers: MISDEAL_LAW, books: { 'blue-ribbon-1940': { at: MORT, cases: ruling(...NEW_DEAL) } } } },
    points: {
      trick: { 'blue-ribbon-1940': '1 point, p. 260' },
      slam: { 'blue-ribbon-1940': '20 points, p. 260' },
      'three-honours': { 'blue-ribbon-1940': 'Honours count nothing., p. 260' },
      'four-honours': { 'blue-ribbon-1940': 'Honours count nothing., p. 260' },
      game: { 'blue-ribbon-1940': '5 points, p. 260' },
      'loser-nothing': { 'blue-ribbon-1940': '3 points, p. 260' },
      'loser-low': { 'blue-ribbon-1940': '2 points, p. 260' },
      'loser-high': { 'blue-ribbon-1940': '1 point, p. 260' },
      consolation: { 'blue-ribbon-1940': '4 points, p. 260' },
      settlement: { 'blue-ribbon-1940': 'The difference of the two totals; Mort has no part in it., p. 260-261' },
    },
  },
  'whist/english': {
    laws: {
      'honours-at-four': {
        moment: 'count',
        answers: { score: { four: 'At four', below: 'Below' } },
        books: {
          'blue-ribbon-1940': {
            at: ENGLISH,
            cases: [
              { when: { score: 'four' }, does: ['act:that-side:score honours = may not'] },
              { when: { score: 'below' }, does: ['act:that-side:score honours = may'] },
            ],
          },
        },
      },
    },
    points: {
      trick: { 'blue-ribbon-1940': '1 point, p. 385, p. 384' },
      slam: { 'blue-ribbon-1940': 'It has a name and no points of its own., p. 385, p. 384' },
      'three-honours': { 'blue-ribbon-1940': '2 points, p. 385' },
      'four-honours': { 'blue-ribbon-1940': '4 points, p. 385' },
      game: { 'blue-ribbon-1940': '5 points, p. 385' },
      'rubber-game': { 'blue-ribbon-1940': '5 points, p. 385' },
      rubber: { 'blue-ribbon-1940': 'Rubbers are always played., p. 385' },
      'game-value': { 'blue-ribbon-1940': 'Three, two or one, by what the losers have., p. 385' },
      triple: { 'blue-ribbon-1940': '3 points, p. 385' },
      double: { 'blue-ribbon-1940': '2 points, p. 385' },
      single: { 'blue-ribbon-1940': '1 point, p. 385' },
      'rubber-points': { 'blue-ribbon-1940': '2 points, p. 385' },
      'rubber-value': { 'blue-ribbon-1940': 'After three games the points of the losers come off those of the winners., p. 385' },
      bumper: { 'blue-ribbon-1940': '8 points, p. 385' },
    },
  },
  'whist/prussian': { points: asInWhist('p. 384') },
  'whist/dummy': { laws: dummyRevoke(['p. 385-386']), points: asInWhist('p. 385-386, p. 384') },
  'whist/double-dummy': { laws: dummyRevoke(BID), points: asInWhist('p. 386, p. 384') },
  'whist/bid': {
    points: {
      trick: { 'blue-ribbon-1940': '1 point a trick, p. 386' },
      'honour-won': { 'blue-ribbon-1940': '1 point an honour, p. 386' },
      'bid-made': {
        'blue-ribbon-1940':
          'Whether it names all the tricks or only those beyond the book is agreed on first. Blue Ribbon does not say what a failed bid costs., p. 386',
      },
      'deal-total': { 'blue-ribbon-1940': '17 points, p. 386' },
    },
  },
  'whist/norwegian': {
    absent: { laws: [...TRUMP_TURNED, ...HONOURS_LAWS], points: HONOURS_POINTS },
    laws: {
      'wrong-number-of-cards': {
        moment: 'deal',
        answers: {
          noticed: { early: 'Before', later: 'After' },
          what: { few: 'too few', many: 'too many' },
          others: { right: 'All the others', partner: 'partner’s number is wrong', opponent: 'opponent’s number is wrong' },
        },
        books: { 'blue-ribbon-1940': { at: ['p. 393'], cases: ruling(...NEW_DEAL) } },
      },
      'exposed-in-deal': {
        moment: 'deal',
        answers: { who: { dealer: 'The dealer', partner: 'partner', opponent: 'opponent' }, touched: { no: 'No', yes: 'Yes' } },
        books: { 'blue-ribbon-1940': { at: ['p. 393'], cases: ruling(...NEW_DEAL) } },
      },
      revoke: {
        moment: 'play',
        answers: { found: FOUND, sides: SIDES, form: { grand: 'grand', nullo: 'nullo' }, enough: { yes: 'Yes', no: 'No' } },
        books: {
          'blue-ribbon-1940': {
            at: NORWEGIAN,
            cases: [
              { when: { form: 'grand' }, does: ['tricks:others = 3 tricks'] },
              { when: { form: 'nullo', enough: 'yes' }, does: ['tricks:offender = 3 tricks'] },
              { when: { form: 'nullo', enough: 'no' }, does: ['thing:all the tricks that the others have = to offender'] },
            ],
          },
        },
      },
      'bid-out-of-turn': {
        moment: 'bidding',
        books: { 'blue-ribbon-1940': { at: NORWEGIAN, cases: ruling('lose:offender = 20 points', 'thing:the bid = void') } },
      },
      'all-pass': {
        moment: 'bidding',
        books: { 'blue-ribbon-1940': { at: NORWEGIAN, cases: ruling('act:all-players:play the hand as a nullo, to lose tricks = must') } },
      },
    },
    points: {
      game: { 'blue-ribbon-1940': '50 points, p. 394' },
      revoke: { 'blue-ribbon-1940': '3 tricks, p. 394' },
      grand: { 'blue-ribbon-1940': '4 points, p. 394' },
      'grand-lost': { 'blue-ribbon-1940': '8 points, p. 394' },
      nullo: { 'blue-ribbon-1940': '2 points, p. 394' },
      'early-bid': { 'blue-ribbon-1940': '20 points, p. 394' },
    },
  },
  'whist/ruff-and-honours': {
    laws: {
      revoke: {
        moment: 'play',
        answers: { found: FOUND, sides: SIDES, agreed: { one: 'One point', game: 'The game' } },
        books: {
          donohue: {
            at: WHISK,
            cases: [
              { when: { agreed: 'one' }, does: ['lose:offender = 1 point'] },
              { when: { agreed: 'game' }, does: ['game = won by others'] },
            ],
          },
        },
      },
      'deal-lost': {
        moment: 'deal',
        answers: { agreed: { one: 'One point', trick: 'A trick' } },
        books: {
          donohue: {
            at: WHISK,
            cases: [
              { when: { agreed: 'one' }, does: ['lose:dealer = 1 point'] },
              { when: { agreed: 'trick' }, does: ['lose:dealer = 1 trick'] },
            ],
          },
        },
      },
      'call-forgotten': {
        moment: 'play',
        answers: { played: { no: 'No', yes: 'Yes' } },
        books: {
          donohue: {
            at: WHISK,
            cases: [
              { when: { played: 'no' }, does: ['act:that-side:call honours = may'] },
              { when: { played: 'yes' }, does: ['act:that-side:call honours = may not'] },
            ],
          },
        },
      },
    },
    points: {
      'three-honours': { donohue: '8 points, p. 98' },
      'four-honours': { donohue: '16 points, p. 98' },
      'calling-at-eight': { donohue: 'At eight, two honours in one hand and one in the other win the game; more than two are shown., p. 98' },
      game: { donohue: '10 points, p. 98' },
      forfeit: { donohue: '1 point, p. 98' },
    },
  },
  'whist/swabbers': {
    points: {
      'three-honours': { donohue: 'Honours are reckoned at nine as at any other score; no number is given., p. 105' },
      swabbers: { donohue: 'Which cards, and how much, is not told., p. 105' },
    },
  },
};
