import { doubted } from '../../laws/cites.ts';
import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { isDone, must, noPenaltyPrinted, notDecided, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { bankIt, countedAsHoled, oneBallSet, whoBanksIt } from './words.ts';

const { clause, counts, first, last, rules } = cites.blue;

/** Offences and questions at high-low-jack pool; those of the table are the same as at fifteen-ball pool. */
export const laws = {
  'out-first': law({
    question: 'who-goes-out',
    title: 'Who is out first',
    gist: 'Several players are near the end of the game.',
    aka: ['one to go', 'two to go', 'both go out', 'who counts first', 'one ball each to win'],
    moment: 'count',
    facts: {
      need: fact('How much do they need?', 'They need', {
        some: { label: 'One has one to go, another two', chip: 'One and two', if: 'if one has one to go and another two' },
        each: { label: 'Each has one to go', chip: 'One each', if: 'if each has one to go' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If one player needs one point and another two, High, Low and Jack count in the order holed. If each needs one, a single ball is set up, and the first to bank it into a pocket wins.',
    },
    cases: [
      { when: { need: 'some' }, then: [isDone(countedAsHoled)] },
      { when: { need: 'each' }, then: [isDone(oneBallSet), wins(whoBanksIt, 'game')], note: 'No new frame is set up.' },
    ],
    cites: [first, last],
    see: ['high-low-jack-pool.law.last-ball', 'high-low-jack-pool.points.target'],
  }),
  'last-ball': law({
    offence: 'foul-stroke',
    title: 'Last ball pocketed without a cushion',
    gist: 'Each has one to go, and the single ball goes straight into a pocket.',
    aka: ['did not bank it', 'straight in', 'last ball no cushion'],
    moment: 'stroke',
    cases: [{ then: [must('player', bankIt), noPenaltyPrinted] }],
    cites: last,
    see: ['high-low-jack-pool.law.out-first', 'high-low-jack-pool.points.last'],
  }),
  'game-tied': law({
    question: 'tie',
    title: 'A tie for Game',
    gist: 'Two players or more have the highest sum of a frame.',
    aka: ['same count', 'tie for game', 'equal aggregate', 'who gets game'],
    moment: 'count',
    cases: [{ then: [notDecided] }],
    cites: counts,
    see: ['high-low-jack-pool.points.game'],
  }),
  'forfeit-score': law({
    question: 'what-counts',
    title: 'Three points forfeited: off which score?',
    gist: 'A fault of fifteen-ball pool costs three points, and the player has points of the game and the numbers on their balls.',
    aka: ['scratch', 'what does a scratch cost', 'three off', 'minus three'],
    moment: 'count',
    cases: [
      {
        then: [notDecided],
        note: 'At fifteen-ball pool they come off the numbers on the balls, which here decide Game alone. Agree on it before the game.',
      },
    ],
    cites: [doubted(clause, 'The clause is general, and speaks of no forfeit.'), rules(4)],
    see: ['high-low-jack-pool.points.forfeit', 'fifteen-ball-pool.law.scratch'],
  }),
};
