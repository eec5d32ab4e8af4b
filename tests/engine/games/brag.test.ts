// Brag: every hand of three with all substitutions of its braggers, pairs of hands by a second method under each agreement, the three
// stakes card by card, and random sessions compared with a plain count of chips (Donohue p. 86-88; Blue Ribbon 1940 p. 80).
import { describe, expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/brag/index.ts';
import { hold } from '../../../src/rules-engine/games/brag/reckoning/hands.ts';
import type { Card } from '../../../src/rules-engine/vocabulary/cards.ts';
import { PACKS } from '../../../src/rules-engine/vocabulary/packs.ts';
import { answered, scorerOf } from '../../support/counts/counts.ts';
import { playOn, randomFrom, summary } from '../../support/sheets/whole-games.ts';

const DONOHUE = 'donohue';
const BLUE = 'blue-ribbon-1940';
const PACK = PACKS['standard-52'].cards;
const ORDER = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];
const AGREEMENTS = [false, true].flatMap((two) => [false, true].map((natural) => ({ two, natural })));
type Agreed = (typeof AGREEMENTS)[number];

const wild = (card: Card, two: boolean) => (two ? ['JC', '9D'].includes(card) : 'J9'.includes(card[0] ?? ''));

/** The best value of three cards with each bragger tried as every rank: how many alike, of which rank, and the third. */
function byTrying(cards: readonly Card[], two: boolean): readonly [alike: number, rank: number, third: number] {
  const choices = cards.map((card) => (wild(card, two) ? ORDER.map((_, n) => n) : [ORDER.indexOf(card.slice(0, -1))]));
  let best: readonly [number, number, number] = [1, 0, 0];
  for (const a of choices[0] ?? [])
    for (const b of choices[1] ?? [])
      for (const c of choices[2] ?? []) {
        const made: readonly [number, number, number] =
          a === b && b === c ? [3, a, 0] : a === b ? [2, a, c] : a === c ? [2, a, b] : b === c ? [2, b, a] : [1, 0, 0];
        const better = made[0] - best[0] || made[1] - best[1] || made[2] - best[2];
        if (better > 0) best = made;
      }
  return best;
}

test('every hand of three has the value found by trying all ranks', () => {
  for (const two of [false, true]) {
    const found: Record<string, number> = {};
    for (let a = 0; a < 52; a++)
      for (let b = a + 1; b < 52; b++)
        for (let c = b + 1; c < 52; c++) {
          const cards = [PACK[a], PACK[b], PACK[c]] as Card[];
          const held = hold(cards, { two, natural: false });
          const [alike, rank, third] = byTrying(cards, two);
          found[held.kind] = (found[held.kind] ?? 0) + 1;
          if (held.kind === 'three-braggers') {
            if (!cards.every((card) => wild(card, two))) throw new Error(cards.join());
            continue;
          }
          const same = { 3: 'pair-royal', 2: 'pair', 1: 'no-pair' }[alike];
          if (held.kind !== same) throw new Error(`${cards} ${held.kind} ${same}`);
          if (alike > 1 && ORDER.indexOf(held.rank ?? '') !== rank) throw new Error(`${cards} ${held.rank} ${rank}`);
          if (alike === 2 && ORDER.indexOf(held.third ?? '') !== third) throw new Error(`${cards} ${held.third} ${third}`);
        }
    // Eight braggers and eleven ranks of four; or two braggers, eleven ranks of four and two of three.
    expect(found).toEqual(
      two
        ? { 'pair-royal': 50 + 2 * 72 + 11 * 4 + 2, pair: 2 * (1225 - 72) + 11 * 6 * 46 + 2 * 3 * 47, 'no-pair': 16_236 }
        : { 'three-braggers': 56, 'pair-royal': 28 * 44 + 8 * 11 * 6 + 11 * 4, pair: 8 * 55 * 16 + 11 * 6 * 40, 'no-pair': 165 * 64 },
    );
  }
});

