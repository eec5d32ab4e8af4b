// All fours until the play, from Blue Ribbon (p. 3-5), Donohue (laws 1 to 13, p. 80-83, and p. 78-80), U.S. Playing Card (p. 66-68) and Hoffmann (p. 1-3).
import { ruling, type WholePlace } from '../../whole.ts';

const SEVEN_UP = ['p. 66-68'];
const NOT_NAMED = 'cost = not named';
const DEAL_LOST = ['deal = void', 'dealer = loses the deal'];
const NEW_DEAL = ['deal = void', 'dealer = deals again'];
const CUT_AGAIN = 'thing:the cut = void';
const LEAVE_FOUR = 'act:offender:lift at least four cards and leave at least four = must';
const WAIT = ruling('act:others:look at a hand before the beg is settled = may not', NOT_NAMED);
const RUN = 'act:dealer:run three more cards to each player and turn a new trump = must';
const giveOrRun = (whom: string) => [`choice of dealer: score:${whom} = 1 point, or ${RUN}`];
const BEG_ONCE = { when: { what: 'again' }, does: ['act:anyone:beg a second time = may not'] };
const ELDEST_BEGS = { when: { what: 'other' }, does: ['act:others:beg = may not'] };
const RUN_ON = { when: { left: 'yes' }, does: [RUN] };
const BUNCH = { when: { left: 'no' }, does: NEW_DEAL };
const JACK_SCORED = ['score:dealer = 1 point'];
const JACK_NOT_SCORED = ['act:dealer:score the jack = may not'];
const BY_AGREEMENT = [
  { when: { what: 'bunch' }, does: ['act:the dealer and the eldest hand:agree to bunch the cards for a fresh deal = may'] },
  { when: { what: 'again' }, does: ['act:the dealer and the eldest hand:agree to run the cards again = may'] },
];
const JACK_AND_MISDEAL = [
  { when: { when: 'before' }, does: JACK_NOT_SCORED },
  { when: { when: 'after' }, does: JACK_SCORED },
  { when: { when: 'out' }, does: JACK_SCORED },
];

