import { citedBy, lawExample, scoreExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Panguingue } from './code.ts';
import { laws } from './laws/index.ts';
import { points } from './points.ts';

const { wrongHand, starter, turn, forced, holding, borrow, nonValle, wrongNumber, valleSet, sequences, adding, game } = cites.blue;
const passageOf = (law: 'eleventh-card-fed' | 'foul-triplet' | 'foul-spread') => citedBy(laws[law].readings['blue-ribbon-1940']);
const newSet = citedBy(points['new-condition'].books['blue-ribbon-1940']);
const again = citedBy(points['conditions-again'].books['blue-ribbon-1940']);

export const examples: readonly ExampleOf<Panguingue>[] = [
  lawExample('wrong-number-dealt', wrongHand, { drawn: 'no' }, 'A player counts nine before drawing.', 'new one of ten cards'),
  lawExample('wrong-number-dealt', wrongHand, { drawn: 'yes' }, 'Eleven cards, and the player has drawn.', 'foul'),
  lawExample('starter-taken', starter, { who: 'eldest' }, 'The starter makes three sixes for the eldest hand.', 'may take the starter'),
  lawExample('starter-taken', starter, { who: 'unfit' }, 'The eldest hand would like to keep the starter.', 'may not take the starter'),
  lawExample('starter-taken', starter, { who: 'other' }, 'The second player wants the starter.', 'may not take the starter'),
  lawExample('wrong-number-in-play', wrongNumber, {}, 'In mid-game a player is found with nine cards.', 'foul'),
  lawExample('discard-not-shown', turn, {}, 'A discarded king vanishes into a hand.', 'must lay out'),
  lawExample('discard-out-of-turn', turn, {}, 'A player across the table wants the four.', 'may not use the last discard'),
  lawExample('own-set-fed', forced, {}, 'A player with the A 2 3 of hearts down throws the four.', 'lay that card to the set'),
  lawExample('neighbours-discard-left', forced, {}, 'The neighbour throws a six, and three sixes lie down.', 'take that discard'),
  lawExample(
    'eleventh-card-fed',
    passageOf('eleventh-card-fed'),
    { other: 'yes' },
    'The next player has ten down and would be out.',
    'may not discard that card',
  ),
  lawExample('eleventh-card-fed', passageOf('eleventh-card-fed'), { other: 'no' }, 'The one card left is the card he wants.', 'may discard that card'),
  lawExample('set-held-back', holding, { what: 'held' }, 'Three jacks in the hand, and the fourth is drawn.', 'may keep it in the hand'),
  lawExample('set-held-back', holding, { what: 'taken' }, 'A discard makes the fourth.', 'lay down all four or three only'),
  lawExample('set-held-back', holding, { what: 'out' }, 'A player is caught with three fives.', 'loses the value of that set'),
  lawExample('card-borrowed', borrow, { left: 'whole' }, 'Of four sixes one goes to a four and a five.', 'may use that card'),
  lawExample('card-borrowed', borrow, { left: 'broken' }, 'Of three sixes one is wanted.', 'may not use that card'),
  lawExample('mixed-non-valle', nonValle, { rank: 'valle' }, 'Fives of hearts, spades and clubs.', 'may meld'),
  lawExample('mixed-non-valle', nonValle, { rank: 'other' }, 'Kings of hearts, spades and clubs.', 'does not cover'),
  lawExample('foul-triplet', passageOf('foul-triplet'), { discarded: 'no' }, 'Two queens of clubs and one of spades.', 'before discarding'),
  lawExample('foul-triplet', passageOf('foul-triplet'), { discarded: 'yes' }, 'It lay there while the play went round.', 'foul'),
  lawExample(
    'foul-spread',
    passageOf('foul-spread'),
    { card: 'shown' },
    'Two club threes and a spade; the three of hearts is in the hand.',
    'may put it right',
  ),
  lawExample('foul-spread', passageOf('foul-spread'), { card: 'late' }, 'He has drawn since.', 'may not put it right'),
  lawExample('foul-spread', passageOf('foul-spread'), { card: 'none' }, 'He has no card that would mend it.', 'does not cover'),
  valueExample('same-suit', nonValle, 'Three sixes of clubs.', 1),
  valueExample('same-suit-spades', nonValle, 'Three sixes of spades.', 2),
  valueExample('valle', valleSet, 'Fives of hearts, spades and clubs.', 1),
  valueExample('valle-spades', valleSet, 'Three fives of spades.', 2),
  valueExample('low-sequence', sequences, 'The A 2 3 of hearts.', 1),
  valueExample('low-sequence-spades', sequences, 'The A 2 3 of spades.', 2),
  valueExample('court-sequence', sequences, 'The J Q K of diamonds.', 1),
  valueExample('court-sequence-spades', sequences, 'The J Q K of spades.', 2),
  valueExample('other-sequence', sequences, 'The 4 5 6 of hearts.', 'nothing'),
  valueExample('added-card', adding, 'A fourth six is laid to three.', 1),
  valueExample('new-condition', newSet, 'Two more threes of clubs come to those of hearts, clubs and diamonds.', 'paid for'),
  valueExample('held-back', holding, 'Three fives are still in the hand.', 'lost'),
  valueExample('game', game, 'Eleven cards are down.', 1),
  valueExample('conditions-again', again, 'The winner has two conditions.', 'a second time'),
  scoreExample(
    'table',
    valleSet,
    { players: '5', sets: '5H 5S 5C', added: '0', out: 'no' },
    'Five play; fives of hearts, spades and clubs are shown.',
    4,
    '4 chips',
  ),
  scoreExample(
    'table',
    adding,
    { players: '4', sets: '6C 6C 6C 6C.AS 2S 3S', added: '1', out: 'no' },
    'Four play; three sixes of clubs, a fourth one later, and the A 2 3 of spades.',
    12,
    '12 chips',
  ),
  scoreExample(
    'table',
    again,
    { players: '3', sets: 'JH QH KH.7S 7S 7S.4D 5D 6D 7D JD', added: '0', out: 'once' },
    'Three play; two conditions and a long sequence make eleven.',
    14,
    '14 chips',
  ),
];
