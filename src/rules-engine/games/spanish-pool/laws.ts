import { doubted } from '../../laws/cites.ts';
import { fact, yesNo } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { barred, choice, isDone, isVoid, loses, losesAmount, losesEach, must, notDecided, passesTo, scores, scoresEach, stands } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { ballSpotted, changeWhites, pinDown, wholeGain } from './words.ts';

const { fouls, rules, scored, threeBall } = cites.blue;
/** How long a count may be refused, by the rule of the three-ball game itself (p. 44). */
const IN_TIME = { by: 'opponent', until: 'next-stroke' } as const;
const asTheyLie = choice('opponent', must('opponent', 'play-balls-as-lie'), must('opponent', 'replace-balls'));

/** Offences and questions at Spanish pool. */
export const laws = {
  'pins-first': law({
    offence: 'foul-stroke',
    title: 'Pins down before a ball',
    gist: 'The cue ball runs into the pins before it has struck a ball.',
    aka: ['straight into the pins', 'hit the pins first', 'played at the pins'],
    moment: 'stroke',
    cases: [{ then: [losesEach('player', 2, pinDown)] }],
    cites: rules(4),
    see: ['spanish-pool.points.pin-first'],
    ownFigures: 'Each fault has a figure of its own (rules 4 to 6, p. 323).',
  }),
  miss: law({
    offence: 'foul-stroke',
    title: 'Miss',
    gist: 'The cue ball strikes nothing at all.',
    aka: ['missed', 'hit nothing', 'clean miss'],
    moment: 'stroke',
    cases: [{ then: [loses('player', 1)] }],
    cites: rules(5),
    see: ['spanish-pool.points.miss', 'spanish-pool.law.own-ball-pocketed', 'spanish-pool.law.wrong-ball'],
    ownFigures: 'Each fault has a figure of its own (rules 4 to 6, p. 323).',
  }),
  'own-ball-pocketed': law({
    offence: 'foul-stroke',
    title: 'Own ball in a pocket',
    gist: 'The cue ball goes into a pocket.',
    aka: ['scratch', 'my ball went in', 'losing hazard', 'in off'],
    moment: 'stroke',
    facts: { hit: yesNo('Had it struck another ball?', 'Had struck a ball', 'if it had struck another ball', 'if it had struck no other ball') },
    leads: {
      'blue-ribbon-1940': 'If the cue ball had struck no other ball, the player loses 3 points. If it had struck one, the book does not cover this.',
    },
    cases: [
      { when: { hit: 'no' }, then: [loses('player', 3)] },
      { when: { hit: 'yes' }, then: [notDecided], note: 'The game is said to be scored by losing hazards as well, and no number is given for one.' },
    ],
    cites: [rules(5), scored],
    see: ['spanish-pool.points.coup', 'spanish-pool.law.wrong-ball'],
    ownFigures: 'Each fault has a figure of its own (rules 4 to 6, p. 323).',
  }),
  'off-table': law({
    offence: 'foul-stroke',
    title: 'Ball off the table',
    gist: 'A ball leaves the table.',
    aka: ['jumped off', 'ball on the floor', 'forced off the table'],
    moment: 'stroke',
    facts: {
      ball: fact('Which ball?', 'Ball', {
        none: { label: 'The shooter’s, and it had struck no ball', chip: 'Own, nothing hit', if: 'if the shooter’s ball had struck no ball' },
        made: { label: 'The shooter’s, after a carom or a ball pocketed', chip: 'Own, after a count', if: 'if it was the shooter’s ball, after a count' },
        pins: {
          label: 'The shooter’s, after it struck a ball and felled pins alone',
          chip: 'Own, pins only',
          if: 'if it was the shooter’s ball, after it felled pins alone',
        },
        hit: {
          label: 'The shooter’s, after it struck a ball and counted nothing',
          chip: 'Own, no count',
          if: 'if it was the shooter’s ball, after it hit one for nothing',
        },
        other: { label: 'Another ball', if: 'if another ball left the table' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If the cue ball leaves before it strikes a ball, the player loses 3 points. After a carom or a ball pocketed, the player loses what the stroke made. There are more cases.',
    },
    cases: [
      { when: { ball: 'none' }, then: [loses('player', 3)] },
      { when: { ball: 'made' }, then: [losesAmount('player', wholeGain)], note: 'What the stroke made is taken off instead of put on.' },
      {
        when: { ball: 'pins' },
        then: [notDecided],
        note: 'The rule speaks of a carom or a pocket; at the three-ball game a count stands.',
      },
      {
        when: { ball: 'hit' },
        then: [isDone(ballSpotted), passesTo('turn', 'next-player')],
        note: 'By the three-ball game, since this one says nothing of it.',
      },
      { when: { ball: 'other' }, then: [isDone(ballSpotted)], note: 'By the three-ball game, since this one says nothing of it.' },
    ],
    cites: [rules(6), threeBall(5)],
    see: ['spanish-pool.points.coup', 'spanish-pool.law.wrong-ball'],
    ownFigures: 'Each fault has a figure of its own (rules 4 to 6, p. 323).',
  }),
  'wrong-ball': law({
    offence: 'foul-stroke',
    title: 'Wrong ball played',
    gist: 'The striker plays with the opponent’s white.',
    aka: ['used my ball', 'played my white', 'wrong white'],
    moment: 'stroke',
    facts: {
      when: fact('How did it go?', 'Claimed', {
        first: { label: 'Claimed before a second stroke', chip: 'In time', if: 'if it is claimed before a second stroke' },
        second: { label: 'Claimed after a second stroke', chip: 'Later', if: 'if it is claimed after a second stroke' },
        exchanged: {
          label: 'The whites were left exchanged, and the next player plays the proper ball where it lies',
          chip: 'Left exchanged',
          if: 'if the whites were left exchanged for the next player',
        },
        both: { label: 'Both whites had been off the table before it', chip: 'Both whites off', if: 'if both whites had been off the table before it' },
        self: { label: 'The claimant has just done the same unseen', chip: 'Both did it', if: 'if the claimant has just done it unseen too' },
        missed: { label: 'It struck nothing', chip: 'It hit nothing', if: 'if the stroke hit nothing' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If it is claimed before a second stroke, nothing is scored. After that, the count stands, and the player may play on or have the whites changed. There are more cases.',
    },
    cases: [
      { when: { when: 'first' }, then: [isVoid('count')], claim: IN_TIME },
      { when: { when: 'second' }, then: [stands('count'), choice('player', must('player', 'play-on'), must('player', changeWhites))] },
      { when: { when: 'exchanged' }, then: [isVoid('count')], claim: IN_TIME, doubtful: true },
      { when: { when: 'both' }, then: [stands('count')], note: 'In the three-ball game the whites change places at the end of the run.' },
      { when: { when: 'self' }, then: [barred('opponent', 'claim')] },
      {
        when: { when: 'missed' },
        then: [loses('player', 1)],
        note: 'The same as for a miss with the right ball, which costs the striker a point in this game.',
      },
    ],
    cites: [
      doubted(fouls(6), 'The lines on the player who comes in while the whites are still exchanged are scrambled; this is their sense.'),
      threeBall(5),
      rules(5, 6),
    ],
    see: ['spanish-pool.law.miss'],
    ownFigures: 'Each fault has a figure of its own (rules 4 to 6, p. 323).',
  }),
  'ball-touched': law({
    offence: 'foul-stroke',
    title: 'Ball touched or hindered',
    gist: 'The player touches the cue ball twice, or hinders or hastens a ball.',
    aka: ['double hit', 'touched the ball', 'feathered the cue ball'],
    moment: 'stroke',
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
        early: { label: 'The own ball before playing, once', chip: 'Own, before it', if: 'if the own ball was touched once before playing' },
        second: { label: 'A ball a second time, after a first touch', chip: 'A second touch', if: 'if a ball was touched a second time' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If a ball was touched other than by the stroke, nothing is scored. The opponent may play the balls as they lie or have them put back. There are more cases.',
    },
    cases: [
      { when: { when: 'stroke' }, then: [isVoid('count'), asTheyLie], claim: IN_TIME },
      { when: { when: 'moving' }, then: [isVoid('stroke')], claim: IN_TIME },
      { when: { when: 'rest' }, then: [barred('player', 'count-after-it')] },
      {
        when: { when: 'early' },
        then: [scores('opponent', 1), barred('player', 'safety-play')],
        claim: IN_TIME,
        note: 'So the three-ball game; the code of fouls has any touch count as a stroke.',
        doubtful: true,
      },
      { when: { when: 'second' }, then: [isVoid('count'), barred('player', 'safety-play'), asTheyLie], claim: IN_TIME },
    ],
    cites: [
      rules(6),
      fouls(7),
      doubted(fouls(8), 'A first touch is called a stroke here; rule 6 of the three-ball game makes the same touch cost a point.'),
      doubted(threeBall(6), 'The point goes to the opponent as for a miss; in this game a miss takes one from the player instead (rule 5).'),
      threeBall(8),
      fouls(14),
    ],
    see: ['spanish-pool.law.object-ball-disturbed', 'spanish-pool.law.unclaimed', 'spanish-pool.law.miss'],
    ownFigures: 'Each fault has a figure of its own (rules 4 to 6, p. 323).',
  }),
  'middle-pin': law({
    question: 'what-counts',
    title: 'What the middle pin counts',
    gist: 'The middle pin is among those knocked down.',
    aka: ['five for the centre pin', 'king pin', 'middle pin with others'],
    moment: 'count',
    facts: {
      how: fact('How did it fall?', 'It fell', {
        alone: { label: 'Alone, and no ball was pocketed', chip: 'Alone', if: 'if it fell alone and no ball was pocketed' },
        others: { label: 'With other pins', if: 'if it fell with other pins' },
        pocket: { label: 'By a stroke that also pocketed a ball', chip: 'With a ball', if: 'if the stroke also pocketed a ball' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If it fell alone and no ball was pocketed, the player scores 5 points. If not, the player scores 2 points for each pin knocked down.',
    },
    cases: [
      { when: { how: 'alone' }, then: [scores('player', 5)] },
      { when: { how: 'others' }, then: [scoresEach('player', 2, pinDown)] },
      { when: { how: 'pocket' }, then: [scoresEach('player', 2, pinDown)], doubtful: true },
    ],
    cites: [
      rules(1),
      doubted(rules(2, 3), 'With a ball pocketed every pin is given two; the book does not say whether the middle one alone would still be five.'),
    ],
    see: ['spanish-pool.points.middle-pin', 'spanish-pool.points.pin'],
  }),
};
