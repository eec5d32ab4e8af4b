import { lawExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { MountOlympus } from './code.ts';

const { advice } = cites.sierra;

export const examples: readonly ExampleOf<MountOlympus>[] = [
  lawExample('wrong-build', advice, { how: 'down-two-suit' }, 'The seven of clubs goes on the nine of clubs.', 'may build'),
  lawExample('wrong-build', advice, { how: 'down-suit' }, 'The eight of clubs is laid on the nine of clubs.', 'may not build'),
];
