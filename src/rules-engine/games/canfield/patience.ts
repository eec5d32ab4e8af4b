import { advised, stated, type Tables } from '../../patience/table.ts';
import { cites } from './cites.ts';

const { klondikeScoring, klondikeStarter, klondikeDeal, klondikeDraw, klondikePlay, klondikeGame } = cites.blue;
const STOCK_ALONE = 'Only the stock is named; the book does not say what fills a place once the stock is gone.';

/** The moves allowed at Canfield, which the 1940 book calls Klondike. */
export const patience: Tables = {
  'blue-ribbon-1940': {
    principle: stated('building', klondikeStarter),
    layout: stated(
      { foundations: 1, columns: { of: [1, 1, 1, 1], up: 'all' }, reserve: 13, pack: 34, names: { reserve: 'stock', pack: 'pack' } },
      [klondikeScoring, klondikeDeal],
      'The stock lies face up.',
    ),
    foundations: stated(
      { count: 4, base: 'any', begun: 'at-once', build: { way: 'up', by: 'suit', corner: true } },
      [klondikeStarter, klondikeDraw],
      'The card turned after the stock gives the rank of all four. A suit runs on past the king and ends below its starter.',
    ),
    columns: stated({ way: 'down', by: 'color' }, klondikeDraw),
    moved: stated('one', klondikePlay, 'From a pile of at most two cards.'),
    space: stated({ cards: 'any', from: ['reserve'], open: { column: STOCK_ALONE, waste: STOCK_ALONE }, late: true }, klondikePlay),
    ends: stated({ when: 'stuck', as: 'out' }, klondikeGame),
    redeals: stated('free', [klondikePlay, klondikeGame], 'By threes, as long as a run uses a card.'),
  },
  sierra: { reserve: advised({}, cites.sierra.strategiesOneDeck) },
};
