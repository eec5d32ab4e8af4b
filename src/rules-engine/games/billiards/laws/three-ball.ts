import { fact } from '../../../laws/laws.ts';
import { allowed, barred, isVoid, must, noPenaltyPrinted, passesTo, scores, stands } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { BOOK, cites } from '../cites.ts';
import { points } from '../points.ts';
import { endInning, spotThatBall, stringAgain, warnNotFrozen } from '../words.ts';
import { FOUL, IN_TIME, row } from './rows.ts';

const HEAD_SPOT = 'The string spot; if that is taken, the red spot; if both are, the centre spot.';

/** Rules of the three-ball carom game, p. 44-47; the clause on fouls does not extend them to other forms. */
export const threeBall = {
  'object-ball-disturbed': row(
    'Another ball disturbed by the striker',
    'The player disturbs a ball other than the player’s own.',
    [
      { when: { when: 'act' }, then: [isVoid('count'), barred('player', 'safety-play')], claim: IN_TIME },
      { when: { when: 'after' }, then: [isVoid('count'), must('player', endInning), must('player', 'replace-balls')], claim: IN_TIME },
    ],
    cites.blue.threeBall(6),
    {
      leads: {
        [BOOK]:
          'If it happened during a stroke, that stroke may not score or be a safety shot. If it happened after a scoring stroke, that score is lost, the turn ends and the ball is put back.',
      },
      facts: {
        when: fact('When?', 'When', {
          act: { label: 'In the act of playing', chip: 'In playing', if: 'if the ball was disturbed in the act of playing' },
          after: { label: 'After a counting stroke', chip: 'After a count', if: 'if the ball was disturbed after a counting stroke' },
        }),
      },
      see: ['billiards.law.ball-touched'],
    },
  ),
  'very-near': row(
    'Cue ball very near another',
    'The player thinks that two balls that almost touch are apart.',
    [{ then: [must('player', warnNotFrozen), noPenaltyPrinted] }],
    cites.blue.threeBall(10),
    {
      leads: { [BOOK]: 'The player must warn the opponent that the balls do not touch, and give time to look. The book names no penalty.' },
      see: ['billiards.law.frozen'],
    },
  ),
  stringing: row(
    'Balls meet in stringing',
    'When they string for the lead, the white balls touch, strike the red, or stop equally near.',
    [
      { when: { fault: 'one' }, then: [passesTo('lead', 'opponent')] },
      { when: { fault: 'equal' }, then: [must('all-players', stringAgain)] },
    ],
    cites.blue.threeBall(2),
    {
      leads: {
        [BOOK]: 'If one player’s ball left its line or hit the red, the opponent leads. If both balls did, or stopped equally near, they string again.',
      },
      facts: {
        fault: fact('Whose fault?', 'At fault', {
          one: { label: 'One ball was clearly off its line or hit the red', chip: 'One clearly', if: 'if one ball was clearly off its line or hit the red' },
          equal: { label: 'Both alike, or equally near', chip: 'Both alike', if: 'if both balls were alike at fault, or stopped equally near' },
        }),
      },
      moment: 'set-up',
      aka: ['lagging', 'banking for the lead'],
    },
  ),
  opening: row(
    'Opening stroke',
    'The opening stroke, or one after the balls are spotted, hits the white first.',
    FOUL,
    [cites.blue.threeBall(3), cites.blue.frenchPack],
    {
      see: ['billiards.law.in-hand'],
    },
  ),
  miss: row(
    'Both balls missed',
    'The cue ball hits neither object ball.',
    [
      {
        then: [scores('opponent', pointsOf(points.miss, BOOK))],
        note: 'In a discount game it is not taken off the score of the player who gives odds.',
      },
    ],
    [cites.blue.threeBall(4), cites.blue.frenchPlay],
    { aka: ['missed', 'clean miss', 'hit nothing'] },
  ),
  'off-table': row(
    'Ball off the table',
    'A ball jumps off the table.',
    [
      { when: { ball: 'own-count' }, then: [stands('count'), must('player', spotThatBall), must('player', 'play-on')], note: HEAD_SPOT },
      { when: { ball: 'own-none' }, then: [must('player', spotThatBall), must('player', endInning)], note: HEAD_SPOT },
      { when: { ball: 'white' }, then: [must('player', spotThatBall)], note: HEAD_SPOT },
      {
        when: { ball: 'red' },
        then: [must('player', spotThatBall)],
        note: 'Its own spot; if that is taken, the white spot; if both are, the centre spot. The summary of French caroms goes to the middle spot at once.',
      },
      {
        when: { ball: 'both' },
        then: [must('opponent', spotThatBall), allowed('opponent', 'play-on')],
        note: 'The incoming player’s ball goes on the white spot, the other on the red spot or, if that is taken, the centre spot. That player may play on any ball.',
      },
    ],
    [cites.blue.threeBall(5), cites.blue.frenchPlay],
    {
      leads: {
        [BOOK]:
          'The ball is put on its spot. If it was the player’s own and no count was made, the inning ends. If a count was made, the player plays on. There are more cases.',
      },
      facts: {
        ball: fact('Which ball?', 'Ball', {
          'own-count': { label: 'The player’s, after a count', chip: 'Own, with a count', if: 'if the ball was the player’s own, after a count' },
          'own-none': { label: 'The player’s, without a count', chip: 'Own, no count', if: 'if the ball was the player’s own, without a count' },
          white: { label: 'The opponent’s', chip: 'Opponent’s', if: 'if the ball was the opponent’s' },
          red: { label: 'The red', if: 'if the ball was the red' },
          both: { label: 'Both whites, without a count', chip: 'Both whites', if: 'if both whites went off, without a count' },
        }),
      },
      aka: ['jumped off', 'ball on the floor'],
      see: ['billiards.law.wrong-ball'],
    },
  ),
  crotch: row(
    'Balls in the crotch',
    'Three counts are made with both object balls in a corner, and none has been driven out.',
    [{ then: [must('player', endInning), must('opponent', 'play-balls-as-lie')] }],
    cites.blue.threeBall(11),
    { aka: ['crotched', 'corner nurse'] },
  ),
};
