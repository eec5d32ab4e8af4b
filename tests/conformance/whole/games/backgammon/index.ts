// Backgammon; the items from Blue Ribbon (p. 20-24) and Donohue (p. 148-151).
import type { WholeGame } from '../../whole.ts';
import { laws } from './laws.ts';
import { variants } from './variants.ts';

const of36 = (count: number): string => `${count} throw${count === 1 ? '' : 's'} in 36`;
const both = (count: number) => ({ 'blue-ribbon-1940': `${of36(count)}, p. 23`, donohue: `${of36(count)}, p. 151` });
/** The throws that hit a man 1 to 12 points away. */
const HITS = [11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 1];
/** The throws that enter a man on 1 to 5 open points. */
const ENTERS = [11, 20, 27, 32, 35];

export const whole: WholeGame = {
  backgammon: {
    laws,
    points: {
      hit: { 'blue-ribbon-1940': '1 game, p. 20', donohue: '1 game, p. 148' },
      gammon: { 'blue-ribbon-1940': '2 games, p. 20', donohue: '2 games, p. 148' },
      backgammon: { 'blue-ribbon-1940': '3 games, p. 20-21', donohue: '3 games, p. 148' },
      'hits-only': { 'blue-ribbon-1940': '1 game, p. 23-24' },
      ...Object.fromEntries(HITS.map((count, n) => [`odds-${n + 1}`, both(count)])),
      ...Object.fromEntries(ENTERS.map((count, n) => [`enter-${n + 1}`, { donohue: `${of36(count)}, p. 151` }])),
    },
  },
  ...variants,
};
