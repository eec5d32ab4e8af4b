import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { loses, must, notDecided, stands } from '../../laws/remedies.ts';
import { pointsOf } from '../../scoring/points.ts';
import { BOOK, cites } from './cites.ts';
import { points } from './points.ts';
import { ballsSoMade, payForAll, payForGame, toItsPlace, toPyramidSpot } from './words.ts';

const { opening, lowest, required, replaced, pays, rules, clause } = cites.blue;
const scratch = loses('player', -pointsOf(points.forfeit, BOOK));

/** Offences and questions at Chicago pool. */
export const laws = {
  'lowest-not-hit': law({
    offence: 'foul-stroke',
    title: 'Required ball not hit',
    gist: 'The cue-ball does not hit the ball with the lowest number on the table, at the opening the one.',
    aka: ['hit the wrong ball', 'missed the lowest ball', 'snookered', 'ball was covered', 'did not hit the one'],
    moment: 'stroke',
    cases: [{ then: [scratch], note: 'It is no excuse that another ball covers it; a bank stroke or a massé may be tried.' }],
    cites: [required, opening],
  }),
  'other-ball': law({
    question: 'what-counts',
    title: 'Another ball falls',
    gist: 'The lowest ball is played upon, and another one is pocketed by the stroke.',
    aka: ['lucky ball', 'combination', 'higher ball dropped', 'does it count'],
    moment: 'stroke',
    leads: {
      'blue-ribbon-1940': 'Every ball that the stroke pockets counts.',
    },
    cases: [{ then: [stands(ballsSoMade)], note: 'Whatever its number.' }],
    cites: lowest,
  }),
  'foul-pocketed': law({
    offence: 'foul-stroke',
    title: 'Ball pocketed by a foul stroke',
    gist: 'A ball falls by a foul stroke.',
    aka: ['ball made on a foul', 'scratched and made a ball', 'spot the ball'],
    moment: 'stroke',
    facts: {
      which: fact('Which ball, and where is the cue-ball?', 'Ball', {
        inside: {
          label: 'The 8, 9, 10 or 11, and the cue-ball is in hand',
          chip: '8, 9, 10 or 11',
          if: 'if it is the 8, 9, 10 or 11 with the cue ball in hand',
        },
        other: { label: 'Another ball, or the cue-ball is not in hand', chip: 'Any other', if: 'if it is another ball, or the cue ball is not in hand' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The ball goes back where it lay at the opening. If the cue ball is in hand, the 8, 9, 10 or 11 goes on the pyramid spot or the red-ball spot instead.',
    },
    cases: [
      { when: { which: 'inside' }, then: [must('player', toPyramidSpot)], note: 'Their own places lie within the string.' },
      { when: { which: 'other' }, then: [must('player', toItsPlace)] },
    ],
    cites: replaced,
    see: ['chicago-pool.law.scratch'],
  }),
  scratch: law({
    offence: 'foul-stroke',
    title: 'Cue-ball pocketed or off the table',
    gist: 'The cue-ball goes into a pocket or leaves the table.',
    aka: ['scratch', 'pocketed the white', 'cue ball jumped off'],
    moment: 'stroke',
    cases: [{ then: [scratch] }],
    cites: [clause, rules(4)],
    see: ['chicago-pool.law.foul-pocketed'],
  }),
  'who-pays': law({
    question: 'who-pays',
    title: 'Who pays',
    gist: 'The balls are all pocketed and the scores stand.',
    aka: ['who buys the drinks', 'loser pays', 'second lowest'],
    moment: 'game-over',
    facts: {
      place: fact('Whose score is it?', 'Score', {
        lowest: { label: 'The lowest', if: 'if it is the lowest score' },
        second: { label: 'The second lowest', chip: 'Second lowest', if: 'if it is the second lowest score' },
        tied: { label: 'One of several equal ones at the foot', chip: 'Tied at the foot', if: 'if it is one of several equal scores at the foot' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The player with the lowest score pays for everybody’s refreshment, the one with the second lowest for the game. If the lowest scores are equal, the book does not cover this.',
    },
    cases: [
      { when: { place: 'lowest' }, then: [must('player', payForAll)] },
      { when: { place: 'second' }, then: [must('player', payForGame)] },
      { when: { place: 'tied' }, then: [notDecided] },
    ],
    cites: pays,
  }),
};
