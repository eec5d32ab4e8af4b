// `npm run bench`: runs every engine bench, each beside its peers if it has any. `npm run bench -- cribbage` runs one;
// `-- --quick` leaves out counting the wrong answers of the peers over all hands, which takes a minute.
// Each has a process of its own, as a page has only one game: what V8 learned from the calls of another game would slow it down.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const home = new URL('engine/', import.meta.url);
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const known = readdirSync(home).map((name) => name.slice(0, -'.ts'.length));
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`Expected the name of a bench (${known.join(', ')}), found ${unknown.join(' ')}.`);
  process.exit(2);
}
console.log(`Node ${process.version}`);
let failed = false;
for (const name of wanted.length === 0 ? known : wanted) {
  console.log(`\n## ${name}`);
  const { status } = spawnSync(process.execPath, [fileURLToPath(new URL(`${name}.ts`, home)), ...options], { stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
