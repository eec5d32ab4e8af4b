// What is scored at contract bridge, from Blue Ribbon (p. 432-436, 451-452 and 459) and the Sierra manual (p. 20-34).
import type { WholeGame, WholePlace } from '../../whole.ts';

const sierra = (value: string) => ({ sierra: `${value}, p. 20-34` });
const blue = (value: string, pages: string) => ({ 'blue-ribbon-1940': `${value}, ${pages}` });
const both = (value: string, pages: string) => ({ ...sierra(value), ...blue(value, pages) });
const TABLE = 'p. 432, p. 433';
const BOTH_PAGES = 'p. 432, p. 434';
const QUICK = 'p. 435-436';

export const points: NonNullable<WholePlace['points']> = {
  'trick-minor': both('20 points a trick', TABLE),
  'trick-major': both('30 points a trick', TABLE),
  'trick-no-trump-first': both('40 points', TABLE),
  'trick-no-trump': both('30 points a trick', BOTH_PAGES),
  'trick-doubled': both('2 times the trick points', 'p. 432'),
  'trick-redoubled': both('4 times the trick points', 'law 57, p. 118'),
  'over-minor': both('20 points a trick', 'p. 432, p. 433, p. 434'),
  'over-major': both('30 points a trick', 'p. 432, p. 433, p. 434'),
  'over-no-trump': both('30 points a trick', 'p. 434'),
  'over-doubled': both('100 points a trick', TABLE),
  'over-doubled-vulnerable': both('200 points a trick', TABLE),
  'over-redoubled': both('200 points a trick', TABLE),
  'over-redoubled-vulnerable': both('400 points a trick', TABLE),
  'made-doubled': sierra('50 points'),
  'made-redoubled': sierra('100 points'),
  'little-slam': both('500 points', BOTH_PAGES),
  'little-slam-vulnerable': both('750 points', BOTH_PAGES),
  'grand-slam': both('1000 points', BOTH_PAGES),
  'grand-slam-vulnerable': both('1500 points', BOTH_PAGES),
  'honours-four': both('100 points', TABLE),
  'honours-five': both('150 points', 'p. 432'),
  'honours-aces': both('150 points', 'p. 432'),
  game: both('100 points', TABLE),
  'rubber-in-two': both('700 points', BOTH_PAGES),
  'rubber-in-three': both('500 points', BOTH_PAGES),
  'unfinished-game': blue('300 points', 'p. 434'),
  down: both('50 points a trick', BOTH_PAGES),
  'down-doubled-first': both('100 points', BOTH_PAGES),
  'down-doubled-next': both('200 points a trick', BOTH_PAGES),
  'down-doubled-further': { ...sierra('300 points a trick'), ...blue('200 points a trick', BOTH_PAGES) },
  'down-redoubled-first': both('200 points', 'p. 434'),
  'down-redoubled-next': { ...sierra('400 points a trick'), ...blue('300 points a trick', 'p. 434') },
  'down-redoubled-further': { ...sierra('600 points a trick'), ...blue('300 points a trick', 'p. 434') },
  'vulnerable-down': both('100 points a trick', 'p. 432'),
  'vulnerable-down-text-first': blue('100 points', 'p. 434'),
  'vulnerable-down-text-further': blue('200 points a trick', 'p. 434'),
  'vulnerable-down-doubled-first': both('200 points', BOTH_PAGES),
  'vulnerable-down-doubled-further': both('300 points a trick', BOTH_PAGES),
  'vulnerable-down-redoubled-first': sierra('400 points'),
  'vulnerable-down-redoubled-further': sierra('600 points a trick'),
  'revoke-first': blue('2 tricks', 'p. 432, p. 434, p. 459'),
  'revoke-later': blue('1 trick', 'p. 432, p. 434, p. 459'),
  'quitted-trick': blue('50 points', 'p. 459'),
};

export const variants: WholeGame = {
  'contract-bridge/progressive': {
    points: {
      'game-bonus': blue('300 points', 'p. 433'),
      'game-bonus-vulnerable': blue('500 points', 'p. 433'),
      'part-score': blue('50 points', 'p. 433'),
      'penalty-limit': blue('1000 points', 'p. 433'),
    },
    absent: { points: ['rubber-in-two', 'rubber-in-three', 'unfinished-game'] },
  },
  'contract-bridge/bidding': {
    points: {
      'ace-king': blue('2 tricks', QUICK),
      'ace-queen': blue('1½ tricks', QUICK),
      ace: blue('1 trick', QUICK),
      'king-queen': blue('1 trick', QUICK),
      'guarded-king': blue('½ trick', QUICK),
      'high-ace': both('4 points', 'p. 451'),
      'high-king': both('3 points', 'p. 451'),
      'high-queen': both('2 points', 'p. 451'),
      'high-jack': both('1 point', 'p. 451'),
      void: sierra('3 points'),
      singleton: sierra('2 points'),
      doubleton: sierra('1 point'),
      open: { ...sierra('13 points'), ...blue('2½ tricks', 'p. 435') },
      'open-vulnerable': blue('3 tricks', 'p. 435'),
      'open-no-trump': { ...sierra('15 points'), ...blue('13 points', 'p. 451-452') },
    },
  },
};
