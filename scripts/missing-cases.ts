// `npm run missing-cases [-- euchre]`: laws and score items without a case from a book that states them, one a line.
// With `--count` the counts for tests/conformance/laws/missing-cases.json, which may only shrink.
import { loadLibrary } from '../src/rules-engine/index.ts';
import { registry } from '../src/rules-engine/registry.ts';
import { missingCases } from '../tests/support/rulings/missing-cases.ts';

const [game] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const missing = missingCases(await loadLibrary(registry)).filter((one) => game === undefined || one.game === game);
if (process.argv.includes('--count')) {
  const counts: Record<string, number> = {};
  for (const one of missing) counts[one.game] = (counts[one.game] ?? 0) + 1;
  console.log(JSON.stringify(counts, null, 2));
} else for (const { id, book } of missing) console.log(`${id} ${book}`);
