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
            'If the caller revoked, the other players take 3 tricks from the caller. If an opponent revoked at misère or abundance, the caller may claim the game as won. There are more cases.',
        },
      },
      'lead-out-of-turn': {
        leads: {
          'blue-ribbon-1940':
            'At misère, a player who leads out of turn loses the game. At solo or abundance, the other players may say which suit that player must lead. There are more cases.',
        },
      },
      'exposed-card': {
        leads: {
          'blue-ribbon-1940':
            'If a caller who plays alone showed a plain card, there is no penalty. Any other player’s card stays face up, to be played when the other players say. There are more cases.',
        },
      },
      'wrong-number-of-cards': {
        leads: {
          'blue-ribbon-1940':
            'A caller with a wrong number who has played to the first trick may play on, but wins nothing. If only opponents have a wrong number, the deal stands. There are more cases.',
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
