// Farmer: random deals by both books, settled again from the sentences of the books; chips are only moved, and the farm is never divided.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/farmer/index.ts';
import { type Card, columnTotals, PACKS } from '../../../src/rules-engine/index.ts';
import { answered, scorerOf, sheetOf } from '../../support/counts/counts.ts';

const PACK: readonly Card[] = PACKS['farmer-45'].cards;
const BOOKS = ['blue-ribbon-1940', 'uspc-1898'] as const;
const pips = (card: Card) => (/^[JQK]/.test(card) ? 10 : card.startsWith('A') ? 1 : Number.parseInt(card, 10));
const total = (hand: readonly Card[]) => hand.reduce((sum, card) => sum + pips(card), 0);

/** Blue Ribbon p. 235, U.S. Playing Card p. 94: chips by player, the farmer last. */
function bySentences(hands: readonly (readonly Card[])[], farm: number, paid: boolean, book: (typeof BOOKS)[number]): number[] {
  const chips = [...hands.map(() => 0), 0];
  const add = (player: number, much: number) => {
    chips[player] = (chips[player] ?? 0) + much;
  };
  const sums = hands.map(total);
  const rank = (n: number) => (hands[n]?.includes('6H') ? -1 : book === 'uspc-1898' ? (hands[n]?.length ?? 0) : 0);
  const best = (of: readonly number[]) => of.toSorted((a, b) => rank(a) - rank(b) || a - b)[0];
  const seats = [...hands.keys()];
  const sixteen = seats.filter((n) => sums[n] === 16);
  const winner = best(sixteen);
  if (winner !== undefined) add(winner, farm);
  for (const n of seats.filter((seat) => (sums[seat] ?? 0) > 16)) {
    add(n, 16 - (sums[n] ?? 0));
    add(hands.length, (sums[n] ?? 0) - 16);
  }
  const below = seats.filter((n) => (sums[n] ?? 0) < 16);
  const nearest = below.filter((n) => sums[n] === Math.max(...below.map((one) => sums[one] ?? 0)));
  const one = best(nearest);
  const taking = sixteen.length > 0 && !paid ? [] : book === 'blue-ribbon-1940' ? nearest : one === undefined ? [] : [one];
  for (const n of taking)
    for (const other of seats)
      if (other !== n) {
        add(other, -1);
        add(n, 1);
      }
  return chips;
}

test('the pack', () => {
  expect(PACK).toHaveLength(45);
  expect(PACK.filter((card) => card.startsWith('6') || card.startsWith('8'))).toEqual(['6H']);
});

test.each(BOOKS)('2000 random deals, many of them near 16, by %s', (book) => {
  const scorer = scorerOf(game, 'deal');
  let tied = 0;
  fc.assert(
    fc.property(
      fc.shuffledSubarray([...PACK], { minLength: 30, maxLength: 30 }),
      fc.array(fc.integer({ min: 2, max: 3 }), { minLength: 2, maxLength: 8 }),
      fc.nat(40),
      fc.boolean(),
      (cards, sizes, farm, paid) => {
        let at = 0;
        const hands = sizes.map((size) => {
          at += size;
          return cards.slice(at - size, at);
        });
        const raw = { hands: hands.map((hand) => hand.join(' ')).join('.'), farm: String(farm), paid: paid ? 'yes' : 'no' };
        const found = answered(scorer, raw, book);
        const names = [...hands.map((_, n) => `Player ${n + 1}`), 'Farmer'];
        const chips = found.ok ? names.map((name) => found.value.totals.find(({ to }) => to === name)?.points ?? 0) : [];
        expect(chips).toEqual(bySentences(hands, farm, paid, book));
        expect(chips.reduce((sum, one) => sum + one, 0)).toBe(hands.some((hand) => total(hand) === 16) ? farm : 0);
        if (hands.filter((hand) => total(hand) === 16).length > 1) tied += 1;
      },
    ),
    { numRuns: 2000 },
  );
  expect(tied).toBeGreaterThan(20);
});

test('a duplicate card, a single card, and a hand without cards are rejected', () => {
  const fields = (hands: string) => {
    const found = answered(scorerOf(game, 'deal'), { hands, farm: '5' }, 'blue-ribbon-1940');
    return found.ok ? [] : found.problems.map(({ field }) => field);
  };
  expect(fields('9S 7S.9S KD')).toEqual(['hands']);
  expect(fields('9S.7S KD')).toEqual(['hands.1']);
  expect(fields('8S 7S.KH KD')).toEqual(['hands.1']);
});

test('on a sheet the farm keeps what was put in until it is won', () => {
  const sheet = sheetOf(game, 'account');
  const deal = { what: 'deal', farmer: 'first', price: null, six: 'nobody', cards: null, paid: null };
  const sold = { ...deal, what: 'sold', price: 7, totals: null, six: null };
  const play = (entries: readonly object[], book: (typeof BOOKS)[number]) =>
    sheet.play({ players: 'four', names: null, stake: 2 } as never, entries as never, book);
  for (const [book, farm] of [
    ['blue-ribbon-1940', 15],
    ['uspc-1898', 11],
  ] as const) {
    const open = play([sold, { ...deal, totals: [0, 12, 17, 15] }], book);
    const sum = (played: ReturnType<typeof play>) => Object.values(columnTotals(played)).reduce((all, one) => all + one, 0);
    expect([sum(open), open.state.at(-1)]).toEqual([-farm, `${farm} in the farm of First player.`]);
    const won = play([sold, { ...deal, totals: [0, 16, 17, 15] }], book);
    expect([sum(won), won.state.at(-1)]).toEqual([0, 'No farm is up.']);
    const problems = (entries: readonly object[]) => play(entries, book).rows.flatMap((row) => row.problems.map(({ field }) => field));
    expect(problems([{ ...deal, totals: [0, 16, 17, 15] }])).toEqual(['what']);
    expect(problems([sold, sold])).toEqual(['what']);
    expect(problems([sold, { ...deal, farmer: 'second', totals: [16, 0, 17, 15] }])).toEqual(['farmer']);
    expect(problems([sold, { ...deal, totals: [0, 15, 17, 15] }])).toEqual(book === 'uspc-1898' ? ['cards'] : []);
  }
});
