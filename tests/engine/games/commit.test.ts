// Commit: whole deals played card by card by the sentences of p. 191, with two to eight players, moving counters one by one. The sheet
// gets only the answers to its questions, and must have the same result.
import { expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/commit/index.ts';
import { ALL_PACKS } from '../../../src/rules-engine/vocabulary/all-packs.ts';
import { playOn, randomFrom, summary } from '../../support/sheets/whole-games.ts';

const BLUE = 'blue-ribbon-1940';
const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'] as const;
const SIZES = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const PACK = ALL_PACKS['without-eight-51'].cards;
const UPWARD = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const NINE = '9D';

type Random = (most: number) => number;

/** The result of a deal: who is out, kings laid, where the nine is, and each player's counters as they changed hands. */
function playOut(random: Random, size: number, eldest: number) {
  const pack = [...PACK] as string[];
  const hands: string[][] = Array.from({ length: size }, () => []);
  const each = Math.floor(pack.length / size);
  for (let n = 0; n < each * size; n++) hands[n % size]?.push(pack.splice(random(pack.length - 1), 1)[0] as string);
  const purse = Array.from({ length: size }, () => -1);
  const kings = Array.from({ length: size }, () => 0);
  let nineBy: number | null = null;
  const collect = (who: number, counters: number) => {
    for (let other = 0; other < size; other++) purse[other] = (purse[other] ?? 0) - (other === who ? 0 : counters);
    purse[who] = (purse[who] ?? 0) + counters * (size - 1);
  };
  const after = (card: string) => UPWARD[UPWARD.indexOf(card.slice(0, -1)) + 1] + card.slice(-1);
  let [at, wanted, stopped]: [number, string | null, number] = [eldest, null, eldest];
  let passes = 0;
  for (;;) {
    const hand = hands[at] as string[];
    // A sequence may begin with any card; a nine of diamonds may be played in its holder's turn.
    let card: string | undefined;
    if (wanted === null) card = hand[random(hand.length - 1)];
    else if (hand.includes(NINE) && random(3) === 0) card = NINE;
    else card = hand.find((one) => one === wanted);
    if (card === undefined) {
      at = (at + 1) % size;
      passes += 1;
      if (passes === size) [at, wanted, passes] = [stopped, null, 0];
      continue;
    }
    hand.splice(hand.indexOf(card), 1);
    [stopped, passes] = [at, 0];
    const broke: string | null = card === NINE && wanted !== NINE ? wanted : null;
    if (card === NINE) {
      nineBy = at;
      collect(at, 2);
    }
    if (card.startsWith('K')) {
      kings[at] = (kings[at] ?? 0) + 1;
      collect(at, 1);
    }
    if (hand.length === 0) break;
    wanted = card.startsWith('K') ? null : broke !== null && random(1) === 0 ? broke : after(card);
  }
  purse[at] = (purse[at] ?? 0) + size;
  const left = hands.map((hand) => hand.filter((card) => card.startsWith('K')).length);
  left.forEach((count, who) => {
    for (let n = 0; n < count; n++) collect(who, -1);
  });
  const holder = hands.findIndex((hand) => hand.includes(NINE));
  if (holder >= 0) collect(holder, -2);
  const has = nineBy ?? (holder >= 0 ? holder : null);
  return {
    purse,
    entry: {
      out: SEATS[at] as string,
      kings: kings.join('.'),
      nine: nineBy !== null ? 'played' : holder >= 0 ? 'held' : 'table',
      ...(has === null ? {} : { nineBy: SEATS[has] as string }),
      left: left.join('.'),
    },
  };
}

test.each(SIZES.map((name, n) => [name, n + 2] as const))('sessions played card by card: %s players', (players, size) => {
  const random = randomFrom(1910 + size);
  const seen: Record<string, number> = { played: 0, held: 0, table: 0 };
  for (let run = 0; run < 60; run++) {
    const deals = Array.from({ length: 1 + random(5) }, (_, n) => playOut(random, size, n % size));
    const totals = Object.fromEntries(SEATS.slice(0, size).map((seat, n) => [seat, deals.reduce((sum, { purse }) => sum + (purse[n] ?? 0), 0)]));
    for (const { entry } of deals) seen[entry.nine] = (seen[entry.nine] ?? 0) + 1;
    expect(
      summary(
        playOn(
          game,
          null,
          'account',
          BLUE,
          { players },
          deals.map(({ entry }) => entry),
        ),
      ),
    ).toEqual({ totals, refused: [], over: false });
    expect(Object.values(totals).reduce((sum, one) => sum + one, 0)).toBe(0);
  }
  expect(seen.played).toBeGreaterThan(0);
  // With three players no card is left over.
  expect(seen.table === 0).toBe(size === 3);
});

test('what is impossible in a deal is rejected', () => {
  const refused = (players: string, entry: Record<string, string>) =>
    playOn(game, null, 'account', BLUE, { players }, [entry]).rows[0]?.problems.map(({ field }) => field);
  const fair = { out: 'first', kings: '2.1.1', nine: 'played', nineBy: 'second' };
  expect(refused('three', fair)).toEqual([]);
  expect(refused('three', { ...fair, kings: '2.1.0' })).toEqual(['kings']);
  expect(refused('three', { ...fair, kings: '2.1.2' })).toEqual(['kings']);
  expect(refused('three', { ...fair, nine: 'table' })).toEqual(['nine']);
  expect(refused('three', { ...fair, nine: 'held', nineBy: 'first' })).toEqual(['nineBy']);
  expect(refused('three', { ...fair, kings: '1.1.1', left: '1.0.0' })).toEqual(['left']);
  expect(refused('three', { ...fair, out: 'fourth' })).toEqual(['out']);
  expect(refused('three', { ...fair, kings: '2.2' })).toEqual(['kings']);
  expect(refused('four', { out: 'first', kings: '0.1.0.0', nine: 'table' })).toEqual(['kings']);
  expect(refused('four', { out: 'first', kings: '0.2.0.0', nine: 'table' })).toEqual([]);
});
