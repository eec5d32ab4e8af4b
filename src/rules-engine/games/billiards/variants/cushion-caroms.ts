import { cite } from '../../../books.ts';
import { lawExample, sheetExample } from '../../../core/examples.ts';
import { variant } from '../../../core/games.ts';

import { worth } from '../../../core/points.ts';
import { choice, isVoid, must } from '../../../core/remedies.ts';
import { BOOK, foulRule } from '../cites.ts';
import { FOUL, IN_TIME, row } from '../rows.ts';
import { running } from '../scorers/running.ts';
import { TWO } from './clauses.ts';

const CLAUSE = cite(BOOK, '49', 'Cushion Carom Game');
const rule = (law: string, page = '49') => cite(BOOK, page, 'Cushion Carom Game', { law });

export const cushionCaroms = variant({
  title: 'Cushion caroms',
  aliases: ['One-cushion caroms', 'Cushion carom game'],
  books: { [BOOK]: { heading: CLAUSE.heading, pages: '39, 49-50', inherits: { from: 'billiards', cite: CLAUSE } } },
  ...TWO,
  glance: { Counts: 'a carom with a cushion before the second ball', Miss: 'a point to the opponent' },
  laws: {
    amend: {
      frozen: {
        readings: (says) => ({
          [BOOK]: says(
            [
              { when: { played: 'yes' }, then: [isVoid('count')], claim: IN_TIME },
              {
                when: { played: 'no' },
                then: [choice('player', must('player', 'play-free-ball'), must('player', 'play-cushion-first'), must('player', 'spot-balls'))],
                note: 'From the free ball the cue ball has to go to a cushion.',
              },
            ],
            [rule('4', '50'), foulRule(10, 'For the cushion games it names the cushion and the spotting alone.')],
          ),
        }),
      },
    },
    add: {
      doubt: row(
        'Doubt about the cushion',
        'It is unsure whether a cushion was touched first.',
        [{ then: [isVoid('count')], note: 'The referee has to decide against the striker.' }],
        rule('2'),
        { aka: ['did it touch the cushion', 'kissed the cushion'] },
      ),
      'against-cushion': row('Cue ball against a cushion', 'The cue ball rests against a cushion and is played straight at it alone.', FOUL, rule('5', '50'), {
        aka: ['cue ball on the rail', 'frozen to the cushion'],
      }),
    },
  },
  points: { amend: { carom: { books: { [BOOK]: worth(1, rule('3')) } }, miss: { books: { [BOOK]: worth(1, rule('3')) } } } },
  scorers: { running },
  examples: [
    lawExample('frozen', rule('4', '50'), { played: 'no' }, 'The balls touch.', 'balls spotted'),
    lawExample('doubt', rule('2'), {}, 'Nobody can tell.', 'count is void'),
    lawExample('against-cushion', rule('5', '50'), {}, 'No other cushion is touched.', 'count is void'),
    lawExample('miss', rule('3'), {}, 'Neither ball is hit.', '1 point'),
    sheetExample(
      'running',
      rule('3'),
      { game: '30' },
      [
        { who: 'first', run: '2', missed: 'no' },
        { who: 'second', run: '0', missed: 'yes' },
      ],
      'Two caroms off the cushion, and a miss of the other player.',
      { 'First player': 3, 'Second player': 0 },
    ),
  ],
});
