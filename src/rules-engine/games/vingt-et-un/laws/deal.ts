import { doubted } from '../../../laws/cites.ts';
import { fact, law, silent } from '../../../laws/laws.ts';
import { allowed, newDeal, notDecided, passesTo } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { naturalHolder, sellDeal } from '../words.ts';

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
    leads: {
      donohue: 'The player may sell the deal to the best bidder. If nobody buys it, the deal passes to the next player.',
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
      custom: fact('Has the table agreed that a natural takes the deal?', 'Natural takes it', {
        no: { label: 'No', if: 'if it was not agreed that a natural takes the deal' },
        yes: { label: 'Yes', if: 'if it was agreed that a natural takes the deal' },
      }),
      natural: fact('Did a natural fall?', 'Natural', {
        no: { label: 'No', chip: 'None', if: 'if no natural fell' },
        yes: { label: 'Yes, a player’s and not the dealer’s', chip: 'A player’s', if: 'if a player and not the dealer had a natural after the first round' },
        dealer: { label: 'Yes, the dealer’s', chip: 'Dealer’s', if: 'if the dealer had a natural after the first round' },
        first: { label: 'Yes, in the first round of this deal', chip: 'In the first round', if: 'if a natural fell in the first round of this deal' },
      }),
    },
    usual: { custom: 'no' },
    leads: {
      'blue-ribbon-1940':
        'The deal passes to the player on the dealer’s left. If it was agreed that a natural takes the deal, the dealer keeps it until another has a natural.',
      donohue:
        'The same dealer deals until a natural falls after the first round. Then the deal passes to the left or, if so agreed, to the holder of the natural.',
      'uspc-1898': 'The deal passes to the player on the dealer’s left. If it was agreed that a natural takes the deal, the book does not cover this.',
    },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree. If nothing was agreed, by Blue Ribbon and U.S. Playing Card the deal passes after each hand, by Donohue only after a natural. If a natural takes the deal by agreement, by Blue Ribbon any natural does, by Donohue only one after the first round; U.S. Playing Card has no rule.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          {
            when: { custom: 'no' },
            then: [passesTo('deal', 'left-of-dealer')],
            note: 'Every player deals one hand: this is called the modern practice. Players may also agree on a number of deals, or on an amount won or lost.',
          },
          {
            when: { custom: 'yes', natural: ['yes', 'first'] },
            then: [passesTo('deal', naturalHolder)],
            note: 'The book calls this custom usual.',
          },
          { when: { custom: 'yes', natural: ['no', 'dealer'] }, then: [newDeal('dealer')], doubtful: true },
        ],
        doubted(cites.blue.deal, 'The book does not say that the dealer deals again where no natural takes the deal; this is drawn from the custom.'),
      ),
      donohue: says(
        [
          { when: { natural: 'no' }, then: [newDeal('dealer')] },
          {
            when: { natural: 'yes', custom: 'no' },
            then: [passesTo('deal', 'left-of-dealer')],
          },
          { when: { natural: 'yes', custom: 'yes' }, then: [passesTo('deal', naturalHolder)], note: 'This is the older custom, which many still keep.' },
          { when: { natural: 'dealer', custom: 'no' }, then: [passesTo('deal', 'left-of-dealer')], note: 'The book says a natural, and not whose.' },
          { when: { natural: 'dealer', custom: 'yes' }, then: [newDeal('dealer')], note: 'The dealer is then the holder of the natural.' },
          { when: { natural: 'first' }, then: [newDeal('dealer')], doubtful: true },
        ],
        doubted(cites.donohue.deal, 'The footnote is damaged; its last word, what the dealer is allowed, is probably misericorde, a reprieve.'),
      ),
      'uspc-1898': says(
        [
          {
            when: { custom: 'no' },
            then: [passesTo('deal', 'left-of-dealer')],
            note: 'The common way. Players may agree instead that a dealer keeps the deal for a number of hands, up to an amount won or lost, or until the pack is used up.',
          },
          { when: { custom: 'yes' }, then: [notDecided], note: 'Of the other ways that the book lists, none is this one; it says that there are more.' },
        ],
        cites.uspc.scoring,
      ),
    }),
  }),
};
