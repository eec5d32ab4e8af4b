import { doubted } from '../../../../core/cites.ts';
import type { VariantLaws } from '../../../../core/games.ts';
import { always, amendment, fact, law, silent, yesNo } from '../../../../core/laws.ts';
import { pointsOf } from '../../../../core/points.ts';
import { allowed, barred, isDone, isVoid, mayBeDone, must, passesTo, scores, stands, wins } from '../../../../core/remedies.ts';
import { cites } from '../../cites.ts';
import type { Bezique } from '../../code.ts';
import {
  bothCounted,
  brisquesCounted,
  countBrisques,
  declareAgain,
  finishWithEight,
  gameAbandoned,
  leadSimilar,
  loser,
  loserPoints,
  offenderPoints,
  rightHand,
  scoreCarte,
  winner,
  withholdMarriage,
} from '../../words.ts';
import { own } from './points.ts';

const { blue, uspc } = cites;
const POINTS = { blue: 'blue-ribbon-1940', uspc: 'uspc-1898' } as const;
const rubiconed = (book: 'blue-ribbon-1940' | 'uspc-1898') => [
  passesTo(loserPoints, winner),
  scores(winner, pointsOf(own['rubicon-game'], book)),
  scores(winner, pointsOf(own['rubicon-brisques'], book)),
];

