import { doubted } from '../../../laws/cites.ts';
import { lawExample, sheetExample } from '../../../laws/examples.ts';
import { choice, isVoid, must } from '../../../laws/remedies.ts';
import { BOOK, cites } from '../cites.ts';
import { variant } from '../code.ts';
import { FOUL, IN_TIME, row } from '../laws/rows.ts';
import { points } from '../points.ts';
import { playCushionFirst, spotBalls } from '../words.ts';
import { FOULS_ALONE, TWO, takenOver, touchedByFouls, wrongByFouls } from './shared/clauses.ts';

export const bankShot = variant({
  title: 'Bank-shot billiards',
  aliases: ['Bank shots'],
  books: { [BOOK]: { heading: cites.blue.bankShot.heading, pages: '39', inherits: FOULS_ALONE } },
  ...TWO,
  glance: { Counts: 'a carom with a cushion before the first ball', Foul: 'a ball hit before any cushion' },
  laws: {
    amend: {
      'ball-touched': touchedByFouls(),
      'wrong-ball': wrongByFouls,
      frozen: {
        leads: { [BOOK]: 'If the player plays straight at that ball, nothing is scored. The player may play to a cushion first, or have the balls spotted.' },
        readings: (says) => ({
          [BOOK]: says(
            [
              { when: { played: 'yes' }, then: [isVoid('count')], claim: IN_TIME, doubtful: true },
              { when: { played: 'no' }, then: [choice('player', must('player', playCushionFirst), must('player', spotBalls))], doubtful: true },
            ],
            [
              doubted(
                cites.blue.fouls(10),
                'It says so of the various cushion games; bank-shot is not called one of them, yet every stroke has to go to a cushion first.',
              ),
            ],
          ),
        }),
      },
    },
    add: {
      'no-cushion': row('Ball hit before a cushion', 'The cue ball hits an object ball before a cushion.', FOUL, cites.blue.bankShot, { aka: ['ball first'] }),
    },
  },
  points: {
    amend: {
      carom: takenOver(
        points.carom,
        doubted(
          cites.blue.bankShot,
          'The section gives only the condition; what a carom counts is given for the game that the players agree to play in this way.',
        ),
      ),
    },
    repeal: { miss: 'The book gives no price for a miss in bank-shot billiards.' },
  },
  scorers: {},
  examples: [
    lawExample('ball-touched', cites.blue.fouls(7), { when: 'moving' }, 'He touches the cue ball while the red still rolls.', 'The stroke does not count'),
    lawExample('wrong-ball', cites.blue.fouls(6), { when: 'self' }, 'Each of the two has played with the ball of the other.', 'may not claim'),
    lawExample('no-cushion', cites.blue.bankShot, {}, 'The ball is hit first.', 'Nothing is scored'),
    lawExample('frozen', cites.blue.fouls(10), { played: 'no' }, 'The cue ball touches the red.', 'cushion first'),
    sheetExample(
      'running',
      doubted(
        cites.blue.bankShot,
        'The section gives only the condition; what a carom counts is given for the game that the players agree to play in this way.',
      ),
      { game: '10' },
      [{ who: 'first', run: '1' }],
      'A bank shot counts, and the next one fails.',
      {
        'First player': 1,
        'Second player': 0,
      },
    ),
  ],
});
