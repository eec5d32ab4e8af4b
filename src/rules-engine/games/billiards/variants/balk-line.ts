import { doubted } from '../../../laws/cites.ts';
import { lawExample, sheetExample } from '../../../laws/examples.ts';
import { fact, refersTo } from '../../../laws/laws.ts';
import { isVoid, must, noPenalty, stands } from '../../../laws/remedies.ts';
import type { LawKey } from '../../../rulesets/games.ts';
import { BOOK, cites } from '../cites.ts';
import { type Billiards, variant } from '../code.ts';
import { balkLines } from '../diagrams.ts';
import { row } from '../laws/rows.ts';
import { threeBall } from '../laws/three-ball.ts';
import { points } from '../points.ts';
import { endInning } from '../words.ts';
import { byDoubtfulWords, FOULS_ALONE, TWO, takenOver } from './shared/clauses.ts';

/** Laws of the three-ball game that the balk-line game keeps, and two fouls to which the three-ball game adds cases. */
const KEPT: readonly LawKey<Billiards>[] = [
  ...(Object.keys(threeBall) as (keyof typeof threeBall)[]).filter((key) => key !== 'crotch'),
  'wrong-ball',
  'ball-touched',
];

export const balkLine = variant({
  title: 'Balk-line billiards',
  aliases: ['Balkline', 'Baulk line', '18-2', '18-1', '14-inch balk-line'],
  books: { [BOOK]: { heading: 'Special Balk-Line Rules', pages: '38-39, 48-49', inherits: FOULS_ALONE } },
  ...TWO,
  glance: {
    Lines: 'ten, twelve, fourteen or eighteen inches from the cushions',
    Shots: 'one or two in a balk space, as the name says (18-1, 18-2)',
    Anchor: 'two shots',
  },
  laws: {
    amend: {
      ...byDoubtfulWords(cites.blue.balkScoring, KEPT),
      frozen: { readings: () => ({ [BOOK]: refersTo('billiards.law.frozen', cites.blue.specialBalkLine(5)) }) },
    },
    add: {
      'in-balk': row(
        'No ball driven out of balk',
        'The last shot allowed in a balk or anchor space drives no object ball out of it.',
        [
          { when: { out: 'none' }, then: [isVoid('stroke'), must('player', endInning), must('opponent', 'play-balls-as-lie')] },
          { when: { out: 'back' }, then: [stands('stroke')], note: 'The count of shots in that space begins afresh, as often as this happens.' },
        ],
        [
          cites.blue.specialBalkLine(4),
          doubted(cites.blue.specialBalkLine(6), 'The width of the anchor space is printed 34 inches, for 3 1/2.'),
          cites.blue.balkPack,
        ],
        {
          leads: { [BOOK]: 'The stroke does not count, and the inning ends. But if a ball left the space and came back, the stroke stands.' },
          facts: {
            out: fact('What happened?', 'What happened', {
              none: { label: 'No ball left the space', chip: 'None left', if: 'if no ball left the space' },
              back: { label: 'A ball left it and came back', chip: 'One came back', if: 'if a ball left the space and came back' },
            }),
          },
          aka: ['third shot in balk', 'anchor', 'in anchor', 'in and out of balk'],
        },
      ),
      'on-line': row(
        'Ball on a balk line',
        'An object ball rests on a balk line.',
        [
          {
            then: [noPenalty],
            note: 'It is in balk. It is on the line when the point on which it rests is. With both balls on the same line the striker says in which balk, and is bound by that.',
          },
        ],
        [cites.blue.specialBalkLine(2), cites.blue.specialBalkLine(3)],
        { leads: { [BOOK]: 'The ball counts as in balk. There is no penalty.' }, aka: ['in or out', 'line ball'] },
      ),
    },
    repeal: { crotch: 'The corner lies within a balk space, where one or two shots are the limit.' },
  },
  points: { amend: { carom: takenOver(points.carom, cites.blue.balkScoring), miss: takenOver(points.miss, cites.blue.balkScoring) } },
  scorers: {},
  diagrams: { lines: balkLines(18) },
  examples: [
    lawExample('in-balk', cites.blue.specialBalkLine(4), { out: 'none' }, 'The second shot drives neither ball out.', 'end the inning'),
    lawExample(
      'in-balk',
      doubted(cites.blue.specialBalkLine(6), 'The width of the anchor space is printed 34 inches, for 3 1/2.'),
      { out: 'none' },
      'The second shot leaves both balls in the anchor space.',
      'The stroke does not count',
    ),
    lawExample('in-balk', cites.blue.specialBalkLine(4), { out: 'back' }, 'The second shot sends a ball out and back.', 'begins afresh'),
    lawExample('on-line', cites.blue.specialBalkLine(2), {}, 'A ball stops on the line.', 'no penalty'),
    sheetExample('running', cites.blue.balkScoring, { game: '100' }, [{ who: 'second', run: '4', missed: 'yes' }], 'A run of four ends in a miss.', {
      'First player': 1,
      'Second player': 4,
    }),
  ],
});
