import { doubted } from '../../../../laws/cites.ts';
import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, item } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Euchre } from '../../code.ts';

const OF_THE_MAIN_GAME = doubted(cites.blue.trump, 'Not said again for railroad euchre: the figure is that of the main game.');

export const railroadAmend = {
  point: { books: { 'blue-ribbon-1940': bookValue(1, OF_THE_MAIN_GAME, { way: 'not-said-again' }) } },
  march: { books: { 'blue-ribbon-1940': bookValue(2, OF_THE_MAIN_GAME, { way: 'not-said-again' }) } },
  'lone-march': { books: { 'blue-ribbon-1940': bookValue(4, OF_THE_MAIN_GAME, { way: 'not-said-again' }) } },
  'lone-point': { books: { 'blue-ribbon-1940': bookValue(1, cites.blue.railroad) } },
  euchre: { books: { 'blue-ribbon-1940': bookValue(2, cites.blue.railroad) } },
  'euchre-lone': { books: { 'blue-ribbon-1940': bookValue(2, cites.blue.railroad) } },
  game: { books: { 'uspc-1898': bookValue(10, cites.uspc.railroad), 'blue-ribbon-1940': bookValue(10, cites.blue.railroad) } },
} as const satisfies AmendedPoints<Euchre>;

export const railroadAdd = {
  'lone-euchred-by-lone': item({
    title: 'Lone hand euchred by a lone hand',
    gist: 'An opponent plays alone against the lone hand and euchres it.',
    aka: ['euchred by a loner', 'lone against lone'],
    group: 'The lone hand',
    books: {
      'uspc-1898': bookValue(4, cites.uspc.railroad),
      'blue-ribbon-1940': bookValue(
        4,
        doubted(cites.blue.railroad, 'The lone hand "loses" the points: the book does not say whether they are taken off or go to the opponents.'),
        { way: 'lost' },
      ),
    },
  }),
} as const;
