// The name of an edition depends only on the files that are served: the same files have the same name.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { nameEdition } from '../../../src/integrations/editions/name-edition.ts';
import { UNNAMED } from '../../../src/lib/editions/edition.ts';
import { editionIn } from '../../../src/lib/editions/edition-files.ts';

const made: string[] = [];
afterEach(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true });
});

/** A built site with a page, a picture and a gzipped record, before it is named. */
function site(words: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'hoyle-edition-'));
  made.push(folder);
  mkdirSync(join(folder, 'pagefind'));
  writeFileSync(join(folder, 'index.html'), `<meta name="edition" content="${UNNAMED}"><p>${words} – ♠</p><p>Edition ${UNNAMED}.</p>`);
  writeFileSync(join(folder, 'icon.png'), Uint8Array.of(0x89, 0xff, 0x00, 0xfe));
  writeFileSync(join(folder, `pagefind/${UNNAMED}-0.pf_fragment`), gzipSync(`{"in":"${UNNAMED}"}`));
  return folder;
}
const nameOf = (folder: string) => nameEdition(pathToFileURL(`${folder}/`));

test('the same files have the same name, other files another', () => {
  const name = nameOf(site('The revoke.'));
  expect(name).toMatch(/^[0-9a-f]{10}$/);
  expect(nameOf(site('The revoke.'))).toBe(name);
  expect(nameOf(site('The misdeal.'))).not.toBe(name);
});

test('the name is put in texts, gzipped files and file names, and all other bytes are unchanged', () => {
  const folder = site('The revoke.');
  const name = nameOf(folder);
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  expect(editionIn(page)).toBe(name);
  expect(page).toBe(`<meta name="edition" content="${name}"><p>The revoke. – ♠</p><p>Edition ${name}.</p>`);
  expect([...readFileSync(join(folder, 'icon.png'))]).toEqual([0x89, 0xff, 0x00, 0xfe]);
  expect(readdirSync(join(folder, 'pagefind'))).toEqual([`${name}-0.pf_fragment`]);
  expect(gunzipSync(readFileSync(join(folder, `pagefind/${name}-0.pf_fragment`))).toString()).toBe(`{"in":"${name}"}`);
});
