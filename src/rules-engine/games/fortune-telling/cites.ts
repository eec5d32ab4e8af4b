import { citesOf } from '../../core/cites.ts';

/** Where the 1940 book tells of cards as fortunes. */
export const cites = citesOf({
  blue: {
    'Fortune telling': { custom: '239', pack: '239', hearts: '239', clubs: '239-240', diamonds: '240', spades: '240', combinations: '240-241' },
  },
});
