// The pictures shown with shared links, drawn as before a site is published.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('each requested game has a picture of the size stated on its pages', { tags: 'full' }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'hoyle-previews-'));
  execFileSync(process.execPath, ['scripts/previews.ts', 'euchre', 'seahaven-towers', '--out', folder]);
  const drawn = readdirSync(folder);
  expect(drawn.sort()).toEqual(['euchre.png', 'seahaven-towers.png']);
  const pictures = drawn.map((name) => readFileSync(join(folder, name)));
  for (const png of pictures) expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(pictures[0]?.equals(pictures[1] ?? Buffer.of())).toBe(false);
  rmSync(folder, { recursive: true });
});