/** Which of two hands is better by the sentences of the book, the first being the elder; open if no sentence decides. */
function bySentences(one: readonly Card[], other: readonly Card[], { two, natural }: Agreed): 'one' | 'other' | 'open' {
  const read = (cards: readonly Card[]): Read => {
    const braggers = cards.filter((card) => wild(card, two)).map((card) => card[0] as string);
    const [alike, rank, third] = byTrying(cards, two);
    return { braggers: braggers.sort().join(''), alike: braggers.length === 3 ? 4 : alike, rank, third };
  };
  const [a, b] = [read(one), read(other)];
  if (a.alike !== b.alike) return a.alike > b.alike ? 'one' : 'other';
  if (a.alike === 1) return 'open';
  const more = a.braggers.length - b.braggers.length;
  const naturalMeets = natural && (a.braggers === '' || b.braggers === '');
  if (a.alike !== 4 && a.rank !== b.rank) {
    const higher = a.rank > b.rank ? 'one' : 'other';
    const against = more !== 0 && (more > 0 ? 'one' : 'other') !== higher;
    return a.alike === 3 && against && !naturalMeets ? 'open' : higher;
  }
  if (more !== 0) {
    const own = [a, b].some(({ rank, braggers }) => braggers.includes(ORDER[rank] ?? '-'));
    if (own) return 'open';
    return (naturalMeets ? more < 0 : more > 0) ? 'one' : 'other';
  }
  if (a.braggers !== b.braggers) return a.alike > 2 ? 'open' : a.braggers === 'J' ? 'one' : 'other';
  return a.alike === 2 && a.third !== b.third ? (a.third > b.third ? 'one' : 'other') : 'one';
}
interface Read {
  readonly braggers: string;
  readonly alike: number;
  readonly rank: number;
  readonly third: number;
}

/** A number of cards from a shuffled pack. */
function dealt(random: (most: number) => number, count: number): Card[] {
  const pack = [...PACK] as Card[];
  return Array.from({ length: count }, () => pack.splice(random(pack.length - 1), 1)[0] as Card);
}

describe('two hands against each other', () => {
  const scorer = scorerOf(game, 'showdown');
  test.each(AGREEMENTS)('by the sentences of the book: %o', (agreed) => {
    const random = randomFrom(1894);
    const met = { one: 0, other: 0, open: 0 };
    for (let n = 0; n < 4000; n++) {
      // Half of them come from few ranks, so that hands are close.
      const cards = dealt(random, n % 2 === 0 ? 6 : 40).filter((card) => n % 2 === 0 || 'AKJ9'.includes(card[0] ?? ''));
      if (cards.length < 6) continue;
      const [one, other] = [cards.slice(0, 3), cards.slice(3, 6)];
      const found = answered(
        scorer,
        { hands: `${one.join('-')}.${other.join('-')}`, braggers: agreed.two ? 'two' : 'all', first: agreed.natural ? 'natural' : 'braggers' },
        DONOHUE,
      );
      if (!found.ok) throw new Error(JSON.stringify(found));
      const says = { one: 'Hand 1 wins', other: 'Hand 2 wins', open: 'The book does not decide between hands 1 and 2' };
      const by = bySentences(one, other, agreed);
      met[by] += 1;
      if (found.value.headline !== says[by]) throw new Error(`${one} ${other} ${JSON.stringify(agreed)}: ${found.value.headline}, ${by}`);
    }
    expect(Math.min(...Object.values(met))).toBeGreaterThan(100);
  });
});

test('a card in two hands is rejected', () => {
  const found = answered(scorerOf(game, 'showdown'), { hands: 'AS-KS-2D.AS-QH-3C' }, DONOHUE);
  expect(found.ok ? [] : found.problems.map(({ field }) => field)).toEqual(['hands.2']);
});

const SEATS = ['first', 'second', 'third', 'fourth'] as const;
const purses = () => ({ first: 0, second: 0, third: 0, fourth: 0 }) as Record<string, number>;

