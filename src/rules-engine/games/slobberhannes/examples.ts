import { lawExample, scoreExample, sheetExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Slobberhannes } from './code.ts';

const { game } = cites.blue;
const ruling = (law: LawKey<Slobberhannes>, answers: Record<string, string>, story: string, says: string) => lawExample(law, game, answers, story, says);
const SEATS = { players: 'four', names: 'Ann.Ben.Cay.Dan' };

export const examples: readonly ExampleOf<Slobberhannes>[] = [
  ruling('first-dealer', { which: 'first' }, 'Four sit down, and nobody has dealt yet.', 'may deal the first hand'),
  ruling('first-dealer', { which: 'later' }, 'The first deal is over, and two players reach for the pack.', 'does not cover'),
  ruling('uneven-deal', { players: 'four' }, 'Four players have eight cards each.', 'whole pack is dealt'),
  ruling('uneven-deal', { players: 'five-or-six' }, 'Five players have six cards each, and two are left.', 'thrown out'),
  ruling('uneven-deal', { players: 'seven' }, 'Seven players have four cards each, and four are left.', 'thrown out'),
  ruling(
    'wrong-lead',
    { trick: 'first' },
    'The dealer leads the seven of hearts to the first trick.',
    'The player on the dealer’s left must lead to the first trick',
  ),
  ruling('wrong-lead', { trick: 'later' }, 'A player who did not win the second trick leads to the third.', 'does not cover'),
  ruling('no-card-of-the-suit', {}, 'A diamond is led, and a player without diamonds throws the queen of clubs.', 'may play any card'),
  ruling('revoke', { trick: 'end' }, 'A heart is led to the first trick; a player with a heart throws a spade.', 'loses 2 counters'),
  ruling('revoke', { trick: 'other' }, 'The same on the fourth trick of eight.', 'loses 1 counter'),
  ruling('forgotten-payment', {}, 'A player has the queen of clubs and all his counters.', 'must pay the counter'),
  ruling('queen-in-first-or-last-trick', {}, 'The queen of clubs is thrown on the last trick.', 'loses 2 counters'),
  ruling('all-three', {}, 'One player has paid three counters in a deal, and the others want one more.', 'loses 4 counters'),
  ruling('counters-gone', {}, 'One player has none left, the others seven, five and two.', 'pays each other player'),
  ruling('counters-gone-in-play', {}, 'The first trick costs a player his last counter; seven tricks are to come.', 'does not cover'),
  ruling('two-without-counters', { how: 'tricks' }, 'One loses his last counter by the first trick, another his by the last.', 'pays each other player'),
  ruling('two-without-counters', { how: 'revoke' }, 'One loses his last counter by the last trick, another his by a revoke.', 'does not cover'),
  ruling('the-pool', {}, 'The loser has paid the others, and eighteen counters lie in the pool.', 'does not cover'),
  scoreExample(
    'deal',
    game,
    { players: 'four', first: 'first', queen: 'third', last: 'third' },
    'The third player takes the queen of clubs and the last trick.',
    { 'First player': -1, 'Third player': -2 },
  ),
  scoreExample('deal', game, { players: 'five', first: 'second', queen: 'second', last: 'second' }, 'All three go to the second of five players.', {
    'Second player': -4,
  }),
  scoreExample(
    'deal',
    game,
    { players: 'four', first: 'first', queen: 'second', last: 'third', atEnds: '0.0.0.1', between: '0.1.0.0' },
    'One revoke on the first trick, and one on the fifth by the player with the queen.',
    { 'First player': -1, 'Second player': -2, 'Third player': -1, 'Fourth player': -2 },
  ),
  sheetExample(
    'game',
    game,
    SEATS,
    [
      { first: 'first', queen: 'first', last: 'first' },
      { first: 'first', queen: 'second', last: 'first' },
      { first: 'first', queen: 'first', last: 'first' },
    ],
    'Ann takes everything twice, and two of the three in between: four, two and four counters.',
    { Ann: 0, Ben: 9, Cay: 10, Dan: 10, Pool: 11 },
    'Ann has no counters left and pays Ben 9, Cay 10, Dan 10.',
  ),
  sheetExample(
    'game',
    game,
    SEATS,
    [
      { first: 'first', queen: 'first', last: 'second' },
      { first: 'third', queen: 'second', last: 'first', between: '0.0.0.2' },
    ],
    'Two deals, with two revokes by Dan in the second.',
    { Ann: 7, Ben: 8, Cay: 9, Dan: 8, Pool: 8 },
    'Counters left: Ann 7, Ben 8, Cay 9, Dan 8.',
  ),
  sheetExample(
    'game',
    game,
    SEATS,
    [
      { first: 'second', queen: 'second', last: 'second' },
      { first: 'second', queen: 'second', last: 'second' },
      { first: 'second', queen: 'third', last: 'fourth' },
      { first: 'second', queen: 'unplayed', last: 'unplayed' },
    ],
    'Ben has one counter left and takes the first trick: he is out before the rest of the deal is played.',
    { Ann: 10, Ben: 0, Cay: 9, Dan: 9, Pool: 12 },
    'Ben has no counters left and pays Ann 10, Cay 9, Dan 9.',
  ),
];
