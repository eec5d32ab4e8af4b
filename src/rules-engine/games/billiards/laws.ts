import { cite } from '../../books.ts';
import type { Example } from '../../core/games.ts';
import { type Facts, fact, type Law, law, says, yesNo } from '../../core/laws.ts';
import { pointsOf } from '../../core/points.ts';
import { allowed, barred, choice, isVoid, must, noPenalty, notDecided, passesTo, type Remedy, scores, stands } from '../../core/remedies.ts';
import { points } from './points.ts';

const BOOK = 'blue-ribbon-1940';
type Cite = ReturnType<typeof cite>;
export const FOULS = cite(BOOK, '40-44', 'American Billiard Laws: Foul Strokes Defined');
const WRONG = cite(BOOK, '41', 'American Billiard Laws: Foul Strokes Defined', {
  law: '6',
  doubt: 'Lines are scrambled where the exchanged balls pass to the next striker.',
});
export const THREE = cite(BOOK, '44-47', 'Three-Ball Carom Game');
type Cases = readonly { when?: Record<string, string | readonly string[]>; then: readonly Remedy[]; note?: string }[];
/** A row of the one book; `foul` may be claimed until a second stroke is made. */
export function row(title: string, gist: string, cases: Cases, at: Cite, more: { facts?: Facts; aka?: readonly string[]; foul?: false } = {}): Law {
  const claim = more.foul === false ? {} : { claim: { by: 'opponent', until: 'next-stroke' } as const };
  return law({
    offence: 'foul-stroke',
    title,
    gist,
    ...(more.aka === undefined ? {} : { aka: more.aka }),
    moment: 'stroke',
    facts: more.facts ?? {},
    readings: {
      [BOOK]: says(
        cases.map((one) => ({ ...one, ...claim })),
        at,
      ),
    },
  });
}
export const example = (key: string, answers: Record<string, string>, story: string, ruling: string, at: Cite): Example => ({
  kind: 'law',
  law: key,
  book: BOOK,
  story,
  answers,
  ruling,
  cite: at,
});
const MISS = pointsOf(points.miss, BOOK);
const asTheyLie = choice('opponent', must('opponent', 'play-balls-as-lie'), must('opponent', 'replace-balls'));
const foul: Cases = [{ then: [isVoid('count')] }];