describe('random sessions, chip by chip', () => {
  const random = randomFrom(86);
  const seat = () => SEATS[random(3)] as string;
  const bets = (stake: number, dealer: string | null) => SEATS.map((one) => (one === dealer ? stake + random(9) : random(1) === 0 ? 0 : stake + random(9)));
  test('the stakes of single brag', () => {
    for (let run = 0; run < 200; run++) {
      const has = purses();
      const entries = Array.from({ length: 1 + random(7) }, () => {
        const [dealer, stake] = [seat(), 1 + random(5)];
        const put = bets(stake, dealer);
        const winner = SEATS.find((_, n) => (put[n] ?? 0) > 0 && random(1) === 0) ?? dealer;
        SEATS.forEach((one, n) => {
          has[one] = (has[one] ?? 0) - (put[n] ?? 0);
          has[winner] = (has[winner] ?? 0) + (put[n] ?? 0);
        });
        return { dealer, stake: `${stake}`, put: put.join('.'), winner };
      });
      expect(summary(playOn(game, null, 'account', DONOHUE, { players: 'four' }, entries))).toEqual({ totals: has, refused: [], over: false });
    }
  });
  test('the two stakes of brag and pairs', () => {
    for (let run = 0; run < 200; run++) {
      const has = purses();
      const entries = Array.from({ length: 1 + random(7) }, () => {
        const [dealer, stake] = [seat(), 1 + random(5)];
        const [pairs, brag] = [bets(stake, dealer), bets(stake, dealer)];
        const winner = (put: readonly number[]) => SEATS.find((_, n) => (put[n] ?? 0) > 0 && random(1) === 0) ?? dealer;
        const [pairsWinner, bragWinner] = [winner(pairs), winner(brag)];
        for (const [put, to] of [
          [pairs, pairsWinner],
          [brag, bragWinner],
        ] as const)
          SEATS.forEach((one, n) => {
            has[one] = (has[one] ?? 0) - (put[n] ?? 0);
            has[to] = (has[to] ?? 0) + (put[n] ?? 0);
          });
        return { dealer, stake: `${stake}`, pairs: pairs.join('.'), brag: brag.join('.'), pairsWinner, bragWinner };
      });
      expect(summary(playOn(game, 'brag-and-pairs', 'account', DONOHUE, { players: 'four' }, entries))).toEqual({ totals: has, refused: [], over: false });
    }
  });
  test.each([DONOHUE, BLUE] as const)('the three stakes: %s', (book) => {
    for (let run = 0; run < 200; run++) {
      const has = purses();
      const each = 1 + random(5);
      const move = (to: string, chips: number) => {
        has[to] = (has[to] ?? 0) + chips;
      };
      const entries = Array.from({ length: 1 + random(7) }, () => {
        const dealer = seat();
        const ofDealer = book === DONOHUE;
        const laid = SEATS.map(() => (random(1) === 0 ? 0 : each + random(9)));
        const [first, second, third] = [seat(), SEATS.find((_, n) => (laid[n] ?? 0) > 0) ?? dealer, seat()];
        const extra = ofDealer && first === second && second === third;
        for (const one of SEATS) {
          if (!ofDealer || one === dealer) for (const to of [first, second, third]) [move(one, -each), move(to, each)];
          const bet = laid[SEATS.indexOf(one)] ?? 0;
          [move(one, -bet), move(second, bet)];
          if (extra) [move(one, -3 * each), move(first, 3 * each)];
        }
        return { ...(ofDealer ? { dealer, extra: extra ? 'yes' : 'no' } : {}), first, second, third, bets: laid.join('.') };
      });
      expect(summary(playOn(game, 'three-stake', 'account', book, { players: 'four', each: `${each}` }, entries))).toEqual({
        totals: has,
        refused: [],
        over: false,
      });
    }
  });
});

test('the first and third stake, card by card', () => {
  const scorer = scorerOf(game, 'stakes', 'three-stake');
  const random = randomFrom(31);
  const open: Record<string, number> = {};
  for (let n = 0; n < 3000; n++) {
    const cards = dealt(random, 9);
    const hands = [cards.slice(0, 3), cards.slice(3, 6), cards.slice(6, 9)];
    const up = hands.map((hand) => hand[2] as Card);
    const high = up.map((card) => ORDER.indexOf(card.slice(0, -1)));
    const top = [0, 1, 2].filter((one) => high[one] === Math.max(...high));
    const counts = hands.map((hand) => hand.reduce((sum, card) => sum + (card[0] === 'A' ? 11 : Number.parseInt(card, 10) || 10), 0));
    const under = counts.map((count) => (count > 31 ? 0 : count));
    const best = Math.max(...under);
    const nearest = under.indexOf(best);
    for (const book of [DONOHUE, BLUE] as const) {
      const special = top.find((one) => up[one] === (book === DONOHUE ? 'AD' : '9D'));
      const first = top.length === 1 ? top[0] : (special ?? (book === DONOHUE ? top[0] : null));
      const third = best === 0 ? (book === BLUE ? null : -1) : book === BLUE && counts.some((count) => count > 31 && count - 31 <= 31 - best) ? null : nearest;
      const found = answered(scorer, { hands: hands.map((hand) => hand.join('-')).join('.') }, book);
      if (!found.ok) throw new Error(JSON.stringify(found.problems));
      const say = (one: number | null | undefined) => (one === null || one === undefined ? 'not decided' : one < 0 ? 'nobody' : `hand ${one + 1}`);
      const { headline } = found.value;
      if (!headline.startsWith(`First stake: ${say(first)}`) || !headline.includes(`third: ${say(third)}`))
        throw new Error(`${book} ${hands.join(' | ')}: ${headline}`);
      for (const [key, one] of Object.entries({ first, third })) if (one === null) open[key] = (open[key] ?? 0) + 1;
    }
  }
  expect(open).toEqual({ first: expect.any(Number), third: expect.any(Number) });
});
