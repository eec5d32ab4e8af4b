import { lawExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { RedAndBlack } from './code.ts';

const { advice } = cites.sierra;

export const examples: readonly ExampleOf<RedAndBlack>[] = [
  lawExample('wrong-build', advice, { how: 'down-color' }, 'The black eight goes on the red nine.', 'player may build'),
  lawExample('wrong-build', advice, { how: 'down-suit' }, 'The eight of hearts is laid on the nine of hearts.', 'does not decide'),
  lawExample('several-moved', advice, { cards: 'one' }, 'The red seven goes on the black eight.', 'may move'),
  lawExample(
    'several-moved',
    advice,
    { cards: 'run' },
    'The red seven lies on the black eight, and both are to go on the red nine.',
    'may not move them together',
  ),
  lawExample('empty-space', advice, { from: 'pack' }, 'A column is used up; the card on the stock goes there.', 'may fill'),
  lawExample('empty-space', advice, { from: 'column' }, 'A column is used up; a king is taken from another column.', 'may not fill'),
];
