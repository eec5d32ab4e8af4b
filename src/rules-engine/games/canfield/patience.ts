import { advised, type Tables, told } from '../../core/patience/table.ts';
import { cites } from './cites.ts';

const { klondikeScoring, klondikeStarter, klondikeDeal, klondikeDraw } = cites.blue;

/** What may be moved where at Canfield, which the 1940 book calls Klondike. */
export const patience: Tables = {
  'blue-ribbon-1940': {
    principle: told('building', klondikeStarter),
    layout: told('a stock of thirteen cards, a starter above, and four cards in a line below', [klondikeScoring, klondikeDeal]),
    foundations: told(
      { count: 4, base: 'any', build: { way: 'up', by: 'suit' } },
      [klondikeStarter, klondikeDraw],
      'The card turned after the stock gives the rank of all four.',
    ),
    columns: told({ way: 'down', by: 'color' }, klondikeDraw),
  },
  sierra: { reserve: advised({}, cites.sierra.strategiesOneDeck) },
};
