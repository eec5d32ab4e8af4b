// What each book gives at whist: U.S. Playing Card, laws 1, 30 and 31, p. 22-26; Donohue, p. 105-106 and 132-138; Blue Ribbon, p. 384.
import type { WholePlace } from '../../whole.ts';

export const points: NonNullable<WholePlace['points']> = {
  trick: { 'uspc-1898': '1 point, law 1, p. 22-26', donohue: '1 point, p. 106, p. 137', 'blue-ribbon-1940': '1 point, p. 384' },
  slam: { donohue: 'It has a name and no points of its own., p. 138', 'blue-ribbon-1940': 'It has a name and no points of its own., p. 384' },
  'three-honours': { donohue: '2 points, p. 136' },
  'four-honours': { donohue: 'Points gained by honours are set up like those of tricks; for all four no number is printed., p. 137' },
  'calling-at-eight': { donohue: 'The call belongs to the score of eight alone; at nine honours no longer count., p. 136, p. 105' },
  game: { 'uspc-1898': '7 points, law 1, p. 22-26', donohue: '10 points, p. 137', 'blue-ribbon-1940': '7 points, p. 384' },
  'rubber-game': { 'blue-ribbon-1940': '5 points, p. 384' },
  rubber: { 'blue-ribbon-1940': 'Best of three games; a third is not played when one side has won the first two., p. 384' },
  'game-value': {
    'uspc-1898': 'Seven less the losers’ score., law 1, p. 22-26',
    'blue-ribbon-1940': 'All that the winners made, beyond seven too, less the losers’ score; the hand is played out., p. 384',
  },
  lurch: { donohue: 'Advice speaks of saving the lurch and of half the stake saved by a side at four; which score is lurched is not set out., p. 106, p. 132' },
  revoke: { 'uspc-1898': '2 tricks a revoke, law 30, p. 22-26', donohue: '3 points, p. 135' },
  'revoke-cap': { 'uspc-1898': '6 points, law 31, p. 22-26', donohue: '9 points, p. 135' },
  'call-reminder': { donohue: '1 point, p. 136' },
};
