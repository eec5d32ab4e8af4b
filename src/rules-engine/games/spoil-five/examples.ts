import { citedBy, lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { SpoilFive } from './code.ts';
import { laws } from './laws.ts';
import { points } from './points.ts';

const { rank, trumps, pool, ace, follow, renege, win, penalties } = cites.blue;
const BLUE = 'blue-ribbon-1940';
const faults = citedBy(laws.revoke.readings[BLUE]);
const adds = citedBy(points['dealer-adds'].books[BLUE]);
const FOUR = { players: '4', names: 'Ann.Ben.Cora.Dan' };

export const examples: readonly ExampleOf<SpoilFive>[] = [
  lawExample('misdeal', penalties, {}, 'The dealer has given one player four cards.', '2 counters'),
  lawExample('wrong-number-of-cards', penalties, {}, 'In the third trick a player is found to hold a card too many.', 'keep the tricks already won'),
  lawExample('ace-turned', ace, {}, 'The ace of clubs is turned.', 'The dealer may take the turned card'),
  lawExample('robbing', ace, { who: 'ace' }, 'The nine of spades is turned, and a player has the ace of spades.', 'may take the turned card'),
  lawExample('robbing', ace, { who: 'other' }, 'The jack of spades is turned, and a player with the king wants it.', 'may not take the turned card'),
  lawExample('ace-not-announced', ace, { turned: 'other' }, 'The ace of hearts comes out at the third trick, and nobody knew.', 'the lowest trump'),
  lawExample('ace-not-announced', ace, { turned: 'ace' }, 'The ace was turned, and the dealer has it.', 'stands'),
  lawExample('follow-or-trump', follow, { what: 'trump' }, 'A club is led, and trumped with clubs in hand.', 'may trump'),
  lawExample('follow-or-trump', follow, { what: 'other' }, 'A club is led, and a player with clubs throws a diamond.', 'follow suit or trump'),
  lawExample('follow-or-trump', follow, { what: 'none' }, 'A club is led, and one without clubs throws a diamond.', 'any card'),
  lawExample('high-trump-held-back', renege, { how: 'kept' }, 'The six is led, and the jack is his only trump.', 'may hold it back'),
  lawExample('high-trump-held-back', renege, { how: 'smaller' }, 'The six is led; he has the jack and the queen.', 'follow suit to the trump'),
  lawExample('high-trump-held-back', renege, { how: 'between' }, 'The jack is led; he has the five and the ace of hearts.', 'does not cover'),
  lawExample('high-trump-held-back', renege, { how: 'higher' }, 'The five is led, and the jack is his only trump.', 'follow suit to the trump'),
  lawExample('lead-out-of-turn', faults, {}, 'The dealer leads to the second trick, which the eldest hand has won.', 'may not win the pool'),
  lawExample('revoke', faults, {}, 'A club is led, and a player with clubs throws a heart.', 'go on paying'),
  lawExample('wrongly-held-back', faults, {}, 'The queen is led, and the king of trumps kept in hand.', 'may not win the pool'),
  lawExample('exposed-card', penalties, { two: 'yes' }, 'Ann has two tricks, and Ben shows her a card.', 'may not win the pool'),
  lawExample('exposed-card', penalties, { two: 'no' }, 'In the first trick a card is shown.', 'does not cover'),
  lawExample('barred-player-wins', penalties, {}, 'Ben revoked, and wins three tricks in the next deal.', 'may not win the pool'),
  lawExample('who-takes-the-pool', win, { most: 'none' }, 'Two, two and one.', 'stays for the next deal'),
  lawExample('who-takes-the-pool', win, { most: 'three' }, 'One has three tricks.', 'wins the pool'),
  lawExample('who-takes-the-pool', win, { most: 'five' }, 'One has all five.', '1 counter'),
  valueExample('trumps', trumps, 'Clubs are trumps; which is the third best?', 'ace of hearts'),
  valueExample('plain-red', rank, 'Is the ace of diamonds good?', 'ace of diamonds last'),
  valueExample('plain-black', rank, 'Is the two of clubs above the three?', '2 up to 10'),
  valueExample('ace-unannounced', ace, 'Hearts are trumps, and their ace was not announced.', 'lowest trump'),
  valueExample('spoiled', win, 'Nobody has three tricks.', 'the pool stays'),
  valueExample('dealer-adds', adds, 'The next dealer puts in his counter.', 1),
  valueExample('misdeal', penalties, 'A misdeal.', 2),
  scoreExample('trick', trumps, { trumps: 'clubs', trick: 'KC AH JC 5C' }, 'All the best trumps meet.', 'The fourth card wins: five of clubs'),
  scoreExample('trick', trumps, { trumps: 'spades', trick: 'AS AH' }, 'The ace of hearts beats the ace of trumps.', 'The second card wins: ace of hearts'),
  scoreExample('trick', rank, { trumps: 'hearts', trick: '10C 2C AC 3C' }, 'Clubs are led and not trumps.', 'The third card wins: ace of clubs'),
  scoreExample(
    'trick',
    rank,
    { trumps: 'hearts', trick: 'AD 2D KS' },
    'The ace of diamonds is the lowest of its suit.',
    'The second card wins: two of diamonds',
  ),
  scoreExample(
    'trick',
    ace,
    { trumps: 'hearts', trick: 'AH 2H', ace: 'yes' },
    'The ace of hearts had not been announced.',
    'The second card wins: two of hearts',
  ),
  sheetExample(
    'pool',
    pool,
    FOUR,
    [
      { dealer: 'first', result: 'spoiled' },
      { dealer: 'second', result: 'spoiled', misdeals: '1' },
      { dealer: 'third', result: 'three', winner: 'fourth' },
      { dealer: 'fourth', result: 'five', winner: 'first' },
    ],
    'Twice spoiled, with a misdeal; then the pool of nine, and a new one with all five tricks.',
    { Ann: 5, Ben: -6, Cora: -4, Dan: 5, Pool: 0 },
    'The pool holds 0',
  ),
  sheetExample(
    'pool',
    penalties,
    FOUR,
    [
      { dealer: 'first', result: 'spoiled', barred: 'second' },
      { dealer: 'second', result: 'three', winner: 'second' },
    ],
    'Ben revokes, and wins three tricks in the next deal; the pool is not his.',
    { Ann: -2, Ben: -2, Cora: -1, Dan: -1, Pool: 6 },
    'Barred from it: Ben',
  ),
];
