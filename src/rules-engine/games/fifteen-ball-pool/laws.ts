import { fact, refersTo, yesNo } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { isVoid, loses, losesGame, must, noPenalty, notDecided, passesTo, undecided } from '../../laws/remedies.ts';
import { marksAtPool } from '../../mechanics/pool/laws.ts';
import { pointsOf } from '../../scoring/points.ts';
import { BOOK, cites } from './cites.ts';
import { points } from './points.ts';
import { playGameAgain, proclaim } from './words.ts';

const { rules } = cites.blue;
const scratch = loses('player', -pointsOf(points.forfeit, BOOK));
const MATCH = yesNo('Is it a match or tournament game?', 'Match or tournament', 'if it is a match or tournament game', 'if it is no match or tournament game');

/** Offences at fifteen-ball pool. */
export const laws = {
  opening: law({
    offence: 'foul-stroke',
    title: 'Weak opening stroke',
    gist: 'The opening stroke drives neither two object balls to a cushion nor one into a pocket.',
    aka: ['soft break', 'break did not reach a cushion'],
    moment: 'stroke',
    facts: { match: MATCH },
    usual: { match: 'no' },
    leads: {
      'blue-ribbon-1940':
        'The player loses 3 points and the turn. In a match or tournament, the player loses 6 and must play again until the opening stroke is fair.',
    },
    cases: [
      { when: { match: 'no' }, then: [scratch, passesTo('turn', 'next-player')] },
      {
        when: { match: 'yes' },
        then: [loses('player', -pointsOf(points['match-opening'], BOOK)), must('player', 'open-again')],
        note: 'The same again for each failure.',
      },
    ],
    cites: rules(1),
    see: ['fifteen-ball-pool.law.scratch'],
    ownFigures: 'In a match the opening costs two scratches, an item of its own.',
  }),
  'no-cushion': law({
    offence: 'foul-stroke',
    title: 'Nothing pocketed and no cushion struck',
    gist: 'After the opening no ball is pocketed, no object ball strikes a cushion, and the cue-ball strikes no cushion after touching an object ball.',
    aka: ['no rail', 'failed to reach a cushion', 'soft safety'],
    moment: 'stroke',
    cases: [{ then: [scratch], note: 'Three points and no more, even where the cue-ball goes into a pocket as well.' }],
    cites: rules(2),
    see: ['fifteen-ball-pool.law.three-running', 'fifteen-ball-pool.law.scratch'],
  }),
  'three-running': law({
    question: 'who-wins',
    title: 'Three forfeits running',
    gist: 'A player has to forfeit points three times in succession.',
    aka: ['three scratches in a row', 'third foul', 'three fouls running'],
    moment: 'stroke',
    cases: [{ then: [losesGame('player')] }],
    cites: rules(2),
    see: ['fifteen-ball-pool.law.no-cushion'],
  }),
  scratch: law({
    offence: 'foul-stroke',
    title: 'Miss, or cue-ball pocketed or off the table',
    gist: 'The cue-ball hits nothing, goes into a pocket, or leaves the table.',
    aka: ['scratch', 'pocketed the white', 'cue ball jumped off', 'clean miss'],
    moment: 'stroke',
    facts: { made: yesNo('Did an object ball fall by the same stroke?', 'A ball fell too', 'if an object ball fell too', 'if no object ball fell') },
    leads: { 'blue-ribbon-1940': 'The player loses 3 points. The book does not say whether balls pocketed by the same stroke count.' },
    cases: [
      { when: { made: 'no' }, then: [scratch] },
      { when: { made: 'yes' }, then: [scratch, undecided('balls-made')] },
    ],
    cites: [rules(4), rules(2)],
    see: ['fifteen-ball-pool.law.foul', 'fifteen-ball-pool.law.three-running', 'fifteen-ball-pool.law.out-of-turn'],
  }),
  foul: law({
    offence: 'foul-stroke',
    title: 'Double hit, moving ball, or no foot on the floor',
    gist: 'The cue-ball is struck more than once, or while a ball moves, or by a striker with neither foot on the floor.',
    aka: ['hit it twice', 'ball still rolling', 'feet off the floor', 'sat on the table'],
    moment: 'stroke',
    cases: [{ then: [scratch] }],
    cites: rules(4),
    see: ['fifteen-ball-pool.law.out-of-turn', 'billiards.law.foot-off-floor'],
  }),
  'out-of-turn': law({
    offence: 'play-out-of-turn',
    title: 'Played out of turn',
    gist: 'A player strikes when it is the turn of another.',
    aka: ['not his turn', 'shot out of turn', 'jumped the order'],
    moment: 'stroke',
    facts: {
      when: fact('When is it noticed?', 'Noticed', {
        one: {
          label: 'Before the player has made more than one counting stroke',
          chip: 'In time',
          if: 'before the player has made more than one counting stroke',
        },
        more: { label: 'After more than one counting stroke', chip: 'Later', if: 'after more than one counting stroke' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The player loses 3 points if it is noticed before the player’s second counting stroke. After that stroke, there is no penalty.',
    },
    cases: [
      { when: { when: 'one' }, then: [scratch] },
      { when: { when: 'more' }, then: [noPenalty], note: 'The points are due only where it is noticed sooner.' },
    ],
    cites: rules(4),
  }),
  tie: law({
    question: 'tie',
    title: 'Tied game',
    gist: 'The scores are equal at the end.',
    aka: ['tie', 'sixty each', 'same score'],
    moment: 'game-over',
    facts: { match: MATCH },
    usual: { match: 'no' },
    leads: {
      'blue-ribbon-1940': 'In a match or tournament, the game does not count and must be played again. The book does not cover any other game.',
    },
    cases: [
      { when: { match: 'yes' }, then: [isVoid('game'), must('all-players', playGameAgain)] },
      { when: { match: 'no' }, then: [notDecided] },
    ],
    cites: rules(5),
  }),
  announced: law({
    question: 'who-decides',
    title: 'Who says that the game is won',
    gist: 'The balls left can no longer change who wins.',
    aka: ['can he still catch up', 'is it over', 'do we play on'],
    moment: 'count',
    leads: { 'blue-ribbon-1940': 'The scorer must announce it as soon as the game is won.' },
    cases: [{ then: [must('bookkeeper', proclaim)] }],
    cites: rules(3),
  }),
  // The order of play is drawn with small balls (p. 299), so there is no stroke for the lead to practise.
  marks: marksAtPool({ [BOOK]: refersTo('billiards.law.marks', rules(6)) }, ['fifteen-ball-pool.law.help']),
};
