import { lawExample, scoreExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Chess } from './code.ts';

const { blue, donohue } = cites;

const atTheStart: readonly ExampleOf<Chess>[] = [
  lawExample(
    'board-wrongly-placed',
    blue.board,
    { queens: 'yes', played: 'few' },
    'Both have moved twice when the dark corner is noticed; the queens stand right.',
    'board stands',
  ),
  lawExample(
    'board-wrongly-placed',
    blue.board,
    { queens: 'no', played: 'few' },
    'The board lies wrong, and the queens do not stand on their colours.',
    'annulled',
  ),
  lawExample('board-wrongly-placed', blue.board, { played: 'none', queens: 'yes' }, 'Only White has moved.', 'put right'),
  lawExample('board-wrongly-placed', donohue.law(1), { played: 'few' }, 'Three moves have been made on each side.', 'put right'),
  lawExample('board-wrongly-placed', donohue.law(1), { played: 'four' }, 'Four moves have been made on each side.', 'board stands'),
  lawExample('men-misplaced', blue.board, {}, 'King and queen of one side have changed places.', 'annulled'),
  lawExample(
    'men-misplaced',
    donohue.law(1),
    { what: 'misplaced', played: 'four' },
    'A bishop and a knight were exchanged, and five moves are made.',
    'set-up stands',
  ),
  lawExample('men-misplaced', donohue.law(1), { what: 'missing' }, 'A pawn was never set up.', 'does not decide'),
  lawExample('first-move', blue.choice, { game: 'first' }, 'Nobody has drawn yet.', 'draw lots'),
  lawExample('first-move', blue.firstMove, { game: 'next' }, 'White has won and wants to begin again.', 'black men'),
  lawExample('first-move', blue.firstMove, { game: 'annulled' }, 'The game was annulled because a rook was missing.', 'first move in the next game'),
  lawExample('indulgence', blue.concessions, {}, 'A move was given back, and now the other wants one back too.', 'may not claim'),
];

const touched: readonly ExampleOf<Chess>[] = [
  lawExample('touched-own-man', blue.penalties, { can: 'man' }, 'A knight is touched that has a move.', 'must move the man touched'),
  lawExample('touched-own-man', blue.penalties, { can: 'king' }, 'A rook is touched that is shut in; the king has a square.', 'must move the king', 'shut-in'),
  lawExample('touched-own-man', blue.penalties, { can: 'neither' }, 'At the first move a rook is touched.', 'no penalty'),
  lawExample('touched-own-man', donohue.law(2), { can: 'man' }, 'A bishop is touched without a word.', 'must move the man touched'),
  lawExample('two-own-men-touched', blue.offences, {}, 'A player touches a knight and then a bishop.', 'opponent names'),
  lawExample('touched-opponents-man', blue.offences, { can: 'capture' }, 'A pawn of the opponent is touched that can be taken.', 'must capture'),
  lawExample('touched-opponents-man', blue.offences, { can: 'king' }, 'The queen of the opponent is touched, and nothing can take her.', 'must move the king'),
  lawExample('touched-opponents-man', donohue.law(4), { can: 'capture' }, "A rook is touched, and nobody said j'adoube.", 'must capture'),
  lawExample('several-opposing-men-touched', blue.offences, { can: 'all' }, 'Two men are touched, and either can be taken.', 'opponent names'),
  lawExample('several-opposing-men-touched', blue.offences, { can: 'one' }, 'Two men are touched, of which one can be taken.', 'either'),
  lawExample('several-opposing-men-touched', blue.offences, { can: 'none' }, 'Neither of the two can be taken.', 'must move the king'),
  lawExample(
    'adjusting',
    blue.adjusting,
    { said: 'before', turn: 'own', needs: 'yes' },
    'A pawn stands across a line, and notice is given first.',
    'no penalty',
  ),
  lawExample('adjusting', blue.adjusting, { said: 'after', turn: 'own' }, 'The notice comes when the hand is on the man.', 'piece touched'),
  lawExample('adjusting', blue.adjusting, { turn: 'other' }, 'While the other thinks, a player sets his men straight.', 'may not adjust'),
  lawExample('adjusting', donohue.law(2), { said: 'before', turn: 'own', needs: 'yes' }, 'Notice is given, and the piece is put straight.', 'no penalty'),
  lawExample('adjusting', donohue.law(2), { said: 'never', turn: 'own' }, 'Nothing is said.', 'piece touched'),
  lawExample('hand-off-man', blue.adjusting, { hand: 'off' }, 'The hand left the rook for an instant.', 'move stands'),
  lawExample('hand-off-man', blue.squares, { hand: 'on' }, 'The hand is still on the bishop.', 'may not play the man'),
  lawExample('hand-off-man', donohue.law(3), { hand: 'off' }, 'The piece has been let go.', 'move stands'),
  lawExample('squares-touched', blue.squares, { left: 'yes' }, 'A bishop was set down on two squares of five.', 'may not play the man'),
  lawExample('squares-touched', blue.squares, { left: 'no' }, 'A pawn has one square, and it was touched and left again.', 'opponent names'),
  lawExample('men-overturned', blue.adjusting, { why: 'accident' }, 'A sleeve upsets two pawns.', 'put the men back'),
  lawExample('men-overturned', blue.adjusting, { why: 'wilful' }, 'A player sweeps the men together.', 'loses the game'),
];

