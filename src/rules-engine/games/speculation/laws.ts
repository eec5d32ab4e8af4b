import { doubted } from '../../laws/cites.ts';
import { fact } from '../../laws/laws.ts';
import { law } from '../../laws/one-book.ts';
import { allowed, barred, isDone, must, noPenaltyPrinted, notDecided, passesTo, wins } from '../../laws/remedies.ts';
import { cites } from './cites.ts';
import { allTurned, buyer, highestTrump, leftOnTable, lookAtHand, offered, refuseOffers, turnTop, waitBeaten } from './words.ts';

const { first, look, ace, court, low, turning, owner, end } = cites.blue;
const sold = doubted(
  end,
  'The book says that the holder of the highest trump takes the pool where a king, queen or jack is turned. It does not expressly say that it is so after a lower card, or that a card bought counts as its buyer’s.',
);

export const laws = {
  'looked-at-cards': law({
    offence: 'cards-touched-early',
    title: 'A player looks at their own cards',
    gist: 'Somebody looks at their three cards before they are turned up.',
    aka: ['peeked at my cards', 'looked at his hand', 'picked up the cards', 'looked before the sale'],
    moment: 'trump-turned',
    cases: [{ then: [barred('anyone', lookAtHand), noPenaltyPrinted] }],
    cites: look,
  }),
  'ace-turned': law({
    question: 'who-wins',
    title: 'An ace is turned for trumps',
    gist: 'The card turned after the deal is an ace.',
    aka: ['turned an ace', 'dealer wins at once', 'ace turn-up'],
    moment: 'trump-turned',
    cases: [{ then: [wins('dealer', 'pool'), passesTo('deal', 'left-of-dealer')] }],
    cites: ace,
    see: ['speculation.points.ace'],
  }),
  'who-deals': law({
    offence: 'seats-and-partners',
    title: 'Who deals',
    gist: 'The first hand is to be dealt, or one is over.',
    aka: ['first deal', 'whose deal is it', 'deal passes', 'next dealer'],
    moment: 'before-play',
    facts: {
      which: fact('Which deal?', 'Deal', {
        first: { label: 'The first', if: 'at the first deal' },
        ace: { label: 'The next one, after an ace was turned', chip: 'After an ace', if: 'after a deal in which an ace was turned' },
        other: { label: 'The next one, after the pool was won otherwise', chip: 'After another deal', if: 'after a deal won without an ace turned' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'Any player may deal the first hand. After a deal in which an ace was turned, the deal passes to the left. The book covers nothing else.',
    },
    cases: [
      { when: { which: 'first' }, then: [allowed('anyone', 'deal-first')] },
      { when: { which: 'ace' }, then: [passesTo('deal', 'left-of-dealer')] },
      { when: { which: 'other' }, then: [notDecided], note: 'Only after an ace does the book say that the deal passes to the left.' },
    ],
    cites: [first, ace],
  }),
  'must-it-be-sold': law({
    question: 'obliged',
    title: 'Must the trump be sold?',
    gist: 'The others offer counters for the best trump, and its owner would rather keep it.',
    aka: ['refuse to sell', 'keep the trump', 'offer too low', 'does he have to sell'],
    moment: 'bidding',
    facts: {
      whose: fact('Whose is it?', 'Best trump', {
        turned: { label: 'The dealer’s: the card turned for trumps', chip: 'The dealer’s card', if: 'if it is the dealer’s card, turned for trumps' },
        later: {
          label: 'A player’s: a better one, turned up by that player',
          chip: 'A player’s better',
          if: 'if it is a better trump that a player turned up',
        },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The dealer may keep the card turned for trumps and refuse every offer. A better trump that a player turns up is offered for sale. The book does not say if its owner may refuse.',
    },
    cases: [
      { when: { whose: 'turned' }, then: [allowed('dealer', refuseOffers)] },
      { when: { whose: 'later' }, then: [isDone(offered)], note: 'The book says only of the dealer that the owner may keep it.' },
    ],
    cites: [court, turning],
    see: ['speculation.points.sale'],
  }),
  'card-sold': law({
    question: 'what-counts',
    title: 'Where the card that is sold lies',
    gist: 'The dealer has sold the card turned for trumps.',
    aka: ['does the buyer take the card', 'bought the turn-up', 'leave it on the table'],
    moment: 'bidding',
    facts: {
      card: fact('Which card was turned?', 'Card turned', {
        court: { label: 'A king, queen or jack', chip: 'King, queen, jack', if: 'if the card turned was a king, queen or jack' },
        low: { label: 'A lower card', if: 'if the card turned was lower than a jack' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'A king, queen or jack passes to the player who bought it. A lower card stays on the table, but belongs to the player who bought it.',
    },
    cases: [
      { when: { card: 'court' }, then: [passesTo('card', buyer)] },
      { when: { card: 'low' }, then: [isDone(leftOnTable)] },
    ],
    cites: [court, low],
  }),
  'when-cards-are-turned': law({
    question: 'what-counts',
    title: 'How the cards are turned up',
    gist: 'The card turned for trumps has been sold or kept, and the cards are to be exposed.',
    aka: ['turn them all', 'one at a time', 'who turns first', 'who turns next'],
    moment: 'play',
    facts: {
      card: fact('Which card was turned for trumps?', 'Trump turned', {
        court: { label: 'A king, queen or jack', chip: 'King, queen, jack', if: 'if a king, queen or jack was turned for trumps' },
        low: { label: 'A lower card', if: 'if a card lower than a jack was turned for trumps' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'After a king, queen or jack, all the cards are turned up at once. After a lower card, they are turned one at a time, beginning at the dealer’s left.',
    },
    cases: [
      { when: { card: 'court' }, then: [isDone(allTurned), wins(highestTrump, 'pool')] },
      {
        when: { card: 'low' },
        then: [must('left-of-dealer', turnTop)],
        note: 'The next player to the left follows, and so on, a card at a time, until a higher trump is turned.',
      },
    ],
    cites: [court, turning],
  }),
  'better-trump': law({
    question: 'what-counts',
    title: 'A better trump is turned up',
    gist: 'A player turns up a trump that beats the best one so far.',
    aka: ['higher trump', 'beat the turn-up', 'new best trump'],
    moment: 'play',
    cases: [{ then: [isDone(offered)], note: 'The cards are then turned up in order again, until a still better one shows or all are exposed.' }],
    cites: turning,
    see: ['speculation.law.must-it-be-sold'],
  }),
  'owner-turns': law({
    offence: 'play-out-of-turn',
    title: 'The owner of the best trump turns a card',
    gist: 'The player whose trump is the best so far turns up one of their own cards.',
    aka: ['holder of the trump turned a card', 'owner need not turn', 'skip the owner'],
    moment: 'play',
    facts: {
      whose: fact('Which trump does the player own?', 'Trump owned', {
        turned: { label: 'The one turned up after the deal', chip: 'The one turned up', if: 'if it is the trump turned up after the deal' },
        later: { label: 'A better one, turned later', chip: 'A better one', if: 'if it is a better trump than the one turned after the deal' },
      }),
    },
    leads: {
      'blue-ribbon-1940':
        'The owner of the trump turned after the deal must leave their own cards face down until that trump is beaten. The book does not cover the owner of a better one.',
    },
    cases: [
      { when: { whose: 'turned' }, then: [must('player', waitBeaten), noPenaltyPrinted] },
      { when: { whose: 'later' }, then: [notDecided], note: 'The book says this of the owner of the original trump.' },
    ],
    cites: owner,
  }),
  'highest-trump': law({
    question: 'who-wins',
    title: 'All the cards are exposed: who takes the pool?',
    gist: 'Nobody has a card left to turn up.',
    aka: ['who wins', 'bought trump wins', 'nobody beats the turn-up', 'end of the hand'],
    moment: 'showdown',
    facts: {
      best: fact('Whose is the highest trump?', 'Highest trump', {
        own: { label: 'Of the player to whom it was dealt', chip: 'Held as dealt', if: 'if the player to whom it was dealt has the highest trump' },
        bought: { label: 'Of a player who bought it', chip: 'Bought', if: 'if the highest trump was bought' },
      }),
    },
    leads: {
      'blue-ribbon-1940': 'The holder of the highest trump wins the pool. If that trump was bought, the player who bought it does.',
    },
    cases: [
      { when: { best: 'own' }, then: [wins(highestTrump, 'pool')] },
      { when: { best: 'bought' }, then: [wins(buyer, 'pool')], doubtful: true },
    ],
    cites: [court, sold],
    see: ['speculation.points.pool'],
  }),
};
