// What each book gives at euchre with partners: U.S. Playing Card, p. 9-10 and 16-17; Donohue, laws 1 to 3, 32, 39 and 46 and p. 4-21; Blue Ribbon,
// p. 222-224; the Sierra manual, p. 59-67.
import type { WholePlace } from '../../whole.ts';

export const points: NonNullable<WholePlace['points']> = {
  point: { 'uspc-1898': '1 point, p. 9', donohue: '1 point, law 1, p. 10, p. 4', 'blue-ribbon-1940': '1 point, p. 222', sierra: '1 point, p. 59-67' },
  march: { 'uspc-1898': '2 points, p. 9', donohue: '2 points, law 1, p. 10, p. 4', 'blue-ribbon-1940': '2 points, p. 222', sierra: '2 points, p. 59-67' },
  'lone-point': { 'uspc-1898': '1 point, p. 9', donohue: '1 point, law 2, p. 10', sierra: '1 point, p. 59-67' },
  'lone-march': {
    'uspc-1898': '4 points, p. 9',
    donohue: '4 points, law 2, p. 10, p. 21',
    'blue-ribbon-1940': '4 points, p. 222',
    sierra: '4 points, p. 59-67',
  },
  euchre: { 'uspc-1898': '2 points, p. 9', donohue: '2 points, law 1, p. 10, p. 6', 'blue-ribbon-1940': '2 points, p. 222', sierra: '2 points, p. 59-67' },
  'euchre-lone': { 'uspc-1898': '2 points, p. 9', donohue: '2 points, law 2, p. 10', 'blue-ribbon-1940': '2 points, p. 222', sierra: '2 points, p. 59-67' },
  revoke: { 'uspc-1898': '2 points, p. 9-10', donohue: '2 points, law 32, p. 14, law 3, p. 10', 'blue-ribbon-1940': '2 points, p. 223, p. 224' },
  'revoke-lone': { 'uspc-1898': '4 points, p. 9-10', 'blue-ribbon-1940': '4 points, p. 223, p. 224' },
  'lead-against-lone': { 'blue-ribbon-1940': '4 points, p. 224' },
  'called-card-refused': { donohue: '2 points, law 39, p. 15' },
  hint: { 'uspc-1898': '1 point, p. 16-17', donohue: '1 point, law 46, p. 16' },
  game: { 'uspc-1898': '5 points, p. 9', donohue: '5 points, law 1, p. 10, p. 4', 'blue-ribbon-1940': '5 points, p. 223', sierra: '5 points, p. 59-67' },
  'long-game': { 'uspc-1898': '10 points, p. 9' },
};
