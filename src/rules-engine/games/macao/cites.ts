import { citesOf, doubtful } from '../../laws/cites.ts';

const VARIATION = 'The section calls Macao a variation of vingt-et-un and says nothing of this; that it is then as there is our reading.';

/** The passages of the books on Macao, each under a name. What Macao leaves out is cited from Vingt-et-un. */
export const cites = citesOf({
  blue: {
    Macao: { game: '378' },
    'Vingt-et-Un': { betting: doubtful('376', VARIATION), scoring: doubtful('377', VARIATION), clause: doubtful('376-378', VARIATION) },
  },
  uspc: {
    Macao: { game: '94' },
    'Vingt-et-un': {
      scoring: '93',
      settlement: '93-94',
      nine: doubtful(
        '93-94',
        'By the words of vingt-et-un a hand of exactly the number does not win from a lower dealer; that number or less is taken to be meant.',
      ),
    },
  },
});
