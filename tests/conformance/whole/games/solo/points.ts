// What solo pays, from Blue Ribbon (p. 361-363) and U.S. Playing Card (p. 89-92).
import type { WholePlace } from '../../whole.ts';

export const points: NonNullable<WholePlace['points']> = {
  simple: { 'blue-ribbon-1940': '2 counters, p. 362', 'uspc-1898': '2 chips, p. 90' },
  'simple-color': { 'blue-ribbon-1940': '4 counters, p. 362', 'uspc-1898': '4 chips, p. 90' },
  forcee: { 'blue-ribbon-1940': '4 counters, p. 362', 'uspc-1898': '4 chips, p. 90' },
  'forcee-color': { 'blue-ribbon-1940': '8 counters, p. 362', 'uspc-1898': '8 chips, p. 90' },
  solo: { 'blue-ribbon-1940': '4 counters, p. 362', 'uspc-1898': '4 chips, p. 90' },
  'solo-color': { 'blue-ribbon-1940': '8 counters, p. 362', 'uspc-1898': '8 chips, p. 90' },
  tout: { 'blue-ribbon-1940': '16 counters, p. 362', 'uspc-1898': '16 chips, p. 90' },
  'tout-color': { 'blue-ribbon-1940': '32 counters, p. 362', 'uspc-1898': '32 chips, p. 90' },
  'tout-ace': { 'uspc-1898': '4 chips, p. 91' },
  'tout-ace-color': { 'uspc-1898': '8 chips, p. 91' },
  tricks: { 'blue-ribbon-1940': '5 tricks, p. 361', 'uspc-1898': '5 tricks, p. 90' },
  'three-matadors': { 'blue-ribbon-1940': '3 counters, p. 362-363', 'uspc-1898': '1 chip, p. 90' },
  'lower-matador': { 'blue-ribbon-1940': '1 counter a trump, p. 362-363', 'uspc-1898': '1 chip a trump, p. 90' },
  'all-eight': { 'uspc-1898': 'as much as a solo, p. 91' },
  'played-on': {
    'uspc-1898': 'a tout if the caller fails; if the caller wins, a multiple of the game, p. 91-92',
    'blue-ribbon-1940': 'a tout, won or lost, p. 362',
  },
  'played-on-suit': { 'uspc-1898': '2 times, p. 91-92' },
  'played-on-color': { 'uspc-1898': '4 times, p. 91-92' },
  payment: {
    'uspc-1898': 'alone, to or from each of the three; partners each with one opponent, p. 91',
    'blue-ribbon-1940': 'alone, to or from each adversary; partners each with another adversary, p. 362',
  },
  stake: { 'blue-ribbon-1940': 'as agreed, usually 4 counters, p. 361', 'uspc-1898': 'as agreed, usually 2 or 4 chips, p. 89' },
  stamm: { 'blue-ribbon-1940': '16 counters, p. 363', 'uspc-1898': '16 chips, p. 89, p. 91' },
  bete: { 'blue-ribbon-1940': '16 counters, p. 363', 'uspc-1898': '16 chips, p. 89, p. 91' },
  'tout-pool': { 'uspc-1898': 'as a solo in color, if that is agreed, p. 91', 'blue-ribbon-1940': 'as a solo in color, p. 363' },
  'forcee-missed': { 'blue-ribbon-1940': '16 counters, p. 363', 'uspc-1898': 'a bête, p. 91' },
};
