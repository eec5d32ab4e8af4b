// What is scored at auction bridge, from Blue Ribbon (p. 83-88, laws 57 to 64, p. 118-119, laws 70 and 72, p. 120, laws 88 and 89, p. 123, law 122, p. 127,
// and law 147, p. 131) and Donohue (p. 415, by which the scores of bridge on p. 397-402 apply).
import type { WholePlace } from '../../whole.ts';

const blue = (value: string, ...pages: string[]) => ({ 'blue-ribbon-1940': [value, ...pages].join(', ') });
const donohue = (value: string, ...pages: string[]) => ({ donohue: [value, 'p. 415', ...pages].join(', ') });
const trick = (now: number, then: number) => ({
  ...blue(`${now} points an odd trick`, 'law 57, p. 118', 'p. 83'),
  ...donohue(`${then} points an odd trick`, 'p. 397'),
});
const above = (value: number, per = '') => `${value} points above the line${per}`;
const under = (value: number) => ({ ...blue(above(value, ' a trick short'), 'law 58, p. 118', 'p. 84'), ...donohue(above(value, ' a trick short')) });
const made = (value: string) => ({ ...blue(value, 'law 61, p. 119', 'p. 85'), ...donohue(value) });
const times = (value: number) => `${value} times the value of a trick`;
const honours = (now: string, then: string) => ({ ...blue(now, 'law 59, p. 118-119', 'p. 85'), ...donohue(then, 'p. 397') });

export const points: NonNullable<WholePlace['points']> = {
  clubs: trick(6, 4),
  diamonds: trick(7, 6),
  hearts: trick(8, 8),
  spades: trick(9, 2),
  'no-trumps': trick(10, 12),
  doubled: { ...blue('2 times', 'law 57, p. 118', 'p. 83'), ...donohue('2 times', 'p. 402') },
  redoubled: { ...blue('4 times', 'law 57, p. 118', 'p. 83'), ...donohue('4 times', 'p. 402') },
  game: { ...blue('30 points', 'law 62, p. 119', 'p. 83'), ...donohue('30 points', 'p. 397') },
  rubber: { ...blue(above(250), 'law 64, p. 119', 'p. 85'), ...donohue(above(100), 'p. 398') },
  'unfinished-game': blue(above(125, ' a game won'), 'law 70, p. 120', 'law 147, p. 131'),
  undertrick: under(50),
  'undertrick-doubled': under(100),
  'undertrick-redoubled': under(200),
  'doubled-made': made(above(50)),
  'overtrick-doubled': made(above(50, ' a trick over')),
  'redoubled-made': made(above(100)),
  'overtrick-redoubled': made(above(100, ' a trick over')),
  'honours-three': honours(above(30), times(2)),
  'honours-four': honours(above(40), times(4)),
  'honours-five': honours(above(50), times(5)),
  'honours-four-hand': honours(above(80), times(8)),
  'honours-four-one': honours(above(90), times(9)),
  'honours-five-hand': honours(above(100), times(10)),
  'aces-three': honours(above(30), above(30)),
  'aces-four': honours(above(40), above(40)),
  'aces-four-hand': honours(above(100), above(100)),
  chicane: donohue(times(2), 'p. 398'),
  'little-slam': { ...blue(above(50), 'law 60, p. 119', 'p. 85'), ...donohue(above(20), 'p. 398') },
  'grand-slam': { ...blue(above(100), 'law 60, p. 119', 'p. 85'), ...donohue(above(40), 'p. 398') },
  'card-touched': blue(above(50), 'law 72, p. 120'),
  'partner-doubled': blue(above(50), 'law 89, p. 123'),
  'redouble-redoubled': blue(above(500), 'law 88, p. 123'),
  revoke: blue('2 tricks', 'law 122, p. 127', 'p. 87'),
  'further-revoke': blue('1 trick a further revoke', 'law 122, p. 127', 'p. 87'),
  settlement: blue('The nearest hundred by custom: 50 and over go up, 49 and less fall away.', 'p. 85'),
};
