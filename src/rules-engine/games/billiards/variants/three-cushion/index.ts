import { doubted } from '../../../../laws/cites.ts';
import { lawExample, sheetExample } from '../../../../laws/examples.ts';
import { fact } from '../../../../laws/laws.ts';
import { choice, isDone, isVoid, loses, must, noPenalty, permitted, stands } from '../../../../laws/remedies.ts';
import { BOOK, cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { asTheyLieOrExchanged, IN_TIME, row } from '../../laws/rows.ts';
import { threeBall } from '../../laws/three-ball.ts';
import { changeEquipment, playAway, pointsBefore, runOver, safetyCharged, spotBalls } from '../../words.ts';
import { byDoubtfulWords, TWO, touchedByFouls } from '../shared/clauses.ts';
import { FORFEIT, points } from './points.ts';
import { innings } from './scorers.ts';

const lost = [loses('player', FORFEIT)];

export const threeCushion = variant({
  title: 'Three-cushion caroms',
  aliases: ['Three-cushion billiards', '3 cushion'],
  books: { [BOOK]: { heading: cites.blue.threeCushion(1).heading, pages: '50-53', inherits: { from: 'billiards', cite: cites.blue.threeCushion(1) } } },
  ...TWO,
  glance: {
    Counts: 'three impacts on cushions before the second ball',
    Safety: 'one free',
    Misses: 'free, if honest',
    'Wrong ball': 'may be called at any time in the run',
  },
  laws: {
    amend: {
      ...byDoubtfulWords(
        doubted(
          cites.blue.threeCushion(1),
          'The general rules of billiards hold. The book calls the fouls by that name (p. 40); it does not say whether the rules of the three-ball game are meant too.',
        ),
        (Object.keys(threeBall) as (keyof typeof threeBall)[]).filter((key) => key !== 'miss'),
      ),
      ...byDoubtfulWords(
        doubted(
          cites.blue.threeCushion(1),
          'Each further safety has a price here; the book does not say whether the choice after a third miss remains as well.',
        ),
        ['safety'],
      ),
      unclaimed: {
        leads: { [BOOK]: 'If it is claimed before the player makes a second stroke, nothing is scored. If later, the count stands.' },
        readings: (says) => ({
          [BOOK]: says(
            [
              { when: { when: 'first' }, then: [isVoid('count')], claim: IN_TIME },
              {
                when: { when: 'second' },
                then: [stands('count')],
                note: 'Both strokes are valid. Two fouls have limits of their own: a ball inside the string is objected to before the stroke, the wrong ball at any time in the run. A referee calls fouls unasked, the wrong ball on appeal.',
              },
            ],
            [cites.blue.fouls(14), cites.blue.fouls(3), cites.blue.threeCushion(17), cites.blue.threeCushionEtiquette],
          ),
        }),
      },
      miss: {
        leads: { [BOOK]: 'An honest try that missed costs nothing. A safety that missed costs 1 point.' },
        facts: {
          honest: fact('Was the stroke meant to count?', 'Meant to count', {
            yes: { label: 'Yes, honestly', if: 'if the stroke was honestly meant to count' },
            no: { label: 'No, a safety that missed', chip: 'No', if: 'if it was a safety that missed' },
          }),
        },
        readings: (says) => ({
          [BOOK]: says(
            [
              { when: { honest: 'yes' }, then: [noPenalty] },
              { when: { honest: 'no' }, then: lost, note: 'It counts as the first safety, so that the next one running costs a point too.' },
            ],
            [cites.blue.threeCushion(15), cites.blue.threeCushion(12)],
          ),
        }),
      },
      'wrong-ball': {
        leads: {
          [BOOK]:
            'The stroke does not count, but points made before it do. The player is charged with a safety. The opponent plays the balls as they lie or has the cue balls exchanged.',
        },
        readings: (says) => ({
          [BOOK]: says(
            [
              {
                then: [isVoid('stroke'), stands(pointsBefore), isDone(safetyCharged), asTheyLieOrExchanged],
                claim: { by: 'opponent', until: runOver },
                note: 'A referee speaks of it only if asked. The next player begins with their own ball.',
              },
            ],
            [
              doubted(cites.blue.threeCushion(17), 'The striker is "penalized a safety": the book does not say whether that costs a point by itself.'),
              cites.blue.threeCushion(18),
            ],
          ),
        }),
      },
      'ball-touched': touchedByFouls(
        'The book does not say whether the point that the three-ball game gives for an early touch is kept here: misses are free, and penalties come off the score.',
      ),
      frozen: {
        leads: { [BOOK]: 'If the player plays straight at that ball, nothing is scored. The player may play away from it, or have the balls spotted.' },
        readings: (says) => ({
          [BOOK]: says(
            [
              { when: { played: 'yes' }, then: [isVoid('count')], claim: IN_TIME },
              { when: { played: 'no' }, then: [choice('player', must('player', playAway), must('player', spotBalls))] },
            ],
            [cites.blue.threeCushion(8), cites.blue.fouls(10)],
          ),
        }),
      },
    },
    add: {
      'safety-play': row(
        'Safety played',
        'A player plays deliberately for safety.',
        [
          { when: { how: 'fair' }, then: [permitted] },
          { when: { how: ['faulty', 'again'] }, then: lost, note: 'A player without a score owes it.' },
        ],
        [cites.blue.threeCushion(9), cites.blue.threeCushion(10), cites.blue.threeCushion(11), cites.blue.threeCushion(16)],
        {
          leads: {
            [BOOK]:
              'One safety is allowed if a ball and then a cushion is hit. If no cushion was hit, or the play before was a safety too, the player loses 1 point.',
          },
          facts: {
            how: fact('How?', 'Played', {
              fair: { label: 'Once, with a cushion after the ball', chip: 'Fairly', if: 'if it was played once, with a cushion after the ball' },
              faulty: { label: 'With no cushion after the ball', chip: 'No cushion after', if: 'if no cushion was met after the ball' },
              again: { label: 'Again, straight after a safety', chip: 'Again', if: 'if it was played again straight after a safety' },
            }),
          },
          aka: ['playing safe', 'two safeties running'],
          see: ['billiards/three-cushion.law.miss', 'billiards/three-cushion.law.safety-off-cushion'],
        },
      ),
      'safety-off-cushion': row(
        'Safety off a ball frozen to a cushion',
        'A safety is played on an object ball that lies against a cushion.',
        [
          { when: { cushion: ['cue-ball', 'another'] }, then: [permitted] },
          { when: { cushion: 'same' }, then: lost, note: 'The cushion on which it lay counts for the cue ball alone.' },
        ],
        [cites.blue.threeCushion(13), cites.blue.threeCushion(14), cites.blue.threeCushion(9)],
        {
          leads: {
            [BOOK]:
              'The safety is allowed if the cue ball then hits any cushion, or the object ball hits a cushion other than the one that it lay against. If not, the player loses 1 point.',
          },
          facts: {
            cushion: fact('Which cushion was met after the ball?', 'Cushion met by', {
              'cue-ball': { label: 'The cue ball went on to a cushion, be it the same one', chip: 'The cue ball', if: 'if the cue ball went on to a cushion' },
              another: { label: 'The object ball went to another cushion', chip: 'Object, another', if: 'if the object ball went to another cushion' },
              same: {
                label: 'Only the object ball met one, and that the same',
                chip: 'Object, that one',
                if: 'if only the object ball met a cushion, and that one again',
              },
            }),
          },
          aka: ['frozen to the rail', 'object ball against the cushion'],
          see: ['billiards/three-cushion.law.safety-play'],
        },
      ),
      'against-cushion': row(
        'Cue ball against a cushion',
        'The cue ball rests against a cushion and is played straight at it.',
        [{ then: [noPenalty], note: 'That impact is not one of the three.' }],
        cites.blue.threeCushion(7),
        { leads: { [BOOK]: 'That is allowed, but that contact does not count as one of the three cushions.' }, aka: ['cue ball on the rail'] },
      ),
      defects: row(
        'Damaged ball or cloth',
        'A ball, the cloth or the table becomes defective.',
        [{ then: [must('all-players', changeEquipment)], note: 'The referee sees to it when told of it.' }],
        cites.blue.threeCushionDefects,
        { leads: { [BOOK]: 'Play stops, and the damaged equipment is changed.' }, moment: 'any-time' },
      ),
    },
  },
  points: {
    amend: { carom: { books: { [BOOK]: points.carom } } },
    add: { 'safety-penalty': points['safety-penalty'] },
    repeal: { miss: 'Misses cost nothing when they are honest.' },
  },
  scorers: { innings },
  repealScorers: { running: 'The game is of innings, kept on a sheet of its own.' },
  examples: [
    lawExample('unclaimed', cites.blue.threeCushionEtiquette, { when: 'second' }, 'No referee is there, and nobody called the push.', 'count stands'),
    lawExample('miss', cites.blue.threeCushion(15), { honest: 'yes' }, 'An honest miss.', 'no penalty'),
    lawExample('miss', cites.blue.threeCushion(12), { honest: 'no' }, 'A safety touches nothing.', '1 point'),
    lawExample('wrong-ball', cites.blue.threeCushion(17), {}, 'The wrong ball is noticed after six caroms of a run.', 'points made before that stroke stand'),
    lawExample('frozen', cites.blue.threeCushion(8), { played: 'no' }, 'The cue ball touches the red.', 'play away'),
    lawExample('ball-touched', cites.blue.threeCushion(1), { when: 'early' }, 'The cue brushes the ball before the stroke.', 'count on the next stroke'),
    lawExample('safety-play', cites.blue.threeCushion(10), { how: 'fair' }, 'A safety sends the red to a cushion.', 'allowed'),
    lawExample('safety-play', cites.blue.threeCushion(11), { how: 'again' }, 'A second safety follows.', '1 point'),
    lawExample('safety-off-cushion', cites.blue.threeCushion(14), { cushion: 'same' }, 'The red only springs back to the cushion it lay on.', '1 point'),
    lawExample('safety-off-cushion', cites.blue.threeCushion(14), { cushion: 'cue-ball' }, 'The cue ball goes from the red to the cushion.', 'allowed'),
    lawExample('against-cushion', cites.blue.threeCushion(7), {}, 'The cue ball is played straight at the cushion it rests on.', 'not one of the three'),
    lawExample('defects', cites.blue.threeCushionDefects, {}, 'A ball cracks.', 'equipment changed'),
    sheetExample(
      'innings',
      cites.blue.threeCushion(16),
      { game: '50' },
      [
        { who: 'first', run: '0', end: 'safety' },
        { who: 'second', run: '2', end: 'safety' },
        { who: 'first', run: '0', end: 'safety' },
        { who: 'second', run: '1', end: 'tried' },
      ],
      'A safety of each player, then a second one running before any score.',
      { 'First player': -1, 'Second player': 3 },
      'First player owes 1',
    ),
  ],
});
