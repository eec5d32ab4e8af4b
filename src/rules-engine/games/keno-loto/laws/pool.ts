import { fact, law, silent } from '../../../laws/laws.ts';
import { isDone, must, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { agreeLastDrawings, countersRedeemed, drawingEnds, paidFromEldest, putInByCards, restUnpaid } from '../words.ts';

const { donohue } = cites;
const WON_WHOLE = 'The pool is won whole by one keno.';
const drawings = fact('Which drawing is it?', 'Drawing', {
  last: { label: 'The last, as agreed', chip: 'The last', if: 'in the last drawing, as agreed' },
  other: { label: 'Another', chip: 'Not the last', if: 'in any drawing but the last' },
});

export const pool = {
  'pool-exhausted': law({
    question: 'runs-out',
    title: 'The pool is empty',
    gist: 'There is nothing left to pay the lines with.',
    aka: ['pool runs out', 'no money in the pool', 'refill the pool', 'who fills the pool'],
    moment: 'count',
    facts: { drawing: drawings },
    usual: { drawing: 'other' },
    leads: {
      donohue:
        'All the players pay into the pool again, according to how many cards each took. But if this was agreed to be the last drawing, those not yet paid get nothing.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent(WON_WHOLE),
      donohue: says(
        [
          { when: { drawing: 'other' }, then: [must('all-players', putInByCards)] },
          {
            when: { drawing: 'last' },
            then: [isDone(restUnpaid), isDone(countersRedeemed)],
            note: 'This is called a bankruptcy; the counters from the cards are put with the others and paid for.',
          },
        ],
        [donohue.again, donohue.lastDrawing],
      ),
    }),
    see: ['keno-loto.law.last-drawing', 'keno-loto.points.reserve'],
  }),
  'last-drawing': law({
    question: 'who-pays',
    title: 'Who is paid first at the last drawing',
    gist: 'The last drawing is counted, and the pool may not do for all.',
    aka: ['bankruptcy', 'order of payment', 'not enough for everybody', 'unpaid'],
    moment: 'game-over',
    facts: {},
    leads: { donohue: 'The players are paid in turn, from the eldest hand (the first in turn) on, as far as the pool goes. The others are left unpaid.' },
    readings: (says) => ({
      'blue-ribbon-1940': silent(WON_WHOLE),
      donohue: says([{ then: [isDone(paidFromEldest), isDone(restUnpaid)] }], donohue.lastDrawing),
    }),
    see: ['keno-loto.law.pool-exhausted', 'keno-loto.points.payment'],
  }),
  'counters-run-out': law({
    question: 'runs-out',
    title: 'No counters left on the table',
    gist: 'The counters are used up while numbers are drawn.',
    aka: ['out of counters', 'not enough counters', 'does the drawing stop'],
    moment: 'draw',
    facts: { drawing: drawings },
    usual: { drawing: 'other' },
    leads: {
      donohue: 'If the players agreed beforehand that this is the last drawing, it ends. In any earlier drawing, the book does not cover this.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('Numbers are covered with buttons; the book does not say what happens if they run out.'),
      donohue: says(
        [
          { when: { drawing: 'last' }, then: [isDone(drawingEnds)] },
          { when: { drawing: 'other' }, then: [notDecided], note: 'There should be enough for the cards taken.' },
        ],
        [donohue.lastDrawing, donohue.pool],
      ),
    }),
  }),
  'end-of-the-game': law({
    question: 'broken-off',
    title: 'Stopping the game',
    gist: 'The players want to end.',
    aka: ['how do we stop', 'last round', 'when is loto over', 'how long do we play'],
    moment: 'game-over',
    facts: {},
    readings: (says) => ({
      'blue-ribbon-1940': silent('Each keno ends its game.'),
      donohue: says([{ then: [must('all-players', agreeLastDrawings)] }], donohue.again),
    }),
    see: ['keno-loto.law.last-drawing'],
  }),
};
