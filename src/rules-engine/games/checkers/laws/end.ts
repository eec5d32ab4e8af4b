import { fact, law } from '../../../laws/laws.ts';
import { allowed, isDone, losesGame, must, notDecided } from '../../../laws/remedies.ts';
import { BLUE, cites, DONOHUE } from '../cites.ts';
import {
  callTime,
  callTimeForced,
  endgame,
  forceOrLose,
  giverOfDraw,
  requirePlay,
  showAdvantage,
  strongerSide,
  timekeeper,
  winInForty,
  winInNumber,
  winInTwenty,
} from '../words.ts';

/** Donohue's law 8, case by case; a form of the game may mark the cases on the side with more kings as doubtful. */
export const lawEight = (kings: { readonly doubtful?: true } = {}) =>
  [
    { when: { force: 'three', stage: 'asked' }, then: [must(strongerSide, winInForty)], note: 'A footnote thinks half the number better.', ...kings },
    { when: { force: 'two', stage: 'asked' }, then: [must(strongerSide, winInTwenty)], ...kings },
    { when: { force: 'draw', stage: 'asked' }, then: [must(giverOfDraw, forceOrLose)] },
    {
      when: { force: 'other', stage: 'asked' },
      then: [must(strongerSide, winInNumber), notDecided],
      note: 'Of the number only the two cases of kings are given.',
    },
    {
      when: { force: ['three', 'two', 'other'], stage: 'over' },
      then: [isDone('game-drawn')],
      note: 'Not one move more is allowed, even if it would win.',
    },
    { when: { force: 'draw', stage: 'over' }, then: [losesGame(giverOfDraw)], note: 'The game is declared drawn, and the draw was given as odds.' },
  ] as const;

export const endLaws = {
  'slow-move': law({
    offence: 'clock-trouble',
    title: 'Player too slow',
    gist: 'A player whose turn it is thinks and does not move.',
    aka: ['time limit', 'taking too long', 'how long may he think', 'call time', 'will not move'],
    moment: 'move',
    facts: {
      play: fact('What has the player to play?', 'To play', {
        forced: { label: 'A capture, and there is only one way of taking', chip: 'One capture', if: 'if there is only one way of taking' },
        other: { label: 'Anything else', if: 'if the player is not held to one single capture' },
      }),
      stage: fact('How far has it come?', 'Stage', {
        due: { label: 'The time to think is over, and nothing was said', chip: 'Time is up', if: 'once the time to think is over and nothing was said' },
        called: {
          label: 'The player was called upon, and the time after that is over as well',
          chip: 'Called, no move',
          if: 'once the time given after the call is over too',
        },
      }),
    },
    usual: { play: 'other' },
    leads: {
      'blue-ribbon-1940':
        '“Time” is called after 5 minutes (1 minute if there is only one way of taking). If 1 minute more goes by, the player loses the game.',
      donohue: 'After more than 3 minutes the opponent may call upon the player to move. If 5 minutes more go by, the player loses the game.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree on the time after which a slow player loses the game: by Blue Ribbon 5 minutes (1 if there is only one way of taking) and then 1 more, by Donohue more than 3 minutes and then 5 more.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { play: 'other', stage: 'due' }, then: [must(timekeeper, callTime)], note: 'The play has to be completed in 1 minute more.' },
          { when: { play: 'forced', stage: 'due' }, then: [must(timekeeper, callTimeForced)], note: 'The play has to be completed in 1 minute more.' },
          { when: { stage: 'called' }, then: [losesGame('offender')] },
        ],
        cites.blue.law(8, 9),
      ),
      [DONOHUE]: says(
        [
          { when: { stage: 'due' }, then: [allowed('opponent', requirePlay)], note: 'The player then has 5 minutes.' },
          { when: { stage: 'called' }, then: [losesGame('offender')] },
        ],
        cites.donohue.law(5),
      ),
    }),
    see: ['checkers.points.time-to-move', 'checkers.points.time-after-call'],
  }),
  'cannot-win': law({
    question: 'tie',
    title: 'Stronger side does not win',
    gist: 'Few men are left, one side is the stronger and comes no further.',
    aka: [
      'is it a draw',
      'three kings against two',
      'two kings against one',
      'same moves again and again',
      'forty move rule',
      'repetition',
      'chasing a king round the board',
    ],
    moment: endgame,
    facts: {
      force: fact('What is left?', 'Left', {
        three: { label: 'Three kings against two', chip: 'Three v. two kings', if: 'if three kings are left against two' },
        two: { label: 'Two kings against one', chip: 'Two v. one king', if: 'if two kings are left against one' },
        draw: {
          label: 'Any force; the stronger player gave the draw as odds, and the positions are equal',
          chip: 'Draw as odds',
          if: 'if the draw was given as odds and the game is equal',
        },
        other: { label: 'Any other force', if: 'if any other force is left' },
      }),
      stage: fact('How far has it come?', 'Stage', {
        asked: { label: 'The weaker side gives notice', chip: 'Notice given', if: 'once the weaker side gives notice' },
        over: {
          label: 'The moves are made since the notice, and nothing decisive has come of them',
          chip: 'Moves run out',
          if: 'once the moves are made and nothing came of them',
        },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'Once the weaker side gives notice, the stronger must win, or show a decided advantage, within 40 of its own moves. If not, the game is drawn.',
      donohue:
        'Once notice is given, three kings must beat two within 40 moves by each player, and two kings must beat one within 20. If not, the game is drawn. There are more cases.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree if two kings play one: from the notice, the stronger side has 40 moves of its own to win by Blue Ribbon, and 20 by Donohue. If three kings play two, both allow 40. By both, the game is drawn if the stronger side does not win in time.',
    },
    readings: (says) => ({
      [BLUE]: says(
        [
          { when: { stage: 'asked' }, then: [must(strongerSide, showAdvantage)], note: 'They are counted from the notice.' },
          { when: { stage: 'over' }, then: [isDone('game-drawn')] },
        ],
        cites.blue.law(19),
      ),
      [DONOHUE]: says(lawEight(), cites.donohue.law(8)),
    }),
    see: ['checkers.points.moves-to-win', 'checkers.points.drawn'],
  }),
} as const;
