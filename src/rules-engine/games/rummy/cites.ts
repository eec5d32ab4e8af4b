import { cite } from '../../books.ts';

export const RUM = (page = '396-397') => cite('blue-ribbon-1940', page, 'Rum');
export const RHUM = (page = '416-417') => cite('donohue', page, 'Rules for Game of Rhum (or Rhummy)');
// The manual tells the history of the family in its chapter on gin; our copy does not show where each page ends.
export const FAMILY = cite('sierra', '68-76', 'Gin Rummy: How the game evolved');
export const FAMILY_ONLY = 'The manual describes the family and its melds, and gives no rules for this game.';
