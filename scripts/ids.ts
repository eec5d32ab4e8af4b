// `npm run ids`: adds the ids that are new to ids.lock. Refuses when one has vanished without a forwarding address.
import { writeFileSync } from 'node:fs';
import { idFaults, LOCK, lockedIds, publishedIds } from '../src/lib/published-ids.ts';

const faults = idFaults().filter((fault) => !fault.endsWith('run npm run ids'));
if (faults.length > 0) {
  console.error(faults.join('\n'));
  process.exit(1);
}
const before = new Set(lockedIds());
const all = [...new Set([...before, ...publishedIds()])].sort();
writeFileSync(LOCK, `${all.join('\n')}\n`);
console.log(`ids.lock: ${all.length} ids, ${all.length - before.size} of them new`);
