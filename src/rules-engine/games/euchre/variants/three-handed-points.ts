import { cite } from '../../../books.ts';
import { unscored, worth } from '../../../core/points.ts';

const USPC = cite('uspc-1898', '8', 'Three-handed, or Cut-throat Euchre');
const DONOHUE = cite('donohue', '31', 'Three-Handed Euchre');
const BLUE = cite('blue-ribbon-1940', '223', 'Euchre: Cut-Throat, or Three-Hand');
const BLUE_EACH = cite('blue-ribbon-1940', '223', 'Euchre: Cut-Throat, or Three-Hand', {
  doubt: 'The book does not say that each of the two opponents scores it.',
});
const BLUE_PENALTIES = cite('blue-ribbon-1940', '224', 'Euchre: Penalties');
const BLUE_LEAD = cite('blue-ribbon-1940', '224', 'Euchre: Penalties', {
  doubt: 'The sum is given for a revoke in the three-handed game; the lead out of turn is to score alike.',
});

export const threeHandedAmend = {
  point: {
    books: {
      donohue: worth(1, cite('donohue', '31', 'Three-Handed Euchre')),
      'blue-ribbon-1940': worth(1, cite('blue-ribbon-1940', '222', 'Euchre', { doubt: 'Not said again for three players.' })),
    },
  },
  march: { books: { 'uspc-1898': worth(3, USPC), donohue: worth(3, DONOHUE), 'blue-ribbon-1940': worth(3, BLUE) } },
  euchre: {
    books: {
      'uspc-1898': worth(2, USPC, { per: 'each of the two opponents' }),
      donohue: worth(2, DONOHUE, { per: 'each of the two opponents' }),
      'blue-ribbon-1940': worth(2, BLUE_EACH),
    },
  },
  'revoke-lone': {
    books: {
      'uspc-1898': unscored('The figure for a lone hand is given to four-handed play only.'),
      'blue-ribbon-1940': worth(3, BLUE_PENALTIES, { says: 'What a march would have won.' }),
    },
  },
  'lead-against-lone': { books: { 'blue-ribbon-1940': worth(3, BLUE_LEAD, { says: 'What a march would have won.' }) } },
  game: { books: { donohue: worth(5, cite('donohue', '31-33', 'Three-Handed Euchre')), 'blue-ribbon-1940': worth(5, BLUE) } },
} as const;
