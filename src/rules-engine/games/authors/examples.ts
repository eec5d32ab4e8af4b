import { lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Authors } from './code.ts';

const { blue } = cites;

export const examples: readonly ExampleOf<Authors>[] = [
  lawExample('hands-not-even', blue.deal, {}, 'Five play: two have eleven cards and three have ten.', 'played as they are'),
  lawExample('who-asks-first', blue.ask, {}, 'The cards are dealt, and nobody has asked yet.', 'The player on the dealer’s left must ask'),
  lawExample('rank-not-held', blue.ask, { holds: 'yes' }, 'A player with one king asks for another.', 'may ask for that card'),
  lawExample('rank-not-held', blue.ask, { holds: 'no' }, 'A player without a king asks for the king of clubs.', 'may not ask for that card'),
  lawExample('suit-not-named', blue.ask, {}, '"Have you a seven?" asks the player.', 'must name the suit'),
  lawExample('card-asked-for', blue.give, { has: 'yes' }, 'You are asked for the ten of hearts and have it.', 'must hand over that card'),
  lawExample('card-asked-for', blue.give, { has: 'no' }, 'You are asked for the ten of hearts and have the ten of spades.', 'turn passes to the player asked'),
  lawExample('ask-again', blue.give, {}, 'A player got a seven from Ann and now asks Ben for a king.', 'may ask any player'),
  lawExample('denied-card', blue.give, { since: 'no' }, 'A player says "no", looks again and finds the card.', 'must hand over that card'),
  lawExample('denied-card', blue.give, { since: 'yes' }, 'The card comes to light three asks later.', 'does not cover'),
  lawExample('asked-out-of-turn', blue.pass, { who: 'wrong' }, 'Told "no", the asker turns to the next player.', 'may not ask again'),
  lawExample('asked-out-of-turn', blue.pass, { who: 'other' }, 'A third player knows where the card is and asks for it.', 'may not ask'),
  lawExample('own-card-asked', blue.give, {}, 'A player asks for the seven of spades and holds it.', 'does not cover'),
  lawExample('set-kept-back', blue.sets, {}, 'A player has had four queens for some time.', 'show the set of four'),
  lawExample('out-of-cards', blue.pass, {}, 'A player lays down a last set and has the turn.', 'may not ask'),
  lawExample('tie-at-the-end', blue.wins, {}, 'Two players have five sets each.', 'does not cover'),
  valueExample('set', blue.sets, 'A player lays down four jacks.', 1),
  valueExample('win', blue.wins, 'The sets are six, four, two and one.', 'most sets of four'),
  sheetExample(
    'books',
    blue.sets,
    { players: 'four', names: 'Ann.Ben.Cora.Dan' },
    [
      { who: 'second', rank: 'tens' },
      { who: 'first', rank: 'sevens' },
      { who: 'second', rank: 'aces' },
    ],
    'Ben lays down tens, Ann sevens, and Ben aces.',
    { Ann: 1, Ben: 2, Cora: 0, Dan: 0 },
    'Most sets: Ben with 2',
  ),
  sheetExample(
    'books',
    blue.wins,
    { players: 'five' },
    [
      { who: 'fifth', rank: 'kings' },
      { who: 'third', rank: 'twos' },
    ],
    'Five play: kings to the fifth player, twos to the third.',
    { 'First player': 0, 'Second player': 0, 'Third player': 1, 'Fourth player': 0, 'Fifth player': 1 },
    'Third player and Fifth player with 1',
  ),
];
