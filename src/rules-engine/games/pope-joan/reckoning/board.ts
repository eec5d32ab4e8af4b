// Settles a deal on the round board of eight places: who dresses it, the card turned up, the cards played, the pairs, and the end.
import { cardsLeft, paidForCards, WHO_WAS_OUT, wrongLeft } from '../../../mechanics/cards-left.ts';
import { absent, SEAT_NAMES, type Seat, type Table } from '../../../mechanics/seats.ts';
import { withPool } from '../../../mechanics/stakes/trick-pools.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import type { Line } from '../../../scoring/scorers.ts';
import { counted } from '../../../wording/numbers.ts';
import type { points } from '../points.ts';
import { BOARD, type BoardPlace, type Piles } from './pools.ts';

export type Prices = Schedule<typeof points>;
const unit = 'counter';
/** The number of cards without the eight of diamonds; one of them is turned up. */
const PACK = 51;

/** The fields for what the players agree on before they begin. */
export const TERMS = {
  dressing: choiceOf('Who dresses the board?', { dealer: 'The dealer alone', all: 'Everybody puts in two, and the dealer the rest' }),
  cards: count('Cards dealt to each', 1, 25, { hint: 'All alike; one card is turned up, and some six or eight stay in the stock.' }),
} as const;
export type Terms = Values<typeof TERMS>;

const NOBODY = { nobody: 'Nobody', ...SEAT_NAMES } as const;
const when = { field: 'turned', is: ['other', 'ace', 'king', 'queen', 'jack'] } as const;
const who = (card: string) => choiceOf(`Who played ${card}?`, NOBODY, { otherwise: 'nobody', when });

export const DEAL = {
  dealer: choiceOf('Who dealt?', SEAT_NAMES),
  turned: choiceOf(
    'Which card was turned up?',
    {
      other: 'Another card',
      ace: 'An ace',
      king: 'A king',
      queen: 'A queen',
      jack: 'A jack',
      pope: 'Pope, the nine of diamonds',
    },
    { otherwise: 'other' },
  ),
  ace: who('the ace of trumps'),
  king: who('the king of trumps'),
  queen: who('the queen of trumps'),
  jack: who('the jack of trumps'),
  pope: who('Pope'),
  held: choiceOf('Who still held Pope?', NOBODY, { otherwise: 'nobody', when: { field: 'pope', is: ['nobody'] } }),
  out: { ...WHO_WAS_OUT, when },
  left: { ...cardsLeft(25), when },
} as const;
export type Deal = Values<typeof DEAL>;

const HONOURS = ['ace', 'king', 'queen', 'jack'] as const;
const STAKED = ['pope', ...HONOURS] as const;

/** All problems of a deal. `asked`: the field for the problem of hands too large for the pack. */
export function impossible(deal: Deal, { cards }: Terms, table: Table<Seat>, asked: 'cards' | 'dealer'): Problem[] {
  const { dealer, turned, out, left, held } = deal;
  const { keys, name } = table;
  const most = Math.floor((PACK - 1) / keys.length);
  if (cards > most) return [problem(asked, `hands of at most ${counted(most, 'card')} for ${keys.length} players`, `${cards}`)];
  const seat = (field: string, one: Seat | 'nobody' | null) => (one === null || one === 'nobody' ? [] : absent(field, one, table));
  const seats = [...seat('dealer', dealer), ...STAKED.flatMap((key) => seat(key, deal[key])), ...seat('held', held), ...seat('out', out)];
  if (seats.length > 0 || out === null || left === null) return seats;
  const problems = HONOURS.filter((key) => key === turned && deal[key] !== 'nobody').map((key) =>
    problem(key, `nobody, since ${BOARD[key]} was turned up`, name[deal[key] as Seat]),
  );
  if (held !== null && held === out) problems.push(problem('held', 'another than the one who was out', name[out]));
  const played = (one: Seat) => STAKED.filter((key) => deal[key] === one).length;
  return [...problems, ...wrongLeft({ out, left }, table, (one) => cards - played(one))];
}

