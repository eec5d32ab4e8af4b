import { doubted } from '../../../core/cites.ts';
import { lawExample, scoreExample, sheetExample, worthExample } from '../../../core/examples.ts';
import { type AddedBy, variantOf } from '../../../core/games.ts';
import { fact } from '../../../core/laws.ts';
import { item, law } from '../../../core/one-book.ts';
import { pointsOf, worth } from '../../../core/points.ts';
import { allowed, barred, must, noPenaltyPrinted, paysPoints, wins } from '../../../core/remedies.ts';
import { cites } from '../cites.ts';
import type { Napoleon } from '../code.ts';
import { discardToFive, napWidow, peepAtWidow, whoPeeps } from '../words.ts';
import type pool from './pool/index.ts';
import { account, deal } from './pool/scorers.ts';

const { peep: told } = cites.blue;
const clause = doubted(told, 'The book speaks of the pool as one that is known; we read it as that of pool nap, which it tells before.');

const own = {
  peep: item({
    title: 'A peep',
    gist: 'What a look at the widow costs.',
    aka: ['look at the widow', 'price of a peep'],
    group: 'The pool',
    worth: worth(1, told, { unit: 'counter', per: 'into the pool' }),
  }),
};

const added = {
  peep: law({
    question: 'allowed',
    title: 'A peep at the widow',
    gist: 'A player wants to see the card that lies face down.',
    aka: ['look at the widow', 'peep after nap', 'see the extra card', 'peeped without paying'],
    moment: 'bidding',
    facts: {
      when: fact('When does he want to?', {
        before: ['Before he bids', 'before bidding'],
        nap: ['Before he bids, after another has bid nap', 'after nap'],
        after: ['After his own bid', 'after his bid'],
      }),
    },
    cases: [
      {
        when: { when: ['before', 'nap'] },
        then: [allowed('player', peepAtWidow), paysPoints(whoPeeps, pointsOf(own.peep, 'blue-ribbon-1940'), 'counter', 'pool')],
      },
      { when: { when: 'after' }, then: [barred('player', peepAtWidow), noPenaltyPrinted] },
    ],
    cites: told,
    see: ['napoleon/peep.points.peep'],
  }),
  'who-takes-the-widow': law({
    question: 'who-wins',
    title: 'Who takes the widow',
    gist: 'The bidding is over, and two players think that the card is theirs.',
    aka: ['has not peeped', 'highest bidder did not pay', 'who gets the extra card'],
    moment: 'discard',
    cases: [{ then: [wins('bidder', napWidow), must('bidder', discardToFive)], note: 'Whether he has peeped or not.' }],
    cites: told,
  }),
};

const variant = variantOf<Napoleon & AddedBy<typeof pool>>();

export default variant({
  title: 'Peep nap',
  aliases: ['Nap with a peep'],
  books: { 'blue-ribbon-1940': { heading: 'Peep Nap', pages: '263', inherits: { from: 'napoleon/pool', cite: clause } } },
  has: { pool: true, widow: true, discard: true },
  players: { min: 2, max: 6, usual: 4 },
  packs: ['standard-52'],
  glance: {
    'What changes': 'one card is dealt face down for a widow',
    Peep: '{points.peep} into the pool for a look at it before bidding',
    Widow: 'to the highest bidder, who discards down to five',
  },
  laws: { add: added },
  points: { add: own },
  scorers: { deal, account },
  examples: [
    lawExample('peep', told, { when: 'before' }, 'The eldest hand puts in a counter and looks.', 'may look at the widow'),
    lawExample('peep', told, { when: 'nap' }, 'Nap has been bid, and the next player still wants to look.', '1 counter'),
    lawExample('peep', told, { when: 'after' }, 'I have bid two and would like to see it now.', 'may not look at the widow'),
    lawExample('who-takes-the-widow', told, {}, 'The bidder of four has not looked, and two others have.', 'The bidder wins the widow'),
    worthExample('peep', told, 'One look at the widow.', 1),
    scoreExample('deal', told, { players: 'three', pool: '14', bid: 'nap', tricks: '4' }, 'Nap fails with fourteen in the pool.', {
      Bidder: -24,
      'Each adversary': 5,
      Pool: 28,
    }),
    scoreExample('deal', told, { players: 'two', pool: '6', bid: 'one', tricks: '1' }, 'A bid of one is made; the pool stays.', {
      Bidder: 1,
      'Each adversary': -1,
      Pool: 6,
    }),
    sheetExample(
      'account',
      told,
      { players: 'three', names: 'Ann.Ben.Cora', stake: '3', adds: '1' },
      [
        { dealer: 'first', peeps: '0.1.1', bidder: 'third', bid: 'three', tricks: '2' },
        { dealer: 'second', peeps: '1.0.0', bidder: 'first', bid: 'nap', tricks: '4' },
      ],
      'Three peeps; Cora fails at three, and Ann at nap.',
      { Ann: -26, Ben: 3, Cora: -5, Pool: 28 },
    ),
    sheetExample(
      'account',
      told,
      { players: 'two', names: 'Ann.Ben', stake: '2', adds: '0' },
      [{ dealer: 'first', peeps: '1.1', bidder: 'first', bid: 'one', tricks: '1' }],
      'Both look, and one trick is made.',
      { Ann: -2, Ben: -4, Pool: 6 },
    ),
  ],
});
