// `npm run conformance`: prints the results of every engine here. `-- --write` writes those of other projects into docs/conformance.md,
// `-- --out FOLDER` writes the suite as files, and `-- COMMAND ...` tests another program, which reads one case a line and writes one answer a line.
import { mkdirSync, writeFileSync } from 'node:fs';
import '../../scripts/set-up/kept-code.ts';
import { conformanceCases } from '../../src/lib/api/conformance/cases.ts';
import { LEVEL_NAMES, LEVELS } from '../../src/lib/api/conformance/schemas.ts';
import { places } from '../../src/lib/catalogue/library.ts';
import { countOf, judge } from './suite.ts';
import { document, ENGINES, OTHERS, resultsOf } from './table.ts';

const suite = conformanceCases(places);
const [first, folder, ...rest] = process.argv.slice(2);

if (first === '--out') {
  if (folder === undefined || rest.length > 0) {
    console.error(`--out: enter one folder to write the suite to. You have ${folder === undefined ? 'none' : [folder, ...rest].join(' ')}.`);
    process.exit(2);
  }
  mkdirSync(folder, { recursive: true });
  for (const level of LEVEL_NAMES) writeFileSync(`${folder}/${level}.json`, JSON.stringify({ ...LEVELS[level], cases: suite[level] }));
  console.log(`${folder}: ${LEVEL_NAMES.map((level) => `${level}.json`).join(', ')}`);
} else if (first === undefined || first === '--write') {
  console.log(
    `${LEVEL_NAMES.reduce((sum, level) => sum + suite[level].length, 0)} cases: ${LEVEL_NAMES.map((level) => `${suite[level].length} of ${level}`).join(', ')}\n`,
  );
  console.log(resultsOf(suite, ENGINES));
  if (first === '--write') document(resultsOf(suite, OTHERS));
} else if (first.startsWith('--')) {
  console.error(`Enter --write, --out FOLDER, or the command of a program. You have "${first}".`);
  process.exitCode = 2;
} else {
  const judged = judge(suite, process.argv.slice(2));
  for (const level of LEVEL_NAMES) {
    const count = countOf(judged, level);
    console.log(
      `${level.padEnd(8)} ${Object.entries(count)
        .map(([outcome, many]) => `${outcome} ${many}`)
        .join('  ')}`,
    );
  }
  for (const { of, given, outcome } of judged) {
    if (outcome === 'wrong') console.log(`  wrong: ${of.id}\n    expected ${JSON.stringify(of.expected)}\n    found    ${JSON.stringify(given)}`);
  }
  process.exitCode = judged.some(({ outcome }) => outcome === 'wrong') ? 1 : 0;
}
