import { cite } from '../../books.ts';
import { type Variant, variant } from '../../core/games.ts';
import { fact } from '../../core/laws.ts';
import { item, pointsOf, worth } from '../../core/points.ts';
import { choice, isVoid, loses, must, noPenalty, stands } from '../../core/remedies.ts';
import { example, FOULS, row } from './laws.ts';

const BOOK = 'blue-ribbon-1940';
type Cite = ReturnType<typeof cite>;
type Row = Variant['laws'];
const form = (
  title: string,
  at: Cite,
  players: number,
  glance: Record<string, string>,
  laws: Row,
  clause: Cite | null,
  examples: Variant['examples'],
  items: Variant['points'] = {},
): Variant =>
  variant({
    title,
    aliases: [],
    books: {
      [BOOK]: {
        heading: at.heading,
        pages: at.page ?? '',
        ...(clause === null ? {} : { inherits: { from: 'billiards', cite: clause, ...(clause === ALL ? { except: THREE_BALL_ONLY } : {}) } }),
      },
    },
    players: { min: players, max: players },
    packs: ['none-0'],
    glance,
    laws,
    points: items,
    scorers: {},
    examples,
  });
// The fouls are said to govern all games of billiards.
const ALL = FOULS;
// Rules of the three-ball game, which that clause does not carry.
const THREE_BALL_ONLY = ['object-ball-disturbed', 'very-near', 'stringing', 'opening', 'miss', 'off-table', 'crotch'];
const FOUR = cite(BOOK, '36', 'Billiards', { doubt: 'Out of fashion in 1940; full rules are not given.' });
const BALK = cite(BOOK, '48-49', 'Special Balk-Line Rules', { doubt: 'The width of the anchor space is printed 34 inches, for 3 1/2.' });
const CUSHION = cite(BOOK, '49-50', 'Cushion Carom Game');
const BANK = cite(BOOK, '39', 'Bank-Shot Billiards');
const MAN = cite(BOOK, '39-40', 'Man-of-War Game', { doubt: 'Only the opening position is described.' });
const TCC = cite(BOOK, '50-53', 'Three-Cushion Carom Billiards');
const safety = {
  'safety-penalty': item({
    title: 'Penalty for a safety',
    gist: 'A safety is faulty, repeated or misses; taken off when there is a score.',
    books: { [BOOK]: worth(-1, TCC) },
  }),
};
const ONE = -pointsOf(safety['safety-penalty'], BOOK);

