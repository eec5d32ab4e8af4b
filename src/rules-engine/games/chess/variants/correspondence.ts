import { lawExample } from '../../../laws/examples.ts';
import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { barred, isDone, losesGame, mayBeDone, must, permitted, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { variant } from '../code.ts';
import { agreeBeforehand, bothParties, holdToMessage, manRestored, ownBoardAltered, standByMove, theMoves, theParty } from '../words.ts';

const { post } = cites.blue;

export default variant({
  title: 'Chess by correspondence and in consultation',
  aliases: ['Correspondence chess', 'Postal chess', 'Consultation game'],
  books: { 'blue-ribbon-1940': { heading: 'Rules for Playing Correspondence and Consultation Games', pages: '183-184' } },
  players: { min: 2, max: 20, say: 'two parties, each of one player or several' },
  packs: ['none-0'],
  glance: {
    'Agreed before': 'who takes part, when and how moves are sent, penalties, umpire',
    'A move sent': 'binds, if it can be understood',
    'Own board': 'has to match the message',
    'Loses the game': 'moving out of turn, moving two men, letting a bystander help',
  },
  laws: {
    add: {
      'nothing-agreed': law({
        question: 'who-decides',
        title: 'What is agreed beforehand',
        gist: 'A game by post or in consultation is to begin.',
        aka: ['rules for correspondence', 'who may take part', 'time for each move', 'who is the umpire'],
        moment: 'before-play',
        cases: [{ then: [must(bothParties, agreeBeforehand)], note: 'In writing or otherwise.' }],
        cites: post('I'),
      }),
      'move-sent': law({
        offence: 'irregular-move',
        title: 'Move dispatched',
        gist: 'A party has written or spoken a move and wants to send another, or the message can be read in more than one way.',
        aka: ['take back a posted move', 'misread notation', 'wrong move written', 'typing error', 'ambiguous move'],
        moment: 'move',
        facts: {
          clear: fact('Can the message be understood: does it say which piece goes from where to where?', 'Clear', {
            yes: { label: 'Yes', if: 'if the message can be understood' },
            no: { label: 'No', if: 'if the message cannot be understood' },
          }),
        },
        leads: {
          'blue-ribbon-1940': 'If the message can be understood, the move that was sent stands. If it cannot be, it does not bind the party that sent it.',
        },
        cases: [
          { when: { clear: 'yes' }, then: [must(theParty, standByMove)] },
          { when: { clear: 'no' }, then: [barred('opponent', holdToMessage)], note: 'It is not intelligibly described, and only what is binds.' },
        ],
        cites: post('II'),
        see: ['chess/correspondence.law.board-differs'],
      }),
      'board-differs': law({
        offence: 'irregular-move',
        title: 'Message and board differ',
        gist: 'The move that was sent is not the one that was made on the party’s own board.',
        aka: ['sent a different move', 'board does not match', 'set up differently at home'],
        moment: 'move',
        leads: { 'blue-ribbon-1940': 'The move that was sent stands, and the party’s own board is altered to match it.' },
        cases: [{ then: [must(theParty, standByMove), isDone(ownBoardAltered)], note: 'Whether it was made on the opponent’s board makes no difference.' }],
        cites: post('III'),
      }),
      'men-moved-out-of-turn': law({
        offence: 'play-out-of-turn',
        title: 'Men moved out of turn, or more than one',
        gist: 'A party moves pieces when it is not its turn, or more than one piece when it is.',
        aka: ['analysing on the board', 'moved the pieces out of turn', 'trying moves'],
        moment: 'move',
        facts: {
          why: fact('Why were they moved?', 'Moved for', {
            adjust: { label: 'To adjust or replace a piece, which can be shown', chip: 'Adjusting', if: 'if it was to adjust or replace a piece' },
            castling: { label: 'King and rook in castling, in turn', chip: 'Castling', if: 'if it was king and rook in castling, in turn' },
            other: { label: 'For any other reason', chip: 'Another reason', if: 'if it was for any other reason' },
          }),
        },
        leads: { 'blue-ribbon-1940': 'That party loses the game. To set a piece straight, or to move king and rook in castling, is allowed.' },
        cases: [
          { when: { why: ['adjust', 'castling'] }, then: [permitted] },
          { when: { why: 'other' }, then: [losesGame(theParty)] },
        ],
        cites: post('IV'),
      }),
      'man-wrongly-removed': law({
        offence: 'wrong-set-up',
        title: 'Man removed that was not captured',
        gist: 'A party has taken a piece off its board that was never captured, and has made moves as if it were gone.',
        aka: ['forgot a piece', 'piece missing on the board', 'lost a man'],
        moment: 'next-move',
        cases: [{ then: [stands(theMoves), mayBeDone(manRestored)], note: 'Whether it was removed by accident or not, and whenever it is found.' }],
        cites: post('V'),
        see: ['chess.law.man-dropped'],
      }),
      'bystander-helps': law({
        offence: 'table-talk',
        title: 'Bystander takes part',
        gist: 'A party lets somebody help who was not named for the game.',
        aka: ['outside help', 'asked a friend', 'kibitzer', 'used a computer'],
        moment: 'any-time',
        cases: [{ then: [losesGame(theParty)] }],
        cites: post('VI'),
      }),
    },
  },
  points: {},
  scorers: {},
  examples: [
    lawExample('nothing-agreed', post('I'), {}, 'Two clubs want to play by post.', 'must agree before the game'),
    lawExample(
      'move-sent',
      post('II'),
      { clear: 'yes' },
      'A bishop is moved in writing, and a better move is seen when the letter is gone.',
      'stand by the move',
    ),
    lawExample('move-sent', post('II'), { clear: 'no' }, 'The message names a man and no square to which it goes.', 'may not hold'),
    lawExample('board-differs', post('III'), {}, 'The rook stands on another square than the message said.', 'altered to match'),
    lawExample('men-moved-out-of-turn', post('IV'), { why: 'other' }, 'A party tries a line on the board while the others think.', 'loses the game'),
    lawExample('men-moved-out-of-turn', post('IV'), { why: 'adjust' }, 'A knight that had fallen is set on its square again.', 'allowed'),
    lawExample('man-wrongly-removed', post('V'), {}, 'A pawn was taken off by mistake, and three moves were made without it.', 'moves stand'),
    lawExample('bystander-helps', post('VI'), {}, 'Somebody who looks on names a move, and the party lets him go on.', 'loses the game'),
  ],
});
