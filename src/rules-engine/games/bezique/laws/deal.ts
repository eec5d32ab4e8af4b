// The cut and the deal.
import { always, fact, law, silent } from '../../../laws/laws.ts';
import { barred, choice, isDone, mayDemand, must, newDeal, noPenaltyPrinted, stands } from '../../../laws/remedies.ts';
import { cites } from '../cites.ts';
import { giveMissing, leaveFive, turnedFaceDown } from '../words.ts';
import { HISTORY } from './silences.ts';

const { penalties } = cites.blue;

export const dealLaws = {
  'thin-cut': law({
    offence: 'improper-cut',
    title: 'Fewer than five cards left at the cut',
    gist: 'The pack is cut to the dealer, and one of the packets is too small.',
    aka: ['cut too thin', 'how many cards to cut', 'five cards in each packet'],
    moment: 'cut',
    facts: {},
    readings: () => ({
      'blue-ribbon-1940': always([must('non-dealer', leaveFive), noPenaltyPrinted], cites.blue.cut),
      'uspc-1898': silent('The low card deals; the book does not mention the cut to the dealer.'),
      sierra: HISTORY,
    }),
  }),
  misdeal: law({
    offence: 'misdeal',
    title: 'Misdeal',
    gist: 'The deal has gone wrong; who deals now?',
    aka: ['lose the deal', 'dealt wrong', 'who deals again'],
    moment: 'deal',
    facts: {},
    leads: { 'uspc-1898': 'The player on the dealer’s left may deal instead, or have the same dealer deal again.' },
    verdict: {
      kind: 'disagree',
      say: 'The books disagree: by Blue Ribbon the same dealer deals again; by U.S. Playing Card the player on the dealer’s left may deal instead, or have the same dealer deal again.',
    },
    readings: () => ({
      'blue-ribbon-1940': always(newDeal('dealer'), penalties, { note: 'A misdeal does not cost the deal.' }),
      'uspc-1898': always(choice('eldest-hand', newDeal('eldest-hand'), newDeal('dealer')), cites.uspc.misdeal),
      sierra: HISTORY,
    }),
    see: ['bezique.law.wrong-number-dealt', 'bezique.law.exposed-in-deal'],
  }),
  'exposed-in-deal': law({
    offence: 'exposed-in-deal',
    title: 'Card exposed in dealing',
    gist: 'A card is shown while the hands are dealt.',
    aka: ['flashed a card', 'showed my card', 'turned over a card'],
    moment: 'deal',
    facts: {
      whose: fact('Which card, and by whom?', 'Exposed', {
        pone: {
          label: 'One of the non-dealer’s, by the dealer',
          chip: 'Non-dealer’s card',
          if: 'if it was one of the non-dealer’s cards, exposed by the dealer',
        },
        stock: { label: 'One of the stock, by the dealer', chip: 'Stock card', if: 'if it was a card of the stock, exposed by the dealer' },
        own: { label: 'One of a player’s own, by that player', chip: 'Player’s own card', if: 'if a player exposed a card of their own' },
      }),
    },
    usual: { whose: 'pone' },
    leads: {
      'blue-ribbon-1940':
        'If the dealer exposed a card of the non-dealer or of the stock, the non-dealer may have the same dealer deal again. If a player exposed their own card, the deal stands.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { whose: 'pone' }, then: [mayDemand('non-dealer', newDeal('dealer'))] },
          { when: { whose: 'stock' }, then: [mayDemand('non-dealer', newDeal('dealer'))] },
          {
            when: { whose: 'own' },
            then: [stands('deal'), barred('offender', 'claim-new-deal')],
            note: 'The same holds for the dealer, whose own card gives the non-dealer no claim.',
          },
        ],
        penalties,
      ),
      'uspc-1898': silent('A misdeal is left to the eldest hand; the book does not say whether a card shown makes one.'),
      sierra: HISTORY,
    }),
    see: ['bezique.law.misdeal'],
  }),
  'wrong-number-dealt': law({
    offence: 'wrong-number-of-cards',
    title: 'Wrong number of cards dealt',
    gist: 'A hand has too many or too few cards from the deal.',
    aka: ['nine cards', 'seven cards', 'dealt too many', 'dealt too few', 'card short'],
    moment: 'deal-done',
    facts: {
      what: fact('Too many or too few?', 'Dealt', {
        many: { label: 'Too many', if: 'if too many cards were dealt' },
        few: { label: 'Too few', if: 'if too few cards were dealt' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'If there are too many, the same dealer deals again. If there are too few, the non-dealer may take the missing card or have the same dealer deal again.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { what: 'many' }, then: [newDeal('dealer')] },
          {
            when: { what: 'few' },
            then: [choice('non-dealer', must('dealer', giveMissing), newDeal('dealer'))],
            note: '{turned-card:A card given so does not change the trump.}',
          },
        ],
        penalties,
      ),
      'uspc-1898': silent('A misdeal is left to the eldest hand; the book does not say whether a wrong number makes one.'),
      sierra: HISTORY,
    }),
    see: ['bezique.law.misdeal', 'bezique.law.wrong-number-in-play'],
  }),
  'faced-card': law({
    offence: 'faced-card-in-pack',
    title: 'Card faced in the stock',
    gist: 'A card lies face up in the stock.',
    aka: ['card face up in the stock', 'turned over in the pack'],
    moment: 'draw',
    needs: ['stock'],
    facts: {
      when: fact('When is it found?', 'Found', {
        before: { label: 'Before the first trick is played to', chip: 'Before first trick', if: 'before the first trick is played to' },
        after: { label: 'After the first trick', chip: 'After first trick', if: 'after the first trick' },
      }),
    },
    usual: { when: 'after' },
    leads: { 'blue-ribbon-1940': 'After the first trick, the card is turned face down in its place. Before that, the cards are dealt again.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { when: 'before' }, then: [newDeal(null)] },
          { when: { when: 'after' }, then: [isDone(turnedFaceDown)] },
        ],
        penalties,
      ),
      'uspc-1898': silent('The book says nothing of a card that lies the wrong way.'),
      sierra: HISTORY,
    }),
  }),
};
