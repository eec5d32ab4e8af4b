import { citedBy, lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf, LawKey } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { ThirtyOne } from './code.ts';
import { laws } from './laws.ts';

const { blue } = cites;
const BOOK = 'blue-ribbon-1940';
const ruling = (law: LawKey<ThirtyOne>, answers: Record<string, string>, story: string, says: string) =>
  lawExample(law, citedBy(laws[law].readings[BOOK]), answers, story, says);

export const examples: readonly ExampleOf<ThirtyOne>[] = [
  ruling('who-deals', { deal: 'first' }, 'Five sit down, and the youngest takes the pack.', 'may deal the first hand'),
  ruling('who-deals', { deal: 'later' }, 'The first pool is won.', 'The book does not say who deals'),
  ruling('several-cards-taken', {}, 'Ace, king and ten of spades lie on the table, and a player takes all three.', 'may not take more than one card'),
  ruling('card-left-face-down', {}, 'A player takes the king and lays his own card down unseen.', 'face up'),
  ruling('no-card-wanted', {}, 'A two, a three and a four of three suits lie there.', 'may take one card'),
  ruling('when-to-knock', { when: 'turn' }, 'In his second turn a player with 24 knocks.', 'may knock'),
  ruling('when-to-knock', { when: 'first' }, 'The eldest hand has 28 as dealt and knocks.', 'does not cover'),
  ruling('when-to-knock', { when: 'out' }, 'A player knocks while his neighbour is about to draw.', 'does not cover'),
  ruling('draw-after-knock', { who: 'knocker' }, 'The knocker sees a better card and reaches for it.', 'may not draw one card more'),
  ruling('draw-after-knock', { who: 'next' }, 'The player on the left of the knocker draws.', 'may draw one card more'),
  ruling('draw-after-knock', { who: 'later' }, 'Two have drawn since the knock, and the third wants to.', 'may draw one card more'),
  ruling('draw-after-knock', { who: 'again' }, 'A player has drawn after the knock and wants another card.', 'may not draw one card more'),
  ruling('nobody-knocks', {}, 'The turn has come round three times.', 'must go on drawing'),
  ruling(
    'which-hand-wins',
    { best: 'thirty-one' },
    'Ace, king and queen of hearts against three aces would be too many aces; against three kings they win.',
    'holder of 31 wins',
  ),
  ruling('which-hand-wins', { best: 'triplets' }, 'Three fours against king, queen and ten of clubs.', 'holder of triplets wins'),
  ruling('which-hand-wins', { best: 'two-triplets' }, 'Three nines against three sixes.', 'holder of the higher triplets wins'),
  ruling('which-hand-wins', { best: 'suits' }, 'Twenty-seven in diamonds against 21 in spades.', 'most pips in one suit wins'),
  ruling('two-suits-added', {}, 'Ace of clubs, king of clubs and king of hearts are called 31.', 'may not add the cards of two suits'),
  ruling('equal-hands', {}, 'Two players show 31, one in hearts and one in spades.', 'does not cover'),
  scoreExample(
    'showdown',
    blue.object,
    { hands: 'AH KH QH.9C 9D 9S.KS QS 10S', pool: '12' },
    'Ace, king and queen of hearts, three nines, and thirty in spades, for a pool of twelve.',
    { 'First player': 12 },
    'First player wins with 31 in hearts',
  ),
  scoreExample('showdown', blue.ranks, { hands: '4C 4D 4S.KC QC 10C' }, 'Three fours against thirty in clubs.', 'First player wins with three fours'),
  scoreExample('showdown', blue.ranks, { hands: '6C 6D 6S.AC AD AS' }, 'Three sixes against three aces.', 'Second player wins with three aces'),
  scoreExample(
    'showdown',
    blue.ranks,
    { hands: '9D 8D KD.AS KS 2H' },
    'Nine, eight and king of diamonds against ace and king of spades.',
    'First player wins with 27 in diamonds',
  ),
  scoreExample('showdown', blue.ranks, { hands: 'AD KD 2C.AS QS 5H' }, 'Twenty-one in diamonds and in spades.', 'First player and Second player tie with 21'),
  sheetExample(
    'pool',
    blue.deal,
    { players: 'three', stake: '2' },
    [
      { winner: 'second', hand: 'suit' },
      { winner: 'nobody', hand: 'thirty-one' },
      { winner: 'first', hand: 'triplets' },
    ],
    'Three players put in two each: the second takes the first pool, two tie for the next, and the first takes twelve.',
    { 'First player': 6, 'Second player': 0, 'Third player': -6, Pool: 0 },
  ),
  valueExample('ace', blue.object, 'What does the ace of hearts count?', 11),
  valueExample('court', blue.object, 'What does a jack count?', 10),
  valueExample('pips', blue.pips, 'What does a nine count?', 'Their pips'),
  valueExample('suit', blue.ranks, 'Nobody has 31 or triplets.', 'in any one suit'),
  valueExample('triplets', blue.ranks, 'Three twos meet three aces.', 'aces the highest'),
];
