import { citesOf } from '../../laws/cites.ts';
export const FAMILY_ONLY = 'The manual describes the family and its melds, and gives no rules for this game.';

/**
 * The passages of the books on Rummy, each under a name. The manual gives the history of the family in its chapter on gin; our copy does not
 * show where each page ends.
 */
export const cites = citesOf({
  sierra: {
    'Gin Rummy: How the game evolved': { history: '68-76' },
    'Gin Rummy: The Mexicans': { mexicans: '68-76' },
  },
  blue: {
    Conquian: { conquianPack: '192', conquianUse: '192-193', conquianPlay: '193' },
    Rum: { rumObject: '396', rumPack: '396-397', rumScoring: '397' },
    'Rum Poker': { rumPoker: '398' },
  },
  donohue: {
    'Rules for Game of Rhum (or Rhummy)': { rulesDeal: '416', rulesObject: '416-417', rulesScoring: '417' },
  },
});
