// Where the laws of Rubicon differ from those of the game for two.
import { doubted } from '../../../../../laws/cites.ts';
import { always, amendment, fact, silent } from '../../../../../laws/laws.ts';
import { allowed, barred, isDone, isVoid, must, passesTo, scores, stands } from '../../../../../laws/remedies.ts';
import type { AmendedLaws } from '../../../../../rulesets/games.ts';
import { pointsOf } from '../../../../../scoring/points.ts';
import { cites } from '../../../cites.ts';
import type { Bezique } from '../../../code.ts';
import { declareAgain, declareSecond, finishWithEight, gameAbandoned, offenderPoints, playAndDeclare, rightHand } from '../../../words.ts';
import { usedAgain, wrongInPlay } from '../../shared/rubicon-leads.ts';
import { own } from '../points.ts';

const { blue, uspc } = cites;
const POINTS = { blue: 'blue-ribbon-1940', uspc: 'uspc-1898' } as const;

export const amendedLaws = {
  'card-used-again': amendment({
    facts: {
      second: fact('In what is it to serve?', 'Wanted for', {
        'other-class': { label: 'In a combination of another class', chip: 'Another class', if: 'if the two combinations are of different classes' },
        greater: { label: 'In a greater one of the same class', chip: 'A greater one', if: 'if both combinations are of one class and the second greater' },
        lesser: { label: 'In a lesser one of the same class', chip: 'A lesser one', if: 'if both combinations are of one class and the second lesser' },
        broken: {
          label: 'In the same one: a card of it has been played, and a fresh one replaces it',
          chip: 'The old, broken',
          if: 'if a fresh card replaces one played from the combination',
        },
        whole: {
          label: 'In the same one: it lies whole, and a fresh card is put in for one of its cards',
          chip: 'The old, whole',
          if: 'if a new card is put into a combination still complete',
        },
      }),
    },
    leads: {
      'blue-ribbon-1940': usedAgain,
      'uspc-1898': 'The card may be used again, but not for a lesser combination of the same class.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree only on a new card put into a combination that is still complete on the table: by Blue Ribbon that combination may not be declared again, by U.S. Playing Card it may.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { second: ['other-class', 'greater', 'broken'] }, then: [allowed('player', declareAgain)] },
          { when: { second: ['lesser', 'whole'] }, then: [barred('offender', declareAgain)] },
        ],
        [doubted(blue.reformed, 'It speaks of combinations broken by play; that a whole one may not be renewed is drawn from that.'), blue.lesser],
      ),
      'uspc-1898': says(
        [
          { when: { second: ['other-class', 'greater', 'broken', 'whole'] }, then: [allowed('player', declareAgain)] },
          { when: { second: 'lesser' }, then: [barred('offender', declareAgain)] },
        ],
        [uspc.broken, doubted(uspc.again, 'That a card serves freely in another class is drawn from the words that forbid it in its own.')],
      ),
    }),
  }),
  'played-and-declared': {
    readings: () => ({
      'blue-ribbon-1940': always(barred('player', playAndDeclare), [blue.laid, blue.similar], {
        note: 'Once declared and scored, a card may be played straight away. A king or queen led to renew a marriage is the exception.',
      }),
    }),
    see: ['bezique/rubicon.law.like-card-led'],
  },
  'wrong-number-in-play': amendment({
    facts: {
      what: fact('Whose hand is wrong, and how?', 'Wrong hand', {
        many: {
          label: 'One has too many, and has played to the first trick',
          chip: 'One, too many',
          if: 'if one hand has too many and has played to the first trick',
        },
        few: { label: 'One has too few', chip: 'One, too few', if: 'if one hand only is wrong, with too few cards' },
        'both-few': { label: 'Both have too few', chip: 'Both too few', if: 'if both hands have too few cards' },
        both: {
          label: 'Both are wrong, and one at least has too many',
          chip: 'Both, one too big',
          if: 'if both hands are wrong and one at least has too many',
        },
      }),
      points: fact('How many points has the player with too many cards scored?', 'Scored so far', {
        upto: { label: '900 or fewer', if: 'if the player with too many cards has 900 points or fewer' },
        over: { label: 'More than 900', if: 'if the player with too many cards has more than 900 points' },
      }),
    },
    leads: {
      'blue-ribbon-1940': wrongInPlay,
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { what: 'many', points: 'upto' },
            then: [isDone(gameAbandoned), scores('opponent', pointsOf(own['too-many-cards'], POINTS.blue)), passesTo(offenderPoints, 'opponent')],
          },
          {
            when: { what: 'many', points: 'over' },
            then: [isDone(gameAbandoned), scores('opponent', pointsOf(own['too-many-cards'], POINTS.blue))],
            note: 'Whether 900 of the points are taken then, or none, is not clear.',
          },
          { when: { what: 'few' }, then: [stands('deal'), scores(rightHand, 50)], note: 'The last trick is scored by the right hand, no matter who wins it.' },
          { when: { what: 'both-few' }, then: [stands('deal'), scores('last-trick-winner', 50)] },
          { when: { what: 'both' }, then: [isVoid('deal')] },
        ],
        [
          doubted(blue.faults, 'Both hands wrong make the deal void, and both too short let it stand; the second is read as going before the first.'),
          blue.over,
        ],
      ),
      'uspc-1898': silent('It rules on a draw forgotten and a draw of two; a hand found wrong later is not named.'),
    }),
  }),
  'not-drawn': {
    leads: { 'uspc-1898': 'The opponent chooses: the player loses the turn to play, or draws two cards next time.' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the player goes on with eight cards to the end; by U.S. Playing Card the opponent chooses whether the player loses the turn to play or draws two cards next time.',
    },
    readings: () => ({ 'blue-ribbon-1940': always(must('offender', finishWithEight), blue.faults) }),
  },
  'lesser-after-greater': {
    leads: {
      'blue-ribbon-1940':
        'After the greater combination, the lesser may not be made with its cards. If the lesser was scored first, or shares no card, both may be declared.',
      'uspc-1898':
        'After the greater combination, the lesser may not be made with its cards. If the lesser was scored first, or shares no card, both may be declared.',
    },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { first: 'lesser' }, then: [allowed('player', declareSecond)] },
          { when: { first: 'greater', cards: 'same' }, then: [barred('player', declareSecond)] },
          { when: { first: 'greater', cards: 'new' }, then: [allowed('player', declareSecond)] },
        ],
        uspc.broken,
      ),
    }),
  },
} satisfies AmendedLaws<Bezique>;
