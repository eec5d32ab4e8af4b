// The variants of cinch: Blue Ribbon, p. 188-189; U.S. Playing Card, p. 59-60.
import { ruling, type WholeGame } from '../../whole.ts';

const NOT_NAMED = 'cost = not named';
const CALLS = ruling('command:the holder of a card that is named = play as the bidder’s partner for that deal', 'right = bidder');
const SILENT_PARTNER = ['act:the partner who was called:say that they are the partner = may not', NOT_NAMED];
const BLIND_CLOSED = ruling('act:anyone:look at the blind = may not', NOT_NAMED);
const BLIND_OPEN = ['act:bidder:look at the blind = may'];
/** All players discard down to six, and there are no cards left to draw. */
const DRAWING = ['plain-card-kept', 'wrong-number-asked', 'dealer-robs-pack', 'dealer-over-six-trumps'];
const SEVEN_GO = ruling('act:all-players:discard seven cards and keep six = must', NOT_NAMED);
const SIX_AND_TWO = ruling('act:all-players:discard, the bidder six cards and each of the others two = must', NOT_NAMED);

export const variants: WholeGame = {
  'cinch/auction': {
    laws: {
      'card-called': {
        moment: 'opening-lead',
        books: { 'blue-ribbon-1940': { at: ['p. 188'], cases: CALLS }, 'uspc-1898': { at: ['p. 59'], cases: CALLS } },
      },
      'partner-announced': {
        moment: 'play',
        answers: { custom: { no: 'No', yes: 'Yes' } },
        books: {
          'blue-ribbon-1940': { at: ['p. 188'], cases: ruling(...SILENT_PARTNER) },
          'uspc-1898': {
            at: ['p. 59'],
            cases: [
              { when: { custom: 'no' }, does: SILENT_PARTNER },
              { when: { custom: 'yes' }, does: ['act:the partner who was called:say that they are the partner = may'] },
            ],
          },
        },
      },
    },
  },
  'cinch/blind': {
    laws: {
      'blind-looked-at': {
        moment: 'bidding',
        books: { 'blue-ribbon-1940': { at: ['p. 188'], cases: BLIND_CLOSED }, 'uspc-1898': { at: ['p. 59'], cases: BLIND_CLOSED } },
      },
      'blind-before-trump': {
        moment: 'making-trump',
        answers: { custom: { no: 'No', yes: 'Yes' } },
        books: {
          'blue-ribbon-1940': { at: ['p. 188'], cases: ruling(...BLIND_OPEN) },
          'uspc-1898': {
            at: ['p. 59'],
            cases: [
              { when: { custom: 'no' }, does: BLIND_OPEN },
              { when: { custom: 'yes' }, does: ['act:bidder:name the trump before the blind is looked at = must', NOT_NAMED] },
            ],
          },
        },
      },
      'blind-discard': {
        moment: 'discard',
        books: { 'blue-ribbon-1940': { at: ['p. 188'], cases: SEVEN_GO }, 'uspc-1898': { at: ['p. 59'], cases: SEVEN_GO } },
      },
    },
    absent: { laws: DRAWING },
  },
  'cinch/six-handed-blind': {
    laws: {
      'blind-before-trump': { moment: 'making-trump', books: { 'uspc-1898': { at: ['p. 59'], cases: ruling(...BLIND_OPEN) } } },
      'blind-discard': { moment: 'discard', books: { 'uspc-1898': { at: ['p. 59'], cases: SIX_AND_TWO } } },
    },
    absent: { laws: DRAWING },
  },
  'cinch/widow': {
    laws: { 'widow-discard': { moment: 'discard', books: { 'blue-ribbon-1940': { at: ['p. 189'], cases: SIX_AND_TWO } } } },
    absent: { laws: DRAWING },
  },
  'cinch/two-handed': {
    laws: {
      'keep-six': {
        moment: 'discard',
        books: { 'uspc-1898': { at: ['p. 59'], cases: ruling('act:all-players:discard all but six cards = must', NOT_NAMED) } },
      },
      'drawing-ends': {
        moment: 'draw',
        books: { 'uspc-1898': { at: ['p. 59'], cases: ruling('act:all-players:play out the cards in hand without drawing = must') } },
      },
    },
  },
  'cinch/sixty-three': {
    laws: {
      'second-bid': { moment: 'bidding', books: { 'blue-ribbon-1940': { at: ['p. 189'], cases: ruling('act:anyone:bid a second time = may') } } },
      'bid-made': {
        moment: 'count',
        answers: { more: { bidder: 'bidder', adversaries: 'adversaries' } },
        books: {
          'blue-ribbon-1940': {
            at: ['p. 189', 'p. 186-187'],
            cases: [
              { when: { more: 'bidder' }, does: ['score:bidder = the difference of the two counts'] },
              { when: { more: 'adversaries' }, does: [] },
            ],
          },
        },
      },
    },
    points: {
      king: { 'blue-ribbon-1940': '25 points, p. 189' },
      trey: { 'blue-ribbon-1940': '15 points, p. 189' },
      nine: { 'blue-ribbon-1940': '9 points, p. 189' },
      whole: { 'blue-ribbon-1940': '63 points, p. 189' },
      high: { 'blue-ribbon-1940': '1 point, p. 189, p. 186' },
      'left-pedro': { 'blue-ribbon-1940': '5 points, p. 189, p. 186' },
    },
    absent: { points: ['target', 'joker'] },
  },
  'cinch/progressive': {
    laws: {
      'bell-in-play': {
        moment: 'play',
        books: {
          'uspc-1898': {
            at: ['p. 59-60'],
            cases: ruling('play = stops', 'thing:the seats at the next table = to the partners with the most points on the last hand scored'),
          },
        },
      },
      'finished-first': {
        moment: 'hand-over',
        books: { 'uspc-1898': { at: ['p. 59-60'], cases: ruling('act:all-players:stay seated until the bell is tapped = must', NOT_NAMED) } },
      },
      'table-tied': {
        moment: 'game-over',
        answers: { agreed: { half: 'Half a game', cut: 'cut for everything' } },
        books: {
          'uspc-1898': {
            at: ['p. 59-60'],
            cases: [
              { when: { agreed: 'half' }, does: ['score:all-players = ½ game', 'act:tied-players:cut for the higher seats = must'] },
              { when: { agreed: 'cut' }, does: ['act:tied-players:cut for it = must'] },
            ],
          },
        },
      },
    },
    points: {
      bell: { 'uspc-1898': '32 points, p. 59-60' },
      hands: { 'uspc-1898': '4 hands, p. 59-60' },
      'game-won': { 'uspc-1898': '1 game, p. 59-60' },
      'half-game': { 'uspc-1898': '½ game, p. 59-60' },
    },
  },
};
