import { lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { LiftSmoke } from './code.ts';

const { game } = cites.blue;
const ruling = (law: LawKey<LiftSmoke>, answers: Record<string, string>, story: string, says: string) => lawExample(law, game, answers, story, says);

export const examples: readonly ExampleOf<LiftSmoke>[] = [
  ruling('cards-each', { players: 'few' }, 'Three sit down to play.', 'does not cover'),
  ruling('cards-each', { players: 'four' }, 'Four sit down to play.', 'Six cards are dealt'),
  ruling('cards-each', { players: 'five' }, 'Five sit down to play.', 'Five cards are dealt'),
  ruling('cards-each', { players: 'six' }, 'Six sit down to play.', 'Four cards are dealt'),
  ruling('turned-card', {}, 'The ace of hearts is turned, and the dealer would like to have it.', 'does not cover'),
  ruling('wrong-lead', { trick: 'first' }, 'The dealer leads to the first trick.', 'The player on the dealer’s left must lead to the first trick'),
  ruling('wrong-lead', { trick: 'later' }, 'The player left of the winner leads to the second trick.', 'winner of the trick must lead'),
  ruling('no-card-of-the-suit', {}, 'A club is led, and a player without clubs lays down a small trump.', 'may trump'),
  ruling('revoke', {}, 'A club is led; a player trumps it and has a club.', 'must follow suit'),
  ruling('who-draws', { who: 'winner' }, 'The winner of the second trick leads without drawing.', 'must draw the top card'),
  ruling('who-draws', { who: 'other' }, 'After the first trick all five players reach for the stock.', 'may not draw'),
  ruling('last-card-played', { won: 'yes' }, 'A player wins a trick with the only card that he had.', 'must draw the top card'),
  ruling('last-card-played', { won: 'no' }, 'A player loses a trick to which he played the only card that he had.', 'may not take further part'),
  ruling('who-takes-the-pool', { left: 'one' }, 'Four of five players have no cards, and the fifth has two.', 'last player who has cards wins the pool'),
  ruling('who-takes-the-pool', { left: 'two' }, 'Two are left, each with one card.', 'winner of the trick wins the pool'),
  ruling('who-takes-the-pool', { left: 'more' }, 'Two are left; one has a single card, the other three.', 'last player who has cards wins the pool'),
  valueExample('trick', game, 'The second trick is won by the dealer.', 'nobody else draws'),
  valueExample('last-trick', game, 'Two players have one card each.', 'pool goes with that trick'),
  sheetExample(
    'pool',
    game,
    { players: 'four', names: 'Ann.Ben.Cay.Dan' },
    [{ winner: 'first' }, { winner: 'third' }, { winner: 'first' }],
    'Three pools of four counters: two to Ann, one to Cay.',
    { Ann: 5, Ben: -3, Cay: 1, Dan: -3 },
    'Ann +5, Ben -3, Cay +1, Dan -3.',
  ),
  sheetExample('pool', game, { players: 'six' }, [{ winner: 'sixth' }], 'One pool of six counters.', {
    'First player': -1,
    'Second player': -1,
    'Third player': -1,
    'Fourth player': -1,
    'Fifth player': -1,
    'Sixth player': 5,
  }),
];
