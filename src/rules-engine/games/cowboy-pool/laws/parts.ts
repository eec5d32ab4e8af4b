import { doubted } from '../../../laws/cites.ts';
import { fact, yesNo } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, isDone, losesAmount, must, noPenalty, notDecided, passesTo, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { handOfPoints, notTouched, poolAndBilliards, pushCarom, pushLast } from '../words.ts';

const { rules } = cites.blue;
const HAND_LOST = [losesAmount('player', handOfPoints), passesTo('turn', 'next-player')] as const;

/** The three parts of the game: rules 5, 7, 8, 10 and 14 to 17. */
export const parts = {
  'past-ninety': law({
    question: 'what-counts',
    title: 'A stroke that goes past 90',
    gist: 'A player near 90 makes more than they need.',
    aka: ['over ninety', 'went past 90', 'ninety-two'],
    moment: 'count',
    cases: [{ then: [notDecided], note: 'Ninety has to be reached exactly; the book does not say what a stroke that passes it counts.' }],
    cites: rules(5),
    see: ['cowboy-pool.points.ninety'],
  }),
  'balls-moving': law({
    offence: 'foul-stroke',
    title: 'Played while balls were moving',
    gist: 'At 90 or at 100 points the player makes their next stroke before the balls are at rest.',
    aka: ['balls still rolling', 'did not wait', 'shot too soon'],
    moment: 'stroke',
    cases: [{ then: [...HAND_LOST], note: 'The stroke is a foul.' }],
    cites: rules(6, 7, 8),
    see: ['cowboy-pool.law.hand-lost', 'cowboy-pool.law.miss', 'cowboy-pool.law.ball-touched'],
  }),
  'pocketed-in-caroms': law({
    offence: 'foul-stroke',
    title: 'Ball pocketed in the carom part',
    gist: 'Between 90 and 100 an object ball goes into a pocket.',
    aka: ['pocketed a ball after ninety', 'ball went in on caroms'],
    moment: 'stroke',
    cases: [{ then: [...HAND_LOST] }],
    cites: rules(10),
  }),
  'last-pocket': law({
    offence: 'foul-stroke',
    title: 'Last stroke into another pocket',
    gist: 'At 100 the cue ball goes off the 1 ball into a pocket that was not named.',
    aka: ['wrong pocket', 'pocket not called', 'called the other pocket'],
    moment: 'stroke',
    cases: [{ then: [...HAND_LOST] }],
    cites: rules(5),
    see: ['cowboy-pool.law.last-touched'],
  }),
  'last-missed': law({
    offence: 'foul-stroke',
    title: 'The 1 ball not struck at 100',
    gist: 'The player is at 100 and fails to strike the 1 ball.',
    aka: ['missed the one ball', 'missed at 100'],
    moment: 'stroke',
    cases: [{ then: [...HAND_LOST] }],
    cites: rules(15),
  }),
  'last-touched': law({
    question: 'what-counts',
    title: 'Last stroke with another ball touched',
    gist: 'At 100 the cue ball drops where it was named, and has touched the 3 or the 5, or an object ball is pocketed.',
    aka: ['touched another ball on the last shot', 'pocketed the one ball as well'],
    moment: 'stroke',
    cases: [{ then: [...HAND_LOST], note: 'The last point is not made, and a cue ball in a pocket by any other stroke is a scratch.', doubtful: true }],
    cites: [rules(5), doubted(rules(6, 13), 'That this stroke is a scratch follows from the list of scratches; the book does not name this stroke.')],
    see: ['cowboy-pool.law.last-pocket', 'cowboy-pool.law.scratch', 'cowboy-pool.law.miss', 'cowboy-pool.law.ball-touched', 'cowboy-pool.law.past-ninety'],
  }),
  push: law({
    question: 'allowed',
    title: 'Push strokes',
    gist: 'A carom, or the last stroke, is made by a push.',
    aka: ['push shot', 'pushing the ball'],
    moment: 'stroke',
    facts: {
      part: fact('In which part of the game?', 'Part of the game', {
        ninety: { label: 'The first 90 points', chip: 'To 90', if: 'before the player has 90 points' },
        ten: { label: 'The ten points by caroms', chip: '90 to 100', if: 'from 90 points to 100' },
        last: { label: 'The last stroke', if: 'on the last stroke' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'Until the player has 90 points, a carom by a push is allowed. From 90 points on, and on the last stroke, a push is not allowed.',
    },
    cases: [
      { when: { part: 'ninety' }, then: [allowed('player', pushCarom)] },
      { when: { part: 'ten' }, then: [barred('player', pushCarom)] },
      { when: { part: 'last' }, then: [barred('player', pushLast)] },
    ],
    cites: rules(14),
    see: ['cowboy-pool.law.frozen'],
  }),
  frozen: law({
    question: 'what-counts',
    title: 'Frozen balls in the first 90',
    gist: 'The cue ball touches an object ball, and the player pushes.',
    aka: ['frozen', 'balls touching', 'push from a frozen ball'],
    moment: 'stroke',
    facts: {
      moves: yesNo('Does the frozen object ball move?', 'Ball moves', 'if the frozen ball moves', 'if the frozen ball does not move'),
      cushion: yesNo('Does the cue ball strike a cushion?', 'Cushion struck', 'if the cue ball strikes a cushion', 'if the cue ball strikes no cushion'),
    },
    leads: {
      'blue-ribbon-1940':
        'If the push moves the frozen ball, a carom it makes counts. If the ball does not move, it counts as not hit, but if the cue ball strikes a cushion, the stroke is no scratch.',
    },
    cases: [
      { when: { moves: 'yes' }, then: [stands('count')] },
      { when: { moves: 'no', cushion: 'no' }, then: [isDone(notTouched)] },
      { when: { moves: 'no', cushion: 'yes' }, then: [isDone(notTouched), noPenalty], note: 'It is then no scratch.' },
    ],
    cites: rules(16),
    see: ['cowboy-pool.law.push'],
  }),
  'other-cases': law({
    question: 'who-decides',
    title: 'What these rules leave open',
    gist: 'Something happens for which the rules have nothing.',
    aka: ['no rule for it', 'other rules'],
    moment: 'any-time',
    cases: [{ then: [must('all-players', poolAndBilliards)] }],
    cites: rules(17),
  }),
};
