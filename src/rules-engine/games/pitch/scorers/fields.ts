import { choiceOf, count, listOf } from '../../../scoring/fields.ts';

export const PLAYERS = {
  '1': 'Player 1',
  '2': 'Player 2',
  '3': 'Player 3',
  '4': 'Player 4',
  '5': 'Player 5',
  '6': 'Player 6',
  '7': 'Player 7',
  '8': 'Player 8',
} as const;
export type Player = keyof typeof PLAYERS;
export const OR_NOBODY = { ...PLAYERS, nobody: 'Nobody' } as const;
/** The possible targets, as score items. */
export const TARGETS = { usual: 'target', '11': 'middle-target', '21': 'long-target' } as const;
export const BIDS = { '1': '1', '2': '2', '3': '3', '4': '4', smudge: 'Smudge' } as const;
const who = (label: string) => choiceOf(label, OR_NOBODY, { otherwise: 'nobody' });

export const ask = {
  counts: listOf('Count for game of each player', count('Player', 0, 80), 2, 8, {
    hint: 'Tens 10, aces 4, kings 3, queens 2, jacks 1. In the order of the players.',
  }),
  bidder: choiceOf('Who pitched the trump?', PLAYERS),
  bid: choiceOf(
    'The bid',
    { ...BIDS, none: 'Nobody bid' },
    {
      hint: 'A seller who pitches, without having sold: the bid refused. Trump pitched in turn without a bid (1940): four.',
    },
  ),
  high: choiceOf('Who has high?', PLAYERS, { hint: 'The player dealt it; in the Sierra manual the player who won it.' }),
  low: choiceOf('Who has low?', PLAYERS, { hint: 'The player dealt it; in the Sierra manual the player who won it.' }),
  jack: who('Who took the jack of trumps?'),
  tricks: count('Tricks of the bidder', 0, 6, { when: { field: 'bid', is: ['smudge'] } }),
  sold: choiceOf('Who sold the pitch?', OR_NOBODY, { otherwise: 'nobody', given: 'sold', seldom: true, hint: 'Only where the eldest hand sells it.' }),
  revoke: choiceOf('Who revoked?', OR_NOBODY, { otherwise: 'nobody', given: 'revoke', seldom: true }),
  target: choiceOf('The game', { usual: 'The usual one', '11': '11 points', '21': '21 points' }, { otherwise: 'usual', given: 'long-target' }),
  before: listOf('Scores before the deal', count('Score', -60, 20), 2, 8, { optional: true, hint: 'Points made; below nothing for a player in the hole.' }),
} as const;
