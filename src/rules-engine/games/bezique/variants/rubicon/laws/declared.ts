// Carte blanche, and marriages that make the trump or are renewed.
import { doubted } from '../../../../../laws/cites.ts';
import { always, fact, law, silent, yesNo } from '../../../../../laws/laws.ts';
import { allowed, barred, scores } from '../../../../../laws/remedies.ts';
import { pointsOf } from '../../../../../scoring/points.ts';
import { cites } from '../../../cites.ts';
import { leadSimilar, scoreCarte, withholdMarriage } from '../../../words.ts';
import { own } from '../points.ts';

const { blue, uspc } = cites;
const POINTS = { blue: 'blue-ribbon-1940', uspc: 'uspc-1898' } as const;

export const declaredLaws = {
  'carte-blanche': law({
    question: 'what-counts',
    title: 'Hand without a court card',
    gist: 'A player has no king, queen or jack, and wants to score carte blanche.',
    aka: ['carte blanche', 'no face cards', 'no court cards', 'fifty for every draw'],
    moment: 'cards-looked-at',
    facts: {
      when: fact('When is there none?', 'No court card', {
        dealt: { label: 'In the hand as it was dealt', chip: 'As dealt', if: 'if the hand as dealt has no court card' },
        drawn: {
          label: 'Carte blanche was scored, and every card drawn since, this one too, was shown and is none',
          chip: 'At each draw',
          if: 'if it was scored and every draw shown since is no court card',
        },
        later: {
          label: 'Only later: the hand dealt had one, or a card drawn since was one',
          chip: 'Only later',
          if: 'if the hand dealt, or a card drawn since, had a court card',
        },
      }),
    },
    usual: { when: 'dealt' },
    leads: {
      'blue-ribbon-1940':
        'The player scores 50 points if the hand as dealt had no court card and no court card has been drawn since. Otherwise carte blanche may not be scored.',
      'uspc-1898':
        'The player scores 50 points if the hand as dealt had no court card and no court card has been drawn since. Otherwise carte blanche may not be scored.',
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
        'The hand is shown for the first fifty.',
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
      'uspc-1898': silent('The first marriage that is declared makes the trump; the book does not say whether one has to be declared.'),
    }),
  }),
  'like-card-led': law({
    question: 'allowed',
    title: 'Like card led from the hand to renew a marriage',
    gist: 'A player leads a king like the one that lies married, instead of leading that one and replacing it.',
    aka: ['marriage again and again', 'lead a similar card', 'renew the marriage'],
    moment: 'melding',
    facts: {
      drawn: yesNo(
        'Has the player drawn from the stock before leading?',
        'Drawn before',
        'if the player drew from the stock before leading',
        'if the player led before drawing from the stock',
      ),
    },
    leads: {
      'blue-ribbon-1940':
        'A player who has not yet drawn from the stock may lead a like king or queen from the hand and score the marriage again. A player who has drawn may not do so.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { drawn: 'no' }, then: [allowed('player', leadSimilar)] },
          { when: { drawn: 'yes' }, then: [barred('player', leadSimilar)] },
        ],
        blue.similar,
      ),
      'uspc-1898': silent('A fresh card may be put in for one of those that lie; it need not be led.'),
    }),
    see: ['bezique/rubicon.law.card-used-again'],
  }),
};
