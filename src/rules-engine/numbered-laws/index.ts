// Where each numbered law of the books stands: one home for its page, whichever games cite it.
import { blueRibbon } from './blue-ribbon-1940.ts';
import { donohue } from './donohue.ts';
import { uspc } from './uspc-1898.ts';

export { type LawNumber, lawPages, laws, type NumberedCode } from './laws.ts';

/** The numbered codes of each book by heading, under the words that lists of citations have for the books. */
export const CODES = { blue: blueRibbon, donohue, uspc } as const;
