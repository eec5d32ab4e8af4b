import { tableOf } from '../../../mechanics/seats.ts';
import { signed } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, type Values, words } from '../../../scoring/fields.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { CARDS, PAYS, type Prices, settled } from './settlement.ts';

const setup = {
  pays: choiceOf('What does the banker pay for the black card?', PAYS),
  name: words('Name of the player', 24, { optional: true }),
} as const;
const entry = { card: choiceOf('Which card was picked?', CARDS), stake: count('Stake', 1, 100_000, { unit: 'chips' }) } as const;
type Entry = Values<typeof entry>;

export const account = sheet({
  title: 'Keep the account',
  gist: 'Bet by bet what a player has won and lost, and how often the black card was found.',
  aka: ['running total', 'who owes whom', 'how much have I lost'],
  books: ['blue-ribbon-1940'],
  setup,
  round: 'Bet',
  entry,
  play: ({ pays, name }: Values<typeof setup>, entries: readonly Entry[], by: Prices): Played => {
    const table = tableOf({ player: name ?? 'The player', banker: 'The banker' });
    const found = entries.filter(({ card }) => card === 'black').length;
    return replay({
      columns: table.columns,
      entries,
      round: 'bet',
      say: ({ card, stake }) => `${CARDS[card]}, ${stake} staked.`,
      turn: ({ card, stake }) => ({ lines: [settled(card, pays, stake, by, { to: 'player' }), settled(card, pays, -stake, by, { to: 'banker' })] }),
      state: ({ player = 0, banker = 0 }) =>
        entries.length === 0
          ? ['No bet is settled yet.']
          : [
              `${table.name.player} ${signed(player)}, ${table.name.banker} ${signed(banker)}.`,
              `The black card was found ${found === 1 ? 'once' : `${found} times`} in ${entries.length}; by chance it is once in three.`,
            ],
      notes: ['What one wins the other has paid: the columns always add up to nothing.'],
    });
  },
});