const moved: readonly ExampleOf<Chess>[] = [
  lawExample('illegal-square', blue.offences, {}, 'A knight is put two squares straight ahead.', 'either', 'two-ahead'),
  lawExample('illegal-square', donohue.law(9), {}, 'A bishop has changed its colour, and the next move is not yet made.', 'take back the move'),
  lawExample('illegal-capture', blue.offences, {}, 'A pawn takes the man straight before it.', 'either', 'taken-ahead'),
  lawExample('illegal-capture', donohue.law(9), {}, 'A rook takes over the head of a pawn, and it is seen at once.', 'take back the move', 'over-a-pawn'),
  lawExample('two-moves', blue.offences, {}, 'White moves a pawn and, before Black has answered, a knight.', 'chooses which'),
  lawExample('illegal-castling', blue.castlingLaw, { why: 'check' }, 'A player castles to get out of check.', 'move the rook'),
  lawExample('illegal-castling', blue.castlingLaw, { why: 'order' }, 'The rook is moved first.', 'move the king first'),
  lawExample('illegal-castling', donohue.law(6), { why: 'crosses' }, 'The king passes a square that a bishop attacks.', 'may not castle', 'castling-crossed'),
  lawExample('illegal-castling', donohue.king, { why: 'order' }, 'The rook is set beside the king, and the king beyond it.', 'rook next to the king first'),
  lawExample('king-moved-as-penalty', blue.castlingLaw, {}, 'The king had to move because a rook was touched that could not.', 'may not castle'),
  lawExample('king-moved-as-penalty', donohue.law(6), {}, 'The king had to move as a penalty.', 'may not castle'),
  lawExample('en-passant-refused', blue.passing, { other: 'yes' }, 'The pawn could take, and its player would rather castle.', 'may take', 'en-passant'),
  lawExample('en-passant-refused', blue.enPassant, { other: 'no' }, 'Taking the pawn is the only legal move left.', 'must take'),
  lawExample('en-passant-refused', donohue.law(5), { other: 'yes' }, 'A pawn has moved two steps past another.', 'may take', 'en-passant'),
  lawExample('pawn-on-last-row', blue.queening, { wants: 'piece' }, 'A second queen is asked for while the first is on the board.', 'second queen'),
  lawExample('pawn-on-last-row', blue.pawnExchanged, { wants: 'king' }, 'A second king is asked for.', 'may not exchange'),
  lawExample('pawn-on-last-row', blue.pawnExchanged, { wants: 'pawn' }, 'The pawn is to stay what it is.', 'at once'),
  lawExample('pawn-on-last-row', donohue.law(8), { wants: 'piece' }, 'A knight is wanted.', 'take that piece'),
  lawExample(
    'error-found-later',
    blue.errors,
    { found: 'later', retraced: 'yes' },
    'A castling with a king that had moved is found six moves later.',
    'retraced',
  ),
  lawExample('error-found-later', blue.errors, { found: 'later', retraced: 'no' }, 'Nobody remembers the moves since.', 'annulled'),
  lawExample('error-found-later', blue.penalties, { found: 'soon' }, 'The wrong move is seen before anything else is played.', 'exact the penalty'),
  lawExample('error-found-later', donohue.law(9), { found: 'later' }, 'The next move has been completed.', 'move stands'),
  lawExample('error-found-later', donohue.law(9), { found: 'soon' }, 'The next move has not been completed.', 'take back'),
  lawExample('man-dropped', blue.errors, { restored: 'yes' }, 'A pawn fell to the floor four moves ago, and all know where it stood.', 'put back'),
  lawExample('man-dropped', blue.errors, { restored: 'no' }, 'Nobody can say where it stood.', 'annulled'),
  lawExample('penalty-claimed-late', blue.penalties, { moved: 'yes' }, 'A touch is remembered two moves later.', 'may not exact'),
  lawExample('penalty-claimed-late', blue.penalties, { moved: 'no' }, 'The claim comes at once.', 'may exact'),
];

