import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, choice, losesGame, must, noPenaltyPrinted, notDecided, stands, takesBack } from '../../../laws/remedies.ts';
import { BLUE, cites, DONOHUE } from '../cites.ts';
import { huff, huffEither, huffNow, makeCapture, makeOwnMove, obeyPenalty, removeTouched } from '../words.ts';

const huffOrCompel = [allowed('opponent', huff), [takesBack('offender', 'move'), must('offender', makeCapture)]] as const;

export const huffLaws = {
  'capture-refused': law({
    offence: 'irregular-move',
    title: 'Capture not made: the huff',
    gist: 'A player could capture and moves otherwise, by oversight or on purpose.',
    aka: ['huff', 'huffing', 'did not jump', 'refused to jump', 'missed a jump', 'forced jump', 'must I jump', 'blow', 'until when can I huff'],
    moment: 'next-move',
    facts: {
      stage: fact('What has the opponent done since?', 'Opponent since', {
        nothing: { label: 'Nothing yet', if: 'before the opponent has touched or moved anything' },
        touched: { label: 'The checker that may be huffed has been touched', chip: 'Touched it', if: 'once the opponent has touched the checker to be huffed' },
        moved: { label: 'The opponent has moved', chip: 'Moved', if: 'once the opponent has moved, before the player moves again' },
        again: {
          label: 'The opponent has moved, and the player has again moved another checker while that capture was open',
          chip: 'Not taken again',
          if: 'once the capture was passed over a second time',
        },
      }),
    },
    usual: { stage: 'nothing' },
    leads: {
      'blue-ribbon-1940':
        'Before touching or moving anything, the opponent may take off the man that could have captured and then move (the huff), have the capture made, or let it be. There are more cases.',
      donohue:
        'Before touching or moving anything, the opponent may take off the man that could have captured and then move (the huff), or have the capture made. There are more cases.',
    },
    verdict: {
      kind: 'adds',
      say: 'The books agree: before touching or moving a man, the opponent may take off the man (the huff) or have the capture made. Only Blue Ribbon also lets the opponent leave things as they are; only Donohue says that a man touched for the huff must be taken off.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { stage: ['nothing', 'again'] }, then: [choice('opponent', ...huffOrCompel, stands('move'))] },
          { when: { stage: 'touched' }, then: [notDecided], note: 'The book does not say whether the touch binds the opponent to huff.' },
          { when: { stage: 'moved' }, then: [stands('move'), barred('opponent', huffNow)], note: 'The man is removed before the opponent makes a move.' },
        ],
        [cites.blue.refusal, cites.blue.law(14, 15)],
      ),
      [DONOHUE]: says(
        [
          {
            when: { stage: ['nothing', 'again'] },
            then: [choice('opponent', ...huffOrCompel)],
            note: 'It makes no difference how long the capture has been open.',
          },
          { when: { stage: 'touched' }, then: [must('opponent', removeTouched)], note: 'The touch has made the choice.' },
          { when: { stage: 'moved' }, then: [barred('opponent', huffNow)] },
        ],
        [cites.donohue.refusal, cites.donohue.law(4)],
      ),
    }),
    see: [
      'checkers.rule.must-capture',
      'checkers.law.penalty-refused',
      'checkers.law.huff-and-move',
      'checkers.law.which-man-huffed',
      'checkers.law.part-of-capture',
    ],
  }),
  'huff-and-move': law({
    question: 'what-counts',
    title: 'Whether the huff is a move',
    gist: 'A man has been huffed: taken off for not capturing. Its owner says that it is now their turn.',
    aka: ['huff and blow', 'is a huff a turn', 'huff and move', 'does huffing count as my move'],
    moment: 'next-move',
    facts: {},
    leads: {
      'blue-ribbon-1940': 'The huff is no move: the player who huffs must also make a move.',
      donohue: 'The huff is no move: the player who huffs must also make a move. The move made instead of capturing stands.',
    },
    verdict: {
      kind: 'adds',
      say: 'Both books agree: the player who huffs must also make a move. Only Donohue adds that the move made instead of capturing stands.',
    },
    readings: () => ({
      [BLUE]: always(must('opponent', makeOwnMove), cites.blue.law(14), { note: 'The opponent is the player who huffs. To take the man off is never a play.' }),
      [DONOHUE]: always([must('opponent', makeOwnMove), stands('move')], [cites.donohue.refusal, cites.donohue.law(4)], {
        note: 'The opponent is the player who huffs; the man that was moved instead of capturing stays where it went.',
      }),
    }),
    see: ['checkers.law.capture-refused'],
  }),
  'which-man-huffed': law({
    question: 'what-counts',
    title: 'Which man is huffed',
    gist: 'Two men could have captured, and neither did.',
    aka: ['two men could jump', 'which one may he take off', 'choose the man to huff'],
    moment: 'next-move',
    facts: {},
    leads: { 'blue-ribbon-1940': 'The opponent may take off either of the two, but only one.' },
    readings: () => ({
      [BLUE]: always(allowed('opponent', huffEither), cites.blue.law(14), { note: 'One of them only.' }),
      [DONOHUE]: silent('The man that should have captured is huffed, whether man or king. The book says nothing about a choice between two.'),
    }),
    see: ['checkers.law.capture-refused'],
  }),
  'penalty-refused': law({
    offence: 'wrong-penalty',
    title: 'Huff or other penalty refused',
    gist: 'A player will not let their man be huffed, or refuses to capture, or to obey a law at all.',
    aka: [
      'huff refused',
      'a huff refused at draughts',
      'will not let me huff',
      'refuses the penalty',
      'will not take back his move',
      'says there is no huffing',
    ],
    moment: 'next-move',
    facts: {
      what: fact('What is refused?', 'Refused', {
        huff: { label: 'To let the checker be taken off, or another penalty', chip: 'The huff', if: 'if the player refuses the huff or another penalty' },
        capture: { label: 'To capture, when the opponent insists on it', chip: 'The capture', if: 'if the player refuses to capture' },
        rule: { label: 'To move, or to obey another rule', chip: 'A move or a rule', if: 'if the player refuses to move or to obey another rule' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The player must accept the penalty, and the opponent must enforce it.',
      donohue:
        'A player who refuses to move, to capture or to obey a rule loses the game. If the player refuses the huff or a penalty, the opponent may claim the game.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the player must accept the penalty, and the opponent must enforce it. By Donohue a player who refuses to move, to capture or to obey a rule loses the game; if the player refuses the huff or another penalty, the opponent may claim the game.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { what: ['huff', 'capture'] }, then: [must('offender', obeyPenalty), must('opponent', 'exact-penalty'), noPenaltyPrinted] },
          {
            when: { what: 'rule' },
            then: [must('offender', obeyPenalty), must('opponent', 'exact-penalty')],
            note: 'The penalty is that of the law broken: a move not made in time, the loss of the game.',
          },
        ],
        [cites.blue.law(8), cites.blue.law(22), cites.blue.law(24)],
        'What cannot be settled by the laws goes to the arbiter.',
      ),
      [DONOHUE]: says(
        [
          { when: { what: 'huff' }, then: [allowed('opponent', 'claim-as-won')], note: 'The game need not be played out.' },
          { when: { what: ['capture', 'rule'] }, then: [losesGame('offender')] },
        ],
        [cites.donohue.law(10), cites.donohue.refusing],
      ),
    }),
    see: ['checkers.law.capture-refused', 'checkers.law.slow-move', 'checkers.law.dispute'],
  }),
  'penalty-waived': law({
    question: 'allowed',
    title: 'Penalty let pass',
    gist: 'The opponent would rather not exact a penalty.',
    aka: ['let him off', 'may I forgive it', 'friendly game', 'do I have to take the penalty'],
    moment: 'next-move',
    facts: {},
    leads: { 'blue-ribbon-1940': 'Not allowed: the opponent must enforce the penalty. But at a huff, letting the man stand is one of the opponent’s choices.' },
    readings: () => ({
      [BLUE]: always(must('opponent', 'exact-penalty'), cites.blue.law(22), {
        note: 'The huff is no exception to it: letting the man stand is one of its three choices.',
      }),
      [DONOHUE]: silent('Each law says for itself what the opponent may choose. The advice before them is to hold the other player to the rules.'),
    }),
    see: ['checkers.law.capture-refused', 'checkers.law.penalty-refused'],
  }),
} as const;
