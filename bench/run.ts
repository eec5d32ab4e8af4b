// `npm run bench`: every engine bench in one run, each beside its peers where it has any. `npm run bench -- cribbage` runs one;
// `-- --quick` leaves out what counts the wrong answers of the peers over a whole space, which takes a minute.
import { readdirSync } from 'node:fs';

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const benches = readdirSync(new URL('.', import.meta.url))
  .filter((name) => name.endsWith('.ts') && !['run.ts', 'pages.ts'].includes(name) && !name.startsWith('pages-'))
  .map((name) => name.slice(0, -3))
  .filter((name) => wanted.length === 0 || wanted.includes(name));
if (benches.length === 0) {
  console.error(`Expected the name of a bench, found ${wanted.join(' ')}.`);
  process.exit(2);
}
console.log(`Node ${process.version}`);
for (const name of benches) {
  console.log(`\n## ${name}`);
  await import(`./${name}.ts`);
}
