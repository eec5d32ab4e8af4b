// The deal, the spare hand and the stock.
import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, barred, must, noPenaltyPrinted, notDecided } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { lookAtIt, playSpare, takeSpare } from '../words.ts';
import { named } from './named.ts';

const { uspc } = cites;

export const dealLaws = {
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The deal has gone wrong.',
    aka: ['wrong number of cards', 'dealt a card too many', 'card exposed in the deal', 'deal again'],
    moment: 'deal',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': silent('It has a table of the cards for each number of players, and names no fault of dealing.'),
      'uspc-1898': silent('All the cards are dealt, one at a time; the book says nothing about a fault in the deal.'),
      sierra: named,
    }),
  }),
  'spare-hand-taken': law({
    question: 'allowed',
    title: 'Dealer takes the spare hand',
    gist: 'The dealer would rather have the spare hand, which was dealt to nobody.',
    aka: ['change hands', 'extra hand', 'swap with the dead hand', 'take the widow', 'can the dealer change back'],
    moment: 'cards-looked-at',
    facts: {
      wants: fact('What does the dealer want?', 'Dealer wants', {
        spare: { label: 'The spare hand for the dealer’s own', chip: 'Spare hand', if: 'if the dealer wants the spare hand' },
        back: {
          label: 'The first hand again, after seeing the other',
          chip: 'First hand back',
          if: 'if the dealer saw the spare hand and wants the first again',
        },
      }),
    },
    leads: { 'uspc-1898': 'The dealer may take the spare hand instead, but must then play it.' },
    readings: (says) => ({
      'blue-ribbon-1940': silent('No hand is dealt to nobody; the cards left over are the stock.'),
      'uspc-1898': says(
        [
          { when: { wants: 'spare' }, then: [allowed('dealer', takeSpare)] },
          { when: { wants: 'back' }, then: [must('dealer', playSpare)] },
        ],
        uspc.deal,
      ),
      sierra: named,
    }),
    see: ['newmarket.law.dead-hand-seen'],
  }),
  'dead-hand-seen': law({
    offence: 'cards-touched-early',
    title: 'Dead hand looked at',
    gist: 'Somebody looks at the cards that are out of play.',
    aka: ['looked at the stock', 'peeked at the dead hand', 'who may see the extra hand', 'looked at the spare hand'],
    moment: 'cards-looked-at',
    facts: {
      which: fact('Which cards are they?', 'Cards seen', {
        own: {
          label: 'The hand that the dealer laid down for the spare one',
          chip: 'Hand laid down',
          if: 'if it is the hand the dealer laid down for the spare one',
        },
        spare: { label: 'The spare hand, which nobody has taken', chip: 'Spare hand', if: 'if it is the spare hand, which nobody has taken' },
      }),
      who: fact('Who looks?', 'Looked at by', {
        dealer: { label: 'The dealer', chip: 'Dealer', if: 'if the dealer looks' },
        other: { label: 'Another player', if: 'if a player other than the dealer looks' },
      }),
    },
    usual: { who: 'other' },
    leads: {
      'uspc-1898':
        'If the dealer took the spare hand, only the dealer may look at the hand laid down. The book names no penalty, and does not cover a spare hand that nobody took.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent('The book does not say whether anybody may look at the stock.'),
      'uspc-1898': says(
        [
          { when: { which: 'own', who: 'dealer' }, then: [allowed('dealer', lookAtIt)] },
          { when: { which: 'own', who: 'other' }, then: [barred('each-other-player', lookAtIt), noPenaltyPrinted] },
          { when: { which: 'spare' }, then: [notDecided], note: 'The book gives the privilege for the hand that the dealer lays down.' },
        ],
        uspc.deal,
      ),
      sierra: named,
    }),
    see: ['newmarket.law.spare-hand-taken'],
  }),
};
