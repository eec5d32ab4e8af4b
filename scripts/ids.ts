// `npm run ids`: lists draft ids, and published ids that were removed without a redirect.
// `npm run ids -- --publish`: locks the current ids, when an edition is published. Refuses if a published id is missing.
import { drafts, idFaults, lockIds } from '../src/lib/addresses/published-ids.ts';

const faults = idFaults();
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
if (process.argv.includes('--publish')) console.log(`${lockIds()} ids locked`);
else {
  const found = drafts();
  for (const [owner, ids] of found) console.log(`${owner}: ${ids.length} ${ids.length === 1 ? 'draft' : 'drafts'}\n  ${ids.join('\n  ')}`);
  console.log(found.size === 0 ? 'No drafts: every id is locked.' : 'Drafts are locked when an edition is published: npm run ids -- --publish');
}
