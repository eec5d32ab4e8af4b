// What pinochle for two scores: U.S. Playing Card, p. 78-79; Donohue, p. 44-45 (with sixty-six on p. 35); Blue Ribbon, p. 266-268; the Sierra manual,
// p. 90-102.
import type { WholePlace } from '../../whole.ts';

const all = (value: string, blueRibbon = '267', donohue = '45') => ({
  'uspc-1898': `${value}, p. 79`,
  donohue: `${value}, p. ${donohue}`,
  'blue-ribbon-1940': `${value}, p. ${blueRibbon}`,
  sierra: `${value}, p. 90-102`,
});
const card = (value: string) => all(`${value} a card`, '267', '44, p. 35');
const only = (value: string) => ({ 'blue-ribbon-1940': `${value}, p. 268` });
const eight = (value: string) => ({ 'uspc-1898': `${value}, p. 79` });

export const points: NonNullable<WholePlace['points']> = {
  marriage: all('20 points', '266'),
  'royal-marriage': all('40 points', '266'),
  sequence: all('150 points', '266'),
  pinochle: all('40 points', '266'),
  'double-pinochle': { 'uspc-1898': '300 points, p. 79', 'blue-ribbon-1940': '80 points, p. 266', sierra: '300 points, p. 90-102' },
  'double-after-single': { 'uspc-1898': '300 points, p. 79, p. 74-75', sierra: '260 points, p. 90-102' },
  'four-aces': all('100 points'),
  'four-kings': all('80 points'),
  'four-queens': all('60 points'),
  'four-jacks': all('40 points'),
  'eight-aces': eight('1000 points'),
  'eight-kings': eight('800 points'),
  'eight-queens': eight('600 points'),
  'eight-jacks': eight('400 points'),
  'dix-turned': { 'uspc-1898': '10 points, p. 78', donohue: '10 points, p. 44', 'blue-ribbon-1940': '10 points, p. 266' },
  dix: { ...all('10 points', '266'), 'uspc-1898': '10 points, p. 78-79' },
  ace: card('11 points'),
  ten: card('10 points'),
  king: card('4 points'),
  queen: card('3 points'),
  jack: card('2 points'),
  'last-trick': all('10 points'),
  'cards-in-all': { 'uspc-1898': '250 points, p. 79', 'blue-ribbon-1940': '250 points, p. 267, p. 268' },
  'aces-and-tens': only('10 points an ace or ten'),
  'round-ace-or-ten': only('10 points an ace or ten'),
  'round-king-or-queen': only('5 points a king or queen'),
  game: { 'uspc-1898': '1000 points, p. 79', donohue: '500 points, p. 45', 'blue-ribbon-1940': '1000 points, p. 268', sierra: '1000 points, p. 90-102' },
  'melds-scored': {
    'uspc-1898': 'one for each trick won, before drawing, p. 78-79',
    donohue: 'one for each trick won, before drawing, p. 44',
    'blue-ribbon-1940': 'one for each trick won, before drawing, p. 266, p. 267',
    sierra: 'one for each trick won, before drawing, p. 90-102',
  },
  'tenth-scale': only('Every count is divided by ten, and the game is 100.'),
  'longer-game': only('1250 points'),
};
