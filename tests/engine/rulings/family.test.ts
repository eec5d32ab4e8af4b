// Family games are worded so that a child of nine can settle the dispute: no sentence has more than fifteen words.
import { describe, expect, test } from 'vitest';
import authors from '../../../src/rules-engine/games/authors/index.ts';
import iDoubtIt from '../../../src/rules-engine/games/i-doubt-it/index.ts';
import memory from '../../../src/rules-engine/games/memory/index.ts';
import ranterGoRound from '../../../src/rules-engine/games/ranter-go-round/index.ts';
import { longSentences } from '../../support/rulings/short-sentences.ts';

describe.each([authors, iDoubtIt, memory, ranterGoRound].map((game) => [game.id, game] as const))('%s', (_, game) => {
  test('has only short sentences, and a picture', () => {
    expect(longSentences(game)).toEqual([]);
    expect(Object.keys(game.diagrams ?? {}).length).toBeGreaterThan(0);
  });
});
