// What each book gives at all fours: Blue Ribbon, p. 3-5; Donohue, p. 78-80 and laws 7 to 14; U.S. Playing Card, p. 66-68; Hoffmann, p. 1-3.
import type { WholePlace } from '../../whole.ts';

const all = (gives: string, blue: string, donohue: string, hoffmann: string) => ({
  'blue-ribbon-1940': `${gives}, ${blue}`,
  donohue: `${gives}, ${donohue}`,
  'uspc-1898': `${gives}, p. 66-68`,
  hoffmann: `${gives}, ${hoffmann}`,
});
const card = (gives: string) => all(gives, 'p. 4', 'p. 79', 'p. 1');

export const points: NonNullable<WholePlace['points']> = {
  high: card('1 point'),
  low: card('1 point'),
  jack: card('1 point'),
  game: all('1 point', 'p. 4', 'p. 79-80', 'p. 1-2'),
  'turned-jack': all('1 point', 'p. 3', 'p. 79, law 8, p. 82', 'p. 2-3'),
  gift: all('1 point', 'p. 3-4', 'p. 78-79, law 10, p. 82', 'p. 2-3'),
  'card-ten': card('10 points toward game'),
  'card-ace': card('4 points toward game'),
  'card-king': card('3 points toward game'),
  'card-queen': card('2 points toward game'),
  'card-jack': card('1 point toward game'),
  order: {
    'blue-ribbon-1940': 'High, low, jack, game., p. 4',
    donohue: 'High, low, jack, game; a turned jack goes before them all., law 7, p. 82, p. 79',
    'uspc-1898': 'High, low, jack, game; a turned jack goes before them., p. 66-68',
    hoffmann: 'High, low, jack, game; a turned jack goes before them all., p. 2-3',
  },
  target: all('7 points', 'p. 4', 'p. 80', 'p. 1'),
  'long-target': { 'uspc-1898': '10 points, p. 66-68' },
  revoke: { 'blue-ribbon-1940': '-1 point, p. 5', donohue: '1 point, law 14, p. 83-84' },
  'revoke-jack': { 'blue-ribbon-1940': '-2 points, p. 5', donohue: '2 points, law 14, p. 83-84' },
  discard: { hoffmann: '1 point, p. 3' },
};
