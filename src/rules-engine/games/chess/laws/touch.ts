import { always, fact, law, silent, yesNo } from '../../../laws/laws.ts';
import {
  allowed,
  barred,
  choice,
  losesGame,
  mayRequire,
  must,
  noPenalty,
  noPenaltyPrinted,
  notDecided,
  permitted,
  punishedAs,
  stands,
} from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { adjustMen, capture, captureNamed, capturePossible, eitherPlayer, moveKing, moveNamed, moveToTouched, playWhereNamed, replaceMen } from '../words.ts';
import { AT_ONCE } from './claim.ts';

export const touchLaws = {
  'touched-own-man': law({
    offence: 'piece-touched',
    title: 'Own man touched',
    gist: 'A player whose turn it is touches a piece and wants to move another.',
    aka: ['touch move', 'touched piece', 'touched a piece and moved another', 'do I have to move it'],
    moment: 'touch',
    facts: {
      can: fact('What can legally be moved?', 'Legal to move', {
        man: { label: 'The piece touched', chip: 'That piece', if: 'if the piece touched can legally be moved' },
        king: { label: 'Not that piece, but the king', chip: 'Only the king', if: 'if only the king can legally be moved' },
        neither: { label: 'Neither of the two', chip: 'Neither', if: 'if neither the piece touched nor the king can legally be moved' },
      }),
    },
    usual: { can: 'man' },
    leads: {
      'blue-ribbon-1940': 'The piece touched must be moved. If it has no legal move, the king must be moved. If the king has none either, there is no penalty.',
      donohue: 'The piece touched must be moved, if it has a legal move. The book covers nothing else.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree that the piece touched must be moved, if it has a legal move. Only Blue Ribbon covers one that has none: the king must be moved or, if it cannot be, there is no penalty. Only Blue Ribbon has a limit: the claim must come before the opponent’s next move.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { can: 'man' }, then: [must('offender', 'move-touched')], claim: AT_ONCE },
          { when: { can: 'king' }, then: [must('offender', moveKing)], claim: AT_ONCE },
          { when: { can: 'neither' }, then: [noPenalty] },
        ],
        cites.blue.penalties,
      ),
      donohue: says(
        [
          { when: { can: 'man' }, then: [must('offender', 'move-touched')] },
          { when: { can: ['king', 'neither'] }, then: [notDecided] },
        ],
        cites.donohue.law(2),
      ),
    }),
    see: ['chess.law.adjusting', 'chess.law.two-own-men-touched', 'chess.law.king-moved-as-penalty'],
  }),
  'two-own-men-touched': law({
    offence: 'piece-touched',
    title: 'Several own men touched',
    gist: 'A player touches more than one of their own pieces.',
    aka: ['touched two pieces', 'touched king and rook', 'which one must I move'],
    moment: 'touch',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always(must('offender', moveNamed), [cites.blue.offences, cites.blue.penalties], {
        claim: AT_ONCE,
        note: 'The article does not say what follows if the man named cannot move.',
      }),
      donohue: silent('The law speaks of one piece touched.'),
    }),
    see: ['chess.law.touched-own-man'],
  }),
  'touched-opponents-man': law({
    offence: 'piece-touched',
    title: 'Opponent’s man touched',
    gist: 'A player touches a piece of the opponent and does not want to capture it.',
    aka: ['touch take', 'touched his piece', 'must I take it', 'touched the enemy queen'],
    moment: 'touch',
    facts: {
      can: fact('What can legally be done?', 'Legal now', {
        capture: { label: 'The piece touched can be captured', chip: 'Capture it', if: 'if the piece touched can be captured' },
        king: {
          label: 'It cannot, but the player who touched it can move the king',
          chip: 'Move the king',
          if: 'if it cannot be captured, but the king can be moved',
        },
        neither: { label: 'Neither of the two', chip: 'Neither', if: 'if it cannot be captured and the king cannot move' },
      }),
    },
    usual: { can: 'capture' },
    leads: {
      'blue-ribbon-1940': 'The piece touched must be captured. If that is not possible, the king must be moved. If the king cannot move, there is no penalty.',
      donohue: 'The opponent may demand that the piece touched be captured or, if that is not possible, that the king be moved. The book covers nothing else.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree that the piece touched must be captured or, if it cannot be, the king moved; by Donohue only if the opponent asks for it. Only Blue Ribbon covers a king that cannot move: there is no penalty. Only Blue Ribbon has a limit: the claim must come before the opponent’s next move.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { can: 'capture' }, then: [must('offender', capture)], claim: AT_ONCE },
          { when: { can: 'king' }, then: [must('offender', moveKing)], claim: AT_ONCE },
          { when: { can: 'neither' }, then: [noPenalty] },
        ],
        [cites.blue.offences, cites.blue.penalties],
      ),
      donohue: says(
        [
          { when: { can: 'capture' }, then: [mayRequire('opponent', 'offender', capture)] },
          { when: { can: 'king' }, then: [mayRequire('opponent', 'offender', moveKing)] },
          { when: { can: 'neither' }, then: [notDecided] },
        ],
        cites.donohue.law(4),
        'It holds for a man touched without a word of notice.',
      ),
    }),
    see: ['chess.law.several-opposing-men-touched', 'chess.law.adjusting'],
  }),
  'several-opposing-men-touched': law({
    offence: 'piece-touched',
    title: 'Several of the opponent’s men touched',
    gist: 'A player touches more than one piece of the opponent.',
    aka: ['touched two of his pieces', 'which must I take'],
    moment: 'touch',
    facts: {
      can: fact('How many of them can be captured?', 'Can be captured', {
        all: { label: 'Any of them', if: 'if every one of them can be captured' },
        one: { label: 'One of them only', chip: 'One only', if: 'if only one of them can be captured' },
        none: { label: 'None', if: 'if none of them can be captured' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If all can be captured, the opponent names the one to be taken. If only one can be, the opponent chooses: it is taken, or the king is moved. If none can be, the king must be moved.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { can: 'all' }, then: [must('offender', captureNamed)], claim: AT_ONCE },
          { when: { can: 'one' }, then: [choice('opponent', must('offender', capturePossible), must('offender', moveKing))], claim: AT_ONCE },
          { when: { can: 'none' }, then: [must('offender', moveKing)], claim: AT_ONCE },
        ],
        [cites.blue.offences, cites.blue.penalties],
      ),
      donohue: silent('The law speaks of one piece touched.'),
    }),
    see: ['chess.law.touched-opponents-man'],
  }),
  adjusting: law({
    offence: 'piece-touched',
    title: 'Man adjusted',
    gist: 'A player touches a piece only to set it straight on its square.',
    aka: ["j'adoube", 'jadoube', 'I adjust', 'adjusting a piece', 'straightening the pieces'],
    moment: 'touch',
    facts: {
      said: fact('When was j’adoube, “I adjust” or the like said?', '“I adjust” said', {
        before: { label: 'Clearly, before the piece was touched', chip: 'Before the touch', if: 'if “I adjust” was clearly said before the touch' },
        after: { label: 'Only after it was touched', chip: 'After the touch', if: 'if “I adjust” was said only after the touch' },
        never: { label: 'Not at all', if: 'if “I adjust” was not said at all' },
      }),
      turn: fact('Whose turn is it?', 'Turn', {
        own: { label: 'Of the player who touches', chip: 'Own turn', if: 'on the own turn of the player who touches' },
        other: { label: 'Of the opponent', chip: 'Opponent’s turn', if: 'on the opponent’s turn' },
      }),
      needs: yesNo(
        'Does the piece plainly need to be set straight?',
        'Plainly askew',
        'if the piece plainly needs to be set straight',
        'if the piece does not need to be set straight',
      ),
    },
    usual: { needs: 'yes', said: 'never', turn: 'own' },
    leads: {
      'blue-ribbon-1940':
        'If “I adjust” was not said before the touch, or the piece did not need to be set straight, it counts as touched. On the opponent’s turn, no piece may be adjusted.',
      donohue: 'If “I adjust” was said before the touch, that is allowed. If it was not said at all, it counts as a piece touched. There are more cases.',
    },
    verdict: {
      kind: 'agree',
      say: 'Both books agree that a piece adjusted without “I adjust” counts as touched. Only Blue Ribbon covers the opponent’s turn: a piece may not be adjusted then, but the book names no penalty.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { said: 'before', turn: 'own', needs: 'yes' }, then: [permitted] },
          { when: { said: 'before', turn: 'own', needs: 'no' }, then: [punishedAs('piece-touched')], claim: AT_ONCE },
          { when: { said: ['after', 'never'], turn: 'own' }, then: [punishedAs('piece-touched')], claim: AT_ONCE },
          {
            when: { turn: 'other' },
            then: [barred('player', adjustMen), noPenaltyPrinted],
            note: 'The words protect nobody then; but the penalty for touching one’s own man is worded for a player whose turn it is.',
          },
        ],
        [cites.blue.adjusting, cites.blue.penalties],
      ),
      donohue: says(
        [
          { when: { said: 'before', turn: 'own', needs: 'yes' }, then: [permitted] },
          { when: { said: 'never', turn: 'own' }, then: [punishedAs('piece-touched')] },
          { when: { said: 'before', turn: 'own', needs: 'no' }, then: [notDecided], note: 'The book mentions only a man that is to be replaced.' },
          { when: { said: 'after', turn: 'own' }, then: [notDecided], note: 'The book does not say that the words must come first.' },
          { when: { turn: 'other' }, then: [notDecided] },
        ],
        [cites.donohue.law(2), cites.donohue.law(4)],
      ),
    }),
    see: ['chess.law.touched-own-man', 'chess.law.touched-opponents-man'],
  }),
  'hand-off-man': law({
    offence: 'irregular-move',
    title: 'Move taken back',
    gist: 'A player has set a piece on a square and wants to move otherwise.',
    aka: ['take back a move', 'let go of the piece', 'hand still on the piece', 'changed his mind'],
    moment: 'move',
    facts: {
      hand: fact('Has the hand left the piece?', 'Hand off it', {
        off: { label: 'Yes, be it for an instant', chip: 'Yes', if: 'once the hand has left the piece' },
        on: { label: 'No', if: 'while the hand is still on the piece' },
      }),
    },
    usual: { hand: 'off' },
    leads: {
      'blue-ribbon-1940': 'Once the hand has left the piece, the move stands. Before that, the piece may go to any other square that it has not touched.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree that the move stands once the hand has left the piece. Only Blue Ribbon covers the time before: the piece may go to any other square, but not to one that it has touched.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { hand: 'off' }, then: [stands('move')] },
          { when: { hand: 'on' }, then: [barred('player', moveToTouched)], note: 'It may go to any other square that it commands.' },
        ],
        [cites.blue.adjusting, cites.blue.squares],
      ),
      donohue: says(
        [
          { when: { hand: 'off' }, then: [stands('move')] },
          { when: { hand: 'on' }, then: [notDecided], note: 'The book mentions only a piece that has been let go.' },
        ],
        cites.donohue.law(3),
      ),
    }),
    see: ['chess.law.squares-touched'],
  }),
  'squares-touched': law({
    offence: 'irregular-move',
    title: 'Squares touched with a man in hand',
    gist: 'A player holds a piece while thinking and touches squares with it.',
    aka: ['hovering', 'put it down and picked it up again', 'touched the square', 'trying out squares'],
    moment: 'move',
    facts: {
      left: fact('Is a square left that the piece can reach and has not touched?', 'A square left', {
        yes: { label: 'Yes', if: 'if the piece can reach a square it has not touched' },
        no: { label: 'No, it touched all of them', chip: 'No', if: 'if the piece has touched every square it can reach' },
      }),
    },
    usual: { left: 'yes' },
    leads: {
      'blue-ribbon-1940': 'The piece may not go to a square it has touched. If it has touched every square it can reach, the opponent names the square.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { left: 'yes' }, then: [barred('player', moveToTouched)], claim: AT_ONCE },
          { when: { left: 'no' }, then: [must('player', playWhereNamed)], claim: AT_ONCE },
        ],
        [cites.blue.squares, cites.blue.penalties],
      ),
      donohue: silent(),
    }),
    see: ['chess.law.hand-off-man'],
  }),
  'men-overturned': law({
    offence: 'wrong-set-up',
    title: 'Men overturned or displaced',
    gist: 'Pieces are knocked over or pushed off their squares.',
    aka: ['knocked over the pieces', 'swept the board', 'bumped the table', 'pieces fell over'],
    moment: 'any-time',
    facts: {
      why: fact('How did it happen?', 'How', {
        accident: { label: 'By accident', if: 'if it was by accident' },
        wilful: { label: 'On purpose', if: 'if it was on purpose' },
      }),
    },
    usual: { why: 'accident' },
    leads: { 'blue-ribbon-1940': 'If it was by accident, either player may put the pieces back. If it was on purpose, the player loses the game.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { why: 'accident' }, then: [allowed(eitherPlayer, replaceMen)] },
          { when: { why: 'wilful' }, then: [losesGame('offender')], claim: AT_ONCE },
        ],
        [cites.blue.adjusting, cites.blue.penalties],
      ),
      donohue: silent(),
    }),
  }),
} as const;