/** The payments for dressing the board, and the counters on it afterwards. */
function dress(before: Piles<BoardPlace>, { dealer }: Deal, { dressing }: Terms, { keys }: Table<Seat>, by: Prices): [Line[], Record<BoardPlace, number>] {
  const places = Object.keys(BOARD) as BoardPlace[];
  const piles = Object.fromEntries(places.map((key) => [key, before[key] + by.points(key)])) as Record<BoardPlace, number>;
  const all = places.reduce((sum, key) => sum + by.points(key), 0);
  if (dressing === 'dealer') return [[by.sum('dressing', 'dresses the board', -all, { unit, to: dealer })], piles];
  const given = keys.filter((to) => to !== dealer).map((to) => by.line('contribution', 'put on the board', { times: -1, to }));
  const rest = given.reduce((sum, { points = 0 }) => sum + points, all);
  return [[...given, by.sum('dressing', 'the rest of the board', -rest, { unit, to: dealer })], piles];
}

/** The lines of a deal that ends because Pope is turned up. */
function popeTurned({ dealer }: Deal, { cards }: Terms, { keys }: Table<Seat>, pile: number, by: Prices): Line[] {
  const say = `${counted(cards, 'card')} dealt`;
  return [
    by.sum('turned', 'Pope turned up: Pope and game', pile, { unit, to: dealer }),
    ...keys.map((to) =>
      to === dealer
        ? by.line('pope-turned', 'from all the others', { times: cards * (keys.length - 1), to })
        : by.line('pope-turned', say, { times: -cards, to }),
    ),
  ];
}

/** Settles one deal with these counters on the board before it. The deal must be possible. */
export function settle(before: Piles<BoardPlace>, deal: Deal, terms: Terms, table: Table<Seat>, by: Prices): { lines: Line[]; piles: Piles<BoardPlace> } {
  const [lines, piles] = dress(before, deal, terms, table, by);
  const take = (...places: BoardPlace[]) => places.reduce((sum, key) => sum + piles[key], 0);
  const clear = (...places: BoardPlace[]) => {
    for (const key of places) piles[key] = 0;
  };
  const { dealer, turned, held, out, left } = deal;
  if (turned === 'pope') {
    lines.push(...popeTurned(deal, terms, table, take('pope', 'game'), by));
    clear('pope', 'game');
    return { lines: withPool(lines), piles };
  }
  if (turned !== 'other') {
    lines.push(by.sum('turned', `${BOARD[turned]} turned up`, take(turned), { unit, to: dealer }));
    clear(turned);
  }
  for (const key of STAKED) {
    const to = deal[key];
    if (to === null || to === 'nobody') continue;
    lines.push(by.sum('card-played', key === 'pope' ? 'Pope played' : `${BOARD[key]} of trumps played`, take(key), { unit, to }));
    clear(key);
  }
  for (const [pair, one, other] of [
    ['matrimony', 'king', 'queen'],
    ['intrigue', 'queen', 'jack'],
  ] as const) {
    const to = deal[one];
    if (to === null || to === 'nobody' || to !== deal[other]) continue;
    lines.push(by.sum('pair', BOARD[pair], take(pair), { unit, to }));
    clear(pair);
  }
  if (out !== null && left !== null) {
    lines.push(by.sum('game-won', 'out first: game', take('game'), { unit, to: out }));
    clear('game');
    const excused = held === null || held === 'nobody' ? null : held;
    if (excused !== null) lines.push(by.mention('pope-held', 'holds Pope: pays nothing', { to: excused }));
    lines.push(...paidForCards({ out, left }, table, (say, more) => by.line('card-left', say, more), excused));
  }
  return { lines: withPool(lines), piles };
}

/** "Ann deals and turns up Pope". */
export const sayDeal = ({ dealer, turned, out }: Deal, { name }: Table<Seat>): string =>
  turned === 'pope' ? `${name[dealer]} deals and turns up Pope` : `${name[dealer]} deals, ${out === null ? 'nobody' : name[out]} is out first`;

/** Notes on how the book is interpreted. */
export const NOTES = ['That the staked ace, king, queen and jack are those of trumps, and the pairs as well, is how we read the book.'];