export const dealLaws: WholePlace['laws'] = {
  'cut-for-deal': { moment: 'before-play', books: { donohue: { at: ['law 1, p. 80'], cases: ruling(CUT_AGAIN) } } },
  'improper-cut': {
    moment: 'cut',
    answers: { what: { thin: 'fewer than four', exposed: 'was exposed' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 5'],
        cases: [
          { when: { what: 'thin' }, does: [CUT_AGAIN] },
          { when: { what: 'exposed' }, does: [] },
        ],
      },
      donohue: {
        at: ['law 2, p. 81', 'law 3, p. 81'],
        cases: [
          { when: { what: 'thin' }, does: [CUT_AGAIN, LEAVE_FOUR] },
          { when: { what: 'exposed' }, does: [CUT_AGAIN, 'right = anyone'] },
        ],
      },
    },
  },
  'dealt-without-cut': {
    moment: 'deal',
    books: { 'blue-ribbon-1940': { at: ['p. 5'], cases: ruling(...DEAL_LOST) }, donohue: { at: ['law 5, p. 81'], cases: ruling(...NEW_DEAL) } },
  },
  'faced-card': {
    moment: 'deal',
    books: { 'blue-ribbon-1940': { at: ['p. 5'], cases: ruling(...NEW_DEAL) }, donohue: { at: ['law 5, p. 81'], cases: ruling(...NEW_DEAL) } },
  },
  'imperfect-pack': { moment: 'deal', books: { 'blue-ribbon-1940': { at: ['p. 5'], cases: ruling(...NEW_DEAL) } } },
  'exposed-in-deal': {
    moment: 'deal',
    answers: { whose: { adversary: 'An opponent', dealer: 'The dealer', partner: 'partner' }, players: { two: 'Two', more: 'Three or four' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 5'],
        cases: [
          { when: { players: 'two' }, does: ['deal = void', 'right = non-dealer'] },
          { when: { players: 'more' }, does: ['deal = void', 'right = left-of-dealer'] },
        ],
      },
      donohue: {
        at: ['law 5, p. 81'],
        cases: [
          { when: { whose: 'adversary' }, does: NEW_DEAL },
          { when: { whose: 'dealer' }, does: ['deal = stands'] },
          { when: { whose: 'partner' }, does: [] },
        ],
      },
    },
  },
  'wrong-number': {
    moment: 'deal',
    answers: { what: { cards: 'too many or too few cards', hands: 'a hand too many' } },
    books: {
      'blue-ribbon-1940': { at: ['p. 5'], cases: ruling(...DEAL_LOST) },
      donohue: {
        at: ['law 5, p. 81'],
        cases: [
          { when: { what: 'cards' }, does: NEW_DEAL },
          { when: { what: 'hands' }, does: [] },
        ],
      },
    },
  },
  'deal-out-of-turn': {
    moment: 'deal',
    answers: { noticed: { 'in-time': 'Before the trump was turned', late: 'After the trump' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 5'],
        cases: [
          { when: { noticed: 'in-time' }, does: [...DEAL_LOST, 'next deal = proper-dealer'] },
          { when: { noticed: 'late' }, does: ['deal = stands'] },
        ],
      },
    },
  },
  'looked-before-beg': {
    moment: 'cards-lifted',
    books: {
      donohue: { at: ['p. 80', 'law 13, p. 83'], cases: WAIT },
      'uspc-1898': { at: SEVEN_UP, cases: WAIT },
      hoffmann: { at: ['p. 3'], cases: WAIT },
    },
  },
  beg: {
    moment: 'making-trump',
    answers: { players: { two: 'Two', alone: 'without partners', partners: 'as partners' }, wants: { one: 'One', more: 'More' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 3-4', 'p. 4-5'],
        cases: [
          { when: { wants: 'one' }, does: [RUN] },
          { when: { wants: 'more', players: 'two' }, does: giveOrRun('left-of-dealer') },
          { when: { wants: 'more', players: 'alone' }, does: giveOrRun('others') },
          { when: { wants: 'more', players: 'partners' }, does: giveOrRun('others') },
        ],
      },
      donohue: {
        at: ['p. 78-79', 'law 10, p. 82'],
        cases: [
          { when: { players: 'two' }, does: giveOrRun('left-of-dealer') },
          { when: { players: 'alone' }, does: giveOrRun('others') },
          { when: { players: 'partners' }, does: giveOrRun('others') },
        ],
      },
      'uspc-1898': {
        at: SEVEN_UP,
        cases: [
          { when: { players: 'two' }, does: giveOrRun('left-of-dealer') },
          { when: { players: 'alone' }, does: giveOrRun('others') },
          { when: { players: 'partners' }, does: giveOrRun('others') },
        ],
      },
      hoffmann: {
        at: ['p. 2-3', 'p. 3'],
        cases: [
          { when: { players: 'two' }, does: giveOrRun('left-of-dealer') },
          { when: { players: 'alone' }, does: [] },
          { when: { players: 'partners' }, does: giveOrRun('others') },
        ],
      },
    },
  },
  'who-may-beg': {
    moment: 'making-trump',
    answers: { what: { again: 'begs again', other: 'Another player' } },
    books: {
      'blue-ribbon-1940': { at: ['p. 3'], cases: [BEG_ONCE, ELDEST_BEGS] },
      donohue: { at: ['law 11, p. 83'], cases: [BEG_ONCE, { when: { what: 'other' }, does: [] }] },
      'uspc-1898': { at: SEVEN_UP, cases: [BEG_ONCE, { when: { what: 'other' }, does: [] }] },
      hoffmann: { at: ['p. 2-3', 'p. 3'], cases: [{ when: { what: 'again' }, does: [] }, ELDEST_BEGS] },
    },
  },
  bunching: {
    moment: 'making-trump',
    answers: { what: { bunch: 'fresh deal', again: 'run the cards' }, players: { two: 'Two', more: 'Three or four' } },
    books: {
      'blue-ribbon-1940': {
        at: ['p. 3'],
        cases: [
          { when: { what: 'bunch', players: 'two' }, does: ['act:both-sides:agree to bunch the cards for a fresh deal = may', ...NEW_DEAL] },
          { when: { what: 'bunch', players: 'more' }, does: ['act:all-players:ask for a new deal = may not'] },
          { when: { what: 'again' }, does: [] },
        ],
      },
      donohue: { at: ['law 11, p. 83'], cases: BY_AGREEMENT },
      'uspc-1898': { at: SEVEN_UP, cases: BY_AGREEMENT },
    },
  },
  'same-suit-turned': {
    moment: 'making-trump',
    answers: { left: { yes: 'Yes', no: 'No' } },
    books: {
      'blue-ribbon-1940': { at: ['p. 3'], cases: [RUN_ON, BUNCH] },
      donohue: { at: ['p. 78-79', 'law 10, p. 82', 'law 12, p. 83'], cases: [RUN_ON, BUNCH] },
      'uspc-1898': { at: SEVEN_UP, cases: [RUN_ON, BUNCH] },
      hoffmann: { at: ['p. 2-3'], cases: [RUN_ON, { when: { left: 'no' }, does: [] }] },
    },
  },
  'jack-turned-again': {
    moment: 'making-trump',
    answers: { suit: { new: 'new suit', rejected: 'turned down' } },
    books: Object.fromEntries(
      [
        { book: 'blue-ribbon-1940', at: ['p. 3'], rejected: JACK_NOT_SCORED },
        { book: 'donohue', at: ['law 8, p. 82', 'p. 79'], rejected: [] },
        { book: 'uspc-1898', at: SEVEN_UP, rejected: [] },
        { book: 'hoffmann', at: ['p. 2-3'], rejected: [] },
      ].map(({ book, at, rejected }) => [
        book,
        {
          at,
          cases: [
            { when: { suit: 'new' }, does: JACK_SCORED },
            { when: { suit: 'rejected' }, does: rejected },
          ],
        },
      ]),
    ),
  },
  'turned-jack-and-misdeal': {
    moment: 'trump-turned',
    answers: { when: { before: 'before the jack', after: 'after the jack', out: 'run out' } },
    books: { donohue: { at: ['law 8, p. 82'], cases: JACK_AND_MISDEAL }, 'uspc-1898': { at: SEVEN_UP, cases: JACK_AND_MISDEAL } },
  },
};
