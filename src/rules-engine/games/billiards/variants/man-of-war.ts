import { doubted } from '../../../laws/cites.ts';
import { lawExample } from '../../../laws/examples.ts';
import { fact } from '../../../laws/laws.ts';
import { barred, isVoid, must, stands } from '../../../laws/remedies.ts';
import { BOOK, cites } from '../cites.ts';
import { variant } from '../code.ts';
import { manOfWar as start } from '../diagrams.ts';
import { wrongBall } from '../laws/fouls.ts';
import { followReferee, sameOffender } from '../words.ts';
import { FOULS_ALONE, TWO, touchedByFouls, unpricedMiss } from './shared/clauses.ts';

const NO_COUNT = 'The book tells how the game starts and gives no count.';

export const manOfWar = variant({
  ...TWO,
  title: 'Man-of-war',
  aliases: ['Man of war'],
  books: { [BOOK]: { heading: doubted(cites.blue.manWarPack, 'Only the opening position is described.').heading, pages: '39-40', inherits: FOULS_ALONE } },
  players: { min: 3, max: 3 },
  glance: { Balls: 'three white, one for each player, and one red', Start: 'a white on the balk-line spot, a white at the bottom cushion' },
  seats: { opponent: 'either-opponent' },
  laws: {
    amend: {
      unclaimed: {
        leads: { [BOOK]: 'If it is claimed before the player makes a second stroke, nothing is scored. If later, the count stands.' },
      },
      safety: {
        leads: {
          'blue-ribbon-1940':
            'Any other player may let the miss stand, or have the cue ball put back and make the player hit a ball. Nothing is scored by that new stroke.',
        },
      },
      'ball-touched': touchedByFouls('The code speaks of one opponent; with three players, the one who comes in plays the balls next.', 'next-player'),
      'wrong-ball': {
        gist: 'A player plays with the white ball of another player.',
        leads: { [BOOK]: 'If it is claimed before a second stroke, nothing is scored. If later, the count stands. There are more cases.' },
        facts: {
          when: fact('How did it go?', 'Claimed', {
            first: { label: 'Claimed before a second stroke', chip: 'In time', if: 'if it is claimed before a second stroke' },
            second: { label: 'Claimed after a second stroke', chip: 'Later', if: 'if it is claimed after a second stroke' },
            'left-exchanged': {
              label: 'The whites were left exchanged, and the next player plays the proper ball where it lies',
              chip: 'Left exchanged',
              if: 'if the whites were left exchanged for the next player',
            },
            self: { label: 'The claimant has just done the same unseen', chip: 'Both did it', if: 'if the claimant has just done it unseen too' },
            missed: { label: 'It hit nothing', if: 'if the stroke hit nothing' },
          }),
        },
        readings: (says) => ({
          [BOOK]: says(
            [
              ...wrongBall.filter(({ when }) => when?.when !== 'self' && when?.when !== 'missed'),
              { when: { when: 'self' }, then: [barred(sameOffender, 'claim')] },
              unpricedMiss,
            ],
            doubted(cites.blue.fouls(6), 'The rule speaks of two whites, and its lines on the player who comes in are scrambled; this is their sense.'),
          ),
        }),
      },
      'in-hand': {
        gist: 'A player in hand plays at a ball inside or on the string line.',
        leads: { [BOOK]: 'If an opponent warned and the player played on, nothing is scored. If nobody warned, the stroke stands. There are more cases.' },
        readings: (says) => ({
          [BOOK]: says(
            [
              {
                when: { warned: 'yes' },
                then: [isVoid('count')],
                claim: { by: 'either-opponent', until: 'stroke' },
                note: 'The first striker plays from anywhere behind the line.',
              },
              { when: { warned: 'asked' }, then: [must('all-players', followReferee)] },
              { when: { warned: 'no' }, then: [stands('stroke')] },
            ],
            [cites.blue.fouls(3), cites.blue.manWarPlay],
          ),
        }),
      },
    },
  },
  points: { repeal: { carom: NO_COUNT, miss: NO_COUNT } },
  scorers: {},
  diagrams: { start },
  repealScorers: { running: 'Three play.' },
  examples: [
    lawExample('wrong-ball', cites.blue.fouls(6), { when: 'second' }, 'He has made two strokes with another’s white.', 'count stands'),
    lawExample('in-hand', cites.blue.manWarPlay, { warned: 'no' }, 'The first striker plays from far behind the line.', 'stroke stands'),
    lawExample('ball-touched', cites.blue.fouls(7), { when: 'stroke' }, 'The cue meets the ball twice.', 'Nothing is scored'),
  ],
});
