import { citedBy, lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Rams } from './code.ts';
import { points } from './points.ts';

const { deal, declare, play, shares, rams } = cites.blue;
const of = (item: 'price' | 'doubled') => citedBy(points[item].books['blue-ribbon-1940']);

export const examples: readonly ExampleOf<Rams>[] = [
  lawExample('six-players', deal, {}, 'The sixth player has his five, and two cards are left.', 'does not cover'),
  lawExample('widow-taken', declare, {}, 'The widow has two sevens and nothing else.', 'must play the widow'),
  lawExample('all-pass', declare, {}, 'Four pass, and the fifth looks at the dealer.', 'pay 5 counters to the dealer'),
  lawExample('dealer-exchanges', declare, {}, 'The ace of trumps is turned, and the dealer plays.', 'exchange a card for the trump card'),
  lawExample('heading-the-trick', play, { holds: 'higher' }, 'A nine is led; he has king and eight.', 'win the trick, if able'),
  lawExample('heading-the-trick', play, { holds: 'lower' }, 'The king lies there; he has the ten.', 'follow suit'),
  lawExample('heading-the-trick', play, { holds: 'trump' }, 'He has none of the suit and the eight of trumps.', 'with a trump'),
  lawExample('heading-the-trick', play, { holds: 'under' }, 'The trick is trumped with the queen, and he has the nine.', 'lower trump'),
  lawExample('heading-the-trick', play, { holds: 'neither' }, 'He has two suits, and neither is wanted.', 'any card'),
  lawExample(
    'revoke',
    play,
    {},
    'He kept the ace and played the seven.',
    'The player must follow suit when able, win the trick, if able and play a lower trump, if unable to follow or to win',
  ),
  lawExample('takes-no-trick', shares, { did: 'played' }, 'Three play, and one of them wins nothing.', '5 counters to the next pool'),
  lawExample('takes-no-trick', shares, { did: 'passed' }, 'He passed.', 'no penalty'),
  lawExample('announced', rams, {}, 'The jack of clubs and two nines.', 'wins the pool'),
  lawExample('announced', rams, {}, 'Three eights.', 'wins the pool'),
  lawExample('two-announce', rams, { hands: 'misties' }, 'Three tens meet three sevens.', 'higher mistie wins'),
  lawExample('two-announce', rams, { hands: 'both' }, 'Three aces meet the jack of clubs and two sevens.', 'holder of rams wins'),
  valueExample('price', of('price'), 'A dealer pays into the pool.', 5),
  valueExample('stake', deal, 'The players make up a pool.', 'the dealer adds to it'),
  valueExample('share', shares, 'One of five tricks.', 5),
  valueExample('looed', shares, 'A player wins nothing.', 5),
  valueExample('default', declare, 'The player on the dealer’s right will not play.', 5),
  valueExample('rams', rams, 'The jack of clubs and a pair.', 'beats every mistie'),
  valueExample('mistie', rams, 'Three of a kind.', 'takes the pool'),
  valueExample('doubled', of('doubled'), 'The deal after rams.', 2),
  scoreExample(
    'deal',
    shares,
    { pool: '15', dealer: 'first', did: 'two.none.passed.three' },
    'Fifteen counters: two tricks bring six, three bring nine, and one player has none.',
    { 'First player': 6, 'Second player': -5, 'Fourth player': 9, Pool: -10 },
  ),
  scoreExample('deal', declare, { pool: '10', dealer: 'third', end: 'default' }, 'The player on the right will not play, and pays the dealer.', {
    'Second player': -5,
    'Third player': 5,
  }),
  scoreExample('deal', rams, { pool: '20', dealer: 'first', end: 'rams', holder: 'second' }, 'The jack of clubs and two nines are shown.', {
    'Second player': 20,
    Pool: -20,
  }),
  sheetExample(
    'pool',
    shares,
    { players: '3', names: 'Ann.Ben.Cora', stake: '0' },
    [
      { dealer: 'first', did: 'two.three.none' },
      { dealer: 'second', end: 'mistie', holder: 'first' },
      { dealer: 'third', did: 'passed.four.one' },
    ],
    'Cora owes five to the second pool, which Ann takes with three of a kind; the next dealer pays double.',
    { Ann: 7, Ben: 6, Cora: -13, Pool: 0 },
    'pool is empty',
  ),
  sheetExample(
    'pool',
    deal,
    { players: '4', names: 'Ann.Ben.Cora.Dan', stake: '5' },
    [{ dealer: 'first', did: 'two.three.passed.passed' }],
    'Each puts up five, and the dealer five more: twenty-five for five tricks.',
    { Ann: 0, Ben: 10, Cora: -5, Dan: -5, Pool: 0 },
  ),
];
