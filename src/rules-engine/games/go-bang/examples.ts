import { lawExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { GoBang } from './code.ts';

const { blue } = cites;

export const examples: readonly ExampleOf<GoBang>[] = [
  lawExample('first-move', blue.turns, {}, 'Three sit down, and each wants to begin.', 'book'),
  lawExample('first-square', blue.turns, {}, 'The first man is set in a corner.', 'any vacant square'),
  lawExample('square-taken', blue.turns, {}, 'A man is set on top of another.', 'may not set a man'),
  lawExample('out-of-turn', blue.turns, {}, 'A player sets a second man before the others have had their turns.', 'in turn'),
  lawExample('man-moved', blue.turns, {}, 'A player shifts a man by one square to close a row.', 'book'),
  lawExample('five-made', blue.five, { how: 'five' }, 'Five men slant across the board without a gap.', 'wins the game', 'five'),
  lawExample('five-made', blue.five, { how: 'more' }, 'A man set between two and three makes six.', 'book', 'six'),
  lawExample('five-made', blue.five, { how: 'broken' }, 'Three men, a vacant square and two men.', 'book', 'broken'),
  lawExample('board-full', blue.men, {}, 'All 361 squares are taken.', 'book'),
  valueExample('five', blue.five, 'Five men stand one above the other.', 'up and down'),
];
