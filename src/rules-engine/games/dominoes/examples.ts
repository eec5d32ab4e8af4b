import { lawExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Dominoes } from './code.ts';

export const examples: readonly ExampleOf<Dominoes>[] = [
  lawExample('misplayed-domino', cites.blue.play, {}, 'A 5-2 was set against a four, and it is seen two turns later.', 'does not cover'),
  lawExample('misplayed-domino', cites.donohue.blockPlay, {}, 'A 5-2 was set against a four, and it is seen at once.', 'does not cover'),
  valueExample('set', cites.blue.set, 'The bones are counted before they are stirred, six being the highest number.', 28),
  valueExample('set', cites.donohue.playSet, 'From double-blank to double-six not one piece is missing.', 28),
];
