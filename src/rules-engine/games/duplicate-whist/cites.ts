import { type Citation, cite } from '../../books.ts';
import { citesOf, laws } from '../../core/cites.ts';

/** The laws of 1897 are lettered; the pages within 28 to 32 our copy does not show. */
export const DUPLICATE = (law: string, more: { doubt?: string } = {}): Citation => cite('uspc-1898', '28-32', 'The Laws of Duplicate Whist', { law, ...more });

/** Where the books tell of Duplicate whist: each passage once, by a word of its own. */
export const cites = citesOf({
  uspc: {
    'The Laws of Whist': { theLawsOfWhist: laws({ '22-26': [12, 17, 18, 20, 21, 22, 23, 27, 28, 29, 30, 32, 36, 38] }) },
    'Duplicate Whist': { game: '27' },
    'The Laws of Duplicate Whist': { law: laws({ '28-32': ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'] }), lawGame: '28' },
    'Single Table, or Mnemonic Duplicate': { singleTable: '32' },
  },
});
