import { doubted } from '../../../laws/cites.ts';
import { lawExample, sheetExample } from '../../../laws/examples.ts';
import { choice, isVoid, must } from '../../../laws/remedies.ts';
import { bookValue } from '../../../scoring/points.ts';
import { BOOK, cites } from '../cites.ts';
import { variant } from '../code.ts';
import { FOUL, IN_TIME, row } from '../laws/rows.ts';
import { playCushionFirst, playFreeBall, spotBalls } from '../words.ts';
import { byDoubtfulWords, TWO } from './shared/clauses.ts';

export const cushionCaroms = variant({
  title: 'Cushion caroms',
  aliases: ['One-cushion caroms', 'Cushion carom game'],
  books: { [BOOK]: { heading: cites.blue.cushionCaromPlay.heading, pages: '39, 49-50', inherits: { from: 'billiards', cite: cites.blue.cushionCaromPlay } } },
  ...TWO,
  glance: { Counts: 'a carom with a cushion before the second ball', Miss: 'a point to the opponent' },
  laws: {
    amend: {
      ...byDoubtfulWords(doubted(cites.blue.cushionCaromPlay, 'The list of what is taken over ends with "etc."; this is not named in it.'), [
        'very-near',
        'crotch',
      ]),
      frozen: {
        leads: {
          [BOOK]:
            'If the player plays straight at that ball, nothing is scored. The player may hit another ball or a cushion first, or have the balls spotted.',
        },
        readings: (says) => ({
          [BOOK]: says(
            [
              { when: { played: 'yes' }, then: [isVoid('count')], claim: IN_TIME },
              {
                when: { played: 'no' },
                then: [choice('player', must('player', playFreeBall), must('player', playCushionFirst), must('player', spotBalls))],
                note: 'From the free ball the cue ball has to go to a cushion.',
                doubtful: true,
              },
            ],
            [cites.blue.cushionCarom(4), doubted(cites.blue.fouls(10), 'For the cushion games it names the cushion and the spotting alone.')],
          ),
        }),
      },
    },
    add: {
      doubt: row(
        'Doubt about the cushion',
        'It is unsure whether a cushion was touched first.',
        [{ then: [isVoid('count')], note: 'The referee has to decide against the striker.' }],
        cites.blue.cushionCarom(2),
        { aka: ['did it touch the cushion', 'kissed the cushion'] },
      ),
      'against-cushion': row(
        'Cue ball against a cushion',
        'The cue ball rests against a cushion and is played straight at it alone.',
        FOUL,
        cites.blue.cushionCarom(5),
        {
          aka: ['cue ball on the rail', 'frozen to the cushion'],
        },
      ),
    },
  },
  points: {
    amend: { carom: { books: { [BOOK]: bookValue(1, cites.blue.cushionCarom(3)) } }, miss: { books: { [BOOK]: bookValue(1, cites.blue.cushionCarom(3)) } } },
  },
  scorers: {},
  examples: [
    lawExample('frozen', cites.blue.cushionCarom(4), { played: 'no' }, 'The balls touch.', 'balls spotted'),
    lawExample('doubt', cites.blue.cushionCarom(2), {}, 'Nobody can tell.', 'Nothing is scored'),
    lawExample('against-cushion', cites.blue.cushionCarom(5), {}, 'No other cushion is touched.', 'Nothing is scored'),
    lawExample('miss', cites.blue.cushionCarom(3), {}, 'Neither ball is hit.', '1 point'),
    sheetExample(
      'running',
      cites.blue.cushionCarom(3),
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
