import { citedBy, lawExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Crapette } from './code.ts';
import { laws } from './laws/index.ts';

const { uspc } = cites;
const ruling = (law: LawKey<Crapette>, cite: typeof uspc.setUp, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, cite, answers, story, says);
const directions = citedBy(laws['wrong-build'].readings['uspc-1898'], 1);
const packOnly = citedBy(laws['pack-too-soon'].readings['uspc-1898']);
const onePlay = citedBy(laws['second-play'].readings['uspc-1898']);

export const examples: readonly ExampleOf<Crapette>[] = [
  ruling('first-play', uspc.firstPlay, { end: 'higher' }, 'Ann’s row ends in a queen, Ben’s in a nine.', 'wins the first move'),
  ruling('first-play', uspc.firstPlay, { end: 'same' }, 'Both rows end in a nine.', 'does not cover'),
  ruling('ace-kept-back', uspc.aces, {}, 'An ace lies on top of Ben’s Crapette pile.', 'as a foundation at once'),
  ruling('wrong-build', uspc.aces, { where: 'foundation', how: 'up-suit' }, 'The two of clubs goes on the ace of clubs.', 'player may build'),
  ruling('wrong-build', uspc.aces, { where: 'foundation', how: 'up-color' }, 'The two of hearts goes on the ace of clubs.', 'player may not build'),
  lawExample('wrong-build', directions, { where: 'column', how: 'down-color' }, 'A red five goes on a black six.', 'player may build'),
  lawExample('wrong-build', directions, { where: 'column', how: 'up-suit' }, 'The seven of clubs goes on the six of clubs.', 'player may not build'),
  lawExample('wrong-build', directions, { where: 'theirs', how: 'up-color' }, 'Ann lays the eight of hearts on Ben’s seven of spades.', 'player may build'),
  lawExample('wrong-build', directions, { where: 'theirs', how: 'none' }, 'Ann lays a jack on Ben’s seven of spades.', 'player may not build'),
  ruling('card-used', uspc.cardsUsed, { from: 'own' }, 'Ann takes the top card of her trash pile.', 'player may play that card'),
  ruling('card-used', uspc.cardsUsed, { from: 'theirs' }, 'Ann wants the five of Ben’s tableau for a foundation.', 'does not cover'),
  ruling('vacant-space', uspc.space, { from: 'waste' }, 'The top of Ann’s trash pile goes into a space.', 'player may fill the space'),
  ruling('vacant-space', uspc.space, { from: 'pack' }, 'Ann turns a card of her pack and wants it for the space.', 'does not cover'),
  ruling('play-missed', uspc.advice, {}, 'Ben turns his pack, and Ann says that his two could have gone on the ace.', 'does not cover'),
  ruling('pack-too-soon', uspc.pack, { moves: 'no' }, 'No top card of Ann’s fits anywhere.', 'may turn up the next card'),
  lawExample('pack-too-soon', packOnly, { moves: 'yes' }, 'Ann turns her pack while her Crapette card fits.', 'may not turn up the next card'),
  ruling('card-does-not-fit', uspc.pack, {}, 'The card turned is a king.', 'must lay the card on the trash pile'),
  lawExample('second-play', onePlay, {}, 'Ann has built once and reaches for the next card.', 'may not make a second play'),
  ruling('pack-used-up', uspc.again, { trash: 'yes' }, 'The pack is gone, and the trash pile is high.', 'must play the trash pile over again'),
  ruling('pack-used-up', uspc.again, { trash: 'no' }, 'Pack and trash pile are both gone.', 'must play from the Crapette pile'),
  valueExample('win', uspc.end, 'Ann’s last card goes on Ben’s trash pile.', 'first rid of all their cards'),
];
