// The code that makes and reopens receipts, with the edition that a receipt names.
import type { ReceiptEngine } from '../../../lib/receipts/receipt-engine.ts';
import type { EditionName } from '../../../rules-engine/index.ts';
import { failureOf, loadEngine, shownEdition } from '../offline/load.ts';
import { editionHere } from '../share/share.ts';

/** The edition of this page as receipts name it: its version and its hash. */
export const editionName = (): EditionName => ({ name: /\d[\w.]*/.exec(editionHere())?.[0] ?? '', hash: shownEdition() });

/** Loads the code. Rejects with LoadError, also if the host has another edition by now. */
export async function loadReceipts(): Promise<ReceiptEngine> {
  const address = `/rules/receipts.js?${shownEdition()}`;
  const engine = await loadEngine<ReceiptEngine>(address);
  if (engine.edition !== null && engine.edition !== shownEdition()) await failureOf(address);
  return engine;
}
