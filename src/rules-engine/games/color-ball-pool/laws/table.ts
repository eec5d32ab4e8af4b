import { fact } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, isDone, loses, must, noPenalty, noPenaltyPrinted } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import {
  anyoneElse,
  ballsMoved,
  inWayLifted,
  marker,
  measure,
  missFromBalk,
  otherTakenUp,
  ownOnSpot,
  playLastBall,
  playMeasured,
  playNearest,
  playNearestBalk,
  playNearestBall,
  playOffCushion,
  stopBall,
  tellHim,
  touchingOrOther,
  waitsInHand,
  whoKnows,
} from '../words.ts';

const { balk, rules } = cites.blue;

/** Which ball is played at, and balls that lie in the way: rules 2 to 5, 10, 12 to 14, 19, 22 to 26 and 29. */
export const table = {
  'which-ball': law({
    question: 'obliged',
    title: 'Which ball is played at',
    gist: 'A player comes to the table.',
    aka: ['which ball do I play at', 'following', 'nearest ball', 'ball in hand', 'balk'],
    moment: 'stroke',
    facts: {
      how: fact('How does it stand?', 'Striker before', {
        usual: {
          label: 'The striker before lost no life, and the own ball is on the table',
          chip: 'No life, ball on',
          if: 'if the last striker lost no life and has a ball on the table',
        },
        hand: {
          label: 'The striker before lost no life, and the own ball is in hand',
          chip: 'No life, in hand',
          if: 'if the last striker lost no life and has the ball in hand',
        },
        life: {
          label: 'The striker before lost a life, and the own ball is on the table',
          chip: 'Life lost, ball on',
          if: 'if the last striker lost a life and has a ball on the table',
        },
        both: {
          label: 'The striker before lost a life, and the own ball is in hand',
          chip: 'Life lost, in hand',
          if: 'if the last striker lost a life and has the ball in hand',
        },
      }),
    },
    cases: [
      { when: { how: 'usual' }, then: [must('player', playLastBall)] },
      { when: { how: 'hand' }, then: [must('player', playNearest)] },
      { when: { how: 'life' }, then: [must('player', playNearestBall)] },
      { when: { how: 'both' }, then: [must('player', playNearestBalk)] },
    ],
    cites: [rules(2), rules(3), rules(5), balk],
    note: 'The balk, here the English half circle, protects no ball.',
    leads: {
      'blue-ribbon-1940':
        'The player must play at the last striker’s ball. If the last striker lost a life, the player must play at the ball nearest to their own. There are more cases.',
    },
    see: ['color-ball-pool.law.nearest'],
  }),
  nearest: law({
    question: 'who-decides',
    title: 'Which ball is nearest',
    gist: 'It is in doubt which ball is the nearest.',
    aka: ['measure the balls', 'closest ball', 'same distance'],
    moment: 'stroke',
    cases: [{ then: [must(marker, measure), must('player', playMeasured)] }],
    cites: rules(4),
    see: ['color-ball-pool.law.which-ball'],
  }),
  information: law({
    question: 'obliged',
    title: 'Whose ball, and whose turn',
    gist: 'A player asks which ball is theirs, or whether it is their turn.',
    aka: ['is it my turn', 'which ball is mine', 'must they tell me'],
    moment: 'stroke',
    cases: [{ then: [must(whoKnows, tellHim)] }],
    cites: rules(10),
    see: ['color-ball-pool.law.misinformed'],
  }),
  'in-the-way': law({
    question: 'allowed',
    title: 'A ball in the way',
    gist: 'A ball, or the corner of the cushion, keeps the striker from playing as they should.',
    aka: ['snookered', 'ball in the line', 'cannot cue', 'ball touching mine', 'corner in the way'],
    moment: 'stroke',
    facts: {
      where: fact('What is in the way?', 'In the way', {
        line: {
          label: 'A ball that touches the striker’s own, or lies in the line so that no part of the object ball can be hit',
          chip: 'A ball, in line',
          if: 'if a ball touches or blocks the line of the shot',
        },
        cue: { label: 'A ball where the cue has to go', chip: 'A ball, of the cue', if: 'if a ball lies where the cue has to go' },
        corner: { label: 'The corner of the cushion', chip: 'The corner', if: 'if the corner of the cushion is in the way' },
      }),
    },
    cases: [
      { when: { where: 'line' }, then: [isDone(inWayLifted)] },
      { when: { where: 'cue' }, then: [allowed('player', ballsMoved)] },
      { when: { where: 'corner' }, then: [allowed('player', playOffCushion)] },
    ],
    cites: [rules(12), rules(13), rules(26)],
    leads: {
      'blue-ribbon-1940':
        'A ball that blocks the line of the shot is taken up until the stroke is played. A ball where the cue has to go may be taken up. There are more cases.',
    },
    see: ['color-ball-pool.law.place-taken'],
  }),
  'place-taken': law({
    question: 'what-counts',
    title: 'A ball on the place of one taken up',
    gist: 'A ball was taken up for a stroke, and another has stopped where it lay.',
    aka: ['spot is occupied', 'cannot put the ball back', 'where does the ball go', 'miss from balk'],
    moment: 'next-stroke',
    facts: {
      how: fact('How is it?', 'Which plays first', {
        waits: { label: 'The ball on the place is to play before the one taken up', chip: 'The one there', if: 'if the ball on the place is to play first' },
        turn: { label: 'The one taken up is to play before the ball on its place', chip: 'The one lifted', if: 'if the ball taken up is to play first' },
        next: {
          label: 'The striker’s ball lies on the place of the next player’s ball',
          chip: 'Next ball’s place',
          if: 'if it is the place of the next player’s ball',
        },
      }),
    },
    cases: [
      { when: { how: 'waits' }, then: [isDone(waitsInHand)] },
      { when: { how: 'turn' }, then: [isDone(otherTakenUp)] },
      { when: { how: 'next' }, then: [must('next-player', missFromBalk), noPenalty], note: 'No life is lost by that miss.' },
    ],
    cites: [rules(22), rules(24), rules(25)],
    leads: {
      'blue-ribbon-1940':
        'If the ball lying there plays first, the lifted ball stays off until its place is free. If the lifted ball plays first, the other ball is lifted meanwhile. There are more cases.',
    },
    see: ['color-ball-pool.law.in-the-way'],
  }),
  touching: law({
    question: 'allowed',
    title: 'Ball touching the one to be played at',
    gist: 'The striker’s ball lies against the ball to be played at.',
    aka: ['frozen', 'balls touching', 'stuck together'],
    moment: 'stroke',
    facts: {
      own: fact('Where does the striker’s own ball go?', 'Own ball', {
        stays: { label: 'It stays on the table', chip: 'Stays', if: 'if the striker’s ball stays on the table' },
        gone: { label: 'Into a pocket or over the table', chip: 'Gone', if: 'if the striker’s ball goes into a pocket or off' },
      }),
    },
    cases: [
      { when: { own: 'stays' }, then: [allowed('player', touchingOrOther)], note: 'Neither is a foul.' },
      { when: { own: 'gone' }, then: [loses('player', 1, 'life')] },
    ],
    cites: rules(19),
    leads: {
      'blue-ribbon-1940':
        'The striker may play at that ball or at any other. If the striker’s own ball goes into a pocket or off the table, the striker loses 1 life.',
    },
    see: ['color-ball-pool.law.in-the-way'],
  }),
  'stop-a-miss': law({
    question: 'allowed',
    title: 'Stopping a ball that has missed',
    gist: 'The striker’s ball has missed the ball played at and still runs.',
    aka: ['stopped the ball', 'who may stop it', 'caught the ball'],
    moment: 'stroke',
    facts: {
      who: fact('Who stops it?', 'Stopped by', {
        striker: { label: 'The striker', if: 'if the striker stops it' },
        other: { label: 'Another person', chip: 'Another', if: 'if another person stops it' },
      }),
    },
    cases: [
      { when: { who: 'striker' }, then: [allowed('player', stopBall)] },
      { when: { who: 'other' }, then: [barred(anyoneElse, stopBall), noPenaltyPrinted] },
    ],
    cites: rules(23),
    leads: {
      'blue-ribbon-1940':
        'Only the striker may stop the ball before it has ceased running or struck another. The book names no penalty for another person who does.',
    },
    see: ['color-ball-pool.law.miss'],
  }),
  'table-clear': law({
    question: 'runs-out',
    title: 'No other ball on the table',
    gist: 'A player has pocketed ball after ball, and none is left.',
    aka: ['all balls gone', 'nothing left to play at', 'cleared the table'],
    moment: 'next-stroke',
    cases: [{ then: [must('player', ownOnSpot)] }],
    cites: rules(14),
  }),
  dispute: law({
    leads: { 'blue-ribbon-1940': 'The marker decides. If the marker has an interest in the game, most of the company decide.' },
    question: 'who-decides',
    title: 'Disputes',
    gist: 'The players are not of one mind.',
    aka: ['referee', 'argument', 'marker is playing too'],
    moment: 'any-time',
    facts: {
      interested: fact('Has the marker an interest in the game?', 'Marker interested', {
        no: { label: 'No', if: 'if the marker has no interest in the game' },
        yes: { label: 'Yes', if: 'if the marker has an interest in the game' },
      }),
    },
    cases: [
      { when: { interested: 'no' }, then: [must('all-players', 'follow-marker')] },
      { when: { interested: 'yes' }, then: [must('all-players', 'follow-majority')] },
    ],
    cites: rules(29),
  }),
};