export const rubiconLaws = {
  amend: {
    'card-used-again': amendment({
      facts: {
        second: fact('In what?', {
          'other-class': ['In a combination of another class', 'another class'],
          greater: ['In a greater one of the same class', 'greater, same class'],
          lesser: ['In a lesser one of the same class', 'lesser, same class'],
          broken: ['In the same one: a card of it has been played, and a fresh one replaces it', 'same one, broken and renewed'],
          whole: ['In the same one: it lies whole, and a fresh card is put in for one of its cards', 'same one, fresh card put in'],
        }),
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
          uspc.broken,
        ),
      }),
    }),
    'wrong-number-in-play': amendment({
      facts: {
        what: fact('Whose hand is wrong, and how?', {
          many: ['One has too many, and has played to the first trick', 'one too many'],
          few: ['One has too few', 'one too few'],
          'both-few': ['Both have too few', 'both too few'],
          both: ['Both are wrong, and one at least has too many', 'both wrong'],
        }),
        points: fact('How many points has the player with too many cards scored?', {
          upto: ['900 or fewer', 'up to 900'],
          over: ['More than 900', 'over 900'],
        }),
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
            { when: { what: 'few' }, then: [stands('deal'), scores(rightHand, 50)], note: 'The last trick is scored by the right hand, whoever wins it.' },
            { when: { what: 'both-few' }, then: [stands('deal'), scores('trick-winner', 50)], note: 'The last trick is scored by its winner.' },
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
      readings: () => ({ 'blue-ribbon-1940': always(must('offender', finishWithEight), blue.faults) }),
    },
    'lesser-after-greater': {
      readings: (says) => ({
        'uspc-1898': says(
          [
            { when: { first: 'lesser' }, then: [allowed('player', 'declare')] },
            { when: { first: 'greater', cards: 'same' }, then: [barred('offender', 'declare')] },
            { when: { first: 'greater', cards: 'new' }, then: [allowed('player', 'declare')] },
          ],
          uspc.broken,
        ),
      }),
    },
  },
  add: {
    'carte-blanche': law({
      question: 'what-counts',
      title: 'Hand without a court card',
      gist: 'A player has no king, queen or jack, and wants to score carte blanche.',
      aka: ['carte blanche', 'no face cards', 'no court cards', 'fifty for every draw'],
      moment: 'cards-looked-at',
      facts: {
        when: fact('When has he none?', {
          dealt: ['In the hand dealt to him', 'as dealt'],
          drawn: ['Carte blanche was scored, and the card now drawn and shown is none either', 'again at the draw'],
          later: ['Only later: the hand dealt had one', 'only later'],
        }),
      },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            { when: { when: ['dealt', 'drawn'] }, then: [scores('player', pointsOf(own['carte-blanche'], POINTS.blue))] },
            { when: { when: 'later' }, then: [barred('player', scoreCarte)] },
          ],
          doubted(blue.rubicon, 'It speaks of a hand dealt without one; that nothing is scored later is drawn from that.'),
        ),
        'uspc-1898': says(
          [
            { when: { when: ['dealt', 'drawn'] }, then: [scores('player', pointsOf(own['carte-blanche'], POINTS.uspc))] },
            { when: { when: 'later' }, then: [barred('player', scoreCarte)] },
          ],
          uspc.carte,
        ),
      }),
      see: ['bezique/rubicon.points.carte-blanche'],
    }),
    'marriage-held-back': law({
      question: 'obliged',
      title: 'Marriage on the table, not announced',
      gist: 'A king and a queen of a suit lie in other combinations, and their owner does not want that suit as trump.',
      aka: ['must I declare the marriage', 'choose the trump', 'first marriage makes trump'],
      moment: 'melding',
      facts: {},
      readings: () => ({
        'blue-ribbon-1940': always(allowed('player', withholdMarriage), blue.rubicon),
        'uspc-1898': silent('The first marriage that is declared makes the trump; whether one has to be declared is not said.'),
      }),
    }),
    'like-card-led': law({
      question: 'allowed',
      title: 'Like card led from the hand to renew a marriage',
      gist: 'A player leads a king like the one that lies married, instead of leading that one and replacing it.',
      aka: ['marriage again and again', 'lead a similar card', 'renew the marriage'],
      moment: 'melding',
      facts: { drawn: yesNo('Has he drawn from the stock before leading?', 'after drawing', 'before drawing') },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            { when: { drawn: 'no' }, then: [allowed('player', leadSimilar)] },
            { when: { drawn: 'yes' }, then: [barred('player', leadSimilar)] },
          ],
          blue.reformed,
        ),
        'uspc-1898': silent('A fresh card may be put in for one of those that lie; it need not be led.'),
      }),
      see: ['bezique/rubicon.law.card-used-again'],
    }),
    'brisques-counted': law({
      question: 'what-counts',
      title: 'Counting the aces and tens',
      gist: 'A player wants the aces and tens counted at the end of the game.',
      aka: ['count the brisques', 'brisques in a close game', 'save the rubicon'],
      moment: 'count',
      facts: {
        why: fact('What for?', {
          decide: ['The scores are close, and they may change the result', 'to decide a close game'],
          save: ['The lower score comes over the rubicon by them', 'to save the rubicon'],
          fail: ['The lower score hoped to, and does not come over it', 'rubicon not saved'],
          neither: ['Neither', 'neither'],
        }),
      },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            { when: { why: 'decide' }, then: [mayBeDone(brisquesCounted)] },
            { when: { why: 'save' }, then: [allowed(loser, countBrisques)], note: 'Whether the winner counts his own then is not said.' },
            { when: { why: 'fail' }, then: [scores(winner, pointsOf(own['rubicon-brisques'], POINTS.blue))] },
            { when: { why: 'neither' }, then: [barred('anyone', countBrisques)] },
          ],
          [blue.close, blue.settled],
        ),
        'uspc-1898': says(
          [
            { when: { why: 'decide' }, then: [mayBeDone(brisquesCounted)] },
            {
              when: { why: 'save' },
              then: [allowed(loser, countBrisques), isDone(bothCounted)],
            },
            { when: { why: 'fail' }, then: [scores(winner, pointsOf(own['rubicon-brisques'], POINTS.uspc))], note: 'All of them, no matter who took them.' },
            { when: { why: 'neither' }, then: [barred('anyone', countBrisques)] },
          ],
          uspc.counted,
        ),
      }),
      see: ['bezique/rubicon.points.brisque', 'bezique/rubicon.law.rubiconed'],
    }),
    rubiconed: law({
      question: 'not-made',
      title: 'Loser under a thousand',
      gist: 'The lower score has not come over the rubicon.',
      aka: ['rubiconed', 'rubicon', 'under a thousand', 'lost points to the winner'],
      moment: 'count',
      facts: {
        brisques: fact('Do his aces and tens bring the loser to a thousand?', {
          yes: ['He counts them, and they do', 'saved by aces and tens'],
          no: ['They do not, or he does not count them', 'not saved'],
        }),
        points: fact('How many points has he without them?', {
          few: ['Fewer than 100', 'under 100'],
          more: ['100 or more', '100 or more'],
        }),
      },
      readings: (says) => ({
        'blue-ribbon-1940': says(
          [
            {
              when: { brisques: 'yes' },
              then: [wins(winner, 'game'), scores(winner, pointsOf(own['for-game'], POINTS.blue))],
              note: 'The points of the loser are taken off as in any game.',
            },
            { when: { brisques: 'no' }, then: rubiconed(POINTS.blue) },
          ],
          [blue.settled, blue.close],
        ),
        'uspc-1898': says(
          [
            {
              when: { brisques: 'yes' },
              then: [wins(winner, 'game'), scores(winner, pointsOf(own['for-game'], POINTS.uspc))],
              note: 'The points of the loser are taken off as in any game.',
            },
            { when: { brisques: 'no', points: 'more' }, then: rubiconed(POINTS.uspc) },
            { when: { brisques: 'no', points: 'few' }, then: [...rubiconed(POINTS.uspc), scores(winner, pointsOf(own['rubicon-bonus'], POINTS.uspc))] },
          ],
          [uspc.settled, uspc.lost],
        ),
      }),
      see: ['bezique/rubicon.law.brisques-counted', 'bezique/rubicon.points.rubicon-line', 'bezique/rubicon.score.settlement'],
    }),
  },
  repeal: {
    'both-reach-game': 'Each deal is a game of its own, and is settled by the two scores.',
  },
} satisfies VariantLaws<Bezique>;
