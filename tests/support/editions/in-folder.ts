// The small site in a folder of its host, with paths rewritten as by a build with BASE.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeEdition } from '../../../src/integrations/editions/offline.ts';
import { moveSite, namesIn } from '../../../src/integrations/sub-path.ts';
import { type EditionFiles, LIST } from '../../../src/lib/editions/edition-files.ts';
import { DIST, readDist } from '../browser/dist.ts';
import { copySmall, needsOf } from './make.ts';

export const FOLDER = '/hoyle';

/** Writes the site to a temporary folder: the files that the host serves under `/hoyle/`. */
export async function siteInFolder(): Promise<{ readonly place: string; readonly dir: URL; readonly remove: () => void }> {
  const place = mkdtempSync(join(tmpdir(), 'hoyle-folder-'));
  const dir = pathToFileURL(`${place}/`);
  const built = JSON.parse(readDist(LIST.slice(1))) as EditionFiles;
  const rootNeeds = needsOf(built);
  copySmall(built, rootNeeds, place);
  moveSite(dir, FOLDER, undefined, namesIn(DIST));
  const needs = Object.entries(rootNeeds).map(([path, all]) => [`${FOLDER}${path}`, all.map((one) => `${FOLDER}${one}`)]);
  await writeEdition(dir, built.edition, Object.fromEntries(needs), FOLDER);
  return { place, dir, remove: () => rmSync(place, { recursive: true, force: true }) };
}
