// `npm run mutants -- --rows --seed 7 --count 300 --game euchre`: mutation testing. Plants small faults and prints those that no check notices.
import { parseArgs } from 'node:util';
import { loadLibrary } from '../src/rules-engine/index.ts';
import { registry } from '../src/rules-engine/registry.ts';
import { mutateCode } from './mutants/code.ts';
import { DETECTORS } from './mutants/detectors.ts';
import { PAGE_FAULTS } from './mutants/page-faults.ts';
import { mutatePages } from './mutants/pages.ts';
import { mutateRows } from './mutants/rows.ts';

const HELP = `npm run mutants -- --rows | --code | --pages [--seed 7] [--count 300] [--game euchre]
  --rows         changes one word, number, page or condition of a law or a score item; thousands in a minute
  --code         changes the shared code and the scorers with StrykerJS, and asks all tests of the engine, those of the games that the faults fell in
                 and those of the games that use most of it: half an hour for 300
  --pages        breaks the built site (dist/) in some way and runs the tests that should see it; minutes for each
  --without A,B  rows: leaves out some of the checks ${DETECTORS.map(({ name }) => name).join(', ')}; without the ledger, which has a hash of every
                 row, you see what the cases from the books catch by themselves
  --fault A,B    pages: only these of ${Object.keys(PAGE_FAULTS).join(', ')}
  --file TEXT    code: only files whose path has it, as laws/decide
  --with A,B     code: faults of shared code alone, with all tests of the engine, and of conformance what holds of these games (two at least): quicker, but a part
                 of it that none of them uses is judged by its own tests alone
  --workers N    code: how many at once (2)
  --every        code: tells all faults of the lines that it chose, and not N of them alone; to look for what no test sees
  --at-least N   fails when fewer than N in 100 are caught`;

const { values } = parseArgs({
  options: {
    rows: { type: 'boolean' },
    code: { type: 'boolean' },
    pages: { type: 'boolean' },
    without: { type: 'string', default: '' },
    fault: { type: 'string', default: '' },
    seed: { type: 'string', default: '7' },
    count: { type: 'string', default: '300' },
    game: { type: 'string' },
    file: { type: 'string' },
    with: { type: 'string' },
    workers: { type: 'string', default: '2' },
    every: { type: 'boolean', default: false },
    'at-least': { type: 'string', default: '0' },
  },
});
if (values.rows !== true && values.code !== true && values.pages !== true) {
  console.log(HELP);
  process.exit(2);
}
const [seed, count] = [Number(values.seed), Number(values.count)];
const { game, file } = values;
if (game !== undefined && !(game in registry)) {
  console.error(`There is no game "${game}". Games: ${Object.keys(registry).join(', ')}`);
  process.exit(2);
}
const listOf = (option: string): string[] => option.split(',').filter((name) => name !== '');
const without = listOf(values.without);
const unknown = without.find((name) => !DETECTORS.some((one) => one.name === name));
if (unknown !== undefined) {
  console.error(`--without: there is no check "${unknown}". Checks: ${DETECTORS.map(({ name }) => name).join(', ')}`);
  process.exit(2);
}
const began = performance.now();
const { caught, all } =
  values.pages === true
    ? mutatePages(listOf(values.fault))
    : values.rows === true
      ? mutateRows(await loadLibrary(registry), { seed, count, game, without })
      : mutateCode({ seed, count, game, file, beside: values.with, workers: Number(values.workers), every: values.every });
const share = all === 0 ? 100 : (100 * caught) / all;
console.log(`\n${caught} of ${all} noticed (${share.toFixed(1)} in 100), seed ${seed}, ${((performance.now() - began) / 1000).toFixed(0)} s`);
if (share < Number(values['at-least'])) process.exit(1);
