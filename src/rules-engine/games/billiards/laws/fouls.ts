import { doubted } from '../../../laws/cites.ts';
import { type Case, fact, yesNo } from '../../../laws/laws.ts';
import { barred, choice, isVoid, must, permitted, scores, scoresAmount, stands } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { BOOK, cites } from '../cites.ts';
import { points } from '../points.ts';
import {
  countNextStroke,
  countThatStroke,
  creditCarom,
  exchangeWhites,
  followReferee,
  hitOneBall,
  masseFreeBall,
  playCushionFirst,
  playFreeBall,
  priceOfMiss,
  repeatStroke,
  spotBalls,
} from '../words.ts';
import { asTheyLie, FOUL, IN_TIME, row } from './rows.ts';

export const WARNED = fact('Did an opponent warn before the stroke?', 'Warned', {
  yes: { label: 'Yes, and the player played on', chip: 'Yes, played on', if: 'if an opponent warned and the player played on' },
  asked: { label: 'Yes, and the player asked the referee first', chip: 'Yes, referee asked', if: 'if an opponent warned and the player asked the referee' },
  no: { label: 'No', if: 'if no opponent warned' },
});
/** A stroke with the wrong ball, for any number of balls (rule 6, p. 41). */
export const wrongBall: readonly Case[] = [
  { when: { when: 'first' }, then: [isVoid('count')], claim: IN_TIME },
  {
    when: { when: 'second' },
    then: [stands('count'), choice('player', must('player', 'play-on'), must('player', exchangeWhites))],
    note: 'Both strokes are valid, and playing on is with the ball already in use.',
  },
  { when: { when: 'left-exchanged' }, then: [isVoid('count')], claim: IN_TIME, doubtful: true },
  { when: { when: 'self' }, then: [barred('opponent', 'claim')] },
  { when: { when: 'missed' }, then: [scoresAmount('opponent', priceOfMiss)], note: 'The same as with the right ball.' },
];
export const wrongBallRule = doubted(
  cites.blue.fouls(6),
  'The lines on the player who comes in while the whites are still exchanged are scrambled; this is their sense.',
);

