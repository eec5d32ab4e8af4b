import { type Example, lawExample } from '../../core/examples.ts';
import { cites } from './cites.ts';

export const examples: readonly Example[] = [
  lawExample('misplayed-domino', cites.blue.play, {}, 'A 5-2 was set against a four, and it is seen two turns later.', 'does not decide'),
  lawExample('misplayed-domino', cites.donohue.blockPlay, {}, 'A 5-2 was set against a four, and it is seen at once.', 'does not decide'),
];