const atCheck: readonly ExampleOf<Chess>[] = [
  lawExample('check-not-said', blue.checkCalled, { then: 'ignored' }, 'Nothing is said, and the opponent attends to something else.', 'no penalty'),
  lawExample('check-not-said', blue.mate, { then: 'nothing' }, 'A rook attacks the king in silence.', 'must say check'),
  lawExample('check-not-said', donohue.law(7), { then: 'said-later' }, 'Check is said only when the queen is attacked as well.', 'take back the last move'),
  lawExample('check-not-said', donohue.law(7), { then: 'nothing' }, 'A bishop gives check in silence.', 'take no notice'),
  lawExample('false-check', blue.checkCalled, {}, 'Check is said, but a pawn stands between.', 'let the move stand', 'no-check'),
  lawExample('misled-by-check', blue.checkCalled, {}, 'The king is touched because check was announced, and there is none.', 'no penalty'),
  lawExample('into-check', blue.offences, {}, 'The king goes to a square that a knight attacks.', 'another square', 'knight-attacks'),
  lawExample('into-check', donohue.law(10), {}, 'The king steps next to the other king.', 'may not move the king into check'),
  lawExample('check-uncovered', blue.offences, { can: 'either' }, 'A pinned bishop is moved; it could have moved along the pin.', 'either', 'pinned'),
  lawExample('check-uncovered', blue.offences, { can: 'neither' }, 'A pinned knight is moved, and the king has no square.', 'no penalty'),
  lawExample('check-uncovered', donohue.law(10), {}, 'A pawn that shielded the king is moved.', 'leaves his king in check'),
  lawExample('check-left-uncovered', blue.inCheck, { did: 'touched' }, 'In check a player touches a knight that cannot help.', 'cover the check'),
  lawExample('check-left-uncovered', donohue.law(10), { did: 'moved' }, 'In check a player moves a pawn on the other wing.', 'leaves his king in check'),
];

const atTheEnd: readonly ExampleOf<Chess>[] = [
  lawExample('time-exceeded', blue.timeLimit, {}, 'Thirty moves were due, and the time is gone after twenty-eight.', 'loses the game'),
  lawExample('clock-not-stopped', blue.clocks, {}, 'A player forgot the clock for five minutes and complains of the time of the other.', 'may not complain'),
  lawExample('away-from-board', blue.absence, {}, 'It is his turn, and he watches another game.', 'counted against'),
  lawExample('no-progress', blue.fiftyMoves, { stage: 'one' }, 'A queen gives the same two checks over and over.', 'umpire must decide'),
  lawExample('no-progress', blue.fiftyMoves, { stage: 'made' }, 'Bishop and knight against the bare king: the fifty moves are over.', 'drawn'),
  lawExample('no-progress', blue.fiftyMoves, { stage: 'goes-on' }, 'The player who asked for fifty moves now sees a win.', 'claim fifty moves more'),
  lawExample('stalemate-given', blue.stale, {}, 'A queen takes the last square from a king that is not in check.', 'drawn', 'stalemate'),
  lawExample('stalemate-given', donohue.stalemate, {}, 'The king cannot move and is not in check.', 'does not decide', 'stalemate'),
  lawExample('game-abandoned', blue.abandoning, {}, 'A player says “I resign” and in the next breath sees a move.', 'loses the game'),
  lawExample('disturbance', blue.disturbance, { again: 'first' }, 'A player hums.', 'admonish'),
  lawExample('disturbance', blue.disturbance, { again: 'repeated', appeal: 'yes' }, 'He goes on humming, and the other appeals.', 'loses the game'),
  lawExample('laws-set-aside', blue.umpire, {}, 'In a tournament both players agree to do without the rule of touching.', 'may not allow'),
];

const counted: readonly ExampleOf<Chess>[] = [
  scoreExample('ending', blue.mate, { moves: 'no', check: 'yes' }, 'The rook has taken the knight on the last row, and the king has no square.', 'Checkmate'),
  scoreExample('ending', blue.stalemate, { moves: 'no', check: 'no' }, 'White has taken the rook, and Black cannot move.', 'the game is drawn'),
  scoreExample('ending', blue.check, { moves: 'yes', why: 'no-mate' }, 'Two kings are left.', 'The game is drawn'),
  scoreExample('ending', blue.perpetual, { moves: 'yes', why: 'perpetual' }, 'The knight gives the same two checks for ever.', 'perpetual check'),
  scoreExample('ending', donohue.mate, { moves: 'no', check: 'yes' }, 'The attack can neither be avoided nor met.', 'Checkmate'),
  scoreExample('ending', donohue.stalemate, { moves: 'no', check: 'no' }, 'Only the king is left to move, and every square is attacked.', 'leaves open'),
  scoreExample('ending', donohue.drawn, { moves: 'yes', why: 'no-mate' }, 'So few men are left that neither can mate.', 'The game is drawn'),
  scoreExample(
    'strength',
    blue.values,
    {
      'white-queens': '1',
      'white-rooks': '2',
      'white-bishops': '2',
      'white-knights': '2',
      'white-pawns': '8',
      'black-queens': '1',
      'black-rooks': '2',
      'black-bishops': '2',
      'black-knights': '2',
      'black-pawns': '8',
    },
    'All the men stand as at the start.',
    { White: 64.5, Black: 64.5 },
    'equally strong',
  ),
  scoreExample(
    'strength',
    blue.values,
    { 'white-bishops': '2' },
    'King and two bishops against the bare king.',
    { White: 15.5, Black: 4.5 },
    'stronger by 11 pawns',
  ),
];

/** Cases from the books: at once tests, worked cases on the page and samples of the API. */
export const examples: readonly ExampleOf<Chess>[] = [...atTheStart, ...touched, ...moved, ...atCheck, ...atTheEnd, ...counted];
