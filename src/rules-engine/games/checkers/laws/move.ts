import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import { allowed, choice, isDone, losesGame, must, noPenalty, notDecided, permitted, punishedAs, stands } from '../../../laws/remedies.ts';
import { BLUE, cites, DONOHUE } from '../cites.ts';
import { completeThatWay, huff, letMoveStand, moveWhereChosen, offenderCautioned } from '../words.ts';

const PRECEDING = 'It refers to the law before it, which cautions for a first offence; whether a first touch is meant to cost the game can be argued.';
const nth = fact('Is it that player’s first offence of the kind?', 'First time', {
  first: { label: 'Yes', if: 'if it is the player’s first offence of the kind' },
  again: { label: 'No', if: 'if the player has done it before' },
});

export const moveLaws = {
  'touched-man': law({
    offence: 'piece-touched',
    title: 'Man touched, and another one to be moved',
    gist: 'A player whose turn it is touches one of their men and does not want to move it.',
    aka: ['touch move', 'touch and move', 'touched a checker and moved another', 'do I have to move it', 'picked up the wrong man'],
    moment: 'touch',
    facts: { can: yesNo('Can that checker be moved?', 'Checker can move', 'if that checker can be moved', 'if that checker cannot be moved'), nth },
    usual: { can: 'yes', nth: 'first' },
    leads: {
      'blue-ribbon-1940': 'The player must move that man or lose. If it cannot move, the player is warned, and next time loses the game.',
      donohue: 'The player must move it. If it cannot move, there is no penalty.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if the man cannot be moved: by Blue Ribbon the player is warned, and loses the game the next time; by Donohue there is no penalty. By both, a man that can be moved must be moved; only Blue Ribbon adds that a player who refuses loses the game.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { can: 'yes' }, then: [choice('offender', must('offender', 'move-touched'), losesGame('offender'))] },
          { when: { can: 'no', nth: 'first' }, then: [isDone(offenderCautioned)], doubtful: true },
          { when: { can: 'no', nth: 'again' }, then: [losesGame('offender')] },
        ],
        doubted(cites.blue.law(10, 11), PRECEDING),
      ),
      [DONOHUE]: says(
        [
          { when: { can: 'yes' }, then: [must('offender', 'move-touched')], note: 'The player may choose the direction.' },
          { when: { can: 'no' }, then: [noPenalty] },
        ],
        cites.donohue.law(3),
      ),
    }),
    see: ['checkers.law.adjusting', 'checkers.law.over-the-edge'],
  }),
  adjusting: law({
    offence: 'piece-touched',
    title: 'Men set straight',
    gist: 'A player touches a man, their own or the opponent’s, only to set it straight.',
    aka: ["j'adoube", 'adjusting a checker', 'straightening the men', 'I adjust', 'touched his checker'],
    moment: 'touch',
    facts: {
      said: fact('Did the player say so before the touch?', 'Notice given', {
        yes: { label: 'Yes', if: 'if the player gave notice before the touch' },
        no: { label: 'No', if: 'if the player gave no notice before the touch' },
      }),
      begun: yesNo('Has a move been made in this game?', 'Game begun', 'once a move has been made in the game', 'before a move has been made in the game'),
      turn: fact('Whose turn is it?', 'Turn', {
        own: { label: 'That player’s own', chip: 'Own turn', if: 'on that player’s own turn' },
        other: { label: 'The opponent’s', chip: 'Opponent’s turn', if: 'on the opponent’s turn' },
      }),
      nth,
    },
    usual: { said: 'no', begun: 'yes', turn: 'own', nth: 'first' },
    leads: {
      'blue-ribbon-1940':
        'If the player gave notice first, it is allowed. If not, on their own turn they must move the man if able. On the opponent’s turn they are warned, and next time lose the game.',
      donohue:
        'If the player gave notice first, it is allowed. If not, on their own turn they must move the man if able. The book does not cover the opponent’s turn.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree: a player who gave notice first may set men straight. Without notice, a man set straight on the player’s own turn must be moved if it can move. Only Blue Ribbon rules on the opponent’s turn: the player is warned, and the next time loses the game.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { said: 'yes' }, then: [permitted] },
          {
            when: { said: 'no', begun: 'no' },
            then: [notDecided],
            note: 'The penalties are for the time after the move has been made, which is read as the first move.',
          },
          { when: { said: 'no', begun: 'yes', turn: 'own' }, then: [punishedAs('piece-touched')] },
          { when: { said: 'no', begun: 'yes', turn: 'other', nth: 'first' }, then: [isDone(offenderCautioned)] },
          { when: { said: 'no', begun: 'yes', turn: 'other', nth: 'again' }, then: [losesGame('offender')] },
        ],
        cites.blue.law(10, 11),
      ),
      [DONOHUE]: says(
        [
          { when: { said: 'yes' }, then: [permitted] },
          { when: { said: 'no', turn: 'own' }, then: [punishedAs('piece-touched')] },
          { when: { said: 'no', turn: 'other' }, then: [notDecided], note: 'The law binds a player whose turn it is.' },
        ],
        cites.donohue.law(3),
      ),
    }),
    see: ['checkers.law.touched-man'],
  }),
  'over-the-edge': law({
    offence: 'irregular-move',
    title: 'Man pushed over the edge of its square',
    gist: 'A player has pushed a man partly over the corner of its square and wants to move it another way.',
    aka: ['over the line', 'changed direction', 'started one way and went the other', 'hovering over a square'],
    moment: 'move',
    facts: {
      lost: yesNo(
        'Could that checker have captured by going the other way?',
        'Could capture',
        'if that checker could have captured the other way',
        'if that checker could capture nothing the other way',
      ),
    },
    usual: { lost: 'no' },
    leads: {
      donohue:
        'The player must complete the move in that direction. If the man could have captured the other way, the opponent may also take it off (the huff).',
    },
    verdict: {
      kind: 'adds',
      say: 'Both books agree: the player must complete the move in that direction. Only Donohue adds that the opponent may also take the man off (the huff) if it could have captured the other way.',
    },
    readings: (says) => ({
      [BLUE]: always(must('offender', completeThatWay), cites.blue.law(12)),
      [DONOHUE]: says(
        [
          { when: { lost: 'no' }, then: [must('offender', completeThatWay)] },
          { when: { lost: 'yes' }, then: [must('offender', completeThatWay), allowed('opponent', huff)] },
        ],
        cites.donohue.law(3),
        'It holds for a man that can be seen over the angle of an open square.',
      ),
    }),
    see: ['checkers.law.touched-man', 'checkers.law.capture-refused'],
  }),
  'hand-off-man': law({
    offence: 'irregular-move',
    title: 'Move taken back',
    gist: 'A player has moved a man and wants to move otherwise.',
    aka: ['take back a move', 'let go of the checker', 'hand still on it', 'is the move finished'],
    moment: 'move',
    facts: {
      hand: fact('Has the hand left the checker?', 'Hand off it', {
        off: { label: 'Yes', if: 'once the hand has left the checker' },
        on: { label: 'No', if: 'while the hand is still on the checker' },
      }),
    },
    usual: { hand: 'off' },
    leads: { 'blue-ribbon-1940': 'Once the hand has left the man, the move stands. While the hand is still on it, the book does not cover this.' },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { hand: 'off' }, then: [stands('move')], note: 'Whether it captures or not.' },
          { when: { hand: 'on' }, then: [notDecided], note: 'The move is not complete; the laws of the man touched and of the edge of its square still bind.' },
        ],
        cites.blue.law(13),
      ),
      [DONOHUE]: silent('The book mentions only the touch and the edge of the square.'),
    }),
    see: ['checkers.law.touched-man', 'checkers.law.over-the-edge', 'checkers.law.part-of-capture'],
  }),
  'false-move': law({
    offence: 'irregular-move',
    title: 'False move',
    gist: 'A man is moved as it may not move: backward, sideways, too far, or as if it were a king.',
    aka: ['illegal move', 'moved a man backwards', 'moved like a king', 'wrong move noticed two moves later'],
    moment: 'move',
    facts: {
      can: yesNo('Can that checker be moved rightly?', 'Checker can move', 'if that checker can be moved rightly', 'if that checker cannot be moved rightly'),
    },
    usual: { can: 'yes' },
    leads: { donohue: 'The opponent may let the move stand or, if the man can move rightly, make the player move it to a square that the opponent chooses.' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the player loses the game; by Donohue the opponent may let the move stand or have that man moved to a square that the opponent chooses.',
    },
    readings: (says) => ({
      [BLUE]: always(losesGame('offender'), cites.blue.law(17), { note: 'The law names no time within which it has to be noticed.' }),
      [DONOHUE]: says(
        [
          { when: { can: 'yes' }, then: [choice('opponent', must('offender', moveWhereChosen), stands('move'))] },
          {
            when: { can: 'no' },
            then: [allowed('opponent', letMoveStand), notDecided],
            note: 'It cannot be sent anywhere else, and that part of the penalty falls away.',
          },
        ],
        cites.donohue.law(11),
        'The book knows that other countries punish it otherwise. No time is named within which it has to be noticed.',
      ),
    }),
    see: ['checkers.law.penalty-refused', 'checkers.rule.men'],
  }),
} as const;
