import { lawExample, scoreExample } from '../../../laws/examples.ts';
import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, isDone, losesGame, must, noPenaltyPrinted, notDecided } from '../../../laws/remedies.ts';
import { ruled } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import {
  castleThere,
  chooseMenAndMove,
  convertPawn,
  crossMiddle,
  giveBishopsPawn,
  giverOfOdds,
  keepAgreement,
  mateKingThere,
  movesCountedTogether,
  takerOfMoves,
} from '../words.ts';

const { odds, oddsOtherwise } = cites.blue;

export default variant({
  title: 'Chess at odds',
  aliases: ['Odds games', 'Pawn and move', 'Knight odds'],
  books: { 'blue-ribbon-1940': { heading: 'Rules for Playing the Game at Odds', pages: '182-183', inherits: { from: 'chess', cite: oddsOtherwise } } },
  players: { min: 2, max: 2 },
  packs: ['none-0'],
  glance: {
    'Choice and first move': 'the giver of a piece, of the exchange, of draws counted as wins, or of a mate named beforehand',
    'Pawn and move': 'the pawn is the king’s bishop’s',
    'Rook given': 'no castling on that side',
    'Two moves or more': 'not beyond the fourth row; together they are the first move',
    'Win as named': 'a draw or any other win loses',
  },
  laws: {
    add: {
      'giver-chooses': law({
        offence: 'seats-and-partners',
        title: 'Who has the choice of men and the first move',
        gist: 'One player gives odds, and both want the first move.',
        aka: ['who moves first at odds', 'white at odds'],
        moment: 'set-up',
        facts: {
          odds: fact('Which odds are given?', 'Odds', {
            man: { label: 'A piece, or the exchange', chip: 'A piece', if: 'if a piece or the exchange is given' },
            draws: { label: 'Drawn games count as won for the taker', chip: 'Draws as wins', if: 'if drawn games count as won for the taker' },
            mate: { label: 'Mate with a piece or on a square that is named', chip: 'A named mate', if: 'if mate with a named piece or square is given' },
            moves: { label: 'A pawn and one move or more', chip: 'Pawn and moves', if: 'if a pawn and one move or more are given' },
          }),
          agreed: fact('Was anything else agreed?', 'Otherwise agreed', {
            no: { label: 'No', if: 'if nothing else was agreed' },
            yes: { label: 'Yes', if: 'if something else was agreed' },
          }),
        },
        leads: {
          'blue-ribbon-1940':
            'The giver of the odds has the choice of pieces and the first move, if nothing else was agreed. The book does not cover a pawn and moves.',
        },
        cases: [
          { when: { odds: ['man', 'draws', 'mate'], agreed: 'no' }, then: [allowed(giverOfOdds, chooseMenAndMove)] },
          { when: { odds: ['man', 'draws', 'mate'], agreed: 'yes' }, then: [must('both-sides', keepAgreement)] },
          { when: { odds: 'moves' }, then: [notDecided], note: 'The rule does not name these odds; the taker has the moves that are given.' },
        ],
        cites: odds('I'),
      }),
      'pawn-given': law({
        question: 'what-counts',
        title: 'Which pawn is given',
        gist: 'The odds are a pawn with one move or more, and the players are not agreed which pawn.',
        aka: ['pawn and move', 'pawn and two moves', 'king bishop pawn'],
        moment: 'set-up',
        facts: {
          agreed: fact('Was a pawn agreed on before?', 'Pawn agreed on', {
            no: { label: 'No', if: 'if no pawn was agreed on before' },
            yes: { label: 'Yes', if: 'if a pawn was agreed on before' },
          }),
        },
        usual: { agreed: 'no' },
        leads: { 'blue-ribbon-1940': 'It is the king’s bishop’s pawn, if no other pawn was agreed on before.' },
        cases: [
          { when: { agreed: 'no' }, then: [must(giverOfOdds, giveBishopsPawn)] },
          { when: { agreed: 'yes' }, then: [must('both-sides', keepAgreement)] },
        ],
        cites: odds('II'),
      }),
      'rook-given': law({
        question: 'allowed',
        title: 'Castling on the side of the rook given',
        gist: 'The giver of a rook wants to castle on the side on which it stood.',
        aka: ['castle without a rook', 'king leap', 'rook odds'],
        moment: 'move',
        facts: {
          agreed: fact('Was it stipulated before the game or match?', 'Agreed before', {
            no: { label: 'No', if: 'if it was not stipulated before' },
            yes: { label: 'Yes', if: 'if it was stipulated before the game or match' },
          }),
        },
        usual: { agreed: 'no' },
        leads: { 'blue-ribbon-1940': 'It is allowed only if it was agreed before the game or match. The book names no penalty.' },
        cases: [
          { when: { agreed: 'no' }, then: [barred(giverOfOdds, castleThere), noPenaltyPrinted] },
          { when: { agreed: 'yes' }, then: [allowed(giverOfOdds, castleThere)] },
        ],
        cites: odds('III'),
        see: ['chess.law.illegal-castling'],
      }),
      'mating-pawn': law({
        question: 'allowed',
        title: 'Pawn that is to give mate',
        gist: 'A player has undertaken to mate with a pawn, and the pawn reaches the last row.',
        aka: ['mate with a pawn', 'promote the mating pawn'],
        moment: 'move',
        cases: [{ then: [barred(giverOfOdds, convertPawn), noPenaltyPrinted] }],
        cites: odds('IV'),
        see: ['chess.law.pawn-on-last-row'],
      }),
      'moves-given': law({
        question: 'allowed',
        title: 'Moves given at the start',
        gist: 'The taker of two moves or more uses them before the giver has moved.',
        aka: ['pawn and two moves', 'cross the middle', 'extra moves'],
        moment: 'move',
        leads: {
          'blue-ribbon-1940':
            'Before the giver has moved, the taker may not move a piece beyond the fourth row. All the moves given together count as the first move. The book names no penalty.',
        },
        cases: [{ then: [barred(takerOfMoves, crossMiddle), noPenaltyPrinted, isDone(movesCountedTogether)] }],
        cites: odds('V'),
      }),
      'square-of-mate': law({
        question: 'what-counts',
        title: 'Mate on a square that was named',
        gist: 'The giver has undertaken to mate on a certain square. Must the mated king or the mating piece stand on it?',
        aka: ['mate on a particular square'],
        moment: 'game-over',
        leads: { 'blue-ribbon-1940': 'The mated king must stand on that square.' },
        cases: [{ then: [must(giverOfOdds, mateKingThere)], note: 'The square of the man that gives mate does not count.' }],
        cites: odds('VI'),
        see: ['chess/odds-games.law.won-otherwise'],
      }),
      'won-otherwise': law({
        question: 'who-wins',
        title: 'Game won otherwise than was undertaken',
        gist: 'A player who undertook to win in a certain manner draws the game or wins it in another.',
        aka: ['failed the odds', 'won another way', 'draw at odds'],
        moment: 'game-over',
        cases: [{ then: [losesGame(giverOfOdds)] }],
        cites: odds('VII'),
      }),
    },
    amend: {
      'men-misplaced': { gist: 'It is found that a piece was missing besides the one given, or that pieces stood on wrong squares, when the game began.' },
      'pawn-on-last-row': {
        gist: 'A pawn, not one that is to give mate, has reached the eighth square of its file.',
        see: ['chess/odds-games.law.mating-pawn'],
      },
    },
    repeal: { 'first-move': 'Who chooses the men and moves first at odds has a rule of its own.' },
  },
  points: {
    amend: {
      checkmate: {
        books: {
          'blue-ribbon-1940': ruled('The player who is mated loses the game, unless the winner undertook to win in another manner: then the winner loses.', [
            cites.blue.mate,
            odds('VII'),
          ]),
        },
      },
      drawn: {
        books: {
          'blue-ribbon-1940': ruled('Nobody wins, unless draws are given as won, or one player undertook to win in a certain manner: then the other wins.', [
            cites.blue.check,
            odds('I', 'VII'),
          ]),
        },
      },
    },
  },
  scorers: {},
  examples: [
    lawExample(
      'giver-chooses',
      odds('I'),
      { odds: 'man', agreed: 'no' },
      'One player gives a knight, and nothing else is agreed.',
      'may choose the pieces and move first',
    ),
    lawExample('giver-chooses', odds('I'), { odds: 'draws', agreed: 'yes' }, 'Draws are to count as won, and the other has been given the first move.', 'keep'),
    lawExample('giver-chooses', odds('I'), { odds: 'moves' }, 'A pawn and two moves are given.', 'does not cover'),
    lawExample('pawn-given', odds('II'), { agreed: 'no' }, 'Pawn and move is given, and nobody has said which pawn.', 'king’s bishop’s pawn'),
    lawExample('pawn-given', odds('II'), { agreed: 'yes' }, 'The queen’s pawn was agreed on.', 'keep'),
    lawExample('rook-given', odds('III'), { agreed: 'no' }, 'The queen’s rook is given, and its owner castles on that side.', 'may not castle'),
    lawExample('rook-given', odds('III'), { agreed: 'yes' }, 'Before the match the leap of the king was reserved.', 'may castle'),
    lawExample('mating-pawn', odds('IV'), {}, 'The pawn that is to give mate reaches the last row.', 'may not turn'),
    lawExample(
      'moves-given',
      odds('V'),
      {},
      'With three moves in hand the taker plays a knight to the fifth row.',
      'may not move a piece beyond the fourth row',
    ),
    lawExample(
      'square-of-mate',
      odds('VI'),
      {},
      'Mate is promised on a corner square; the king is mated there by a queen far away.',
      'while it stands on that square',
    ),
    lawExample('won-otherwise', odds('VII'), {}, 'Mate with a pawn was promised, and the queen gives it.', 'loses the game'),
    scoreExample('ending', odds('VII'), { moves: 'no', check: 'yes' }, 'The king is mated, but not by the man that was named.', 'Checkmate'),
    scoreExample('ending', odds('I'), { moves: 'yes', why: 'no-mate' }, 'Two kings are left, and draws are given as won.', 'The game is drawn'),
  ],
});
