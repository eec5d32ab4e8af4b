// A trick with the joker (donohue p. 43, uspc-1898 p. 72, blue-ribbon-1940 p. 11): all tricks of two cards and many of more, compared with the
// cards listed from the highest, and what the books give for each trump.
import { describe, expect, test } from 'vitest';
import pedro from '../../../src/rules-engine/games/pedro/index.ts';
import { answered, scorerOf } from '../../support/counts/counts.ts';
import { seededDie } from '../../support/counts/seeded-die.ts';

const RANKS = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'];
const SUITS = ['H', 'S', 'C', 'D'];
const PACK = [...SUITS.flatMap((suit) => RANKS.map((rank) => `${rank}${suit}`)), 'JOKER'];
const ALIKE = { JH: 1, '5H': 5, '9H': 9, JOKER: 15 };
const PLACES = [
  ['dom-pedro', 'uspc-1898', { ...ALIKE, AH: 1, '2H': 1, '10H': 1 }],
  ['dom-pedro', 'donohue', { ...ALIKE, AH: 1 }],
  ['snoozer', 'blue-ribbon-1940', { ...ALIKE, AH: 1, '10H': 1, '3H': 3 }],
] as const;

/** The cards that can win when this one is led and hearts are trump, the best first. */
function fromTheTop(led: string): string[] {
  const suit = led === 'JOKER' ? 'H' : led.slice(-1);
  const of = (one: string) => RANKS.map((rank) => `${rank}${one}`);
  return [...of('H'), 'JOKER', ...(suit === 'H' ? [] : of(suit))];
}

describe.each(PLACES)('%s by %s', (form, book, gives: Readonly<Record<string, number>>) => {
  const trick = scorerOf(pedro, 'trick', form);
  function check(cards: readonly string[]) {
    const result = answered(trick, { trump: 'hearts', trick: cards.join(' ') }, book);
    if (!result.ok) throw new Error(JSON.stringify(result.problems));
    const best = fromTheTop(cards[0] ?? '').find((card) => cards.includes(card)) ?? '';
    const nth = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'][cards.indexOf(best)];
    expect(result.value.headline, cards.join(' ')).toContain(`The ${nth} card takes the trick`);
    expect(
      result.value.totals.map(({ points }) => points),
      cards.join(' '),
    ).toEqual([cards.reduce((sum, card) => sum + (gives[card] ?? 0), 0)]);
  }

  test('every trick of two cards', () => {
    for (const card of PACK.slice(0, -1))
      for (const cards of [
        [card, 'JOKER'],
        ['JOKER', card],
      ])
        check(cards);
  });
  test('two thousand tricks of three to eight', () => {
    const die = seededDie(43);
    for (let n = 0; n < 2000; n++) {
      const size = 2 + die();
      const left = PACK.slice(0, -1);
      const cards = Array.from({ length: size - 1 }, () => left.splice((die() * 36 + die() * 6 + die()) % left.length, 1)[0] ?? '');
      cards.splice((die() * 6 + die()) % size, 0, 'JOKER');
      check(cards);
    }
  });
  test('says who has low, or that the book does not decide', () => {
    const result = answered(trick, { trump: 'hearts', trick: 'JOKER 2H' }, book);
    const low = result.ok ? result.value.lines.find(({ rule }) => rule.endsWith('joker-and-low'))?.say : '';
    expect(low).toMatch({ 'uspc-1898': /two is low/, donohue: /joker is low/, 'blue-ribbon-1940': /does not say/ }[book]);
  });
  test('needs the joker', () => {
    const result = answered(trick, { trump: 'hearts', trick: '3H 2H' }, book);
    expect(result).toEqual({ ok: false, problems: [{ field: 'trick', expected: 'cards with the joker among them', found: '3♥ 2♥' }] });
  });
});
