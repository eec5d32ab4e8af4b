// Chess; the items from Blue Ribbon (p. 155-164 and 180) and Donohue (p. 279).
import type { WholeGame } from '../../whole.ts';
import { checkLaws } from './check.ts';
import { tableLaws } from './table.ts';
import { touchLaws } from './touch.ts';
import { variants } from './variants.ts';

const BLUE = 'blue-ribbon-1940';

export const whole: WholeGame = {
  chess: {
    laws: { ...touchLaws, ...checkLaws, ...tableLaws },
    points: {
      checkmate: { [BLUE]: 'The player who is mated loses the game., p. 161', donohue: 'The player who gives mate wins the game., p. 279' },
      drawn: { [BLUE]: 'Nobody wins., p. 156-157', donohue: 'Nobody wins, whether too few men are left or they stand so that neither can mate., p. 279' },
      stalemate: {
        [BLUE]: 'A draw, always., p. 163-164, p. 180',
        donohue: 'A win for the player stalemated by some authorities, a draw by others; the book does not choose., p. 279',
      },
      'perpetual-check': { [BLUE]: 'A draw; by the code the umpire is asked for fifty moves more., p. 162-163, p. 180' },
      king: { [BLUE]: '4½ pawns, p. 155' },
      queen: { [BLUE]: '15 pawns, p. 155' },
      rook: { [BLUE]: '9½ pawns, p. 155' },
      bishop: { [BLUE]: '5½ pawns, p. 155' },
      knight: { [BLUE]: '3½ pawns, p. 155' },
      pawn: { [BLUE]: '1 pawn, p. 155' },
    },
  },
  ...variants,
};
