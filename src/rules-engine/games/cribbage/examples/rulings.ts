import { lawExample } from '../../../core/examples.ts';
import type { ExampleOf } from '../../../core/games.ts';
import { cites } from '../cites.ts';
import type { Cribbage } from '../code.ts';

const { sierra, blue, donohue, uspc } = cites;

/** A ruling for each reading that the examples beside this folder leave to another book. */
export const rulings: readonly ExampleOf<Cribbage>[] = [
  lawExample('over-thirty-one', blue.fiveCardGo, { fits: 'no' }, 'The count is 29, and nothing under a three is left.', 'must say "go"'),
  lawExample('over-thirty-one', donohue.fiveCardGo, { fits: 'no' }, 'An eight is thrown down at 25; the hand has no lower card.', 'must say "go"'),
  lawExample('card-withheld', sierra.play, { turn: 'after-go' }, 'After "go" at 24 the other player stops with an ace still held.', 'must play the card'),
  lawExample('card-withheld', blue.fiveCardGo, { turn: 'after-go' }, 'The pone has said go at 27; the dealer keeps a three back.', 'must play the card'),
  lawExample('card-withheld', donohue.fiveCardGo, { turn: 'after-go' }, 'Told to go at 20, a player leaves his jack unplayed.', 'must play the card'),
  lawExample('count-miscalled', donohue.law(5), { pegged: 'yes' }, 'Two holes are taken for a fifteen that was sixteen.', 'loses the number scored'),
  lawExample('count-miscalled', uspc.generalRulesEntered, { pegged: 'yes' }, 'Two holes are taken for 31 at a count of 30.', 'opponent scores the number'),
  lawExample('over-score', uspc.generalRulesEntered, {}, 'A crib of 4 goes up on the board as 6.', 'opponent scores the number scored in excess'),
  lawExample('under-score', uspc.generalRulesEntered, { pegged: 'yes', agreed: 'no' }, 'The peg is down; a pair was missed.', 'The score stands'),
  lawExample('three-for-last-claimed', blue.sixCardPlay, {}, 'With six cards dealt, the pone starts from the third hole.', 'void'),
];
