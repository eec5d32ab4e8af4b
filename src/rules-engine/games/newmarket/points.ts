import type { Citation } from '../../books.ts';
import { bookValue, item, ruled, unscored } from '../../scoring/points.ts';
import { cites } from './cites.ts';

const DEAL = 'Cards to each player';
const STAKES = 'On the layout';
const PLAY = 'The play';
const END = 'The end';
const { blue, uspc } = cites;
const counters = { unit: 'counter' } as const;
/** The manual names the game among related ones and gives no values for it. */
const named = unscored('It names the game and tells none of its rules.');

/** How the counters are spread over the cards of the layout. */
type Spread = 'as-they-like' | 'equally';

/** Returns the item of a row in the 1940 book's dealing table. */
const dealt = (players: string, each: number, cite: Citation = blue.deal) =>
  item({
    title: players,
    gist: 'The rest of the pack is the stock, and makes the stops.',
    aka: ['how many cards', 'dealing table', 'cards each'],
    group: DEAL,
    books: {
      'blue-ribbon-1940': bookValue(each, cite, { unit: 'card' }),
      'uspc-1898': unscored('The whole pack is dealt out, with one hand more than there are players.'),
      sierra: named,
    },
  });

export const points = {
  three: dealt('Three players', 15),
  four: dealt('Four players', 12),
  five: dealt('Five players', 9),
  six: dealt('Six players', 8, blue.six),
  seven: dealt('Seven players', 7),
  eight: dealt('Eight players', 6),
  'least-bet': item({
    title: 'Least bet',
    gist: 'The fewest counters that the dealer may name as the bet of a deal.',
    aka: ['how many counters', 'minimum bet'],
    group: STAKES,
    books: { 'blue-ribbon-1940': bookValue(4, blue.least, counters), 'uspc-1898': unscored('The stakes are fixed.'), sierra: named },
  }),
  'most-bet': item({
    title: 'Most bet',
    gist: 'The most counters that the dealer may name.',
    aka: ['maximum bet', 'four to ten'],
    group: STAKES,
    books: { 'blue-ribbon-1940': bookValue(10, blue.bets, counters), 'uspc-1898': unscored('The stakes are fixed.'), sierra: named },
  }),
  'dealer-stake': item({
    title: 'Stake of the dealer',
    gist: 'What the dealer puts on the cards before they deal.',
    aka: ['three chips', 'extra chip', 'what does the dealer pay'],
    group: STAKES,
    books: {
      'uspc-1898': bookValue(3, [uspc.stakes, uspc.deal], {
        ...counters,
        says: 'One more than the others, because the dealer alone may see the hand laid down.',
      }),
      'blue-ribbon-1940': unscored('The dealer chooses the number.'),
      sierra: named,
    },
  }),
  stake: item({
    title: 'Stake of each other player',
    gist: 'What each of the others puts on the cards before the deal.',
    aka: ['two chips', 'what do I pay', 'ante'],
    group: STAKES,
    books: {
      'uspc-1898': bookValue(2, uspc.stakes, counters),
      'blue-ribbon-1940': ruled('As many counters as the dealer.', blue.spread, counters),
      sierra: named,
    },
  }),
  spread: item<Spread>({
    title: 'How it is spread',
    gist: 'Whether counters go on all the cards alike.',
    aka: ['all on one card', 'divide the counters', 'distribute'],
    group: STAKES,
    books: {
      'uspc-1898': ruled('On one card, or divided among them, as each player likes.', uspc.stakes, { way: 'as-they-like' }),
      'blue-ribbon-1940': ruled('On one card, or divided among them, as each player likes.', blue.spread, { way: 'as-they-like' }),
      sierra: named,
    },
  }),
  'layout-card': item({
    title: 'Matching card played',
    gist: 'A player gets rid of the card that lies in the layout as well.',
    aka: ['boodle card', 'money card', 'pay card', 'duplicate'],
    group: PLAY,
    books: {
      'uspc-1898': ruled('All the counters on it.', uspc.card, counters),
      'blue-ribbon-1940': ruled('All the counters on it.', blue.card, counters),
      sierra: named,
    },
  }),
  stop: item({
    title: 'Stop made',
    gist: 'A player plays a card on which nobody can go on.',
    aka: ['pay for a stop', 'made a stop', 'play a king'],
    group: PLAY,
    books: {
      'uspc-1898': bookValue(1, uspc.stop, { ...counters, per: 'to each other player' }),
      'blue-ribbon-1940': unscored('It tells of no payment for a stop.'),
      sierra: named,
    },
  }),
  'held-back': item({
    title: 'Card held back',
    gist: 'A player could have gone on with the sequence and did not.',
    aka: ['revoke', 'did not play', 'penalty for holding a card'],
    group: PLAY,
    books: {
      'uspc-1898': bookValue(1, uspc.revoke, { ...counters, per: 'to each other player' }),
      'blue-ribbon-1940': unscored('It names no penalty.'),
      sierra: named,
    },
  }),
  'below-layout': item({
    title: 'Held back just below a card of the layout',
    gist: 'What such a card costs besides.',
    aka: ['held the queen below the king', 'kept the next lower card', 'double the boodle'],
    group: PLAY,
    books: {
      'uspc-1898': ruled('As many counters as lie on that card, to the holder of its match; if nobody holds it, that many on the card.', uspc.revoke, counters),
      'blue-ribbon-1940': unscored('It names no penalty.'),
      sierra: named,
    },
  }),
  'card-left': item({
    title: 'Card left in a hand',
    gist: 'Each of the others pays the player who is out first.',
    aka: ['cards in hand', 'pay the winner', 'cards left over'],
    group: END,
    books: {
      'uspc-1898': bookValue(1, uspc.end, { ...counters, per: 'a card' }),
      'blue-ribbon-1940': bookValue(1, blue.end, { ...counters, per: 'a card' }),
      sierra: named,
    },
  }),
  'not-played': item({
    title: 'Matching card not played',
    gist: 'The card lay in the stock, or was still in a hand at the end.',
    aka: ['boodle stays', 'unclaimed chips', 'dead hand', 'holds over'],
    group: END,
    books: {
      'uspc-1898': ruled('The counters stay on the card for the next deal.', uspc.end, counters),
      'blue-ribbon-1940': ruled('The counters stay on the card for the next deal.', blue.card, counters),
      sierra: named,
    },
  }),
};
