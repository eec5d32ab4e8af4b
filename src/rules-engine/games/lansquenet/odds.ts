import { bet, type OddsTable } from '../../odds/odds.ts';
import type { Outcomes } from '../../odds/outcomes.ts';
import type { points } from './points.ts';
import { settled } from './reckoning/turns.ts';

/** Which comes first, one of the cards that match the player's or one that matches the dealer's; each card is equally likely to be the first. */
const first = (players: number, dealers: number): Outcomes<'lost' | 'won'> => ({
  say: 'cards that may come first of those that match',
  of: players + dealers,
  each: () => [
    ['lost', players],
    ['won', dealers],
  ],
});
const LEFT = 3;
/** Cards left in the pack once two hand cards and one for each side are on the table. */
const PACK = 48;

/** The same, but the dealer loses nothing if the very first card matches his own. */
const spared: Outcomes<'lost' | 'won' | 'spared'> = {
  say: 'places of the first card that matches, each with the card that it is',
  of: PACK * 2 * LEFT,
  each: () => [
    ['spared', 2 * LEFT * LEFT],
    ['lost', PACK * LEFT],
    ['won', PACK * LEFT - 2 * LEFT * LEFT],
  ],
};

export const odds: OddsTable = {
  keeper: 'the dealer',
  note: 'One pack is counted. A card that matches neither side changes nothing.',
  rows: {
    single: bet<typeof points, 'lost' | 'won'>({
      title: 'A bet on a single card',
      gist: 'Three of its rank and three of the dealer’s are still in the pack.',
      outcomes: first(LEFT, LEFT),
      settle: (fate, by, stake) => [settled(fate, 'the card', stake, by)],
    }),
    'own-double': bet<typeof points, 'lost' | 'won'>({
      title: 'The same where the dealer’s card is double',
      gist: 'One of its rank lies among the hand cards, so that two are left against three: why single cards may then not be bet on.',
      books: ['donohue'],
      outcomes: first(LEFT, LEFT - 1),
      settle: (fate, by, stake) => [settled(fate, 'the card', stake, by)],
    }),
    'own-at-once': bet<typeof points, 'lost' | 'won' | 'spared'>({
      title: 'A bet on the rejouissance card where the dealer’s own card costs nothing',
      gist: 'The dealer’s own card costs nothing if it is the first one turned.',
      books: ['donohue'],
      outcomes: spared,
      settle: (fate, by, stake) => (fate === 'spared' ? [by.law('own-card-at-once', 'the dealer is spared')] : [settled(fate, 'the card', stake, by)]),
    }),
  },
};
