import { doubted } from '../../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../../laws/examples.ts';
import { fact } from '../../../laws/laws.ts';
import { item, law } from '../../../laws/one-book.ts';
import { allowed, barred, notDecided } from '../../../laws/remedies.ts';
import { type AddedBy, variantOf } from '../../../rulesets/games.ts';
import { bookValue } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';
import type { Napoleon } from '../code.ts';
import { buyCards } from '../words.ts';
import type pool from './pool/index.ts';
import { account, deal } from './pool/scorers.ts';

const { purchase: section } = cites.blue;
const clause = doubted(section, 'The book speaks of the pool as one that is known; we read it as that of pool nap, which it tells just before.');
const PAID = 'The book does not say to whom the counter is paid; we take it to go to the pool, which the same sentence names.';

const own = {
  'card-bought': item({
    title: 'A card bought',
    gist: 'What a player pays for every card that they throw out for another.',
    aka: ['buy a card', 'exchange cards', 'price of a card'],
    group: 'The pool',
    bookValue: bookValue(1, doubted(section, PAID), { unit: 'counter', per: 'a card thrown out', says: 'Into the pool, as we read it.' }),
  }),
};

const added = {
  'buying-cards': law({
    question: 'allowed',
    title: 'Cards bought',
    gist: 'A player wants to pay for new cards.',
    aka: ['exchange cards', 'buy a second time', 'can I buy all five', 'draw cards'],
    moment: 'draw',
    facts: {
      when: fact('When does the player want them?', 'Wants to buy', {
        turn: { label: 'In turn, before bidding begins', chip: 'In turn', if: 'before bidding begins, on the player’s turn to buy' },
        again: { label: 'Again, having bought before', chip: 'A second time', if: 'if the player has bought before and wants to buy again' },
        late: { label: 'When bidding has begun', chip: 'Once bidding began', if: 'once bidding has begun' },
      }),
    },
    cases: [
      { when: { when: 'turn' }, then: [allowed('player', buyCards)], note: 'Any of the five may be thrown out, and so all of them.' },
      { when: { when: 'again' }, then: [notDecided], note: 'Each in turn may buy; the book does not say whether it goes round twice.' },
      { when: { when: 'late' }, then: [barred('player', buyCards)] },
    ],
    cites: section,
    leads: {
      'blue-ribbon-1940':
        'Before bidding begins, each player in turn may change any cards for a counter each. Once bidding has begun, nobody may. The book does not say whether a player may buy twice.',
    },
    see: ['napoleon/purchase.points.card-bought'],
  }),
  'pack-runs-out': law({
    question: 'runs-out',
    title: 'No cards left to buy',
    gist: 'So many cards have been bought that the pack does not suffice.',
    aka: ['not enough cards', 'pack used up', 'six players buying'],
    moment: 'draw',
    cases: [{ then: [notDecided], note: 'Six players have thirty cards, and may want thirty more of the twenty-two that are left.' }],
    cites: section,
  }),
};

const variant = variantOf<Napoleon & AddedBy<typeof pool>>();

export default variant({
  title: 'Purchase nap',
  aliases: ['Écarté nap', 'Ecarté nap'],
  books: { 'blue-ribbon-1940': { heading: 'Ecarté, or Purchase Nap', pages: '262-263', inherits: { from: 'napoleon/pool', cite: clause } } },
  has: { pool: true, draw: true },
  players: { min: 2, max: 6, usual: 4 },
  packs: ['standard-52'],
  glance: {
    'What changes': 'before the bidding, each in turn may buy new cards for any of those dealt',
    Price: '{points.card-bought} for each card thrown out',
    Pool: 'as at pool nap',
  },
  laws: {
    amend: {
      'bid-not-made': {
        leads: {
          'blue-ribbon-1940':
            'For one to four tricks, the bidder pays each opponent a counter for each trick bid. For nap, the bidder pays each opponent 5 counters, and pays the pool as much as it holds.',
        },
      },
    },
    add: added,
  },
  points: { add: own },
  scorers: { deal, account },
  examples: [
    lawExample('buying-cards', section, { when: 'turn' }, 'The pool is made up, and the eldest hand wants three new cards.', 'may buy cards'),
    lawExample('buying-cards', section, { when: 'again' }, 'She has bought two and does not like them.', 'does not cover'),
    lawExample('buying-cards', section, { when: 'late' }, 'Two tricks have been bid, and the next player wants to buy.', 'may not buy cards'),
    lawExample('pack-runs-out', section, {}, 'Six play, and all of them buy five.', 'does not cover'),
    valueExample('card-bought', section, 'A card is thrown out for another.', 1),
    scoreExample('deal', section, { players: 'three', pool: '22', bid: 'nap', tricks: '5' }, 'Nap is made with twenty-two in the pool.', {
      Bidder: 42,
      'Each adversary': -10,
      Pool: 0,
    }),
    scoreExample('deal', section, { players: 'two', pool: '20', bid: 'four', tricks: '3' }, 'A bid of four fails; the pool stays.', {
      Bidder: -4,
      'Each adversary': 4,
      Pool: 20,
    }),
    sheetExample(
      'account',
      section,
      { players: 'three', names: 'Ann.Ben.Cora', stake: '4', adds: '2' },
      [
        { dealer: 'first', bought: '0.3.1', bidder: 'third', bid: 'two', tricks: '2' },
        { dealer: 'second', bought: '2.0.0', bidder: 'first', bid: 'nap', tricks: '5' },
      ],
      'Four cards are bought, and then two; nap takes the pool.',
      { Ann: 32, Ben: -21, Cora: -11, Pool: 0 },
    ),
    sheetExample(
      'account',
      section,
      { players: 'two', names: 'Ann.Ben', stake: '5', adds: '0' },
      [{ dealer: 'first', bought: '5.5', bidder: 'second', bid: 'four', tricks: '3' }],
      'Both buy a whole hand.',
      { Ann: -6, Ben: -14, Pool: 20 },
    ),
  ],
});
