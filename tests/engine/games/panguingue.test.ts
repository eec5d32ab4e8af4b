// Panguingue: every three cards of its pack against the four conditions of the 1940 book p. 64-65, and the payments.
import { expect, test } from 'vitest';
import game from '../../../src/rules-engine/games/panguingue/index.ts';
import { answered, scorerOf } from '../../support/counts/counts.ts';

const BLUE = 'blue-ribbon-1940';
const paid = (raw: Record<string, string>) => {
  const found = answered(scorerOf(game, 'table'), { players: '2', added: '0', out: 'no', ...raw }, BLUE);
  return found.ok ? (found.value.totals[0]?.points ?? 0) : found.problems.map(({ field }) => field).join();
};

const RANKS = 'A234567JQK';
const CARDS = [...'SHCD'].flatMap((suit) => [...RANKS].map((rank) => `${rank}${suit}`));
/** The book's four conditions, its other sequences and its foul sets, for three cards; null for no set. */
function byTheBook(three: readonly string[]): number | null {
  const ranks = three.map((card) => card[0] as string);
  const suits = new Set(three.map((card) => card[1]));
  const double = suits.size === 1 && suits.has('S') ? 2 : 1;
  if (new Set(ranks).size === 1) {
    if (suits.size === 1) return double;
    return suits.size === 2 ? null : '357'.includes(ranks[0] as string) ? 1 : 0;
  }
  if (suits.size > 1) return null;
  const run = [...ranks].sort((a, b) => RANKS.indexOf(a) - RANKS.indexOf(b)).join('');
  if (run === 'A23' || run === 'JQK') return double;
  return RANKS.includes(run) ? 0 : null;
}

test('every three cards of the pack, including copies', () => {
  const wrong: string[] = [];
  CARDS.forEach((a, i) => {
    CARDS.slice(i).forEach((b, j) => {
      for (const c of CARDS.slice(i + j)) {
        const sets = `${a} ${b} ${c}`;
        const [found, due] = [paid({ sets }), byTheBook([a, b, c])];
        if (due === null ? found !== 'sets.1' : found !== due) wrong.push(`${sets}: ${found}, not ${due}`);
      }
    });
  });
  expect(wrong.slice(0, 5)).toEqual([]);
});

test('each of the others pays, and winning the game pays the conditions again', () => {
  expect(paid({ players: '6', sets: '5S 5S 5S' })).toBe(10);
  const eleven = 'JH QH KH.7S 7S 7S 7S.AC 2C 3C 4C';
  expect(paid({ players: '2', sets: eleven, added: '2', out: 'no' })).toBe(6);
  expect(paid({ players: '2', sets: eleven, added: '2', out: 'once' })).toBe(11);
  expect(paid({ players: '2', sets: eleven, added: '2', out: 'twice' })).toBe(13);
  expect(paid({ players: '4', sets: '4D 5D 6D.4C 5C 6C.4H 5H 6H 7H JH', out: 'once' })).toBe(3);
});

test.each([
  ['twelve cards down', { sets: '4D 5D 6D 7D.4C 5C 6C 7C.4H 5H 6H 7H' }, 'sets'],
  ['ten cards and the game', { sets: '4D 5D 6D.4C 5C 6C.4H 5H 6H 7H', out: 'once' }, 'sets'],
  ['a card added to three', { sets: '5S 5S 5S', added: '1' }, 'added'],
  ['cards added to a set that pays nothing', { sets: '4D 5D 6D 7D', added: '1' }, 'added'],
  ['nine of a card', { sets: '5S 5S 5S 5S 5S 5S 5S 5S 5S' }, 'sets.1'],
  ['an eight', { sets: '6S 7S 8S' }, 'sets.1'],
])('%s is impossible', (_, raw, field) => expect(paid(raw)).toBe(field));
