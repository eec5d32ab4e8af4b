import { citesOf, numbered } from '../../laws/cites.ts';

/** The passages of the books on Duplicate whist, each under a name. The laws of 1897 are lettered. */
export const cites = citesOf({
  uspc: {
    'The Laws of Whist': { theLawsOfWhist: numbered },
    'Duplicate Whist': { game: '27' },
    'The Laws of Duplicate Whist': { law: numbered, lawGame: '28' },
    'Single Table, or Mnemonic Duplicate': { singleTable: '32' },
  },
});
