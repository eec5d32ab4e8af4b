import { citedBy, lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Rounce } from './code.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';

const { blue, donohue } = cites;
const passageOf = (key: keyof typeof laws, book: 'blue-ribbon-1940' | 'donohue') => citedBy(laws[key].readings[book]);
const given = (key: keyof typeof points, book: 'blue-ribbon-1940' | 'donohue', at = 0) => citedBy(points[key].books[book], at);

export const examples: readonly ExampleOf<Rounce>[] = [
  lawExample('misdeal', donohue.faults, {}, 'One hand has six cards.', 'dealer loses 5 points'),
  lawExample('widow-taken', donohue.stand, {}, 'Dumby was no better than his own hand.', 'must play the widow'),
  lawExample('six-cards', passageOf('six-cards', 'blue-ribbon-1940'), {}, 'He has taken the widow to his five cards.', 'five of the eleven'),
  lawExample('six-cards', donohue.stand, {}, 'He lays his hand down and takes the six.', 'discard one of its six cards'),
  lawExample('all-pass', passageOf('all-pass', 'donohue'), {}, 'Four decline, and the fifth has a bad hand.', 'pay 5 points to the dealer'),
  lawExample('dealer-exchanges', donohue.turned, {}, 'The ace of hearts is turned.', 'exchange a card for the trump card'),
  lawExample('what-to-lead', blue.rounce, { lead: 'first', has: 'yes' }, 'The first lead, with the nine of trumps in hand.', 'must lead a trump'),
  lawExample('what-to-lead', blue.rounce, { lead: 'later', has: 'no' }, 'He has won a trick and has no trump.', 'may lead any card'),
  lawExample('what-to-lead', donohue.play, { lead: 'first' }, 'The first lead.', 'does not cover'),
  lawExample('what-to-lead', donohue.play, { lead: 'later', has: 'yes' }, 'He has won a trick and keeps a trump.', 'must lead a trump'),
  lawExample('what-to-lead', donohue.play, { lead: 'later', has: 'no' }, 'He has won a trick and has no trump.', 'may lead any card'),
  lawExample(
    'must-i-trump',
    passageOf('must-i-trump', 'blue-ribbon-1940'),
    { holds: 'suit' },
    'He has king and four of the suit.',
    'leave the trick to others',
  ),
  lawExample('must-i-trump', passageOf('must-i-trump', 'blue-ribbon-1940'), { holds: 'void' }, 'He has none of the suit, and a trump.', 'may trump or not'),
  lawExample('must-i-trump', donohue.play, { holds: 'suit' }, 'He has one card of the suit.', 'follow suit'),
  lawExample('must-i-trump', donohue.play, { holds: 'void' }, 'He cannot follow suit and has the jack of trumps.', 'may trump or not'),
  lawExample(
    'revoke',
    passageOf('revoke', 'blue-ribbon-1940'),
    { what: 'suit' },
    'A club on a heart, and a heart in hand.',
    'The player must follow suit when able',
  ),
  lawExample('revoke', passageOf('revoke', 'blue-ribbon-1940'), { what: 'lead' }, 'He led a club and has a trump.', 'must lead a trump'),
  lawExample('revoke', donohue.faults, { what: 'lead' }, 'He won a trick and led a club, with a trump in hand.', 'loses 5 points'),
  lawExample('takes-no-trick', donohue.rounced, { did: 'played' }, 'He entered on two trumps and won nothing.', 'loses 5 points'),
  lawExample('takes-no-trick', donohue.rounced, { did: 'passed' }, 'He declined.', 'no penalty'),
  lawExample('two-at-nothing', donohue.score, {}, 'Two players need two each, and both make them in one hand.', 'does not cover'),
  valueExample('game', donohue.score, 'Three crosses.', 15),
  valueExample('trick', donohue.rounced, 'One trick.', 1),
  valueExample('rounced', donohue.rounced, 'No trick.', 5),
  valueExample('default', blue.rounce, 'The player on the dealer’s right pays instead of playing.', 5),
  valueExample('default', given('default', 'donohue'), 'The player on the dealer’s right gives instead of playing.', 5),
  valueExample('price', blue.rounce, 'A dealer pays into the pool.', 5),
  valueExample('stake', blue.deal, 'The players make up a pool.', 'the dealer adds to it'),
  valueExample('share', blue.shares, 'One of five tricks.', 5),
  valueExample('looed', blue.shares, 'A player wins nothing.', 5),
  valueExample('rams', blue.rams, 'The jack of clubs and two fours.', 'beats every mistie'),
  valueExample('mistie', blue.rams, 'Three twos.', 'takes the pool'),
  valueExample('doubled', given('doubled', 'blue-ribbon-1940', 1), 'The deal after rams.', 2),
  scoreExample(
    'deal',
    blue.shares,
    { pool: '20', dealer: 'second', did: 'one.none.passed.passed.four' },
    'Twenty counters: one trick brings four, four bring sixteen, and one player has none.',
    { 'First player': 4, 'Second player': -5, 'Fifth player': 16, Pool: -15 },
  ),
  scoreExample('deal', blue.rams, { pool: '15', dealer: 'first', end: 'mistie', holder: 'third' }, 'Three deuces are shown.', {
    'Third player': 15,
    Pool: -15,
  }),
  sheetExample(
    'pool',
    blue.shares,
    { players: '3', names: 'Ann.Ben.Cora', stake: '0' },
    [
      { dealer: 'first', did: 'none.two.three' },
      { dealer: 'second', end: 'default' },
      { dealer: 'third', did: 'five.passed.none' },
    ],
    'Ann pays the first pool and owes the next; then she pays the dealer instead of playing, and at last has all five tricks.',
    { Ann: 0, Ben: 2, Cora: -7, Pool: 5 },
    '5 counters stay',
  ),
  scoreExample('hand', donohue.rounced, { before: '15', tricks: '2', faults: '0' }, 'Two tricks: two points are rubbed out.', -2, '13 to go'),
  scoreExample('hand', donohue.faults, { before: '9', tricks: '0', faults: '1' }, 'No trick, and a misdeal besides.', 10, '19 to go'),
  sheetExample(
    'game',
    donohue.rounced,
    { players: '3', names: 'Ann.Ben.Cora' },
    [
      { dealer: 'first', did: 'five.none.passed' },
      { dealer: 'second', end: 'misdeal' },
      { dealer: 'third', did: 'five.passed.none' },
      { dealer: 'first', end: 'default' },
    ],
    'Ann makes ten in two hands, and is given the last five as the dealer.',
    { Ann: 0, Ben: 25, Cora: 20 },
    'Ann is down to nothing',
  ),
  sheetExample(
    'game',
    donohue.faults,
    { players: '3', names: 'Ann.Ben.Cora' },
    [{ dealer: 'first', did: 'two.three.passed', faults: 'second' }],
    'Ben has three tricks, and did not follow suit.',
    { Ann: 13, Ben: 17, Cora: 15 },
    'Ben has 17 to go',
  ),
];
