import { lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Enfle } from './code.ts';

const { game } = cites.blue;
const ruling = (law: LawKey<Enfle>, answers: Record<string, string>, story: string, says: string) => lawExample(law, game, answers, story, says);

export const examples: readonly ExampleOf<Enfle>[] = [
  ruling('other-number-of-players', {}, 'A fifth player comes in.', 'does not cover'),
  ruling('order-of-dealing', {}, 'The dealer gives four cards at a time.', 'deal three cards, then two, then three'),
  ruling('wrong-lead', { before: 'nothing' }, 'The dealer plays the first card.', 'The player on the dealer’s left must lead to the first trick'),
  ruling('wrong-lead', { before: 'full' }, 'Four hearts are turned down, and the player left of the winner leads.', 'winner of the trick must lead'),
  ruling('wrong-lead', { before: 'taken' }, 'The third player takes two spades up, and the leader of that trick leads again.', 'took the cards up must lead'),
  ruling('all-follow-suit', {}, 'A diamond is led, and three more diamonds fall.', 'turned down and belongs to nobody'),
  ruling('which-card-wins', {}, 'The ten of clubs meets the ace of clubs.', 'does not cover'),
  ruling('no-card-of-the-suit', {}, 'Two spades lie on the table, and the third player has none.', 'take into the hand the cards played so far'),
  ruling('players-still-to-play', {}, 'The second player takes the led card up, and the fourth puts down a card all the same.', 'does not cover'),
  ruling('revoke', {}, 'A player takes three hearts up and has a heart in his hand.', 'must follow suit'),
  ruling('first-without-cards', {}, 'The second player puts down his last card; the others have three, five and nine.', 'wins the game'),
  ruling('last-cards-on-one-trick', {}, 'The leader and the third player put their last cards on one trick.', 'out first wins the game'),
  valueExample('trick', game, 'Four clubs have been played, and the winner reaches for them.', 'counts for nobody'),
  sheetExample(
    'pool',
    game,
    { stake: '2', names: 'Ann.Ben.Cay.Dan' },
    [{ winner: 'second' }, { winner: 'second' }, { winner: 'fourth' }],
    'Three games at two chips each: two to Ben, one to Dan.',
    { Ann: -6, Ben: 10, Cay: -6, Dan: 2 },
    'Ann -6, Ben +10, Cay -6, Dan +2.',
  ),
  sheetExample('pool', game, { stake: '5' }, [{ winner: 'first' }], 'A pool of twenty chips is won by the first player.', {
    'First player': 15,
    'Second player': -5,
    'Third player': -5,
    'Fourth player': -5,
  }),
];
