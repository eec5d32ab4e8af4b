import { always, fact, law } from '../../../../../laws/laws.ts';
import { allowed, barred, drawsSurplus, newDeal, noPenaltyPrinted, notDecided, stands } from '../../../../../laws/remedies.ts';
import { cites } from '../../../cites.ts';
import { beChargedLoss } from '../../../words.ts';

/** Laws of the deal, the widow and the bidding. */
export const dealAndBid = {
  'exposed-in-deal': law({
    offence: 'exposed-in-deal',
    title: 'Card exposed in dealing',
    gist: 'The dealer turns up a card of the widow or of a player.',
    aka: ['widow card flashed', 'turned up the widow', 'redeal'],
    moment: 'deal',
    facts: {
      what: fact('What was exposed?', 'Exposed', {
        widow: { label: 'A card dealt for the widow', chip: 'A widow card', if: 'if a card dealt for the widow was exposed' },
        one: { label: 'One card of a player', chip: 'One hand card', if: 'if one card of a player was exposed' },
        more: { label: 'Two or more cards of one player', chip: 'Two or more', if: 'if two or more cards of one player were exposed' },
      }),
    },
    usual: { what: 'one' },
    leads: {
      'blue-ribbon-1940':
        'If one card of a player was exposed, the deal stands. If it was a card of the widow, or two or more of one player, the same dealer deals again.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { what: ['widow', 'more'] }, then: [newDeal()] },
          { when: { what: 'one' }, then: [stands('deal')] },
        ],
        cites.blue.auctionDeal,
      ),
    }),
  }),
  'widow-dealt': law({
    offence: 'misdeal',
    title: 'Widow dealt at the wrong time',
    gist: 'The first three cards, or the last three, were laid out for the widow.',
    aka: ['first three to the widow', 'last three to the widow'],
    moment: 'deal',
    facts: {
      when: fact('When were they laid out?', 'Dealt', {
        ends: { label: 'First of all or last of all', chip: 'First or last', if: 'if the widow was dealt first of all or last of all' },
        between: { label: 'At another time of the deal', chip: 'In between', if: 'if the widow was dealt neither first nor last' },
      }),
    },
    usual: { when: 'ends' },
    leads: {
      'blue-ribbon-1940': 'The widow may not be dealt first or last. The book does not say what follows if it was.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { when: 'between' }, then: [stands('deal')] },
          { when: { when: 'ends' }, then: [notDecided], note: 'It may not be done; the book does not say what follows.' },
        ],
        cites.blue.auctionDeal,
      ),
    }),
  }),
  'wrong-number': law({
    offence: 'wrong-number-of-cards',
    title: 'Too few and too many cards',
    gist: 'One player is short, and another has what they lack.',
    aka: ['short hand', 'sixteen cards', 'fourteen cards'],
    moment: 'deal-done',
    facts: {
      when: fact('When is it found?', 'Found out', {
        before: { label: 'Before the bidding', if: 'before the bidding' },
        bidding: {
          label: 'After the bidding began, before the widow is taken up',
          chip: 'During the bidding',
          if: 'after the bidding began, before the widow is taken up',
        },
        widow: { label: 'When the widow is taken up, or later', chip: 'Widow taken up', if: 'once the widow is taken up' },
      }),
      bidder: fact('Is the bidder’s own hand right?', 'Bidder’s hand', {
        yes: { label: 'Yes', chip: 'Right', if: 'if the bidder’s own hand is right' },
        no: { label: 'No', chip: 'Wrong', if: 'if the bidder’s own hand is wrong' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'Before the widow is taken up, the short player draws the extra cards from the other hand, unseen, and any bid stands. There are more cases.',
    },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { when: 'before' }, then: [drawsSurplus('lacking-player')] },
          { when: { when: 'bidding' }, then: [drawsSurplus('lacking-player'), stands('bid')], note: 'The bidding goes on from where it was.' },
          { when: { when: 'widow', bidder: 'yes' }, then: [barred('bidder', beChargedLoss)], note: 'The book does not say how the hands are put right.' },
          { when: { when: 'widow', bidder: 'no' }, then: [notDecided] },
        ],
        cites.blue.auctionDeal,
      ),
    }),
  }),
  'irregular-bid': law({
    offence: 'irregular-bid',
    title: 'Bid too low, or after a pass',
    gist: 'A player bids too little, or comes back after a pass.',
    aka: ['insufficient bid', 'bid under 200', 'passed and came back', 'bid after passing'],
    moment: 'bidding',
    facts: {
      what: fact('What kind of bid is it?', 'The bid', {
        low: { label: 'It opens under the lowest bid', chip: 'Opens too low', if: 'if the opening bid is under the lowest bid' },
        raise: { label: 'It is not ten above the last', chip: 'Not ten higher', if: 'if the bid is not ten above the last' },
        passed: { label: 'A proper bid by a player who passed before', chip: 'After a pass', if: 'if a proper bid comes from a player who passed before' },
      }),
    },
    leads: { 'blue-ribbon-1940': 'A bid that is too low is not allowed. A player who has passed may bid again, if the bid is high enough.' },
    readings: (says) => ({
      'blue-ribbon-1940': says(
        [
          { when: { what: ['low', 'raise'] }, then: [barred('offender', 'make-that-bid'), noPenaltyPrinted] },
          { when: { what: 'passed' }, then: [allowed('player', 'bid-again')], note: 'A pass does not shut a player out.' },
        ],
        cites.blue.auctionBidding,
      ),
    }),
  }),
  'widow-exposed': law({
    offence: 'exposed-card',
    title: 'Widow exposed during the bidding',
    gist: 'A card of the widow is seen while bids are still being made.',
    aka: ['widow turned over', 'someone saw the widow'],
    moment: 'bidding',
    facts: {},
    leads: { 'blue-ribbon-1940': 'The last bid made stands, and nobody may bid any more.' },
    readings: () => ({
      'blue-ribbon-1940': always([stands('bid'), barred('anyone', 'bid-further')], cites.blue.auctionBidding, {
        note: 'It is the last bid made, no matter who made it.',
      }),
    }),
  }),
};
