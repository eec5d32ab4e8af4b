import { doubted } from '../../../core/cites.ts';
import { fact, law, silent } from '../../../core/laws.ts';
import { allowed, newDeal, passesTo } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import { sellDeal } from '../words.ts';

export const declined = {
  'deal-declined': law({
    offence: 'seats-and-partners',
    title: 'The deal is not wanted',
    gist: 'A player whose turn it is does not want to deal.',
    aka: ['sell the deal', 'refuse the bank', 'do I have to be banker'],
    moment: 'before-play',
    facts: {
      buyer: fact('Does anyone buy it?', 'Somebody buys it', {
        yes: { label: 'Yes', if: 'if somebody buys the deal' },
        no: { label: 'No', if: 'if nobody buys the deal' },
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': silent(),
      donohue: says(
        [
          { when: { buyer: 'yes' }, then: [allowed('proper-dealer', sellDeal)] },
          { when: { buyer: 'no' }, then: [passesTo('deal', 'next-player')] },
        ],
        cites.donohue.pack,
      ),
      'uspc-1898': silent(),
    }),
  }),
};
export const passing = {
  'who-deals-next': law({
    offence: 'seats-and-partners',
    title: 'Who deals next',
    gist: 'A hand is settled, and the deal may change.',
    aka: ['who gets the bank', 'natural takes the deal', 'change of dealer', 'lose the deal'],
    moment: 'hand-over',
    facts: {
      natural: fact('Did a natural fall?', 'Natural', {
        no: { label: 'No', chip: 'None', if: 'if no natural fell' },
        yes: { label: 'Yes, a player’s', chip: "A player's", if: 'if a player had a natural after the first round' },
        dealer: { label: 'Yes, the dealer’s alone', chip: "Dealer's alone", if: 'if only the dealer had a natural after the first round' },
        first: { label: 'Yes, in the first round of this deal', chip: 'In the first round', if: 'if a natural fell in the first round of this deal' },
      }),
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            then: [passesTo('deal', 'left-of-dealer')],
            note: 'Every player deals one hand; this is called the modern practice. The section also calls it usual that an unmatched natural takes the bank, and lets players agree on a number of deals or on an amount won or lost.',
          },
        ],
        cites.blue.deal,
      ),
      donohue: says(
        [
          { when: { natural: 'no' }, then: [newDeal('dealer')] },
          {
            when: { natural: 'yes' },
            then: [passesTo('deal', 'left-of-dealer')],
            note: 'By the older custom, which many still keep, it passes to the holder of the natural.',
          },
          { when: { natural: 'dealer' }, then: [passesTo('deal', 'left-of-dealer')], note: 'The book says a natural, and not whose.' },
          { when: { natural: 'first' }, then: [newDeal('dealer')] },
        ],
        doubted(cites.donohue.deal, 'The footnote is damaged; its last word, what the dealer is allowed, is probably misericorde, a reprieve.'),
      ),
      'uspc-1898': says(
        [
          {
            then: [passesTo('deal', 'left-of-dealer')],
            note: 'The common way. Players may agree instead that a dealer keeps the deal for a number of hands, up to an amount won or lost, or until the pack is used up.',
          },
        ],
        cites.uspc.scoring,
      ),
    }),
  }),
};
