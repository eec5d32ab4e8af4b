// Detector: the ledger. It notices a line that differs from the marked one, is missing or is new.
import { ledgerOf, markOf } from '../../src/lib/books/ledger.ts';
import { isRead, type LedgerLine } from '../../src/lib/books/ledger-text.ts';
import { entriesOf, makeId, type Place } from '../../src/rules-engine/index.ts';
import type { Detector, Touched } from './detectors.ts';

function fault(place: Place, { kind, key }: Touched): string | null {
  const id = makeId(place.id, kind, key);
  const ledger = ledgerOf(place.id.split('/')[0] ?? place.id);
  const entries = entriesOf(place).filter((entry) => entry.id === id);
  for (const entry of entries) {
    const line: LedgerLine | undefined = ledger.get(`${id} ${entry.book}`);
    if (line === undefined) return `ledger: ${id} ${entry.book} is new`;
    if (line.seen !== entry.seen) return `ledger: ${id} ${entry.book} reads otherwise`;
    if (isRead(line.mark) && !isRead(markOf(entry, ledger))) return `ledger: ${id} ${entry.book} was marked for another row`;
  }
  const now = new Set(entries.map(({ book }) => `${id} ${book}`));
  const gone = [...ledger.values()].find((line) => line.id === id && !now.has(`${id} ${line.book}`));
  return gone === undefined ? null : `ledger: ${id} ${gone.book} is gone`;
}

export const ledger: Detector = { name: 'ledger', notices: fault };
