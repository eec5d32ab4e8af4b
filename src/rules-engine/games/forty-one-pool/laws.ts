import { doubted } from '../../laws/cites.ts';
import { fact, refersTo } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, barred, isDone, isVoid, losesGame, must, noPenaltyPrinted, notDecided, wins } from '../../laws/remedies.ts';
import { disturbedAtPool, marksAtPool, touchedAtPool } from '../../mechanics/pool/laws.ts';
import { BOOK, cites } from './cites.ts';
import { BESIDE } from './points.ts';
import {
  ballLess,
  farthest,
  knowNumber,
  lastNearest,
  nearest,
  newNumber,
  noBallCredited,
  oweOne,
  owingLast,
  payAnyBall,
  payThatBall,
  poolDeclared,
  putUpAny,
  putUpOnly,
  rackEmptied,
  scratchBall,
  shootAgain,
  strokeBalls,
} from './words.ts';

const { otherwise, rules, fouls } = cites.blue;

/** Offences and questions at forty-one pool. */
export const laws = {
  scratch: law({
    offence: 'foul-stroke',
    title: 'Miss, or white pocketed',
    gist: 'The player hits nothing, or pockets the white.',
    aka: ['scratch', 'pocketed the cue ball', 'clean miss', 'owes a ball'],
    moment: 'stroke',
    facts: {
      rack: fact('How many balls are in the player’s rack?', 'Balls in the rack', {
        several: { label: 'More than one', if: 'if the player has more than one ball in the rack' },
        one: { label: 'One', if: 'if the player has one ball in the rack' },
        none: { label: 'None', if: 'if the player has no ball in the rack' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The balls made by the stroke do not count. The player must put one ball back on the table: one from their own rack or, if it is empty, the first one they pocket later.',
    },
    cases: [
      { when: { rack: 'several' }, then: [isVoid(strokeBalls), must('player', putUpAny)] },
      { when: { rack: 'one' }, then: [isVoid(strokeBalls), must('player', putUpOnly)] },
      { when: { rack: 'none' }, then: [isVoid(strokeBalls), must('player', oweOne)] },
    ],
    cites: doubted(rules(5), BESIDE),
    see: ['forty-one-pool.law.owed-ball', 'forty-one-pool.points.scratch'],
  }),
  'owed-ball': law({
    question: 'what-counts',
    title: 'A ball owed, and balls pocketed',
    gist: 'A player who owes a ball to the table pockets one or more.',
    aka: ['owes a ball', 'which ball goes back', 'pay back a ball'],
    moment: 'stroke',
    facts: {
      made: fact('How many does the player pocket?', 'Pocketed', {
        one: { label: 'One', if: 'if the player pockets one ball' },
        several: { label: 'More than one, on the next shot', chip: 'More than one', if: 'if the player pockets more than one on the next shot' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'If it is one ball, it goes back on the table. If there are more, the player chooses which of them goes back.' },
    cases: [
      { when: { made: 'one' }, then: [must('player', payThatBall)] },
      { when: { made: 'several' }, then: [allowed('player', payAnyBall)] },
    ],
    cites: rules(5),
    see: ['forty-one-pool.law.scratch'],
  }),
  burst: law({
    offence: 'over-score',
    title: 'More than 41',
    gist: 'A player’s small ball and pocketed balls come to more than 41.',
    aka: ['burst', 'bust', 'went over', 'forty-four', 'new small ball'],
    moment: 'count',
    leads: { 'blue-ribbon-1940': 'All balls that the player has scored go back on the table. The player may have a new small ball.' },
    cases: [{ then: [isDone(rackEmptied), isDone(lastNearest), allowed('player', newNumber)] }],
    cites: rules(6),
    see: ['forty-one-pool.law.burst-hidden', 'forty-one-pool.points.burst'],
  }),
  'burst-hidden': law({
    offence: 'miscall',
    title: 'Burst not declared',
    gist: 'A player has more than 41 and does not say so.',
    aka: ['did not say he was bust', 'hid a burst', 'kept quiet about it'],
    moment: 'count',
    leads: { 'blue-ribbon-1940': 'The player counts as having no ball in the rack, and so is placed below every player who has one.' },
    cases: [{ then: [isDone(noBallCredited)] }],
    cites: rules(8),
    see: ['forty-one-pool.law.burst', 'forty-one-pool.law.empty-rack'],
  }),
  'no-cushion': law({
    offence: 'foul-stroke',
    title: 'Safety without a cushion',
    gist: 'In playing for safety the white touches no cushion, neither before nor after it hits a ball.',
    aka: ['no rail', 'soft safety', 'playing safe', 'rolled up to a ball'],
    moment: 'stroke',
    leads: { 'blue-ribbon-1940': 'The player must put a ball back on the table, as for a scratch.' },
    cases: [{ then: [must('player', scratchBall)] }],
    cites: rules(7),
    see: ['forty-one-pool.law.scratch'],
  }),
  'second-shot': law({
    question: 'allowed',
    title: 'Another shot after a ball',
    gist: 'A player has pocketed a ball and would strike again.',
    aka: ['one shot each', 'keeps shooting', 'go on after making a ball'],
    moment: 'next-stroke',
    cases: [{ then: [barred('player', shootAgain), noPenaltyPrinted], note: 'Every ball that the one shot brings is counted.' }],
    cites: rules(2),
  }),
  'number-known': law({
    offence: 'table-talk',
    title: 'Small ball seen by others',
    gist: 'The number on a small ball becomes known to another player.',
    aka: ['showed his number', 'saw my pill', 'secret ball', 'asked for my number'],
    moment: 'any-time',
    cases: [{ then: [barred('other-players', knowNumber), noPenaltyPrinted] }],
    cites: rules(1),
  }),
  'who-wins': law({
    question: 'who-wins',
    title: 'Who has won, and who has lost',
    gist: 'Pool is declared.',
    aka: ['who pays', 'farthest from forty-one', 'nearest to forty-one', 'who is the loser', 'balls are all gone'],
    moment: 'game-over',
    facts: {
      how: fact('How did it end?', 'Ended', {
        exact: { label: 'A player has exactly 41', chip: 'Exactly 41', if: 'if a player has exactly 41' },
        clear: { label: 'The balls are all pocketed', chip: 'Table clear', if: 'once the balls are all pocketed' },
        tie: { label: 'Two are equally near, or equally far', chip: 'A tie', if: 'if two are equally near or equally far' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'A player with exactly 41 wins at once. If nobody has it when the balls are gone, the nearest to 41 wins. The farthest from 41 loses. There are more cases.',
    },
    cases: [
      {
        when: { how: 'exact' },
        then: [isDone(poolDeclared), losesGame(farthest)],
        note: 'The book does not say that the player who has 41 wins, but that is the object of the game.',
      },
      { when: { how: 'clear' }, then: [wins(nearest, 'game'), losesGame(farthest)] },
      { when: { how: 'tie' }, then: [notDecided] },
    ],
    cites: [rules(3), rules(4)],
    see: ['forty-one-pool.law.empty-rack', 'forty-one-pool.points.pool'],
  }),
  'empty-rack': law({
    question: 'who-wins',
    title: 'No ball in the rack, or a ball owed',
    gist: 'At the end a player has no ball, or owes one.',
    aka: ['who is worst off', 'no balls made', 'owes a ball at the end', 'last place'],
    moment: 'game-over',
    facts: {
      stands: fact('Who is compared?', 'Compared', {
        none: { label: 'One without a ball and one with a ball', chip: 'No ball, one ball', if: 'if one has no ball and the other has one' },
        owing: { label: 'One who owes a ball and one without', chip: 'Owing, no ball', if: 'if one owes a ball and the other has none' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'A player who has no ball is placed below all who have one. A player who owes a ball is placed below one who has none.' },
    cases: [
      { when: { stands: 'none' }, then: [isDone(ballLess)] },
      { when: { stands: 'owing' }, then: [isDone(owingLast)] },
    ],
    cites: rules(8),
    see: ['forty-one-pool.law.who-wins', 'forty-one-pool.points.rank'],
  }),
  'push-or-frozen': law({
    question: 'allowed',
    title: 'Push shots and frozen balls',
    gist: 'The player pushes, or plays at a ball that the white touches.',
    aka: ['push shot', 'frozen', 'balls touching'],
    moment: 'stroke',
    cases: [
      {
        then: [notDecided],
        note: 'The rules of four-ball billiards hold here, but not those on push shots and frozen balls, and no others are put in their place.',
      },
    ],
    cites: otherwise,
    see: ['billiards.law.push-shot', 'billiards.law.frozen'],
  }),
  touched: {
    ...touchedAtPool({
      ball: 'White',
      stroke: 'shot',
      cites: [otherwise, fouls(7, 8), fouls(14)],
      see: ['billiards.law.ball-touched', 'billiards.law.unclaimed'],
    }),
    leads: {
      'blue-ribbon-1940':
        'If the white was struck twice, or a ball touched other than by the shot, nothing scores. The next player may play the balls as they lie or have them put back. There are more cases.',
    },
  },
  disturbed: disturbedAtPool({
    cites: [otherwise, doubted(fouls(9), 'What the book says of a count that was prevented is about caroms, which this game does not have.')],
    see: ['billiards.law.interference'],
  }),
  // The order of play is drawn with small balls (p. 313).
  marks: marksAtPool({ [BOOK]: refersTo('billiards/four-ball.law.marks', otherwise) }, ['billiards.law.help']),
};
