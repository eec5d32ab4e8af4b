import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, isDone, must, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { coverNumber, drawer, linesPaid, roller, setBallAside, showBall, takeForLine, verifyNumbers } from '../words.ts';

const { blue, donohue } = cites;

export const drawing = {
  'number-called-wrongly': law({
    offence: 'miscall',
    title: 'A number called wrongly',
    gist: 'Another number is called than the ball bears.',
    aka: ['misread the ball', 'called 66 for 99', 'wrong number announced', 'six or nine'],
    moment: 'draw',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            then: [must(roller, verifyNumbers), notDecided],
            note: 'A keno is proved by the balls. The book does not mention a ball that was announced wrongly.',
          },
        ],
        blue.call,
      ),
      donohue: says(
        [{ then: [must(drawer, showBall), notDecided], note: 'The ball lies in sight of all; the book does not mention a number declared wrongly.' }],
        [donohue.bag],
      ),
    }),
    see: ['keno-loto.law.false-keno'],
  }),
  'number-not-covered': law({
    question: 'obliged',
    title: 'A number not covered',
    gist: 'A number is drawn that a player has, on one card or on several.',
    aka: ['forgot to mark a number', 'missed a number', 'number on two cards', 'cover later'],
    moment: 'draw',
    facts: {
      when: fact('When does the player see it?', 'Seen', {
        now: { label: 'When it is called', chip: 'When called', if: 'if the player sees the number when it is called' },
        later: { label: 'After another ball has been drawn', chip: 'Later', if: 'if the player sees it only after the next ball is drawn' },
      }),
    },
    usual: { when: 'later' },
    leads: {
      'blue-ribbon-1940':
        'A number seen when it is called must be covered wherever it stands. If it is seen only after the next ball, the book does not cover this.',
      donohue: 'A number seen when it is called must be covered wherever it stands. If it is seen only after the next ball, the book does not cover this.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { when: 'now' }, then: [must('player', coverNumber)] },
          { when: { when: 'later' }, then: [notDecided] },
        ],
        blue.goose,
      ),
      donohue: says(
        [
          { when: { when: 'now' }, then: [must('player', coverNumber)], note: 'With one counter for every place where it occurs.' },
          { when: { when: 'later' }, then: [notDecided], note: 'The ten balls lie on the board until the lines are counted.' },
        ],
        donohue.cover,
      ),
    }),
  }),
  'number-on-no-card': law({
    question: 'allowed',
    title: 'A number that nobody has',
    gist: 'Not all the cards are taken, and a number is drawn that stands on none of those that are.',
    aka: ['nobody has the number', 'number not on any card', 'dead number', 'cards left over'],
    moment: 'draw',
    facts: {},
    leads: { donohue: 'The ball may be put away until somebody takes a card with its number.' },
    readings: (says) => ({
      'blue-ribbon-1940': silent('The book does not mention cards that nobody buys.'),
      donohue: says([{ then: [allowed('all-players', setBallAside)] }], donohue.putAway),
    }),
  }),
  'column-or-diagonal': law({
    question: 'what-counts',
    title: 'Five in a column, or on two rows',
    gist: 'Numbers are covered that do not stand in one horizontal row.',
    aka: ['does a column count', 'diagonal', 'vertical line', 'four corners', 'two on each of two cards'],
    moment: 'count',
    facts: {},
    verdict: { kind: 'agree', say: 'Both books agree: only numbers in one horizontal row count. Numbers in a column, or on two rows, earn nothing.' },
    readings: (says) => ({
      'blue-ribbon-1940': says([{ then: [barred('player', 'win-pool')], note: 'Five of one horizontal row are keno, and nothing else.' }], blue.call),
      donohue: says(
        [{ then: [barred('player', takeForLine)], note: 'Each brings its counter. Every card is looked at by itself, one horizontal line after another.' }],
        donohue.lines,
      ),
    }),
    see: ['keno-loto.points.row', 'keno-loto.points.ambo'],
  }),
  'line-claimed-late': law({
    offence: 'under-score',
    title: 'A line claimed late',
    gist: 'A player sees that they had an ambo or more after the lines were paid.',
    aka: ['forgot my ambo', 'missed a terne', 'claim after the next drawing'],
    moment: 'count',
    facts: {
      when: fact('Has the next drawing begun?', 'Next drawing begun', {
        no: { label: 'No', if: 'before the next drawing has begun' },
        yes: { label: 'Yes', if: 'once the next drawing has begun' },
      }),
    },
    usual: { when: 'yes' },
    leads: {
      donohue: 'Before the next drawing has begun, the line is still paid out of the pool. After that, the book does not cover this.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('Lines are not paid one by one; see the keno that is called late.'),
      donohue: says(
        [
          { when: { when: 'no' }, then: [isDone(linesPaid)] },
          { when: { when: 'yes' }, then: [notDecided], note: 'The player is entitled to it before another drawing; the balls then go back into the bag.' },
        ],
        [donohue.lines, donohue.rotation],
      ),
    }),
    see: ['keno-loto.points.payment', 'keno-loto.law.keno-called-late'],
  }),
};
