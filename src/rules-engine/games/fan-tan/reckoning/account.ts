import type { BookId } from '../../../books.ts';
import { absent, SEAT_NAMES, type Seat, type Table } from '../../../mechanics/seats.ts';
import { balances, namesOf, TABLE_SIZE, tableOfSize } from '../../../mechanics/stakes/accounts.ts';
import { choiceOf, count, listOf, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import { replay, type Turn } from '../../../sheets/replay.ts';
import { type Played, sheet } from '../../../sheets/sheets.ts';
import { AGREED, CARD, WINNER } from './asked.ts';
import { type By, settleBack, settleGame } from './settle.ts';

const OVER = { field: 'what', is: ['over'] } as const;
const BACK = { field: 'what', is: ['back'] } as const;
const SOLD = { field: 'what', is: ['sold'] } as const;
const setup = { players: TABLE_SIZE, names: namesOf(2, 8), ...AGREED } as const;
const entry = {
  what: choiceOf(
    'What is entered?',
    { over: 'The end of a game', back: 'A card held back', sold: 'The first play sold' },
    { otherwise: 'over', seldom: true, if: { back: 'held-back', sold: 'first-play' } },
  ),
  winner: WINNER,
  passes: listOf('Turns without a card', count('Player', 0, 99), 2, 8, { when: OVER, hint: 'How often each paid into the pool, in the order of the seats.' }),
  held: listOf('Cards left', count('Player', 0, 60), 2, 8, { when: OVER, given: 'card-held', hint: 'What each still holds; 0 for the winner.' }),
  card: choiceOf('Which card was held back?', CARD, { when: BACK }),
  offender: choiceOf('Who held it back?', SEAT_NAMES, { when: BACK }),
  next: choiceOf('Who holds the next card?', SEAT_NAMES, { when: BACK, hint: 'For a starter the one below it.' }),
  second: choiceOf('Who holds the one above the starter?', SEAT_NAMES, { when: { field: 'card', is: ['starter'] } }),
  seller: choiceOf('Who sold the first play?', SEAT_NAMES, { when: SOLD }),
  buyer: choiceOf('Who bought it?', SEAT_NAMES, { when: SOLD }),
  price: count('For how much?', 1, 1000, { when: SOLD, unit: 'counters' }),
} as const;
type Entry = Values<typeof entry>;

/** The problems of two players who must both be at the table and must not be the same. */
function pairProblems(field: string, one: Seat, other: Seat, table: Table<Seat>): Problem[] {
  const problems = absent(field, other, table);
  if (one === other) problems.push(problem(field, `somebody other than ${table.name[one]}`, table.name[other]));
  return problems;
}

function backTurn({ card, offender, next, second }: Entry, table: Table<Seat>, agreed: Values<typeof AGREED>, by: By): Turn {
  if (card === null || offender === null || next === null) return {};
  if (!by.gives('held-back')) return { problems: [problem('what', 'no card held back: this book has no price for it', 'one')] };
  const to = card === 'starter' && second !== null ? [next, second] : [next];
  const problems = absent('offender', offender, table);
  problems.push(...pairProblems('next', offender, next, table));
  if (card === 'starter' && second !== null) problems.push(...pairProblems('second', offender, second, table));
  return problems.length > 0 ? { problems } : { lines: settleBack(card, offender, to, agreed, by) };
}

function soldTurn({ seller, buyer, price }: Entry, table: Table<Seat>, by: By): Turn {
  if (seller === null || buyer === null || price === null) return {};
  if (!by.has('first-play')) return { problems: [problem('what', 'no sale: in this book the first play is not sold', 'one')] };
  const problems = [...absent('seller', seller, table), ...pairProblems('buyer', seller, buyer, table)];
  if (problems.length > 0) return { problems };
  return { lines: [by.sum('first-play', 'the first play bought', -price, { to: buyer }), by.sum('first-play', 'the first play sold', price, { to: seller })] };
}

function play({ players, names, other, starter }: Values<typeof setup>, entries: readonly Entry[], by: By, pack: number): Played {
  const table = tableOfSize(players, names);
  return replay({
    columns: table.columns,
    entries,
    round: 'game',
    whole: 'sitting',
    say: ({ what, winner, offender, seller, buyer }) => {
      if (what === 'back' && offender !== null) return `${table.name[offender]} held a card back.`;
      if (what === 'sold' && seller !== null && buyer !== null) return `${table.name[seller]} sells the first play to ${table.name[buyer]}.`;
      return `${table.name[winner ?? 'first']} is the first without cards.`;
    },
    turn: (one) => {
      if (one.what === 'back') return backTurn(one, table, { other, starter }, by);
      if (one.what === 'sold') return soldTurn(one, table, by);
      return settleGame({ winner: one.winner ?? 'first', passes: one.passes ?? [], held: one.held }, table, pack, by);
    },
    state: (has) => [balances(table, has)],
    notes: ['What one wins the others have paid: the columns always add up to nothing.'],
  });
}

/** The account of a session, with a pack of this many cards. */
export const accountSheet = (books: readonly BookId[], pack = 52) =>
  sheet({
    title: 'Keep the counters of a sitting',
    gist: 'Game by game what each player has won or lost: the pool, the cards left, cards held back.',
    aka: ['fan tan score sheet', 'who owes what', 'settle the pool', 'sevens score'],
    books,
    round: 'Game',
    setup,
    entry,
    play: (asked, entries, by: By) => play(asked, entries, by, pack),
  });

/** The account of two players, who draw from a third hand. */
export const accountOfTwo = (books: readonly BookId[]) => {
  const { players: _, ...own } = setup;
  return sheet({
    title: 'Keep the counters of a sitting',
    gist: 'Game by game what each of the two has won or lost: the pool, the cards left, cards held back.',
    aka: ['fan tan for two score sheet', 'who owes what'],
    books,
    round: 'Game',
    setup: { ...own, names: namesOf(2) },
    entry,
    play: (asked, entries, by: By) => play({ ...asked, players: 'two' }, entries, by, 52),
  });
};
