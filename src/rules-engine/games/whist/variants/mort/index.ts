import { lawExample, sheetExample } from '../../../../laws/examples.ts';
import { always } from '../../../../laws/laws.ts';
import { misdeal, newDeal } from '../../../../laws/remedies.ts';
import { cites } from '../../cites.ts';
import { variant } from '../../code.ts';
import { mortCases } from '../shared/cases.ts';
import { mortItems, NO_HONOURS } from './points.ts';
import { game } from './scorers.ts';

export default variant({
  title: 'Mort',
  aliases: ['French dummy', 'French whist with dummy'],
  books: { 'blue-ribbon-1940': { heading: 'Mort, or French Dummy', pages: '259-261' } },
  players: { min: 4, max: 4, say: 'four at the table; three play, and Mort sits out for a game' },
  packs: ['standard-52'],
  glance: {
    Vivant: 'plays their own hand and that of Mort, laid open before the first lead, against two adversaries',
    Trump: 'the last card dealt is turned',
    Game: '{points.game} points, by tricks over six alone; all points of the last hand count',
    Slam: '{points.slam} above the line, nothing toward the game',
    Settlement:
      'the winner adds {points.loser-nothing}, {points.loser-low} or {points.loser-high} by what the loser has, and {points.consolation} for consolation; the difference is paid',
  },
  laws: {
    amend: {
      misdeal: {
        readings: () => ({
          'blue-ribbon-1940': always([misdeal, newDeal()], cites.blue.mortScoring, {
            note: 'A misdeal does not cost the deal. The book does not say what makes one.',
          }),
        }),
      },
    },
  },
  points: {
    amend: {
      trick: { books: mortItems.trick.books },
      slam: { books: mortItems.slam.books },
      game: { books: mortItems.game.books },
      'three-honours': { books: NO_HONOURS },
      'four-honours': { books: NO_HONOURS },
    },
    add: {
      'loser-nothing': mortItems['loser-nothing'],
      'loser-low': mortItems['loser-low'],
      'loser-high': mortItems['loser-high'],
      consolation: mortItems.consolation,
      settlement: mortItems.settlement,
    },
  },
  scorers: { game },
  examples: [
    lawExample('misdeal', cites.blue.mortDeal, {}, 'Vivant passes a player over.', 'same dealer deals again'),
    sheetExample(
      'game',
      cites.blue.mortSettlement,
      {},
      [{ tricks: '10' }, { tricks: '3' }, { tricks: '11' }],
      'The book’s first case: Vivant, four up, wins five by cards, nine to four.',
      { Vivant: 14, Adversaries: 4 },
      'Vivant wins 10',
    ),
    sheetExample(
      'game',
      cites.blue.mortSettlement,
      {},
      [{ tricks: '8' }, { tricks: '13' }, { tricks: '3' }, { tricks: '4' }],
      'The book’s second case: the adversaries win seven to two, and lose by Vivant’s slam.',
      { Vivant: 22, Adversaries: 13 },
      'Vivant wins 9',
    ),
    ...mortCases,
  ],
});
