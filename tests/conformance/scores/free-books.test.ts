// A scorer gets its place's schedule and does not know the book. Code that still gets around this is counted, and the counts may only shrink.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import left from './free-books.json' with { type: 'json' };

const GAMES = new URL('../../../src/rules-engine/games/', import.meta.url);

/** Ways around the schedule, each with a pattern that finds it. */
const WAYS = {
  /** The book read from the schedule. */
  handed: /\b(?:by|schedule)\.book\b|\{ book(?:: \w+)? \}(?:: Schedule\b[^)]*)?\)|\{ book(?:: \w+)? \}: Schedule/g,
  /** A book's name in a condition. */
  named: /[!=]== '(?:sierra|blue-ribbon-1940|donohue|uspc-1898|hoffmann)'/g,
  /** A number taken from the rows of a game and not of the place; a law may use those of its own game. */
  numbers: /\b(?:pointsOf|scoresIt)\([^'"()]*(?:\([^()]*\))?[^'"()]*,\s*[a-z]\w*\s*\)/g,
  /** A variant that imports its parent's scorer. */
  upward: /^import (?!type).*from '(?:\.\.\/)+scorers\/.*$/gm,
} as const;

function counted(): Record<string, Record<string, number>> {
  const games: Record<string, Record<string, number>> = {};
  for (const file of readdirSync(GAMES, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts')) continue;
    const text = readFileSync(new URL(file, GAMES), 'utf8');
    const game = file.split('/')[0] ?? '';
    for (const [way, pattern] of Object.entries(WAYS)) {
      if (way === 'upward' && !file.includes('/variants/')) continue;
      if (way === 'numbers' && file.includes('/laws')) continue;
      const found = text.match(pattern)?.length ?? 0;
      if (found === 0) continue;
      const row = games[game] ?? {};
      games[game] = row;
      row[way] = (row[way] ?? 0) + found;
    }
  }
  return games;
}

test('scorers do not know the book, and the exceptions may only shrink', () => {
  const now = counted();
  if (process.env.SHRINK !== undefined) writeFileSync(new URL('./free-books.json', import.meta.url), `${JSON.stringify(now, null, 2)}\n`);
  const sums: Record<string, number> = {};
  for (const row of Object.values(now)) for (const [way, n] of Object.entries(row)) sums[way] = (sums[way] ?? 0) + n;
  console.log(`around the schedule: ${JSON.stringify(sums)} in ${Object.keys(now).length} games`);
  const allowed = left as Record<string, Record<string, number>>;
  const over = Object.entries(now).flatMap(([game, row]) =>
    Object.entries(row).flatMap(([way, n]) => (n > (allowed[game]?.[way] ?? 0) ? [`${game}: ${way} ${n}, allowed ${allowed[game]?.[way] ?? 0}`] : [])),
  );
  expect(over, 'more than tests/conformance/scores/free-books.json allows').toEqual([]);
});
