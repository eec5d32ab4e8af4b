// What each book gives at loo: Donohue, p. 72-75 and the laws on p. 76-77; Blue Ribbon, p. 207-209.
import type { WholePlace } from '../../whole.ts';

export const points: NonNullable<WholePlace['points']> = {
  price: { donohue: '3 counters, p. 72', 'blue-ribbon-1940': '3 counters, p. 207, p. 208' },
  trick: { donohue: '3 parts, p. 73-74, p. 74', 'blue-ribbon-1940': '3 parts, p. 207, p. 208' },
  simple: {
    donohue: 'Called force: everybody plays, and no trump is turned until different suits have been played., p. 73-74',
    'blue-ribbon-1940': 'Everybody plays, and no trump is turned until somebody cannot follow suit., p. 207',
  },
  given: {
    donohue: 'The dealer takes all of it., p. 74-75',
    'blue-ribbon-1940': 'If all the others have passed, the player on the dealer’s right may give the pool to the dealer instead of playing., p. 208',
  },
  defence: { 'blue-ribbon-1940': 'What the dealer wins stays in the pool, and a dealer without a trick pays nothing., p. 208' },
  unlimited: { donohue: 'The whole amount in the pool at the time., p. 73', 'blue-ribbon-1940': 'As much as is in the pool., p. 208' },
  flush: {
    donohue:
      'It takes the pool, and looes the board: everybody pays the price of a deal. Some companies loo those alone who stood, for the pool or the maximum., p. 75',
    'blue-ribbon-1940': 'If agreed, in a double pool: it takes the pool without play, and the others who declared to play are looed., p. 208-209',
  },
  'two-flushes': {
    donohue: 'The elder hand wins, though its cards are lower; the other is not looed., p. 75',
    'blue-ribbon-1940': 'The one nearer to the dealer’s left wins, whatever its cards; the other is not looed., p. 208-209',
  },
  looed: { donohue: '3 counters, p. 73, p. 73-74', 'blue-ribbon-1940': '3 counters, p. 207, p. 208' },
  'double-maximum': { donohue: '2 times, p. 73' },
  'fourfold-maximum': { donohue: '4 times, p. 73' },
  breach: { donohue: '1 loo, law 2, 3, 4, 5, 6, 7, 8, p. 76' },
  misdeal: { donohue: '1 loo, law 1, p. 76', 'blue-ribbon-1940': '3 counters, p. 209' },
  revoke: { donohue: '2 loos, law 9, p. 76-77', 'blue-ribbon-1940': '6 counters, p. 209' },
};
