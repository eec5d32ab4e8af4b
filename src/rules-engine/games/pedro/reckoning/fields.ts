// The fields of a deal of up to eight players.
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
const OR_NOBODY = { ...PLAYERS, nobody: 'Nobody' } as const;
const MOST = 36;

const taken = (label: string, hint?: string) => choiceOf(label, OR_NOBODY, hint === undefined ? {} : { hint });
const given = <const K extends string>(label: string, key: K) => choiceOf(label, OR_NOBODY, { given: key });
export const WHO = {
  bidder: choiceOf('Who made the trump?', PLAYERS),
  bidding: choiceOf(
    'Was there a bid?',
    { yes: 'Yes', no: 'Nobody bid' },
    {
      otherwise: 'yes',
      seldom: true,
      hint: 'A dealer who refused the best bid and made the trump instead plays for that bid.',
    },
  ),
  bid: count('The bid', 1, MOST, { when: { field: 'bidding', is: ['yes'] } }),
  sold: choiceOf(
    'Who sold it?',
    { ...PLAYERS, nobody: 'Nobody: the dealer kept it' },
    { given: 'sold', when: { field: 'bidding', is: ['yes'] }, hint: 'The dealer, who scores the bid.' },
  ),
} as const;
export const CARDS = {
  high: choiceOf('Who has high?', PLAYERS),
  low: taken('Who has low?', 'High and low: who took it; by Donohue who held it.'),
  jack: taken('Who took the jack of trumps?'),
  game: taken('Who has game?', 'The ten of trumps; by Donohue the highest count.'),
  trey: given('Who took the three of trumps?', 'trey'),
  pedro: given('Who took the five of trumps?', 'pedro'),
  sancho: given('Who took the nine of trumps?', 'sancho'),
  joker: given('Who took the joker?', 'joker'),
} as const;
export const SELDOM = {
  revoke: choiceOf('Who revoked?', OR_NOBODY, { otherwise: 'nobody', seldom: true }),
  custom: choiceOf(
    'A bid made with points to spare',
    { all: 'All of them count', bid: 'The bid and no more' },
    { otherwise: 'all', given: 'only-bid', seldom: true },
  ),
} as const;
export const TARGET = {
  target: choiceOf('The game', { usual: 'The usual one', long: '100 points' }, { otherwise: 'usual', given: 'long-target', seldom: true }),
} as const;
export const BEFORE = {
  before: listOf('Points made before the deal', count('Points', -200, 99), 2, 8, {
    optional: true,
    given: 'target',
    hint: 'In the order of the players; below nothing for a player in the hole. A score that runs down from 50 and stands at 38 is 12 made.',
  }),
} as const;
