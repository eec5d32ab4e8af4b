// The door of the engine is its table of contents, by subject: what a room behind it has to offer is named there, or left inside on purpose.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as door from '../../src/rules-engine/index.ts';

const ENGINE = 'src/rules-engine';
const SUBJECTS = readdirSync(`${ENGINE}/doors`).sort();
/** Rooms of which only part is for others: the rest is for those who write games, or for the line that is made of it. */
const IN_PART = ['core/brief-branches.ts', 'core/cites.ts'];

test('the door is its subjects and nothing else', () => {
  const text = readFileSync(`${ENGINE}/index.ts`, 'utf8');
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('//'));
  expect(lines).toEqual(SUBJECTS.map((name) => `export * from './doors/${name}';`));
});

test('every export of a room that the door opens is named in it', async () => {
  const text = SUBJECTS.map((name) => readFileSync(`${ENGINE}/doors/${name}`, 'utf8')).join('\n');
  expect(text).not.toContain('export *');
  const rooms = [...new Set([...text.matchAll(/from '\.\.\/([^']+)'/g)].map(([, room = '']) => room))];
  const missing: string[] = [];
  for (const room of rooms.filter((one) => !IN_PART.includes(one))) {
    const offered = (await import(/* @vite-ignore */ `../../${ENGINE}/${room}`)) as object;
    missing.push(
      ...Object.keys(offered)
        .filter((name) => !(name in door))
        .map((name) => `${name} (${room})`),
    );
  }
  expect(missing, `name them in ${ENGINE}/doors/`).toEqual([]);
});
