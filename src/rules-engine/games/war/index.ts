import { lawExample, valueExample } from '../../laws/examples.ts';
import { game, type LawKey } from '../../rulesets/games.ts';
import type { Diagram } from '../../vocabulary/diagrams.ts';
import { cites } from './cites.ts';
import { code, type War } from './code.ts';

const ruling = (law: LawKey<War>, answers: Record<string, string>, story: string, says: string) => lawExample(law, cites.sierra.play, answers, story, says);

const side = (y: number, first: 'QH' | 'QC', last: '9D' | '4S'): Diagram['shapes'] => [
  { kind: 'card', x: 0, y, card: first },
  { kind: 'card', x: 3.6, y, card: 'back' },
  { kind: 'card', x: 6, y, card: 'back' },
  { kind: 'card', x: 8.4, y, card: 'back' },
  { kind: 'card', x: 12, y, card: last },
];
const battle: Diagram = {
  title: 'A war',
  alt: 'Each player has turned a queen. Each puts three cards face down beside it and a fourth face up. The fourth cards are the nine of diamonds and the four of spades: the nine takes all ten cards.',
  width: 14,
  height: 8.2,
  shapes: [
    ...side(0, 'QH', '9D'),
    { kind: 'words', x: 1, y: 4.2, text: 'Tie' },
    { kind: 'words', x: 7, y: 4.2, text: 'Three down' },
    { kind: 'words', x: 14, y: 4.2, text: 'One up', anchor: 'end' },
    ...side(5, 'QC', '4S'),
  ],
};

export default game({
  id: 'war',
  title: 'War',
  aliases: ['Battle', 'War card game'],
  shelf: 'family',
  kind: 'card',
  books: { sierra: { heading: 'War', pages: '131-132' } },
  has: [],
  players: { min: 2, max: 2 },
  packs: ['standard-52'],
  glance: {
    Players: 'two',
    Deal: '26 cards each',
    Turn: 'both turn a card; the higher takes both',
    'Same rank': 'war: three face down, a fourth face up, the higher takes all',
    'Too few cards': 'put down what you have; the other puts down as many',
    Wins: 'the player who has all the cards',
  },
  facts: {
    'first-deal': 'none',
    'next-deal': 'none',
    lead: 'rule.turn',
    rank: { at: 'sierra.play', says: 'The higher card wins and suits do not count; the book does not say whether the ace is high or low.' },
    bid: 'none',
    trick: 'none',
    target: 'none',
  },
  cites,
  ...code,
  diagrams: { battle },
  examples: [
    ruling('who-takes-the-cards', {}, 'A ten is turned against a six.', 'wins the cards'),
    ruling('same-rank', {}, 'Two nines are turned.', 'three cards face down and a fourth face up'),
    ruling('same-rank', {}, 'The fourth cards of a war are both fives.', 'another war'),
    ruling('short-of-cards', { left: 'some' }, 'A player has two cards left for a war.', 'put down the same number of cards'),
    ruling('short-of-cards', { left: 'none' }, 'A player’s very last card makes a pair.', 'does not cover'),
    ruling('suits-compared', {}, 'The jack of spades meets the jack of hearts.', 'three cards face down'),
    ruling('ace-high-or-low', { other: 'any' }, 'An ace meets a king.', 'does not cover'),
    valueExample('turn', cites.sierra.play, 'A queen is turned against a four.', 'Its player takes both cards'),
    valueExample('war', cites.sierra.play, 'Ten cards lie between the two packs when a king beats a jack.', 'all the cards of the war'),
    valueExample('win', cites.sierra.play, 'The last of 52 cards changes hands, long after bedtime.', 'All 52 cards in one hand'),
  ],
});
