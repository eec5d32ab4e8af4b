import { citedBy, type Example, lawExample, scoreExample, sheetExample, valueExample } from '../../../../laws/examples.ts';
import type { PointKey, ScorerKey } from '../../../../rulesets/games.ts';
import { cites } from '../../cites.ts';
import type { Loo } from '../../code.ts';
import type { own } from './laws.ts';
import { amended, type own as items } from './points.ts';

const { five: blue } = cites.blue;
const { five, fivePrice, fivePlay, fiveFlush, fiveLaws } = cites.donohue;
const share = citedBy(amended.trick.books['blue-ribbon-1940']);

export const examples: readonly Example<keyof typeof own, ScorerKey<Loo>, PointKey<Loo> | keyof typeof items>[] = [
  lawExample('no-trick-of-five', blue, { did: 'out' }, 'He passed, and the others shared five tricks.', 'pays 5 counters'),
  lawExample('no-trick-of-five', five, { did: 'exchanged' }, 'He changed three cards and won nothing.', 'pays 5 counters'),
  lawExample('no-trick-of-five', five, { did: 'kept' }, 'He kept his five cards and won nothing.', 'no penalty'),
  lawExample('no-trick-of-five', five, { did: 'out' }, 'He did not play.', 'no penalty'),
  lawExample('exchange-binds', five, { who: 'other' }, 'Two cards changed, and both are worse.', 'must play on'),
  lawExample('exchange-binds', five, { who: 'dealer' }, 'The dealer wants the ace that he turned.', 'exchange a card for the trump card'),
  lawExample('flush-of-five', blue, { holds: 'five' }, 'Five diamonds, and diamonds are trumps.', 'wins the pool'),
  lawExample('flush-of-five', cites.blue.pam, { holds: 'pam' }, 'Four trumps and the jack of clubs.', 'wins the pool'),
  lawExample('flush-of-five', fiveFlush, { holds: 'five' }, 'Five trumps are shown; another holds pam.', 'not looed'),
  lawExample('flush-of-five', fiveFlush, { holds: 'pam' }, 'Four hearts and the jack of clubs, hearts being trumps.', 'pays 5 counters'),
  lawExample('first-lead-of-five', fivePlay, { lead: 'pam' }, 'He holds pam and would keep it for the last trick.', 'must lead pam'),
  lawExample('first-lead-of-five', fivePlay, { lead: 'trump' }, 'He has ace and five of trumps.', 'lead a small trump'),
  lawExample('first-lead-of-five', fiveLaws, { lead: 'none' }, 'He has none.', 'may lead any card'),
  lawExample('first-lead-of-five', fivePlay, { lead: 'second' }, 'He has won the first trick and has a trump left.', 'must lead a trump'),
  lawExample('first-lead-of-five', fivePlay, { lead: 'second-none' }, 'He has won the first trick and has no trump left.', 'may lead any card'),
  lawExample('first-lead-of-five', fivePlay, { lead: 'later' }, 'The third trick is led to.', 'may lead any card'),
  lawExample('suit-not-followed', fiveLaws, { what: 'suit' }, 'A club is led; he throws a heart with clubs in hand.', 'follow suit'),
  lawExample('suit-not-followed', fiveLaws, { what: 'trump' }, 'In the first round he keeps his trump.', 'play a trump in the first round'),
  lawExample('suit-not-followed', fivePlay, { what: 'pam' }, 'A trump is led, and pam stays in hand.', 'play pam in the first round'),
  valueExample('price', blue, 'The dealer pays for the deal.', 5),
  valueExample('price', fivePrice, 'The dealer pays for the deal.', 5),
  valueExample('trick', share, 'Five tricks divide the pool.', 5),
  valueExample('trick', fivePlay, 'A trick is won.', 5),
  valueExample('looed', blue, 'A player who passed has no trick.', 5),
  valueExample('looed', five, 'A player exchanged cards and has no trick.', 5),
  valueExample('flush', blue, 'Five trumps in one hand.', 'wins the pool without play'),
  valueExample('flush', fiveFlush, 'Four trumps and pam in one hand.', 'take the pool'),
  valueExample('two-flushes', fiveFlush, 'One shows five trumps, another holds pam.', 'holder of pam alone'),
  valueExample('pam', fivePlay, 'The jack of clubs meets the ace of trumps.', 'beats every trump'),
  scoreExample(
    'deal',
    blue,
    { pool: '0', dealer: 'first', did: 'two.three.passed.none' },
    'Two have all the tricks: the other two are looed, the one who passed as well.',
    { 'First player': -3, 'Second player': 3, 'Third player': -5, 'Fourth player': -5, Pool: 10 },
  ),
  scoreExample(
    'deal',
    five,
    { pool: '10', dealer: 'third', did: 'passed.none.five' },
    'One kept his cards and won nothing, another exchanged and won nothing.',
    { 'Second player': -5, 'Third player': 10, Pool: -5 },
  ),
  scoreExample(
    'deal',
    fiveFlush,
    { pool: '5', dealer: 'first', end: 'flush', holder: 'second', second: 'third', did: 'none.none.none.passed' },
    'The second player shows five trumps, the third pam: the others pay five each.',
    { 'First player': -10, 'Second player': 10, 'Fourth player': -5, Pool: 5 },
  ),
  scoreExample('deal', blue, { pool: '5', dealer: 'first', end: 'flush', holder: 'second', did: 'none.none.passed' }, 'A flush of five trumps is shown.', {
    'First player': -5,
    'Second player': 10,
    Pool: -5,
  }),
  sheetExample(
    'pool',
    five,
    { players: 'three', names: 'Ann.Ben.Cora' },
    [
      { dealer: 'first', did: 'two.three.none' },
      { dealer: 'second', did: 'none.one.four' },
    ],
    'Five in the pool, then ten with what Cora owed: Ann is looed in turn.',
    { Ann: -8, Ben: 0, Cora: 3, Pool: 5 },
    'in the pool',
  ),
];
