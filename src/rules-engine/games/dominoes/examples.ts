import type { Example } from '../../core/games.ts';
import { BLUE, blue, DONOHUE, donohue } from './cites.ts';

export const examples: readonly Example[] = [
  {
    kind: 'law',
    law: 'misplayed-domino',
    book: BLUE,
    story: 'A 5-2 was set against a four, and it is seen two turns later.',
    answers: {},
    ruling: 'does not decide',
    cite: blue('210-211'),
  },
  {
    kind: 'law',
    law: 'misplayed-domino',
    book: DONOHUE,
    story: 'A 5-2 was set against a four, and it is seen at once.',
    answers: {},
    ruling: 'does not decide',
    cite: donohue('381', 'Block Game'),
  },
];
