import { doubted } from '../../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample } from '../../../../laws/examples.ts';
import { fact } from '../../../../laws/laws.ts';
import { barred, choice, must, noPenaltyPrinted, scores } from '../../../../laws/remedies.ts';
import { BOOK, cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { english as table } from '../../diagrams.ts';
import { row } from '../../laws/rows.ts';
import { driveOutOfBalk, pushBall, redToCentre, spotRed, spotRedPlayD, startAsOpening } from '../../words.ts';
import { TWO } from '../shared/clauses.ts';
import { points, value } from './points.ts';
import { breaks, stroke } from './scorers.ts';

const afterForcedOff = choice('opponent', must('opponent', 'play-balls-as-lie'), must('opponent', spotRed), must('player', startAsOpening));

export const english = variant({
  title: 'English billiards',
  aliases: ['Billiards with pockets'],
  books: { [BOOK]: { heading: 'English Billiards', pages: '53-55' } },
  ...TWO,
  glance: { Table: 'twelve feet by six, six pockets', Balls: 'two white, one red', Scores: 'cannons and hazards', 'Most at a stroke': 'ten' },
  laws: {
    amend: {
      'push-shot': {
        readings: (says) => ({ [BOOK]: says([{ then: [barred('player', pushBall), noPenaltyPrinted] }], cites.blue.englishScoring) }),
      },
      miss: { readings: (says) => ({ [BOOK]: says([{ then: [scores('opponent', value('english-miss'))] }], cites.blue.englishScoring) }) },
    },
    add: {
      'forced-off': row(
        'Ball forced off the table (English)',
        'A ball leaves the table by a stroke, or the cue ball is pocketed and has hit nothing.',
        [
          { when: { ball: 'pocketed' }, then: [scores('opponent', value('coup'))], note: 'This is a coup.' },
          { when: { ball: 'cue' }, then: [scores('opponent', value('coup')), afterForcedOff], note: 'This is a coup, and the stroke is foul.', doubtful: true },
          { when: { ball: 'cue-hit' }, then: [afterForcedOff], note: 'The stroke is foul.', doubtful: true },
          { when: { ball: 'object' }, then: [scores('opponent', value('forced-off')), afterForcedOff], note: 'The stroke is foul.', doubtful: true },
        ],
        doubted(
          cites.blue.englishScoring,
          'Whether "just as at the beginning of the game" speaks of the last of the three courses or of the choice itself is open.',
        ),
        {
          leads: {
            [BOOK]:
              'If the cue ball hit nothing, the opponent scores 3 points. If another ball left the table, the opponent scores 2 points. There are more cases.',
          },
          ownFigures: 'A coup, a ball forced off and a miss have each a figure of their own (p. 54).',
          facts: {
            ball: fact('Which ball?', 'Ball', {
              pocketed: {
                label: 'The cue ball, into a pocket and without hitting another',
                chip: 'Cue ball, pocketed',
                if: 'if the cue ball was pocketed without hitting another',
              },
              cue: {
                label: 'The cue ball, off the table and without hitting another',
                chip: 'Cue ball, off',
                if: 'if the cue ball went off the table without hitting one',
              },
              'cue-hit': {
                label: 'The cue ball, off the table after hitting another',
                chip: 'Cue ball, after',
                if: 'if the cue ball went off the table after hitting one',
              },
              object: { label: 'Another ball, off the table', chip: 'Another, off', if: 'if another ball went off the table' },
            }),
          },
          aka: ['coup', 'jumped off the table'],
        },
      ),
      'touching-english': row(
        'Balls touch (English)',
        'The cue ball touches an object ball.',
        [{ then: [must('player', spotRedPlayD)], note: 'A white that is in hand stays off the table.' }],
        cites.blue.englishScoring,
        {
          aka: ['frozen'],
          leads: {
            'blue-ribbon-1940': 'The red is spotted, and the other ball in play goes on the centre spot. The player then plays from the D.',
          },
        },
      ),
      'red-twice': row(
        'Red potted twice from its spot',
        'The red is potted twice running from its spot.',
        [{ then: [must('player', redToCentre)] }],
        cites.blue.englishScoring,
        {
          aka: ['spot stroke'],
        },
      ),
      'in-balk': row(
        'First stroke stays in balk',
        'The first player plays safe, and the ball never leaves the balk.',
        [{ then: [must('player', driveOutOfBalk), noPenaltyPrinted], note: 'It may come back into the balk.' }],
        cites.blue.englishCut,
      ),
    },
    repeal: {
      'off-table': 'This game has its own rule for a ball off the table.',
      frozen: 'This game has its own rule for balls that touch.',
    },
  },
  points: { add: points },
  scorers: { stroke, breaks },
  diagrams: { table },
  examples: [
    lawExample('push-shot', cites.blue.englishScoring, {}, 'The cue stays on the ball.', 'may not push'),
    lawExample('miss', cites.blue.englishScoring, {}, 'Nothing is hit.', '1 point'),
    lawExample('forced-off', cites.blue.englishScoring, { ball: 'pocketed' }, 'The cue ball runs into a pocket and has hit nothing.', '3 points'),
    lawExample('forced-off', cites.blue.englishScoring, { ball: 'cue' }, 'The cue ball jumps off and has hit nothing.', '3 points'),
    lawExample('forced-off', cites.blue.englishScoring, { ball: 'object' }, 'The red jumps off the table.', '2 points'),
    lawExample('touching-english', cites.blue.englishScoring, {}, 'The balls are frozen.', 'play from the D'),
    lawExample('red-twice', cites.blue.englishScoring, {}, 'The red goes in twice from its spot.', 'centre spot'),
    lawExample('in-balk', cites.blue.englishCut, {}, 'The opening ball stays in balk.', 'out of balk'),
    scoreExample(
      'stroke',
      cites.blue.englishScoring,
      { first: 'red', cannon: 'yes', red: 'yes', white: 'yes', cue: 'yes' },
      'Red first, a carom, all three balls in pockets.',
      {
        striker: 10,
      },
    ),
    scoreExample('stroke', cites.blue.englishScoring, { first: 'white', cannon: 'yes', cue: 'yes' }, 'White, then red, then in.', { striker: 4 }),
    scoreExample('stroke', cites.blue.englishScoring, { first: 'none', cue: 'yes' }, 'The cue ball runs into a pocket and has hit nothing.', { opponent: 3 }),
    sheetExample(
      'breaks',
      cites.blue.englishScoring,
      { game: '100' },
      [{ who: 'first', cannons: '2', whites: '0', reds: '0', end: 'off' }],
      'Two cannons, and then the red jumps off the table.',
      { 'First player': 4, 'Second player': 2 },
    ),
    sheetExample(
      'breaks',
      cites.blue.englishScoring,
      { game: '100' },
      [
        { who: 'first', cannons: '1', whites: '0', reds: '2', end: 'coup' },
        { who: 'second', cannons: '0', whites: '0', reds: '0', end: 'miss' },
      ],
      'A cannon and two red hazards, then a coup; the other player misses.',
      { 'First player': 9, 'Second player': 3 },
    ),
  ],
});
