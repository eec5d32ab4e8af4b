import { doubted } from '../../../laws/cites.ts';
import { fact, yesNo } from '../../../laws/laws.ts';
import { law } from '../../../laws/one-book.ts';
import { allowed, barred, choice, isDone, newDeal, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { correctDeal, stockDivided } from '../words.ts';

const { dealing } = cites.blue;

export const dealLaws = {
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The deal goes wrong and has to be made again.',
    aka: ['who deals again', 'lose the deal', 'dealt wrong'],
    moment: 'deal',
    cases: [
      {
        then: [newDeal('dealer')],
        note: 'A misdeal does not cost the dealer the deal. The book does not list what makes one; a wrong number of cards has a rule of its own.',
      },
    ],
    cites: dealing,
    see: ['piquet.law.wrong-number-dealt'],
  }),
  'deal-out-of-turn': law({
    offence: 'deal-out-of-turn',
    title: 'Deal out of turn',
    gist: 'The cards are dealt by the player whose deal it is not.',
    aka: ['wrong dealer', 'it was my deal', 'dealt twice running'],
    moment: 'deal',
    facts: {
      seen: yesNo(
        'Has the one who dealt seen any of their own cards?',
        'Dealer saw a card',
        'if the one who dealt has seen a card of their own',
        'if the one who dealt has seen none of their own cards',
      ),
    },
    cases: [
      { when: { seen: 'no' }, then: [allowed('offender', correctDeal)] },
      {
        when: { seen: 'yes' },
        then: [barred('offender', correctDeal), stands('deal')],
        note: 'This follows from the limit, which is all that is printed.',
        doubtful: true,
      },
    ],
    cites: doubted(dealing, 'Only the right to correct it is printed, with its limit; what follows later is drawn from it.'),
    leads: { 'blue-ribbon-1940': 'The deal may be put right until the player who dealt has seen one of their own cards. After that, it stands.' },
  }),
  'wrong-number-dealt': law({
    offence: 'wrong-number-of-cards',
    title: 'Too many or too few cards dealt',
    gist: 'The dealer has given one of the hands a wrong number of cards.',
    aka: ['thirteen cards', 'eleven cards', 'dealt me too many', 'stock is short'],
    moment: 'deal-done',
    needs: ['stock'],
    facts: {
      stock: fact('What does that leave in the stock?', 'Stock has', {
        short: { label: 'Fewer than eight cards: too many were dealt', chip: 'Fewer than eight', if: 'if fewer than eight cards are left in the stock' },
        over: { label: 'More than eight cards: too few were dealt', chip: 'More than eight', if: 'if more than eight cards are left in the stock' },
      }),
    },
    cases: [
      {
        when: { stock: 'short' },
        then: [choice('non-dealer', newDeal('dealer'), [stands('deal'), isDone(stockDivided)])],
        note: 'The division is that of seven cards. The book does not say who chooses between the two ways, or how the long hand comes down to twelve.',
      },
      {
        when: { stock: 'over' },
        then: [choice('non-dealer', newDeal('dealer'), stands('deal'))],
        note: 'The book does not say how a stock with a card too many is divided.',
      },
    ],
    cites: dealing,
    leads: {
      'blue-ribbon-1940':
        'The non-dealer chooses: the same dealer deals again, or the deal stands. If the deal stands and the stock is short, the stock is divided 4 and 3, or 5 and 2.',
    },
    see: ['piquet.law.misdeal', 'piquet.law.too-few-cards'],
  }),
};
