import { bet, type OddsTable } from '../../odds/odds.ts';
import { equally } from '../../odds/outcomes.ts';
import { against } from '../../odds/printed.ts';
import { cites } from './cites.ts';
import type { points } from './points.ts';
import { type CARDS, settled } from './scorers/settlement.ts';

type Card = keyof typeof CARDS;
const three = equally<Card>('cards on the table', ['black', 'red', 'red']);

export const odds: OddsTable = {
  keeper: 'the banker',
  note: 'For a player who has lost the black card and picks by chance, which is what the shifting is for.',
  rows: {
    even: bet<typeof points, Card>({
      title: 'The black card at even money',
      gist: 'One card in three wins a stake. 2 for 1 with the player’s own stake counted into the two is the same.',
      outcomes: three,
      settle: (card, by, stake) => [settled(card, 'even', stake, by)],
      printed: [against(2, 1, cites.blue.price)],
    }),
    fair: bet<typeof points, Card>({
      title: 'The black card at 2 for 1',
      gist: 'Two stakes besides the player’s own: the perfectly fair game of the book.',
      outcomes: three,
      settle: (card, by, stake) => [settled(card, 'fair', stake, by)],
    }),
  },
};
