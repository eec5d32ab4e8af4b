import { type Example, lawExample } from '../../core/examples.ts';
import { blue, donohue } from './cites.ts';

export const examples: readonly Example[] = [
  lawExample('misplayed-domino', blue('210-211'), {}, 'A 5-2 was set against a four, and it is seen two turns later.', 'does not decide'),
  lawExample('misplayed-domino', donohue('381', 'Block Game'), {}, 'A 5-2 was set against a four, and it is seen at once.', 'does not decide'),
];
