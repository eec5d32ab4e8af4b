import { doubted } from '../../../laws/cites.ts';
import { lawExample, scoreExample } from '../../../laws/examples.ts';
import { bookValue } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { redCounter } from '../words.ts';
import { CHAPTER, otherTrump } from './shared/paragraph.ts';

export default variant({
  title: 'Kimberly solo',
  aliases: ['Kimberley solo', 'Solo without proposals'],
  books: { 'blue-ribbon-1940': { heading: 'Kimberly Solo', pages: '365', inherits: CHAPTER } },
  players: { min: 4, max: 4 },
  packs: ['standard-52'],
  has: { partners: false },
  glance: {
    Calls: 'no proposals; the lowest call is a solo',
    'If all pass': 'a six-trick solo may be called in another suit',
  },
  laws: {
    amend: {
      revoke: {
        leads: {
          'blue-ribbon-1940':
            'If the caller revoked, the other players take 3 tricks. If an opponent did, the caller takes 3 tricks, or at misère or abundance may claim the game as won.',
        },
      },
      'lead-out-of-turn': {
        leads: {
          'blue-ribbon-1940':
            'At solo or abundance, the other players say which suit is led next; a card led by an opponent of the caller stays face up. At misère, a player who leads out of turn loses the game.',
        },
      },
      'exposed-card': {
        leads: {
          'blue-ribbon-1940':
            'The card stays face up, to be played when the other players say, unless the caller showed it. If it is a trump, the other players may also forbid ruffing with it.',
        },
      },
      'two-cards-played': {
        leads: {
          'blue-ribbon-1940':
            'The cards stay face up, to be played when the other players say, unless the caller played them. If they are trumps, the other players may also forbid ruffing with them.',
        },
      },
      'wrong-number-of-cards': {
        leads: {
          'blue-ribbon-1940':
            'The deal stands if only opponents have a wrong number. A caller with a wrong number who has played a first card may play on but wins nothing on the deal.',
        },
      },
      'all-pass': otherTrump(cites.blue.kimberly, 'The call is a solo of six tricks; no agreement is needed.'),
    },
  },
  points: {
    amend: {
      'six-trick-solo': {
        books: {
          'blue-ribbon-1940': bookValue(
            1,
            [cites.blue.kimberly, doubted(cites.blue.scoring, 'The payment is not given again here; it is that of the chapter.')],
            {
              unit: redCounter,
              says: 'allowed when all pass, without agreement',
            },
          ),
        },
      },
    },
    repeal: { proposal: 'There are no proposals and acceptances.' },
  },
  scorers: {},
  examples: [
    lawExample('all-pass', cites.blue.kimberly, {}, 'All four pass, and a player calls six tricks in another suit.', 'name another suit as trump'),
    scoreExample(
      'deal',
      cites.blue.kimberly,
      { call: 'six-trick-solo', tricks: '7', revoke: 'none' },
      'The six-trick solo in another suit is made with seven tricks.',
      'Six-trick solo won: 1 red and 1 white from each adversary',
    ),
  ],
});
