// Écarté, from the books that its parts name; the items from Donohue (p. 303-306), Blue Ribbon (p. 218-220) and U.S. Playing Card (p. 60).
import type { WholeGame } from '../../whole.ts';
import { changeLaws } from './change.ts';
import { dealLaws } from './deal.ts';
import { playLaws } from './play.ts';

export const whole: WholeGame = {
  ecarte: {
    laws: { ...dealLaws, ...changeLaws, ...playLaws },
    points: {
      king: { 'blue-ribbon-1940': '1 point, p. 218, p. 219', donohue: '1 point, p. 305-306', 'uspc-1898': '1 point, p. 60' },
      point: { 'blue-ribbon-1940': '1 point, p. 219', donohue: '1 point, p. 303', 'uspc-1898': '1 point, p. 60' },
      vole: { 'blue-ribbon-1940': '2 points, p. 219', donohue: '2 points, p. 303', 'uspc-1898': '2 points, p. 60' },
      vulnerable: { 'blue-ribbon-1940': '2 points, p. 219', donohue: '2 points, p. 306', 'uspc-1898': '2 points, p. 60' },
      most: { donohue: '2 points, p. 303' },
      game: { 'blue-ribbon-1940': '5 points, p. 219', donohue: '5 points, p. 303', 'uspc-1898': '5 points, p. 60' },
      rubber: { donohue: 'two games of three, p. 303' },
    },
  },
  'ecarte/pool': {
    points: { stake: { 'blue-ribbon-1940': '1 stake, p. 220' }, pool: { 'blue-ribbon-1940': 'two games running, p. 220' } },
    absent: { points: ['rubber'] },
  },
};