export const variants: Record<string, Variant> = {
  'four-ball': form('Four-ball billiards', FOUR, 2, { Balls: 'two red, two white', Game: '100, later 34' }, {}, ALL, [], {
    add: {
      'off-red': item({ title: 'Shot off the red (old count)', gist: 'A count off the red.', books: { [BOOK]: worth(3, FOUR) } }),
      'off-white': item({ title: 'Shot off the white (old count)', gist: 'A count off the white.', books: { [BOOK]: worth(2, FOUR) } }),
      shot: item({ title: 'Shot (later count)', gist: 'Any count.', books: { [BOOK]: worth(1, FOUR) } }),
      game: item({ title: 'Game', gist: 'The number played to.', books: { [BOOK]: worth(100, FOUR, { says: 'in the old count; 34 in the later one' }) } }),
    },
  }),
  'balk-line': form(
    'Balk-line billiards',
    BALK,
    2,
    { Lines: 'ten, twelve, fourteen or eighteen inches from the cushions', Shots: 'one or two in a balk space, as the name says (18-1, 18-2)' },
    {
      add: {
        'in-balk': row(
          'No ball driven out of balk',
          'The last shot allowed in a balk or anchor space drives no object ball out of it.',
          [
            { when: { out: 'none' }, then: [isVoid('stroke'), must('player', 'end-inning'), must('opponent', 'play-balls-as-lie')] },
            { when: { out: 'back' }, then: [stands('stroke')], note: 'The count of shots in that space begins afresh.' },
          ],
          BALK,
          { foul: false, facts: { out: fact('What happened?', { none: 'No ball left the space', back: 'A ball left it and came back' }) } },
        ),
        'on-line': row(
          'Ball on a balk line',
          'An object ball rests on the line.',
          [{ then: [noPenalty], note: 'It is in balk; with both on the same line the striker says in which.' }],
          BALK,
          { foul: false },
        ),
      },
    },
    ALL,
    [
      example('in-balk', { out: 'none' }, 'The second shot drives neither ball out.', 'end the inning', BALK),
      example('on-line', {}, 'A ball stops on the line.', 'no penalty', BALK),
    ],
  ),
  'cushion-caroms': form(
    'Cushion caroms',
    CUSHION,
    2,
    { Counts: 'a carom with a cushion before the second ball', Miss: 'a point to the opponent' },
    {
      amend: {
        frozen: {
          readings: {
            [BOOK]: {
              status: 'stated',
              cases: [
                { when: { played: 'yes' }, then: [isVoid('count')] },
                {
                  when: { played: 'no' },
                  then: [choice('player', must('player', 'play-free-ball'), must('player', 'play-cushion-first'), must('player', 'spot-balls'))],
                },
              ],
              cites: [CUSHION],
            },
          },
        },
      },
      add: {
        doubt: row('Doubt about the cushion', 'It is unsure whether a cushion was touched first.', [{ then: [isVoid('count')] }], CUSHION, { foul: false }),
        'against-cushion': row(
          'Cue ball against a cushion',
          'The cue ball rests against a cushion and is played straight at it alone.',
          [{ then: [isVoid('count')] }],
          CUSHION,
          { foul: false },
        ),
      },
    },
    CUSHION,
    [
      example('frozen', { played: 'no' }, 'The balls touch.', 'balls spotted', CUSHION),
      example('doubt', {}, 'Nobody can tell.', 'count is void', CUSHION),
      example('against-cushion', {}, 'No other cushion is touched.', 'count is void', CUSHION),
    ],
  ),
  'bank-shot': form(
    'Bank-shot billiards',
    BANK,
    2,
    { Counts: 'a carom with a cushion before the first ball', Foul: 'a ball hit before any cushion' },
    { add: { 'no-cushion': row('Ball hit before a cushion', 'The cue ball hits an object ball before a cushion.', [{ then: [isVoid('count')] }], BANK) } },
    ALL,
    [example('no-cushion', {}, 'The ball is hit first.', 'count is void', BANK)],
  ),
  'man-of-war': form(
    'Man-of-war',
    MAN,
    3,
    { Balls: 'three white, one for each, and one red', Start: 'a white on the balk-line spot, a white at the bottom cushion' },
    {},
    ALL,
    [],
  ),
  'three-cushion': form(
    'Three-cushion caroms',
    TCC,
    2,
    { Counts: 'three impacts on cushions before the second ball', Safety: 'one free', Misses: 'free, if honest' },
    {
      amend: {
        miss: {
          facts: { honest: fact('Was the stroke meant to count?', { yes: 'Yes, honestly', no: 'No, a safety that missed' }) },
          readings: {
            [BOOK]: {
              status: 'stated',
              cases: [
                { when: { honest: 'yes' }, then: [noPenalty] },
                { when: { honest: 'no' }, then: [loses('player', ONE)], note: 'It counts as the first safety.' },
              ],
              cites: [TCC],
            },
          },
        },
        'wrong-ball': {
          readings: {
            [BOOK]: {
              status: 'stated',
              cases: [
                {
                  then: [isVoid('stroke'), choice('opponent', must('opponent', 'play-balls-as-lie'), must('opponent', 'exchange-whites'))],
                  note: 'It may be called at any time in the run; earlier points stand. The striker is charged with a safety.',
                },
              ],
              cites: [TCC],
            },
          },
        },
      },
      add: {
        'safety-play': row(
          'Safety played',
          'A player plays deliberately for safety.',
          [
            { when: { how: 'fair' }, then: [noPenalty] },
            { when: { how: ['faulty', 'again'] }, then: [loses('player', ONE)] },
          ],
          TCC,
          {
            foul: false,
            facts: {
              how: fact('How?', {
                fair: 'Once, with a cushion after the ball',
                faulty: 'With no cushion after the ball',
                again: 'Again, straight after a safety',
              }),
            },
          },
        ),
        defects: row('Damaged ball or cloth', 'A ball, the cloth or the table becomes defective.', [{ then: [must('all-players', 'change-equipment')] }], TCC, {
          foul: false,
        }),
      },
    },
    TCC,
    [
      example('miss', { honest: 'yes' }, 'An honest miss.', 'no penalty', TCC),
      example('safety-play', { how: 'again' }, 'A second safety follows.', '1 point', TCC),
      example('defects', {}, 'A ball cracks.', 'equipment changed', TCC),
    ],
    { add: safety },
  ),
};
