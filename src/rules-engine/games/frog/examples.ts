import { citedBy, lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Frog } from './code.ts';
import { points } from './points.ts';

const { values, game, deal, bids, frog, play, count, chico, grand, named, settle } = cites.blue;
const lost = citedBy(points.lost.books['blue-ribbon-1940']);
const settlement = citedBy(points.settlement.books['blue-ribbon-1940']);

export const examples: readonly ExampleOf<Frog>[] = [
  lawExample('who-gets-cards', deal, { players: 'three' }, 'Three sit down, and one takes up the pack.', 'may deal the first hand'),
  lawExample('who-gets-cards', deal, { players: 'four' }, 'Four sit down, and the dealer gives himself cards.', 'to the three others'),
  lawExample('who-gets-cards', deal, { players: 'five' }, 'Five sit down.', 'the one on the dealer’s right'),
  lawExample('nobody-bids', bids, {}, 'Three players pass.', 'does not cover'),
  lawExample('another-game', named, {}, 'The bidder has said chico and would now play grand.', 'must play the game that was bid'),
  lawExample('widow-used', frog, { game: 'frog' }, 'The bid is frog.', 'may take the widow'),
  lawExample('widow-used', chico, { game: 'chico' }, 'The bid is chico in spades.', 'may not take the widow'),
  lawExample('widow-used', grand, { game: 'grand' }, 'The bid is grand.', 'may not take the widow'),
  lawExample('widow-not-shown', frog, {}, 'The bidder slips the widow into his hand unseen.', 'must turn the widow face up'),
  lawExample('widow-points', frog, { game: 'frog' }, 'An ace and a ten are among the three laid out.', 'the points of the three cards laid out'),
  lawExample('widow-points', chico, { game: 'chico' }, 'The widow has two aces in it.', 'the points of the widow'),
  lawExample('widow-points', grand, { game: 'grand' }, 'The bidder of grand counts the widow.', 'does not cover'),
  lawExample('lead-out-of-turn', play, {}, 'The bidder leads, and he is not the eldest hand.', 'The player on the dealer’s left must lead to the first trick'),
  lawExample('cannot-follow', play, { trick: 'open' }, 'Clubs are led to a player with hearts and spades, and hearts are trumps.', 'must trump'),
  lawExample(
    'cannot-follow',
    play,
    { trick: 'trumped' },
    'The third player sees the queen of trumps on the trick and holds the eight.',
    'may play a lower trump',
  ),
  lawExample('cannot-follow', play, { trick: 'none' }, 'The third player has spades alone, and diamonds were led.', 'does not cover'),
  lawExample('revoke', play, { what: 'follow' }, 'A diamond turns up in the hand that threw a club on diamonds.', 'must follow suit'),
  lawExample('revoke', play, { what: 'trump' }, 'A player without clubs threw a spade and kept his trumps.', 'must play a trump'),
  lawExample('points-short', count, { made: 'over' }, 'The bidder of frog counts 72.', 'for each point over 60'),
  lawExample('points-short', count, { made: 'even' }, 'The bidder counts exactly 60.', 'score nothing'),
  lawExample('points-short', count, { made: 'under' }, 'The bidder counts 51.', 'bidder pays each other player'),
  lawExample('game-stopped', settle, { when: 'round' }, 'Each of the three has dealt four times.', 'may be stopped'),
  lawExample('game-stopped', settle, { when: 'within' }, 'One of the three has not dealt in this round.', 'does not cover'),
  valueExample('ace', values, 'An ace is in the last trick.', 11),
  valueExample('ten', values, 'A ten is in the last trick.', 10),
  valueExample('king', values, 'A king is in the last trick.', 4),
  valueExample('queen', values, 'A queen is in the last trick.', 3),
  valueExample('jack', values, 'A jack is in the last trick.', 2),
  valueExample('all', game, 'Thirty in each of the four suits.', 120),
  valueExample('even', count, 'Exactly so many, and nobody pays.', 60),
  valueExample('widow', frog, 'Three cards are laid out in frog.', 'for the bidder'),
  valueExample('lost', lost, 'Fewer than half the points, with five at the table.', 'each player at the table'),
  valueExample('settlement', settlement, '250, 310 and 84 are settled.', 'once for each of the others'),
  scoreExample(
    'deal',
    count,
    { game: 'frog', known: 'points', points: '72', players: 'three' },
    'Frog, and the bidder counts 72 with his discard.',
    { Bidder: 24, 'Each other player': -12 },
    'wins 12 from each of 2',
  ),
  scoreExample('deal', chico, { game: 'chico', known: 'points', points: '75', players: 'four' }, 'Chico at a table of four: 15 over 60, two each.', {
    Bidder: 90,
    'Each other player': -30,
  }),
  scoreExample(
    'deal',
    grand,
    { game: 'grand', known: 'cards', aces: '4', tens: '2', kings: '1', queens: '1', jacks: '0', players: 'three' },
    'Grand: 44 in aces, 20 in tens, a king and a queen are 71.',
    { Bidder: 88, 'Each other player': -44 },
  ),
  scoreExample('deal', count, { game: 'chico', known: 'points', points: '60', players: 'three' }, 'Sixty and no more.', {}, 'A stand-off'),
  scoreExample(
    'deal',
    lost,
    { game: 'frog', known: 'points', points: '51', players: 'five' },
    'Nine short of 60, with five at the table.',
    { Bidder: -36, 'Each other player': 9 },
    'pays 9 to each of 4',
  ),
  scoreExample('settlement', settlement, { scores: '250.310.84', names: 'A.B.C' }, 'The game is stopped with 250, 310 and 84.', { A: 106, B: 286, C: -392 }),
  scoreExample('settlement', settlement, { scores: '40.-8.0', names: 'Ann.Ben.Cay' }, 'Ann has won 40, Ben lost 8.', { Ann: 88, Ben: -56, Cay: -32 }),
  sheetExample(
    'session',
    settlement,
    { players: 'three', names: 'Ann.Ben.Cay' },
    [
      { dealer: 'first', what: 'played', bidder: 'second', game: 'frog', points: '80' },
      { dealer: 'second', what: 'played', bidder: 'third', game: 'chico', points: '56' },
      { dealer: 'third', what: 'played', bidder: 'first', game: 'grand', points: '70' },
    ],
    'Ben makes 80 in frog, Cay 56 in chico, Ann 70 in grand.',
    { Ann: 68, Ben: 8, Cay: -76 },
    'Ann +68, Ben +8, Cay -76.',
  ),
  sheetExample(
    'session',
    lost,
    { players: 'four', names: 'Ann.Ben.Cay.Dot' },
    [
      { dealer: 'first', what: 'played', bidder: 'second', game: 'grand', points: '61' },
      { dealer: 'second', what: 'passed' },
      { dealer: 'third', what: 'played', bidder: 'first', game: 'frog', points: '60' },
    ],
    'One over 60 in grand, a deal without a bid, and a stand-off.',
    { Ann: -4, Ben: 12, Cay: -4, Dot: -4 },
    'The round is not complete.',
  ),
];
