// Variants of chess, from Blue Ribbon: the games at odds (p. 182), by correspondence and in consultation (p. 183-184).
import type { WholeGame } from '../../whole.ts';
import { blue, NOT_NAMED, one, YES_NO } from './words.ts';

const AGREED = ['act:both-sides:keep to what was agreed = must'];
const FORFEITED = ['game = lost by that party'];
const STAND_BY = 'act:that party:stand by the move that was sent = must';

export const variants: WholeGame = {
  'chess/odds-games': {
    // The giver of the odds chooses who moves first.
    absent: { laws: ['first-move'] },
    laws: {
      'giver-chooses': {
        moment: 'set-up',
        answers: { odds: { man: 'or the exchange', draws: 'Drawn games', mate: 'Mate with', moves: 'A pawn and' }, agreed: YES_NO },
        books: blue('law I, p. 182', [
          ...['man', 'draws', 'mate'].flatMap((odds) => [
            { when: { odds, agreed: 'no' }, does: ['act:the giver of the odds:choose the pieces and move first = may'] },
            { when: { odds, agreed: 'yes' }, does: AGREED },
          ]),
          { when: { odds: 'moves' }, does: [] },
        ]),
      },
      'pawn-given': {
        moment: 'set-up',
        answers: { agreed: YES_NO },
        books: blue('law II, p. 182', [
          { when: { agreed: 'no' }, does: ['act:the giver of the odds:give the king’s bishop’s pawn = must'] },
          { when: { agreed: 'yes' }, does: AGREED },
        ]),
      },
      'rook-given': {
        moment: 'move',
        answers: { agreed: YES_NO },
        books: blue('law III, p. 182', [
          { when: { agreed: 'no' }, does: ['act:the giver of the odds:castle on the side from which the rook is removed = may not', NOT_NAMED] },
          { when: { agreed: 'yes' }, does: ['act:the giver of the odds:castle on the side from which the rook is removed = may'] },
        ]),
      },
      'mating-pawn': one('move', 'law IV, p. 182', 'act:the giver of the odds:turn that pawn into a piece = may not', NOT_NAMED),
      'moves-given': one(
        'move',
        'law V, p. 182',
        'act:the taker of the moves:move a piece beyond the fourth row before the giver has moved = may not',
        NOT_NAMED,
        'thing:the moves given = counted together as the first move',
      ),
      'square-of-mate': one('game-over', 'law VI, p. 182', 'act:the giver of the odds:mate the king while it stands on that square = must'),
      'won-otherwise': one('game-over', 'law VII, p. 182', 'game = lost by the giver of the odds'),
    },
  },
  'chess/correspondence': {
    laws: {
      'nothing-agreed': one(
        'before-play',
        'law I, p. 183',
        'act:both parties:agree before the game on who takes part, when and how moves are sent, the penalties and the umpire = must',
      ),
      'move-sent': {
        moment: 'move',
        answers: { clear: YES_NO },
        books: blue('law II, p. 183', [
          { when: { clear: 'yes' }, does: [STAND_BY] },
          { when: { clear: 'no' }, does: ['act:opponent:hold that party to the message = may not'] },
        ]),
      },
      'board-differs': one('move', 'law III, p. 183', STAND_BY, 'thing:the party’s own board = altered to match the message'),
      'men-moved-out-of-turn': {
        moment: 'move',
        answers: { why: { adjust: 'To adjust', castling: 'in castling', other: 'any other reason' } },
        books: blue('law IV, p. 183', [
          { when: { why: 'adjust' }, does: ['penalty = none'] },
          { when: { why: 'castling' }, does: ['penalty = none'] },
          { when: { why: 'other' }, does: FORFEITED },
        ]),
      },
      'man-wrongly-removed': one('next-move', 'law V, p. 183-184', 'right = anyone', 'thing:the moves = stands', 'thing:the piece = put back on the board'),
      'bystander-helps': one('any-time', 'law VI, p. 184', ...FORFEITED),
    },
  },
};