/** The fouls of the official code, which "govern all games of billiards": rules 1 to 14, p. 40-44. */
export const fouls = {
  unclaimed: row(
    'Foul claimed late',
    'A foul, or a count that was none, is claimed when play has gone on.',
    [
      { when: { when: 'first' }, then: [isVoid('count')], claim: IN_TIME },
      {
        when: { when: 'second' },
        then: [stands('count')],
        note: 'Both strokes are valid. A ball inside the string has to be objected to sooner, before the stroke.',
      },
    ],
    [cites.blue.fouls(14), cites.blue.fouls(3)],
    {
      leads: { [BOOK]: 'If the foul is called before the player makes a second stroke, nothing is scored. If it is called later, the count stands.' },
      facts: {
        when: fact('When is it claimed?', 'Claimed', {
          first: { label: 'Before the player makes a second stroke', chip: 'In time', if: 'before the player makes a second stroke' },
          second: { label: 'After the second stroke', chip: 'Later', if: 'after the second stroke' },
        }),
      },
      moment: 'next-stroke',
      aka: ['foul nobody called', 'too late to call a foul', 'nobody saw the foul'],
      see: ['billiards.law.in-hand', 'billiards.law.wrong-ball'],
    },
  ),
  'cue-tip': row('Not with the tip of the cue', 'The stroke is made with anything but the point of the cue.', FOUL, cites.blue.fouls(1)),
  'push-shot': row('Push shot', 'The cue is still on the cue ball when that meets an object ball.', FOUL, [cites.blue.fouls(2), cites.blue.frenchPlay], {
    aka: ['push', 'pushing'],
  }),
  'foot-off-floor': row('Neither foot on the floor', 'The player has no foot on the floor while striking.', FOUL, cites.blue.fouls(4), {
    aka: ['one foot on the floor', 'sat on the table'],
  }),
  'in-hand': row(
    'In hand and inside the string',
    'A player in hand plays at a ball inside or on the string line, or from outside the place that the game allows.',
    [
      {
        when: { warned: 'yes' },
        then: [isVoid('count')],
        claim: { by: 'opponent', until: 'stroke' },
      },
      { when: { warned: 'asked' }, then: [must('all-players', followReferee)] },
      { when: { warned: 'no' }, then: [stands('stroke')] },
    ],
    cites.blue.fouls(3),
    {
      leads: { [BOOK]: 'If the opponent warned and the player played on, nothing is scored. If nobody warned, the stroke stands. There are more cases.' },
      facts: { warned: WARNED },
      usual: { warned: 'no' },
      aka: ['ball in balk', 'outside the six inches', 'behind the line'],
    },
  ),
  'ball-in-motion': row(
    'Ball touched in motion',
    'The player touches a ball that is moving.',
    [
      { when: { rest: 'no' }, then: [isVoid('count')], claim: IN_TIME },
      { when: { rest: 'yes' }, then: [must('player', 'replace-balls'), must('player', repeatStroke)] },
    ],
    cites.blue.fouls(5),
    {
      leads: { [BOOK]: 'Nothing is scored. But if the ball had come to rest and then moved by itself, it is put back and the stroke repeated.' },
      facts: {
        rest: yesNo(
          'Had it come to rest, and moved again by itself too late to hold the stroke?',
          'Moved again',
          'if the ball had come to rest and then moved again by itself',
          'if the ball had not come to rest first',
        ),
      },
      usual: { rest: 'no' },
    },
  ),
  'wrong-ball': row(
    'Wrong ball played',
    'The player plays with the opponent’s white ball.',
    [
      ...wrongBall,
      {
        when: { when: 'both-off' },
        then: [stands('stroke')],
        note: 'In the three-ball game the whites change places at the end of the run.',
      },
    ],
    [wrongBallRule, cites.blue.threeBall(5)],
    {
      leads: { [BOOK]: 'If it is claimed before a second stroke, nothing is scored. If later, the count stands. There are more cases.' },
      facts: {
        when: fact('How did it go?', 'Claimed', {
          first: { label: 'Claimed before a second stroke', chip: 'In time', if: 'if the foul is claimed before a second stroke' },
          second: { label: 'Claimed after a second stroke', chip: 'Later', if: 'if the foul is claimed after a second stroke' },
          'left-exchanged': {
            label: 'The whites were left exchanged, and the next player plays the proper ball where it lies',
            chip: 'Left exchanged',
            if: 'if the whites were left exchanged for the next player',
          },
          'both-off': {
            label: 'Both whites had been off the table before it',
            chip: 'Both whites off',
            if: 'if both whites had been off the table before the stroke',
          },
          self: { label: 'The claimant has just done the same unseen', chip: 'Both did it', if: 'if the claimant has just done the same unseen' },
          missed: { label: 'It hit nothing', if: 'if the stroke hit nothing' },
        }),
      },
      aka: ['used my ball', 'played the wrong ball', 'played my white'],
      see: ['billiards.law.miss'],
    },
  ),
  'ball-touched': row(
    'Ball touched or hindered',
    'The player touches the cue ball twice, or touches, stops or speeds up a ball.',
    [
      { when: { when: 'stroke' }, then: [isVoid('count'), asTheyLie], claim: IN_TIME },
      { when: { when: 'moving' }, then: [isVoid('stroke')], claim: IN_TIME },
      { when: { when: 'rest' }, then: [barred('player', countNextStroke)] },
      {
        when: { when: 'early' },
        then: [scores('opponent', pointsOf(points.miss, BOOK)), barred('player', 'safety-play')],
        claim: IN_TIME,
        note: 'So the three-ball game; the code of fouls has any touch count as a stroke.',
        doubtful: true,
      },
      { when: { when: 'second' }, then: [isVoid('count'), barred('player', 'safety-play'), asTheyLie], claim: IN_TIME },
    ],
    [
      cites.blue.fouls(7),
      doubted(cites.blue.fouls(8), 'A first touch is called a stroke here; rule 6 of the three-ball game makes the same touch cost a point.'),
      cites.blue.threeBall(6),
      cites.blue.threeBall(8),
    ],
    {
      leads: {
        [BOOK]: 'If a ball was touched other than by the stroke, nothing is scored, and the opponent may have the balls put back. There are more cases.',
      },
      facts: {
        when: fact('What was touched, and when?', 'Touched', {
          stroke: { label: 'A ball, other than by the one stroke', chip: 'Another ball', if: 'if a ball was touched other than by the stroke' },
          moving: {
            label: 'The cue ball, before all were at rest after a carom',
            chip: 'Cue ball moving',
            if: 'if the cue ball was touched before all were at rest',
          },
          rest: {
            label: 'The cue ball, too early or not with the tip, after all were at rest',
            chip: 'Cue ball, at rest',
            if: 'if the cue ball was touched too early or not with the tip',
          },
          early: {
            label: 'The player’s own ball before playing, once',
            chip: 'Own, before playing',
            if: 'if the player touched their own ball once before playing',
          },
          second: { label: 'A ball a second time, after a first touch', chip: 'A second touch', if: 'if a ball was touched a second time' },
        }),
      },
      aka: ['double hit', 'touched the ball', 'feathered the cue ball'],
      see: ['billiards.law.object-ball-disturbed'],
    },
  ),
  interference: row(
    'Balls disturbed by someone else',
    'A ball is moved or hindered by anyone but the player whose stroke it is.',
    [
      { when: { scored: 'no' }, then: [choice('player', must('player', 'play-balls-as-lie'), must('player', 'replace-balls'))], doubtful: true },
      {
        when: { scored: 'yes' },
        then: [choice('player', [must('player', 'replace-balls'), must('player', repeatStroke)], must('player', creditCarom))],
        note: 'With the carom credited, the player plays from the balls as they lie or from where the referee judges that they would have come to rest.',
        doubtful: true,
      },
    ],
    doubted(cites.blue.fouls(9), 'Rule 7 of the three-ball game, p. 46, knows no choice: disturbed balls are replaced, and the player goes on.'),
    {
      leads: { [BOOK]: 'The player may have the balls put back. If the stroke seemed sure to count, the player repeats it or has the carom credited.' },
      facts: {
        scored: yesNo(
          'Would the stroke seemingly have counted?',
          'Good otherwise',
          'if the stroke would seemingly have counted',
          'if the stroke would seemingly have missed',
        ),
      },
      moment: 'any-time',
      aka: ['bystander', 'somebody bumped the table'],
    },
  ),
  frozen: row(
    'Frozen balls',
    'The cue ball touches an object ball.',
    [
      { when: { played: 'yes' }, then: [isVoid('count')], claim: IN_TIME },
      {
        when: { played: 'no' },
        then: [choice('player', must('player', playFreeBall), must('player', masseFreeBall), must('player', playCushionFirst), must('player', spotBalls))],
        doubtful: true,
      },
    ],
    [doubted(cites.blue.fouls(10), 'The summary of French caroms, p. 38, knows only the spotting of frozen balls.'), cites.blue.threeBall(9)],
    {
      leads: {
        [BOOK]: 'If the player plays straight at that ball, nothing is scored. The player may hit another ball or a cushion first, or have the balls spotted.',
      },
      facts: {
        played: yesNo(
          'Did the player play directly on the ball it touches?',
          'Played on that ball',
          'if the player played directly on the touching ball',
          'if the player did not play on the touching ball',
        ),
      },
      aka: ['freeze', 'balls touching'],
    },
  ),
  marks: row('Marks and practice', 'The cloth or a cushion is marked as a guide, or the stroke for the lead is practised.', FOUL, cites.blue.fouls(11), {
    leads: { [BOOK]: 'Either is a foul: nothing is scored.' },
    moment: 'any-time',
    aka: ['chalk on the cushion', 'practice stroke'],
    see: ['billiards.law.help'],
  }),
  help: row(
    'Help with a stroke',
    'Another person helps in making the shot.',
    [
      { when: { who: 'other' }, then: [isVoid('count')], claim: IN_TIME },
      { when: { who: 'marker' }, then: [permitted] },
    ],
    cites.blue.fouls(11),
    {
      leads: { [BOOK]: 'The marker may hand the rest or hold the light aside. If any other help was given, nothing is scored.' },
      facts: {
        who: fact('What help?', 'Help', {
          other: { label: 'Any other', if: 'if other help was given' },
          marker: {
            label: 'The marker or referee hands the rest or long cue, or holds the light aside, when asked',
            chip: 'Rest or light',
            if: 'if the marker handed the rest or held the light aside',
          },
        }),
      },
    },
  ),
  'ball-lifted': row(
    'Ball lifted',
    'A ball in play is lifted from the table.',
    [
      { when: { why: 'other' }, then: [isVoid('count'), barred('player', countNextStroke)], claim: IN_TIME },
      { when: { why: 'rule' }, then: [permitted] },
      { when: { why: 'hidden' }, then: [must('player', 'play-on')], note: 'The stroke itself has to uncover it.' },
    ],
    cites.blue.fouls(12),
    {
      facts: {
        why: fact('Why?', 'Lifted', {
          other: { label: 'Without a rule for it', chip: 'Without a rule', if: 'if no rule lets the ball be lifted' },
          rule: {
            label: 'A rule moves the ball, or the referee or marker takes off what sticks to it',
            chip: 'By a rule',
            if: 'if a rule moves the ball or the referee takes off what sticks',
          },
          hidden: {
            label: 'Something is thought to lie hidden under it',
            chip: 'To look under it',
            if: 'if something is thought to lie hidden under the ball',
          },
        }),
      },
      leads: {
        'blue-ribbon-1940':
          'If no rule allows it, nothing is scored, and the player’s next stroke cannot score either. If a rule says that the ball is moved, the player may lift it. There are more cases.',
      },
      moment: 'any-time',
      aka: ['picked up a ball', 'cleaned the ball'],
    },
  ),
  safety: row(
    'Third miss for safety',
    'Playing for safety, the player misses in three innings running.',
    [
      {
        then: [choice('opponent', stands('stroke'), [must('player', hitOneBall), barred('player', countThatStroke)])],
      },
    ],
    cites.blue.fouls(13),
    {
      leads: {
        [BOOK]: 'The opponent may let the miss stand, or have the cue ball put back and make the player hit a ball. Nothing is scored by that new stroke.',
      },
      aka: ['missing on purpose', 'playing safe'],
    },
  ),
};
