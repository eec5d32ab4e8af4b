// Checkers; the items and variants from Blue Ribbon (p. 145, 149-153) and Donohue (p. 172-178 and 277).
import { endgame } from '../../../../../src/rules-engine/games/checkers/words.ts';
import { ruling, type WholeGame } from '../../whole.ts';
import { captureLaws } from './capture.ts';
import { moveLaws } from './move.ts';
import { FORCE, tableLaws, WITHIN } from './table.ts';

const BLUE = 'blue-ribbon-1940';
const EVEN = 'Nobody wins: few men are left, equal in number, and neither player can hope to gain on the other.';
const BY_COLUMNS =
  'With equal numbers, all pieces are counted that stand in the four columns with a black square at the near end, or all in the four with a white one:';
const BY_FOOT = 'All pieces are counted that stand in the columns with a playing square at the foot, where White sits:';

export const whole: WholeGame = {
  checkers: {
    laws: { ...moveLaws, ...captureLaws, ...tableLaws },
    points: {
      won: { [BLUE]: '1 game, p. 145', donohue: '1 game, p. 172' },
      drawn: { [BLUE]: 'Nobody wins: neither player can force it., p. 145, law 19, p. 152', donohue: `${EVEN}, p. 172` },
      'draw-given': { donohue: '1 game, p. 175' },
      'man-given': { donohue: 'In one of the three games the stronger player has 11 men instead of 12., p. 175' },
      'the-move': {
        [BLUE]: `${BY_COLUMNS} odd, and the player whose turn it is has the move; even, and the opponent has it., p. 149-150`,
        donohue: `${BY_FOOT} odd with White to play, and White has the move; even, and Black has it., p. 174`,
      },
      'time-to-move': { [BLUE]: '5 minutes, law 8, p. 151', donohue: '3 minutes, law 5, p. 177' },
      'time-to-capture': { [BLUE]: '1 minute, law 9, p. 151' },
      'time-after-call': { [BLUE]: '1 minute, law 8, 9, p. 151', donohue: '5 minutes, law 5, p. 177' },
      'moves-to-win': { [BLUE]: '40 moves, law 19, p. 152', donohue: '40 moves, law 8, p. 177-178' },
      'moves-two-kings': { donohue: '20 moves, law 8, p. 177-178' },
      'moves-draw-given': { donohue: '20 moves, law 8, p. 177-178' },
    },
  },
  'checkers/losing-game': {
    laws: {
      'cannot-win': { moment: endgame, answers: FORCE, books: { donohue: { at: ['p. 277', 'law 8, p. 177-178'], cases: WITHIN } } },
      'no-move-left': { moment: 'game-over', books: { donohue: { at: ['p. 277'], cases: ruling() } } },
    },
    points: { won: { donohue: '1 game, p. 277' } },
  },
  'checkers/match-play': {
    laws: {
      'same-opening': {
        moment: 'move',
        books: { [BLUE]: { at: ['p. 153'], cases: ruling('act:both-sides:play that opening in turn with the black men = must') } },
      },
    },
  },
};
