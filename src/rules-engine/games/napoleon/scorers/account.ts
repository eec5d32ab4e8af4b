import { sayPoints } from '../../../laws/remedies/amounts.ts';
import { absent, SIX_SEATS, seated } from '../../../mechanics/seats.ts';
import { balances, namesOf } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, type Values } from '../../../scoring/fields.ts';
import { replay } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { type By, beyond, played, players, SIZES, sayBid, settlement } from '../reckoning/settle.ts';

const setup = { players, names: namesOf(2, 6) } as const;
const entry = { bidder: choiceOf('Who bid highest?', SIX_SEATS), ...played } as const;

function play({ players: size, names }: Values<typeof setup>, entries: readonly Values<typeof entry>[], by: By): Played {
  const table = seated(SIZES[size], names);
  return replay({
    columns: table.columns,
    entries,
    say: ({ bidder, bid, tricks }) => `${table.name[bidder]}: ${sayBid(bid)}, ${sayPoints(tricks, 'trick')}.`,
    turn: (one) => {
      const problems = absent('bidder', one.bidder, table);
      if (problems.length > 0) return { problems };
      const others = table.keys.filter((key) => key !== one.bidder);
      return { lines: settlement(one, one.bidder, others, by), notes: beyond(one.bid, one.tricks) };
    },
    state: (has) => [balances(table, has)],
  });
}

export const account = sheet({
  title: 'Keep the counters of a sitting',
  gist: 'Deal by deal, what each player has won or lost.',
  aka: ['nap score sheet', 'who owes what', 'settle up'],
  books: ['blue-ribbon-1940'],
  setup,
  entry,
  play,
});
