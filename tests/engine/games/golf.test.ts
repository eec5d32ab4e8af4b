// Rounds of golf played card by card: the sheet charges what is left in the columns at the end.
import { describe, expect, test } from 'vitest';
import golf from '../../../src/rules-engine/games/golf/index.ts';
import { PACKS } from '../../../src/rules-engine/vocabulary/packs.ts';
import { playOn, randomFrom, summary } from '../../support/sheets/whole-games.ts';

const BOOK = 'blue-ribbon-1940';
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const rank = (card: string) => RANKS.indexOf(card.slice(0, -1)) + 1;

function shuffled(random: (most: number) => number): string[] {
  const cards: string[] = [...PACKS['standard-52'].cards];
  for (let n = cards.length - 1; n > 0; n--) {
    const other = random(n);
    const [a, b] = [cards[n], cards[other]];
    if (a === undefined || b === undefined) throw new Error('expected a card');
    cards[n] = b;
    cards[other] = a;
  }
  return cards;
}

/** The cards left of a deal played at random among the cards that fit: a king ends the run and may go on an ace or a queen. */
function deal(random: (most: number) => number): number {
  const pack = shuffled(random);
  const files = Array.from({ length: 7 }, (_, file) => Array.from({ length: 5 }, (_, row) => pack[row * 7 + file] ?? ''));
  for (const starter of pack.slice(35)) {
    let top = rank(starter);
    for (;;) {
      const fitting =
        top === 13
          ? []
          : files.filter((file) => file.length > 0 && (Math.abs(rank(file.at(-1) ?? '') - top) === 1 || (top === 1 && rank(file.at(-1) ?? '') === 13)));
      if (fitting.length === 0) break;
      top = rank(fitting[random(fitting.length - 1)]?.pop() ?? '');
    }
  }
  return files.flat().length;
}

describe('a round of golf', () => {
  test.each([1, 2, 4])('for %i, two hundred times, is the sum of the cards left', (many) => {
    const random = randomFrom(many * 977);
    let under = 0;
    for (let n = 0; n < 200; n++) {
      const holes = Array.from({ length: 18 }, () => Array.from({ length: many }, () => deal(random)));
      const setup = { players: { 1: 'one', 2: 'two', 4: 'four' }[many] ?? '' };
      const played = playOn(
        golf,
        null,
        'round',
        BOOK,
        setup,
        holes.map((left) => ({ left: left.join('.') })),
      );
      const sums = Array.from({ length: many }, (_, seat) => holes.reduce((sum, hole) => sum + (hole[seat] ?? 0), 0));
      expect(Object.values(summary(played).totals)).toEqual(sums);
      expect(summary(played).refused).toEqual([]);
      if (many === 1) {
        const [sum = 0] = sums;
        if (sum < 100) under++;
        expect(played.state.join(' ')).toContain(sum < 100 ? 'Under par' : sum === 100 ? 'Par: 100' : 'Over par');
      }
    }
    // Random rounds have both results, so that both ends of the sheet are tested.
    if (many === 1) expect(under).toBeLessThan(200);
  });
  test('a nineteenth hole, too few players and more cards than are dealt are rejected', () => {
    const hole = { left: '5' };
    expect(
      summary(
        playOn(
          golf,
          null,
          'round',
          BOOK,
          {},
          Array.from({ length: 19 }, () => hole),
        ),
      ).refused,
    ).toEqual([18]);
    expect(summary(playOn(golf, null, 'round', BOOK, { players: 'two' }, [hole])).refused).toEqual([0]);
    expect(() => playOn(golf, null, 'round', BOOK, {}, [{ left: '36' }])).toThrow();
  });
  test('a handicap is deducted from the score, with a note about the doubt', () => {
    const round = (left: number) => Array.from({ length: 18 }, () => ({ left: `${left}` }));
    expect(playOn(golf, null, 'round', BOOK, {}, round(5)).state.join(' ')).toContain('90 against 100');
    // Blue Ribbon 1940, p. 69: 108 less 10 is 98, two under a par of 100.
    const played = playOn(golf, null, 'round', BOOK, { handicap: '10' }, round(6));
    expect(played.state.join(' ')).toContain('Under par: 98 against 100, after a handicap of 10');
    expect(played.notes.join(' ')).toContain('taken off the par');
    expect(playOn(golf, null, 'round', BOOK, { handicap: '8' }, round(6)).state.join(' ')).toContain('Par: 100');
    expect(playOn(golf, null, 'round', BOOK, { handicap: '7' }, round(6)).state.join(' ')).toContain('Over par: 101 against 100');
    expect(playOn(golf, null, 'round', BOOK, { handicap: '10' }, round(6).slice(0, 2)).state.join(' ')).toContain('12 used of 100 and a handicap of 10');
    expect(playOn(golf, null, 'round', BOOK, {}, round(6)).notes).toEqual([]);
  });
});