export const laws = {
  unclaimed: row(
    'Foul claimed late',
    'A foul is claimed, or a count disputed.',
    [
      { when: { when: 'first' }, then: [isVoid('count')] },
      { when: { when: 'second' }, then: [stands('count')], note: 'Both strokes are valid.' },
    ],
    FOULS,
    {
      facts: { when: fact('When is it claimed?', { first: 'Before a second stroke', second: 'After a second stroke' }) },
      foul: false,
      aka: ['foul nobody called', 'too late to call a foul'],
    },
  ),
  'cue-tip': row('Not with the tip of the cue', 'The stroke is made with anything but the point of the cue.', foul, FOULS),
  'push-shot': row('Push shot', 'The cue is still on the cue ball when that meets an object ball.', foul, FOULS, { aka: ['push', 'pushing'] }),
  'foot-off-floor': row('Neither foot on the floor', 'The striker has no foot on the floor while striking.', foul, FOULS),
  'in-hand': row(
    'In hand and inside the string',
    'A player in hand plays at a ball inside or on the string line, or from outside the six-inch radius.',
    [
      { when: { warned: 'yes' }, then: [isVoid('count')], note: 'Unless the referee has been asked and has ruled.' },
      { when: { warned: 'no' }, then: [stands('stroke')] },
    ],
    FOULS,
    { facts: { warned: yesNo('Did the opponent warn before the stroke?') }, foul: false },
  ),
  'ball-in-motion': row(
    'Ball touched in motion',
    'The striker strikes or touches a ball that is moving.',
    [
      { when: { rest: 'no' }, then: [isVoid('count')] },
      { when: { rest: 'yes' }, then: [must('player', 'replace-balls'), must('player', 'repeat-stroke')] },
    ],
    FOULS,
    { facts: { rest: yesNo('Had the ball come to rest and moved again without his fault?') } },
  ),
  'wrong-ball': row(
    'Wrong ball played',
    "The striker plays with the opponent's white ball.",
    [
      { when: { when: 'first' }, then: [isVoid('count')] },
      { when: { when: 'second' }, then: [stands('count'), choice('player', must('player', 'play-on'), must('player', 'exchange-whites'))] },
      { when: { when: 'both-off' }, then: [stands('stroke')] },
      { when: { when: 'self' }, then: [barred('opponent', 'claim')] },
      { when: { when: 'missed' }, then: [scores('opponent', MISS)] },
    ],
    WRONG,
    {
      foul: false,
      facts: {
        when: fact('How did it go?', {
          first: 'Claimed before a second stroke',
          second: 'Claimed after a second stroke',
          'both-off': 'Both whites had been off the table before it',
          self: 'The claimant has just done the same unseen',
          missed: 'It missed both balls',
        }),
      },
      aka: ['used my ball', 'played the wrong ball'],
    },
  ),
  'ball-touched': row(
    'Ball touched or hindered',
    'The player touches the cue ball twice, or hinders or hastens a ball.',
    [
      { when: { when: 'stroke' }, then: [isVoid('count'), asTheyLie] },
      { when: { when: 'moving' }, then: [isVoid('stroke')] },
      { when: { when: 'rest' }, then: [barred('player', 'count-next-stroke')] },
      { when: { when: 'early' }, then: [scores('opponent', MISS), barred('player', 'safety-play')] },
      { when: { when: 'second' }, then: [isVoid('count'), barred('player', 'safety-play'), asTheyLie] },
    ],
    cite(BOOK, '41-47', 'American Billiard Laws', {
      doubt: 'Rule 8 of the fouls calls a first touch a stroke; rule 6 of the three-ball game makes touching one’s own ball early cost a point.',
    }),
    {
      facts: {
        when: fact('What was touched, and when?', {
          stroke: 'A ball, other than by the one stroke',
          moving: 'The cue ball, before all were at rest after a carom',
          rest: 'The cue ball, too early or not with the tip, after all were at rest',
          early: 'His own ball before playing, once',
          second: 'A ball a second time, after a first touch',
        }),
      },
      aka: ['double hit', 'touched the ball'],
    },
  ),
  'object-ball-disturbed': row(
    'Another ball disturbed by the striker',
    'The striker disturbs a ball other than his own.',
    [
      { when: { when: 'act' }, then: [isVoid('count'), barred('player', 'safety-play')] },
      { when: { when: 'after' }, then: [isVoid('count'), must('player', 'end-inning'), must('player', 'replace-balls')] },
    ],
    THREE,
    { facts: { when: fact('When?', { act: 'In the act of playing', after: 'After a counting stroke' }) } },
  ),
  interference: row(
    'Balls disturbed by someone else',
    'A ball is moved or hindered by anyone but the striker.',
    [
      { when: { scored: 'no' }, then: [choice('player', must('player', 'play-balls-as-lie'), must('player', 'replace-balls'))] },
      {
        when: { scored: 'yes' },
        then: [choice('player', must('player', 'repeat-stroke'), must('player', 'credit-carom'))],
        note: 'Credited, he plays the balls as they are or where they would have come to rest. The three-ball rules say only that disturbed balls are replaced.',
      },
    ],
    FOULS,
    { facts: { scored: yesNo('Would the stroke seemingly have counted?') }, foul: false },
  ),
  frozen: row(
    'Frozen balls',
    'The cue ball touches an object ball.',
    [
      { when: { played: 'yes' }, then: [isVoid('count')] },
      {
        when: { played: 'no' },
        then: [
          choice(
            'player',
            must('player', 'play-free-ball'),
            must('player', 'masse-free-ball'),
            must('player', 'play-cushion-first'),
            must('player', 'spot-balls'),
          ),
        ],
      },
    ],
    cite(BOOK, '38-43', 'American Billiard Laws', { law: '10', doubt: 'The summary of French caroms knows only the spotting of frozen balls.' }),
    { facts: { played: yesNo('Did the striker play directly on the ball it touches?') }, aka: ['freeze', 'balls touching'] },
  ),
  'very-near': row(
    'Cue ball very near another',
    'The striker takes balls that almost touch to be apart.',
    [{ then: [must('player', 'warn-not-frozen'), notDecided], note: 'No penalty is named.' }],
    THREE,
    { foul: false },
  ),
  marks: row('Marks and practice', 'The cloth or a cushion is marked, or the stringing shot is practised.', foul, FOULS),
  help: row(
    'Help with a stroke',
    'Another person helps in making the shot.',
    [
      { when: { who: 'other' }, then: [isVoid('count')] },
      { when: { who: 'marker' }, then: [noPenalty] },
    ],
    FOULS,
    { facts: { who: fact('What help?', { other: 'Any other', marker: 'The marker hands the rest or long cue, or holds the light, when asked' }) } },
  ),
  'ball-lifted': row(
    'Ball lifted',
    'A ball in play is lifted from the table.',
    [
      { when: { why: 'other' }, then: [isVoid('count'), barred('player', 'count-next-stroke')] },
      { when: { why: 'rule' }, then: [noPenalty] },
      { when: { why: 'hidden' }, then: [must('player', 'play-on')] },
    ],
    FOULS,
    {
      facts: {
        why: fact('Why?', {
          other: 'Without a rule for it',
          rule: 'A rule moves the ball, or the referee takes off what sticks to it',
          hidden: 'Something is thought to lie hidden under it',
        }),
      },
    },
  ),
  safety: row(
    'Third miss for safety',
    'The player misses in three innings running.',
    [{ then: [choice('opponent', stands('stroke'), must('player', 'hit-one-ball'))], note: 'If the enforced stroke hits two balls, it does not count.' }],
    FOULS,
    { foul: false },
  ),
  stringing: row(
    'Balls meet in stringing',
    'The whites touch in stringing, strike the red, or stop equally near.',
    [
      { when: { fault: 'one' }, then: [passesTo('lead', 'opponent')] },
      { when: { fault: 'equal' }, then: [must('all-players', 'string-again')] },
    ],
    THREE,
    { facts: { fault: fact('Whose fault?', { one: 'One ball was clearly off its line or hit the red', equal: 'Both alike, or equally near' }) }, foul: false },
  ),
  opening: row('Opening stroke', 'The opening stroke does not hit the red first, or is not played within six inches of the white.', foul, THREE),
  miss: row(
    'Both balls missed',
    'The cue ball hits neither object ball.',
    [{ then: [scores('opponent', MISS)], note: 'In a discount game it is not taken off the score of the player who gives odds.' }],
    THREE,
    { foul: false, aka: ['missed', 'clean miss'] },
  ),
  'off-table': row(
    'Ball off the table',
    'A ball jumps off the table.',
    [
      {
        when: { ball: 'own-count' },
        then: [stands('count'), must('player', 'spot-that-ball'), must('player', 'play-on')],
        note: 'String spot; taken, the red spot; then the centre spot.',
      },
      {
        when: { ball: 'own-none' },
        then: [must('player', 'spot-that-ball'), must('player', 'end-inning')],
        note: 'String spot; taken, the red spot; then the centre spot.',
      },
      { when: { ball: 'white' }, then: [must('player', 'spot-that-ball')], note: 'String spot; taken, the red spot; then the centre spot.' },
      {
        when: { ball: 'red' },
        then: [must('player', 'spot-that-ball')],
        note: 'Its own spot; taken, the white spot; then the centre spot. The summary of French caroms goes to the middle spot at once.',
      },
      {
        when: { ball: 'both' },
        then: [must('opponent', 'spot-that-ball'), allowed('opponent', 'play-on')],
        note: "The incoming player's ball on the white spot, the other on the red spot or the centre spot; he may play on any ball.",
      },
    ],
    THREE,
    {
      foul: false,
      facts: {
        ball: fact('Which ball?', {
          'own-count': "The striker's, after a count",
          'own-none': "The striker's, without a count",
          white: "The opponent's",
          red: 'The red',
          both: 'Both whites, without a count',
        }),
      },
      aka: ['jumped off', 'ball on the floor'],
    },
  ),
  crotch: row(
    'Balls in the crotch',
    'Three counts are made with both object balls in a corner, and none has been driven out.',
    [{ then: [must('player', 'end-inning'), must('opponent', 'play-balls-as-lie')] }],
    THREE,
    { foul: false },
  ),
};
