import { always, fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, choice, isDone, must, noPenaltyPrinted, notDecided, stands } from '../../../laws/remedies.ts';
import { BLUE, cites, DONOHUE } from '../cites.ts';
import { captureNext, captureOn, crownIt, huffPart, liftCaptured, manPutBack, putManBack, takeAll, takeEitherWay } from '../words.ts';

export const captureLaws = {
  'two-captures': law({
    question: 'obliged',
    title: 'Two captures open',
    gist: 'More than one capture can be made, and one of them takes more men.',
    aka: ['must I take the most', 'which jump', 'choice of jumps', 'two jumps or one', 'bigger capture'],
    moment: 'move',
    facts: {},
    readings: () => ({
      [BLUE]: always(allowed('player', takeEitherWay), cites.blue.refusal),
      [DONOHUE]: always(allowed('player', takeEitherWay), cites.donohue.law(6), { note: 'The number and the worth of the men taken make no difference.' }),
    }),
    see: ['checkers.law.part-of-capture', 'checkers.law.capture-refused'],
  }),
  'part-of-capture': law({
    offence: 'irregular-move',
    title: 'Only some of the men taken',
    gist: 'A player takes one man and stops, though the same man could have taken more.',
    aka: ['stopped jumping', 'missed the second jump', 'did not finish the jump', 'double jump missed', 'triple jump'],
    moment: 'move',
    facts: {},
    leads: { donohue: 'The opponent may take that man off the board (the huff) or make the player take the rest of the men as well.' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the move stands; by Donohue the opponent may take that man off the board (the huff) or make the player take the rest of the men as well.',
    },
    readings: () => ({
      [BLUE]: always([stands('move'), notDecided], cites.blue.law(13), {
        note: 'It is complete when the hand is withdrawn, though more should have been taken. The book says nothing about a huff for that.',
      }),
      [DONOHUE]: always(choice('opponent', allowed('opponent', huffPart), must('offender', takeAll)), [cites.donohue.severalTaken, cites.donohue.law(4)]),
    }),
    see: ['checkers.rule.capture', 'checkers.law.capture-refused', 'checkers.law.two-captures'],
  }),
  'captured-men-lifted': law({
    offence: 'irregular-move',
    title: 'Captured men taken off too soon',
    gist: 'A player who takes several men lifts them one by one before the capturing man has come to rest.',
    aka: ['removed the men while jumping', 'picked up jumped men early', 'when do I take them off'],
    moment: 'move',
    facts: {},
    readings: () => ({
      [BLUE]: silent('Captured men are removed. The book does not say at which moment.'),
      [DONOHUE]: always([barred('player', liftCaptured), noPenaltyPrinted], cites.donohue.law(4)),
    }),
    see: ['checkers.law.part-of-capture', 'checkers.law.capture-refused', 'checkers.law.huff-and-move'],
  }),
  'own-man-lifted': law({
    offence: 'irregular-move',
    title: 'Own man taken off in capturing',
    gist: 'A player who captures takes one of their own men off the board.',
    aka: ['removed his own checker', 'picked up his own man', 'took off the wrong man'],
    moment: 'move',
    facts: {},
    leads: { 'blue-ribbon-1940': 'The player may not put the man back. The opponent may have it put back in its place, or play on without it.' },
    readings: () => ({
      [BLUE]: always([barred('offender', putManBack), choice('opponent', allowed('opponent', 'play-on'), isDone(manPutBack))], cites.blue.law(18)),
      [DONOHUE]: silent(),
    }),
  }),
  'capture-on-crowning': law({
    question: 'allowed',
    title: 'Capturing on after reaching the last row',
    gist: 'A man comes to the last row and, as a king, could capture from there.',
    aka: ['jump out of the king row', 'kinged in the middle of a jump', 'can a new king keep jumping', 'crowned and jump again'],
    moment: 'move',
    facts: {
      when: fact('When is the capture to be made?', 'Capture made', {
        same: { label: 'In the same move', chip: 'In that move', if: 'if the capture is to be made in that move' },
        next: { label: 'At the next turn', if: 'if the capture is to be made at the next turn' },
      }),
    },
    usual: { when: 'same' },
    leads: {
      donohue:
        'The new king may not go on capturing in the same move. At the next turn it must take the man that it could have taken, if that man is still there.',
    },
    readings: (says) => ({
      [BLUE]: silent('The opponent crowns the new king before moving. The book does not say whether it may capture on before that.'),
      [DONOHUE]: says(
        [
          { when: { when: 'same' }, then: [barred('player', captureOn)] },
          { when: { when: 'next' }, then: [must('player', captureNext)] },
        ],
        cites.donohue.crowned,
      ),
    }),
    see: ['checkers.law.king-not-crowned', 'checkers.rule.kings'],
  }),
  'king-not-crowned': law({
    question: 'obliged',
    title: 'New king not crowned',
    gist: 'A man has reached the last row, and nobody puts a crown on it.',
    aka: ['forgot to king', 'king me', 'did not crown', 'who crowns the king'],
    moment: 'move',
    facts: {},
    readings: () => ({
      [BLUE]: always([must('opponent', crownIt), noPenaltyPrinted], cites.blue.law(16), { note: 'It is a king from the moment that it reaches the row.' }),
      [DONOHUE]: silent('Another man is put on it, and in an example its player demands that. The book does not say by when it has to be done.'),
    }),
    see: ['checkers.law.capture-on-crowning'],
  }),
} as const;
