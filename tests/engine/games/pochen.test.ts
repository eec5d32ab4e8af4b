// Pochen: whole deals, shown, bet on and played card by card by the sentences of p. 281-282; each of the eight pools and
// every seat is compared with a plain count of the counters. Hands are compared by a second method as well.
import { expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/pochen/index.ts';
import { PACKS } from '../../../src/rules-engine/vocabulary/packs.ts';
import { answered, scorerOf } from '../../support/counts/counts.ts';
import { playOn, randomFrom, summary } from '../../support/sheets/whole-games.ts';

const BLUE = 'blue-ribbon-1940';
const SEATS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;
const SIZES = ['three', 'four', 'five', 'six'] as const;
const UPWARD = ['7', '8', '9', '10', 'J', 'Q', 'K'];
const HIGH = { ace: 'A', king: 'K', queen: 'Q', jack: 'J', ten: '10' } as const;
const NAMES = ['Ace', 'King', 'Queen', 'Jack', 'Ten', 'Marriage', 'Sequence', 'Poch'];
type Random = (most: number) => number;

const rank = (card: string) => card.slice(0, -1);
const suit = (card: string) => card.slice(-1);
const after = (card: string) => `${UPWARD[UPWARD.indexOf(rank(card)) + 1]}${suit(card)}`;

/** Hands as dealt, and the suit of the card that is turned up. */
function deal(random: Random, size: number) {
  const pack = [...PACKS['piquet-32'].cards] as string[];
  const drawn = () => pack.splice(random(pack.length - 1), 1)[0] as string;
  const hands = Array.from({ length: size }, () => Array.from({ length: Math.floor(31 / size) }, drawn));
  return { hands, trump: suit(drawn()) };
}

/** Whether a hand has three cards in sequence, none of them an ace. */
const hasRun = (hand: readonly string[]) => hand.some((card) => UPWARD.includes(rank(card)) && hand.includes(after(card)) && hand.includes(after(after(card))));
/** The largest number of cards of one rank. */
const most = (hand: readonly string[]) => Math.max(...hand.map((card) => hand.filter((other) => rank(other) === rank(card)).length));

/** How many cards each player has left when somebody is out; if nobody can go on, the last player begins again. */
function playedOut(random: Random, dealt: readonly (readonly string[])[]): number[] {
  const hands = dealt.map((hand) => [...hand]);
  let [at, last, passes] = [0, 0, 0];
  let wanted: string | null = null;
  for (;;) {
    const hand = hands[at] as string[];
    const card: string | undefined = wanted === null ? hand[random(hand.length - 1)] : hand.find((one) => one === wanted);
    if (card !== undefined) {
      hand.splice(hand.indexOf(card), 1);
      if (hand.length === 0) return hands.map((left) => left.length);
      [last, passes] = [at, 0];
      const ends: boolean = rank(card) === 'K' || rank(card) === 'A';
      wanted = ends ? null : after(card);
      if (ends) continue;
    } else passes += 1;
    at = (at + 1) % hands.length;
    if (passes === hands.length) [at, wanted, passes] = [last, null, 0];
  }
}

test.each(SIZES.map((name, n) => [name, n + 3] as const))('sessions dealt, bet and played to the end: %s players', (players, size) => {
  const random = randomFrom(281 + size);
  for (let run = 0; run < 60; run++) {
    const purse = Array.from({ length: size }, () => 0);
    const pools = new Map(NAMES.map((pool) => [pool, 0]));
    const into = (pool: string, who: number, counters: number) => {
      purse[who] = (purse[who] ?? 0) - counters;
      pools.set(pool, (pools.get(pool) ?? 0) + counters);
    };
    const take = (pool: string, who: number) => into(pool, who, -(pools.get(pool) ?? 0));
    const entries = Array.from({ length: 1 + random(5) }, () => {
      for (const pool of NAMES) for (let who = 0; who < size; who++) into(pool, who, 1);
      const { hands, trump } = deal(random, size);
      const entry: Record<string, string> = {};
      const holders = new Map<string, number>();
      for (const [key, card] of Object.entries(HIGH)) {
        const who = hands.findIndex((hand) => hand.includes(card + trump));
        if (who < 0) continue;
        holders.set(key, who);
        entry[key] = SEATS[who] as string;
        take(NAMES[Object.keys(HIGH).indexOf(key)] as string, who);
      }
      if (holders.has('king') && holders.get('king') === holders.get('queen')) take('Marriage', holders.get('king') as number);
      const runner = hands.findIndex(hasRun);
      if (runner >= 0) {
        entry.sequence = SEATS[runner] as string;
        take('Sequence', runner);
      }
      const backers = hands.flatMap((hand, who) => (most(hand) > 1 && random(2) > 0 ? [who] : []));
      if (backers.length > 0) {
        const counters = 1 + random(9);
        for (const who of backers) into('Poch', who, counters);
        const winner = backers.reduce((best, who) => (most(hands[who] as string[]) > most(hands[best] as string[]) ? who : best));
        take('Poch', winner);
        entry.poch = SEATS[winner] as string;
        entry.bets = hands.map((_, who) => (backers.includes(who) ? counters : 0)).join('.');
      }
      const left = playedOut(random, hands);
      const out = left.indexOf(0);
      left.forEach((cards, who) => {
        purse[who] = (purse[who] ?? 0) - cards;
        purse[out] = (purse[out] ?? 0) + cards;
      });
      return { ...entry, left: left.join('.') };
    });
    const played = playOn(game, null, 'account', BLUE, { players }, entries);
    const pool = [...pools.values()].reduce((sum, one) => sum + one, 0);
    const totals = { ...Object.fromEntries(SEATS.slice(0, size).map((seat, n) => [seat, purse[n] ?? 0])), pool };
    expect(summary(played)).toEqual({ totals, refused: [], over: false });
    expect(played.state[0]).toBe(`In the pools: ${NAMES.map((name) => `${name} ${pools.get(name)}`).join(', ')}.`);
    expect(played.board?.alt).toContain(`${NAMES.map((name) => `${name} ${pools.get(name)}`).join(', ')}.`);
    expect(purse.reduce((sum, one) => sum + one, 0) + pool).toBe(0);
  }
});

test('which hands win, compared with the sentences', () => {
  const scorer = scorerOf(game, 'hands');
  const random = randomFrom(1897);
  const seen = { taken: 0, open: 0, nobody: 0 };
  for (let n = 0; n < 1500; n++) {
    const { hands, trump } = deal(random, 3 + (n % 4));
    const found = answered(scorer, { trump, hands: hands.map((hand) => hand.join('-')).join('.') }, BLUE);
    if (!found.ok) throw new Error(JSON.stringify(found.problems));
    const said = (pool: string) => found.value.lines.find(({ say }) => say.startsWith(`${pool}: `))?.say.slice(pool.length + 2) ?? '';
    const who = (holder: number) => (holder < 0 ? 'nobody' : `hand ${holder + 1}`);
    const holder = (card: string) => hands.findIndex((hand) => hand.includes(card + trump));
    for (const [n2, card] of Object.values(HIGH).entries()) expect(said(NAMES[n2] as string)).toMatch(new RegExp(`^${who(holder(card))};`));
    const both = holder('K') >= 0 && holder('K') === holder('Q') ? holder('K') : -1;
    expect(said('Marriage')).toMatch(new RegExp(`^${who(both)};`));
    // Sequences as all runs of the suit, without the ace and with it on top.
    const stretches = (ranks: readonly string[]) =>
      hands.flatMap((hand, one) =>
        ['S', 'H', 'C', 'D'].flatMap((of) =>
          ranks.flatMap((_, from) =>
            ranks.flatMap((_, to) =>
              to - from >= 2 && ranks.slice(from, to + 1).every((r) => hand.includes(r + of)) ? [{ one, length: to - from + 1, to }] : [],
            ),
          ),
        ),
      );
    const unbeaten = (ranks: readonly string[]) => {
      const all = stretches(ranks);
      const free = all.filter((a) => !all.some((b) => b.one !== a.one && b.length >= a.length && b.to >= a.to && (b.length > a.length || b.to > a.to)));
      return [...new Set(free.map(({ one }) => one))].sort();
    };
    const [low, high] = [unbeaten(UPWARD), unbeaten([...UPWARD, 'A'])];
    const runs = low.join() === high.join() ? low : [...new Set([...low, ...high])].sort();
    const open = runs.length > 1 || low.join() !== high.join();
    const sequence = runs.length === 0 ? 'nobody' : open ? `not decided: ${runs.map((one) => who(one)).join(' or ')}` : who(runs[0] as number);
    expect(said('Sequence')).toMatch(new RegExp(`^${sequence};`));
    seen[runs.length === 0 ? 'nobody' : open ? 'open' : 'taken'] += 1;
    const top = Math.max(...hands.map(most));
    const best = hands.flatMap((hand, one) => (most(hand) === top ? [one] : []));
    if (top > 1 && best.length === 1) expect(said('Poch')).toMatch(new RegExp(`^${who(best[0] as number)};`));
    if (top > 2 && best.length > 1) expect(said('Poch')).toMatch(/^not decided/);
  }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(20);
});

test('what is impossible in a deal is rejected', () => {
  const refused = (entry: Record<string, string>) =>
    playOn(game, null, 'account', BLUE, { players: 'four' }, [entry]).rows[0]?.problems.map(({ field }) => field);
  expect(refused({ left: '0.1.2.3' })).toEqual([]);
  expect(refused({ left: '0.1.0.3' })).toEqual(['left']);
  expect(refused({ left: '1.1.2.3' })).toEqual(['left']);
  expect(refused({ left: '0.1.2.8' })).toEqual(['left']);
  expect(refused({ left: '0.1.2' })).toEqual(['left']);
  expect(refused({ left: '0.1.2.3', ace: 'fifth' })).toEqual(['ace']);
  expect(refused({ left: '0.1.2.3', poch: 'first', bets: '2.3.0.0' })).toEqual(['bets']);
  expect(refused({ left: '0.1.2.3', poch: 'third', bets: '2.2.0.0' })).toEqual(['poch']);
  expect(refused({ left: '0.1.2.3', bets: '2.2.0.0' })).toEqual(['poch']);
  expect(refused({ left: '0.1.2.3', poch: 'third' })).toEqual([]);
  const found = answered(scorerOf(game, 'hands'), { trump: 'H', hands: 'AH-KH.AH-7S' }, BLUE);
  expect(found.ok ? [] : found.problems.map(({ field }) => field)).toEqual(['hands.2']);
});
