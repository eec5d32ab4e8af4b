import { doubted } from '../../../laws/cites.ts';
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { barred, choosesWhich, mayDemand, must, newDeal, noPenaltyPrinted, scores } from '../../../laws/remedies.ts';
import { pointsOf } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import { points } from '../points/index.ts';
import { theStarter } from '../words.ts';

export const starterLaws = {
  'discard-taken-back': law({
    offence: 'irregular-discard',
    title: 'Card taken back from the crib',
    gist: 'A player takes back a card that they have laid out.',
    aka: ['changed his crib cards', 'changed the discard'],
    moment: 'discard',
    facts: {},
    readings: () => ({
      'uspc-1898': always([scores('opponent', pointsOf(points.penalty, 'uspc-1898')), mayDemand('opponent', newDeal())], cites.uspc.generalRulesDiscard),
      donohue: silent(),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
  }),
  'cards-touched-early': law({
    offence: 'cards-touched-early',
    title: 'Cards touched before the cut for the starter',
    gist: 'The cards are dealt, and a player touches them before the starter is cut.',
    aka: ['touched the pack', 'touched the deck'],
    moment: 'starter',
    facts: {},
    readings: () => ({
      'uspc-1898': silent(),
      donohue: always(
        scores('opponent', pointsOf(points.penalty, 'donohue')),
        doubted(
          cites.donohue.law(4),
          'The law is clumsily printed. Players have to lift their hands to lay out the crib, so that the cards meant may be the rest of the pack.',
        ),
      ),
      'blue-ribbon-1940': silent(),
      sierra: silent(),
    }),
  }),
  'thin-cut': law({
    offence: 'improper-cut',
    title: 'Starter cut too thin',
    gist: 'The non-dealer lifts too few cards for the starter, or leaves too few.',
    aka: ['cut too deep', 'lifted two cards'],
    moment: 'starter',
    // The general law is about the cut before the deal.
    notGeneral: true,
    facts: {},
    readings: () => ({
      'uspc-1898': always([must('non-dealer', 'leave-four'), noPenaltyPrinted], cites.uspc.generalRulesStarter),
      donohue: silent(),
      'blue-ribbon-1940': silent(
        'The book asks for a proper cut of the starter. It says how many cards that takes only for the cut before a deal, in its general laws.',
      ),
      sierra: silent('The dealer turns the top card of the stock; no cut is mentioned.'),
    }),
  }),
  'two-starters': law({
    offence: 'irregular-starter',
    title: 'More than one starter turned',
    gist: 'The dealer turns up two or more cards for the starter.',
    aka: ['two starters', 'turned two cards up', 'two turn-ups'],
    moment: 'starter',
    facts: {},
    readings: () => ({
      'uspc-1898': always(choosesWhich('non-dealer', theStarter), cites.uspc.generalRulesStarter),
      donohue: silent(),
      'blue-ribbon-1940': always(choosesWhich('non-dealer', theStarter), cites.blue.penaltiesDeal, {
        note: 'The book says this of a pack that has been properly cut.',
      }),
      sierra: silent(),
    }),
  }),
  'heels-forgotten': law({
    offence: 'under-score',
    title: 'His heels not scored in time',
    gist: 'The starter is a jack, and the dealer has not marked it.',
    aka: ['forgot two for his heels', 'jack turned up not pegged', 'nibs forgotten'],
    moment: 'starter',
    facts: {
      played: fact('Has the dealer played a card?', 'Dealer has played', {
        no: { label: 'No', if: 'before the dealer has played a card' },
        yes: { label: 'Yes', if: 'once the dealer has played a card' },
      }),
    },
    usual: { played: 'yes' },
    leads: { 'uspc-1898': 'The dealer may still score the 2 points before playing a card, but not after that.' },
    readings: (says) => ({
      'uspc-1898': says(
        [
          { when: { played: 'no' }, then: [scores('dealer', pointsOf(points.heels, 'uspc-1898'))] },
          { when: { played: 'yes' }, then: [barred('dealer', 'score-late')] },
        ],
        cites.uspc.generalRulesStarter,
      ),
      donohue: silent(),
      'blue-ribbon-1940': silent('The dealer marks it at once; no time is named after which it is lost.'),
      sierra: silent('The dealer marks it at once; no time is named after which it is lost.'),
    }),
    see: ['cribbage.points.heels', 'cribbage.law.under-score'],
  }),
} as const;
