import { doubted } from '../../../../laws/cites.ts';
import { citedBy, lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import { BLUE, cites, USPC } from '../../cites.ts';
import { variant } from '../../code.ts';
import { added } from './laws.ts';
import { amended, own } from './points.ts';
import { account, deal } from './scorers.ts';

const { blue, uspc } = cites;
const byBlue = citedBy(own['last-trick'].books[BLUE]);
const byUspc = citedBy(own['last-trick'].books[USPC]);

export default variant({
  title: 'Heart solo',
  aliases: ['Three-handed solo'],
  books: {
    [BLUE]: { heading: 'Heart Solo', pages: '363', inherits: { from: 'solo', cite: blue.heart } },
    [USPC]: {
      heading: 'Three-handed (Heart) Solo',
      pages: '92',
      inherits: {
        from: 'solo',
        cite: doubted(uspc.heart, 'No sentence says that the rest is as at four; it stands under Solo, which the book has three or four play.'),
      },
    },
  },
  has: { partners: false },
  players: { min: 3, max: 3, usual: 3 },
  packs: ['heart-solo-24'],
  glance: {
    'What changes': 'three play, solos alone are bid, and no ace is called',
    Color: 'diamonds, with three trumps and no more',
    Pays: 'solo {points.solo}, in color {points.solo-color}',
    'Nobody bids': 'the winner of the last trick loses a solo',
  },
  laws: {
    add: added,
    amend: {
      'lead-out-of-turn': {
        leads: {
          'blue-ribbon-1940': 'An opponent of the player who plays alone loses the game at once. The book does not cover the player who plays alone.',
          'uspc-1898': 'If the player who plays alone did it, the play is put right without penalty. An opponent who did it loses the game.',
        },
        verdict: {
          kind: 'agree',
          say: 'Blue Ribbon and U.S. Playing Card agree: an opponent of the player who plays alone loses the game. Only U.S. Playing Card rules on the player who plays alone: the play is put right without penalty.',
        },
      },
      'play-out-of-turn': {
        leads: { 'uspc-1898': 'If the player who plays alone did it, the play is put right without penalty. An opponent who did it loses the game.' },
      },
      'exposed-card': {
        leads: { 'uspc-1898': 'If the player who plays alone did it, the play is put right without penalty. An opponent who did it loses the game.' },
      },
      'pool-in-color': {
        leads: {
          'blue-ribbon-1940': 'A lone player who won scores all that the pool holds, at most 16. One who lost pays the pool as much.',
          'uspc-1898':
            'After a solo, a winner scores what the pool holds, at most 16, and a loser pays as much into it. After a tout, the same only if agreed; if not, the pool is left as it is.',
        },
        verdict: {
          kind: 'distinguishes',
          say: 'Blue Ribbon and U.S. Playing Card agree: a player who won scores what the pool holds, at most 16, and one who lost pays the pool as much. By U.S. Playing Card the pool is left as it is after a tout, unless it is agreed that touts draw from it.',
        },
      },
    },
  },
  points: { add: own, amend: amended },
  scorers: { deal, account },
  examples: [
    lawExample('all-passed', blue.heart, {}, 'All three pass.', 'the price of a solo in color'),
    lawExample('all-passed', uspc.heart, {}, 'All three pass.', 'the price of a solo'),
    valueExample('last-trick', byBlue, 'Nobody bids, and one wins the last trick.', 'a solo in color'),
    valueExample('last-trick', byUspc, 'Nobody bids, and one wins the last trick.', 'as much as a solo'),
    valueExample('tout', doubted(blue.table, citedBy(amended.tout.books[BLUE]).doubt), 'Played on after five and failed, in hearts.', 16),
    valueExample('tout', uspc.table, 'Played on after five and failed, in hearts.', 16),
    valueExample('tout-color', doubted(blue.table, citedBy(amended['tout-color'].books[BLUE]).doubt), 'Played on after five and failed, in diamonds.', 32),
    valueExample('tout-color', uspc.table, 'Played on after five and failed, in diamonds.', 32),
    valueExample('payment', blue.settle, 'A solo is won from two.', 'each adversary'),
    valueExample('payment', uspc.solo, 'A solo is won from two.', 'each of the others'),
    scoreExample(
      'deal',
      blue.heart,
      { what: 'solo', suit: 'diamonds', end: 'won', matadors: '3', pool: '12' },
      'A solo in diamonds with all three matadors, and 12 in the pool.',
      { Caller: 34, 'Each adversary': -11, Pool: -12 },
    ),
    scoreExample('deal', byBlue, { what: 'passed' }, 'All three pass, and somebody has to win the last trick.', {
      'Winner of the last trick': -16,
      'Each other player': 8,
    }),
    scoreExample(
      'deal',
      uspc.heart,
      { what: 'solo', suit: 'spades', end: 'lost', matadors: '5' },
      'A solo in spades is lost against five trumps in sequence.',
      {
        Caller: -14,
        'Each adversary': 7,
      },
    ),
    scoreExample('deal', byUspc, { what: 'passed' }, 'Nobody bids.', { 'Winner of the last trick': -16, 'Each other player': 8 }),
    sheetExample(
      'account',
      byBlue,
      { names: 'Ann.Ben.Cay', stake: '4' },
      [
        { dealer: 'first', what: 'solo', caller: 'second', suit: 'diamonds', end: 'lost', matadors: '' },
        { dealer: 'second', what: 'passed', caller: 'first' },
        { dealer: 'third', what: 'solo', caller: 'third', suit: 'clubs', end: 'won', matadors: '' },
      ],
      'Ben loses a solo in diamonds with 4 in the pool, Ann wins a last trick that nobody wanted, Cay wins a solo in clubs.',
      { Ann: -4 + 8 - 16 - 4, Ben: -16 - 4 - 4 + 8 - 4, Cay: 8 + 8 - 4 + 8, 'The pool': 4 + 4 + 4 + 4 },
    ),
    sheetExample(
      'account',
      byUspc,
      { names: 'Ann.Ben.Cay', stake: '2' },
      [
        { dealer: 'first', what: 'solo', caller: 'second', suit: 'diamonds', end: 'won', matadors: '3' },
        { dealer: 'second', what: 'passed', caller: 'third' },
      ],
      'Ben wins a solo in diamonds with the three matadors and takes the 2 of the pool; then Cay wins the last trick.',
      { Ann: -2 - 9 + 8, Ben: 18 + 2 - 2 + 8, Cay: -9 - 16, 'The pool': 2 },
    ),
  ],
});
