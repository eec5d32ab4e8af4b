// The door of the engine is its table of contents: what a room behind it has to offer is named there, or left inside on purpose.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as door from '../../src/rules-engine/index.ts';

/** Rooms of which only part is for others: the rest is for those who write games. */
const IN_PART = ['./core/cites.ts'];

test('every export of a room that the door opens is named in it', async () => {
  const text = readFileSync('src/rules-engine/index.ts', 'utf8');
  expect(text).not.toContain('export *');
  const rooms = [...new Set([...text.matchAll(/from '(\.\/[^']+)'/g)].map(([, room = '']) => room))];
  const missing: string[] = [];
  for (const room of rooms.filter((one) => !IN_PART.includes(one))) {
    const offered = (await import(/* @vite-ignore */ `../../src/rules-engine/${room.slice(2)}`)) as object;
    missing.push(
      ...Object.keys(offered)
        .filter((name) => !(name in door))
        .map((name) => `${name} (${room})`),
    );
  }
  expect(missing, 'name them in src/rules-engine/index.ts').toEqual([]);
});
