import type { Seat } from '../../../mechanics/seats.ts';
import { namesOf, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import type { Values } from '../../../scoring/fields.ts';
import { ok, wrong } from '../../../scoring/result.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { DEAL, onCards, PLAYERS } from '../reckoning/asked.ts';
import { impossible } from '../reckoning/impossible.ts';
import { BARE } from '../reckoning/layout.ts';
import { type Prices, settle } from '../reckoning/settling.ts';
import { LAYOUT_COLUMN, notesOf, sayDeal } from '../reckoning/told.ts';

const ask = { players: PLAYERS, names: namesOf(2, 8), before: onCards('Counters on the cards from deals before', true), ...DEAL } as const;

export const deal = scorer({
  title: 'Settle a deal',
  gist: 'What each card of the layout brings, what every hand pays, and what stays for the next deal.',
  aka: ['who pays', 'settle up', 'cards left in hand', 'boodle', 'pay for stops'],
  books: ['blue-ribbon-1940', 'uspc-1898'],
  ask,
  score: ({ players, names, before, ...one }: Values<typeof ask>, by: Prices) => {
    const table = tableOfSize(players, names);
    const problems = impossible(one, table, by);
    if (problems.length > 0) return wrong(...problems);
    const { lines, notes, piles } = settle(before ?? BARE, one, table, by);
    const named = lines.map((line) => ({ ...line, to: line.to === LAYOUT_COLUMN.key ? LAYOUT_COLUMN.title : table.name[line.to as Seat] }));
    return ok(answer(sayDeal(one, piles, table), named, [...notesOf(by), ...notes]));
  },
});
