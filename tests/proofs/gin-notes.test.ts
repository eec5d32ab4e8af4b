// @module-tag full
// The notes beside the settlement of a knock (a better way to lay down, a lower count, lay-offs on gin) compared with settling the same knock for
// every way in which the hand can be laid down.

import { expect, test } from 'vitest';
import { seeded } from '../../scripts/seeded.ts';
import gin from '../../src/rules-engine/games/gin-rummy/index.ts';
import { ginMelder } from '../../src/rules-engine/games/gin-rummy/scorers/melds.ts';
import { type Answer, type Card, decode, showCard } from '../../src/rules-engine/index.ts';
import { scorerIn } from '../../src/rules-engine/scoring/counts.ts';
import { countsOf, scheduleOf } from '../support/counts/counts.ts';
import { draw, nameAll, nameOf, narrow, pips } from './hands.ts';

function isMeld(cards: readonly number[]): boolean {
  if (cards.length < 3) return false;
  const ranks = cards.map((card) => card % 13).sort((a, b) => a - b);
  if (new Set(ranks).size === 1) return true;
  return new Set(cards.map((card) => Math.floor(card / 13))).size === 1 && ranks.every((rank, n) => rank === (ranks[0] ?? 0) + n);
}

/** Every choice of melds of a hand that share no card, including no melds at all. */
function everyWay(hand: readonly number[]): number[][][] {
  const melds = Array.from({ length: 1 << hand.length }, (_, set) => hand.filter((_, n) => set & (1 << n))).filter(isMeld);
  const ways: number[][][] = [];
  const walk = (from: number, chosen: number[][]): void => {
    ways.push(chosen);
    for (let n = from; n < melds.length; n++) {
      const meld = melds[n] ?? [];
      if (chosen.length < 3 && !chosen.flat().some((card) => meld.includes(card))) walk(n + 1, [...chosen, meld]);
    }
  };
  walk(0, []);
  return ways;
}

const { leastCount } = ginMelder(scheduleOf(gin, 'sierra'));
const scorer = scorerIn(countsOf(gin), 'deal');
function settle(knocker: readonly number[], opponent: readonly number[], melds?: readonly (readonly number[])[]): Answer {
  const values = decode(scorer?.ask ?? {}, {
    knocker: nameAll(knocker),
    opponent: nameAll(opponent),
    ...(melds ? { melds: melds.map(nameAll).join('. ') } : {}),
  });
  if (!values.ok) throw new Error(JSON.stringify(values.problems));
  const result = scorer?.score(values.value as never, 'sierra');
  if (result?.ok !== true) throw new Error(JSON.stringify(result?.problems));
  return result.value;
}
function gainOf(answer: Answer): number {
  const { Knocker = 0, Opponent = 0 } = Object.fromEntries(answer.totals.map(({ to, points }) => [to, points]));
  return Knocker - Opponent;
}

/** Whether a sentence names these cards and no others. */
const sameCards = (sentence: string, cards: readonly Card[]): boolean =>
  (sentence.match(/(?:10|[2-9AJQK])[♠♥♣♦]/g) ?? []).sort().join() === cards.map(showCard).sort().join();

test('the notes beside 150 knocks say what settling every other way shows, and nothing else', () => {
  const next = seeded(68);
  const said = { dearer: 0, least: 0, gin: 0, nothing: 0 };
  const faults: string[] = [];
  for (let deals = 0; deals < 150; ) {
    const ranks = 5 + (deals % 3);
    const both = draw(narrow(Math.floor(next() * (14 - ranks)), ranks), 20, next);
    const [knocker, opponent] = [both.slice(0, 10), both.slice(10)];
    // One knock in ten is gin, which is rare in random hands.
    if (leastCount(knocker.map(nameOf)) > (deals % 10 === 0 ? 0 : 10)) continue;
    const deadOf = (way: readonly (readonly number[])[]) => knocker.filter((card) => !way.flat().includes(card)).reduce((sum, card) => sum + pips(card), 0);
    const ways = everyWay(knocker).filter((way) => way.length > 0 && deadOf(way) <= 10);
    deals += 1;
    const usual = settle(knocker, opponent);
    const where = `${nameAll(knocker)} against ${nameAll(opponent)}`;
    const settled = ways.map((way) => ({ way, answer: settle(knocker, opponent, way) }));
    const most = Math.max(...settled.map(({ answer }) => gainOf(answer)));
    const dearer = usual.notes.find((note) => note.startsWith('Laid down as'));
    if ((dearer !== undefined) !== most > gainOf(usual)) faults.push(`${where}: ${gainOf(usual)}, otherwise ${most}, said: ${dearer}`);
    if (dearer !== undefined) {
      const named = settled.some(
        ({ way, answer }) => gainOf(answer) === most && dearer.includes(`count of ${deadOf(way)},`) && sameCards(dearer, way.flat().map(nameOf)),
      );
      if (!named) faults.push(`${where}: ${dearer}`);
    }
    const least = Math.min(...ways.map(deadOf));
    for (const { way, answer } of settled.slice(0, 12)) {
      const lower = answer.notes.find((note) => note.startsWith('The hand could have been laid down'));
      const expected = deadOf(way) > least ? `The hand could have been laid down with a count of ${least}.` : undefined;
      if (lower !== expected) faults.push(`${where}, as ${way.map(nameAll).join(' and ')}: ${lower}, not ${expected}`);
      if (lower !== undefined) said.least += 1;
    }
    const laidOff = usual.lines.some((line) => line.rule === 'gin-rummy.points.lay-off');
    const onGin = usual.notes.some((note) => note.startsWith('The books do not except a gin hand'));
    if (onGin !== (least === 0 && laidOff)) faults.push(`${where}: lay-offs on gin`);
    if (onGin) said.gin += 1;
    if (dearer !== undefined) said.dearer += 1;
    if (usual.notes.length === 0) said.nothing += 1;
  }
  expect(faults.slice(0, 5)).toEqual([]);
  for (const [what, times] of Object.entries(said)) expect(times, what).toBeGreaterThan(0);
}, 30_000);
