import type { BookId, Citation } from '../../books.ts';
import type { Example } from '../../core/games.ts';
import { BLUE_COUNT, BLUE_PENALTIES, DONOHUE_NOTE, DONOHUE_PLAY } from './cites.ts';

const scored = (book: BookId, cite: Citation, input: Record<string, string>, totals: Record<string, number>, story: string, headline?: string): Example => ({
  kind: 'score',
  scorer: 'deal',
  book,
  story,
  input: { dealt: '18', ...input },
  totals,
  ...(headline === undefined ? {} : { headline }),
  cite,
});

export const examples: readonly Example[] = [
  {
    kind: 'law',
    law: 'revoke',
    book: 'blue-ribbon-1940',
    story: 'A revoke is claimed and proved.',
    answers: {},
    ruling: 'offending side loses the game',
    cite: BLUE_PENALTIES,
  },
  { kind: 'law', law: 'revoke', book: 'donohue', story: 'A player revokes.', answers: {}, ruling: 'loses the game', cite: DONOHUE_NOTE },
  {
    kind: 'law',
    law: 'both-reach-the-game',
    book: 'blue-ribbon-1940',
    story: 'Both sides stand at 38; one takes the ten of trumps, the other the jack.',
    answers: {},
    ruling: 'player who is out first wins the game',
    cite: BLUE_COUNT,
  },
  scored(
    'blue-ribbon-1940',
    BLUE_COUNT,
    { taken: '28.8', jack: '2', ten: '2', ace: '2', king: '2', queen: '2' },
    { 'Side 1': 10, 'Side 2': 30 },
    'Two against two: one side takes seven tricks, 28 cards, and no trump that counts.',
  ),
  scored(
    'donohue',
    DONOHUE_PLAY,
    { taken: '32.4', jack: '2', ten: '2', ace: '2', king: '2', queen: '2' },
    { 'Side 1': 14, 'Side 2': 30 },
    'Two partners take eight tricks of four cards.',
  ),
  scored(
    'blue-ribbon-1940',
    BLUE_COUNT,
    { taken: '18.18', jack: '1', ten: '2', ace: '1', king: '1', queen: '1', before: '30.31' },
    { 'Side 1': 20, 'Side 2': 10 },
    'One side needs 11 and catches the jack; the other needs 10 and catches the ten.',
    'Side 2 wins the game',
  ),
  scored(
    'donohue',
    DONOHUE_PLAY,
    { taken: '18.18', jack: '1', ten: '2', ace: '1', king: '1', queen: '1', before: '30.31' },
    { 'Side 1': 20, 'Side 2': 10 },
    'One side needs 11 and catches the jack; the other needs 10 and catches the ten.',
    'does not decide',
  ),
];
