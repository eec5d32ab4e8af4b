import { doubted } from '../../../../laws/cites.ts';
import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, unscored } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';

export const threeHandedAmend = {
  point: {
    books: {
      donohue: bookValue(1, cites.donohue.threeHandedScoring),
      'blue-ribbon-1940': bookValue(1, doubted(cites.blue.trump, 'Not said again for three players.')),
    },
  },
  march: {
    books: {
      'uspc-1898': bookValue(3, cites.uspc.threeHandedCut),
      donohue: bookValue(3, cites.donohue.threeHandedScoring),
      'blue-ribbon-1940': bookValue(3, cites.blue.cutThroatThree),
    },
  },
  euchre: {
    books: {
      'uspc-1898': bookValue(2, cites.uspc.threeHandedCut, { per: 'each of the two opponents', way: 'may-set-back' }),
      donohue: bookValue(2, cites.donohue.threeHandedScoring, { per: 'each of the two opponents' }),
      'blue-ribbon-1940': bookValue(2, doubted(cites.blue.cutThroatThree, 'The book does not say that each of the two opponents scores it.'), {
        way: 'one-or-both',
      }),
    },
  },
  'revoke-lone': {
    books: {
      'uspc-1898': unscored('The figure for a lone hand is given to four-handed play only.'),
      'blue-ribbon-1940': bookValue(3, cites.blue.penaltiesScoring, { says: 'What a march would have won.' }),
    },
  },
  'lead-against-lone': {
    books: {
      'blue-ribbon-1940': bookValue(
        3,
        doubted(cites.blue.penaltiesScoring, 'The sum is given for a revoke in the three-handed game; the lead out of turn is to score alike.'),
        { says: 'What a march would have won.' },
      ),
    },
  },
  game: { books: { donohue: bookValue(5, cites.donohue.threeHandedGame), 'blue-ribbon-1940': bookValue(5, cites.blue.cutThroatThree) } },
} as const satisfies AmendedPoints<Euchre>;
