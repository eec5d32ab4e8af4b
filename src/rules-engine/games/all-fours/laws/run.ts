import { fact, law, silent } from '../../../laws/laws.ts';
import { barred, newDeal, notDecided, scores } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points.ts';
import { scoreJack } from '../words.ts';
import { run } from './running.ts';

export const runLaws = {
  'same-suit-turned': law({
    offence: 'trump-turned-wrongly',
    title: 'The same suit turned again',
    gist: 'The cards are run, and the suit that was turned down comes up once more.',
    aka: ['same trump again', 'run the cards', 'cards run out', 'ran out of cards', 'last card'],
    moment: 'making-trump',
    facts: {
      left: fact('Are there cards for another three to each player and a turn-up?', 'Cards left', {
        yes: { label: 'Yes', chip: 'Enough', if: 'if three more for each player and a turn-up are left' },
        no: { label: 'No', chip: 'Too few', if: 'if too few are left for three each and a turn-up' },
      }),
    },
    usual: { left: 'yes' },
    leads: {
      'blue-ribbon-1940': 'The dealer must run three more cards to each player and turn a new trump. If too few cards are left, the same dealer deals again.',
      donohue: 'The dealer must run three more cards to each player and turn a new trump. If too few cards are left, the same dealer deals again.',
      'uspc-1898': 'The dealer must run three more cards to each player and turn a new trump. If too few cards are left, the same dealer deals again.',
      hoffmann: 'If enough cards are left, the dealer must run three more to each player and turn a new trump. The book covers nothing else.',
    },
    verdict: {
      kind: 'agree',
      say: 'The books agree: three more cards are run to each player, and a new trump is turned. If too few cards are left, the same dealer deals again by all but Hoffmann, who does not cover it.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { left: 'yes' }, then: [run] },
          { when: { left: 'no' }, then: [newDeal()] },
        ],
        cites.blue.trump,
      ),
      donohue: says(
        [
          { when: { left: 'yes' }, then: [run] },
          { when: { left: 'no' }, then: [newDeal()], note: 'The eldest hand cannot insist that the last card be turned.' },
        ],
        [cites.donohue.makingTrump, cites.donohue.law(10), cites.donohue.law(12)],
      ),
      'uspc-1898': says(
        [
          { when: { left: 'yes' }, then: [run] },
          { when: { left: 'no' }, then: [newDeal()] },
        ],
        cites.uspc.sevenUp,
      ),
      hoffmann: says([{ when: { left: 'yes' }, then: [run] }, { then: [notDecided] }], cites.hoffmann.methodScoring),
    }),
    see: ['all-fours.law.beg'],
  }),
  'jack-turned-again': law({
    question: 'what-counts',
    title: 'A jack turned when the cards are run',
    gist: 'After a beg the dealer runs the cards and turns a jack.',
    aka: ['second jack', 'turned another jack', 'jack of the old suit'],
    moment: 'making-trump',
    facts: {
      suit: fact('Of which suit is the jack?', 'Suit of the jack', {
        new: { label: 'A new suit', chip: 'New suit', if: 'if the jack is of a new suit' },
        rejected: { label: 'The suit turned down', chip: 'Suit turned down', if: 'if the jack is of the suit turned down' },
      }),
    },
    leads: {
      donohue: 'If the jack is of a new suit, the dealer scores 1 point. The book does not cover a jack of the suit turned down.',
      'uspc-1898': 'If the jack is of a new suit, the dealer scores 1 point. The book does not cover a jack of the suit turned down.',
      hoffmann: 'If the jack is of a new suit, the dealer scores 1 point. The book does not cover a jack of the suit turned down.',
      'blue-ribbon-1940': 'If the jack is of a new suit, the dealer scores 1 point. If it is of the suit turned down, the dealer scores nothing for it.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { suit: 'new' },
            then: [scores('dealer', pointsOf(points['turned-jack'], 'blue-ribbon-1940'))],
            note: 'By the general rule for a jack turned.',
          },
          { when: { suit: 'rejected' }, then: [barred('dealer', scoreJack)], note: 'That suit cannot be trump.' },
        ],
        cites.blue.trump,
      ),
      donohue: says(
        [
          { when: { suit: 'new' }, then: [scores('dealer', pointsOf(points['turned-jack'], 'donohue'))] },
          { when: { suit: 'rejected' }, then: [notDecided], note: 'The law counts each jack turned; the text counts a jack turned for trump.' },
        ],
        [cites.donohue.law(8), cites.donohue.scoring],
      ),
      'uspc-1898': says(
        [{ when: { suit: 'new' }, then: [scores('dealer', pointsOf(points['turned-jack'], 'uspc-1898'))] }, { then: [notDecided] }],
        cites.uspc.sevenUp,
      ),
      hoffmann: says(
        [{ when: { suit: 'new' }, then: [scores('dealer', pointsOf(points['turned-jack'], 'hoffmann'))] }, { then: [notDecided] }],
        cites.hoffmann.methodScoring,
      ),
    }),
  }),
  'turned-jack-and-misdeal': law({
    offence: 'misdeal',
    title: 'A turned jack and a misdeal',
    gist: 'The dealer turns a jack, and the deal turns out to be bad or the cards run out.',
    aka: ['jack turned after a misdeal', 'does the jack still count'],
    moment: 'trump-turned',
    notGeneral: true,
    facts: {
      when: fact('What spoils the deal?', 'Deal spoiled by', {
        before: { label: 'A misdeal before the jack was turned', chip: 'Misdeal before', if: 'if there was a misdeal before the jack was turned' },
        after: { label: 'A misdeal after the jack was turned', chip: 'Misdeal after', if: 'if there was a misdeal after the jack was turned' },
        out: {
          label: 'The cards run out, the same suit coming up again and again',
          chip: 'Cards run out',
          if: 'if the cards run out, one suit coming up again and again',
        },
      }),
    },
    leads: {
      donohue: 'The dealer scores 1 point for the jack. But if there was a misdeal before it was turned, the jack does not count.',
      'uspc-1898': 'The dealer scores 1 point for the jack. But if there was a misdeal before it was turned, the jack does not count.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('The jack is scored as soon as it is turned.'),
      donohue: says(
        [
          { when: { when: 'before' }, then: [barred('dealer', scoreJack)] },
          { when: { when: ['after', 'out'] }, then: [scores('dealer', pointsOf(points['turned-jack'], 'donohue'))] },
        ],
        cites.donohue.law(8),
      ),
      'uspc-1898': says(
        [
          { when: { when: 'before' }, then: [barred('dealer', scoreJack)] },
          { when: { when: ['after', 'out'] }, then: [scores('dealer', pointsOf(points['turned-jack'], 'uspc-1898'))] },
        ],
        cites.uspc.sevenUp,
      ),
      hoffmann: silent(),
    }),
    see: ['all-fours.law.jack-turned-again'],
  }),
};
