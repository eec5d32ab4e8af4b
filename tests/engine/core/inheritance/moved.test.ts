// Where an id of a former edition is today, in the real games with invented lines of `moved`.
import { describe, expect, test } from 'vitest';
import { type Game, type Library, leadOn, lookup, withdrawn } from '../../../../src/rules-engine/index.ts';
import { library } from '../../../support/library.ts';

const euchre = library.get('euchre') as Game;
const cribbage = library.get('cribbage') as Game;
const withMoved: Library = new Map<string, Game>([
  ['cribbage', cribbage],
  [
    'euchre',
    {
      ...euchre,
      moved: {
        'euchre.law.renege': 'euchre.law.revoke',
        'euchre.law.reneg': 'euchre.law.renege',
        'euchre.points.bonus': withdrawn('No book gives it.', 'euchre.points.march'),
        'euchre/railway': 'euchre/railroad',
        'crib-euchre': withdrawn('It stands in none of the books.', 'cribbage'),
        'euchre.law.old-fifteen': 'cribbage.points.fifteen',
      },
    },
  ],
]);

describe('lookup', { skip: !(library.has('euchre') && library.has('cribbage')) }, () => {
  test.each([
    ['euchre.law.revoke', { kind: 'here', id: 'euchre.law.revoke' }],
    ['euchre/railroad', { kind: 'here', id: 'euchre/railroad' }],
    ['euchre.law.renege', { kind: 'moved', id: 'euchre.law.revoke' }],
    ['euchre.law.reneg', { kind: 'moved', id: 'euchre.law.revoke' }],
    ['euchre.points.bonus', { kind: 'gone', why: 'No book gives it.', nearest: 'euchre.points.march' }],
    ['euchre/railway', { kind: 'moved', id: 'euchre/railroad' }],
    ['euchre/railway.law.revoke', { kind: 'moved', id: 'euchre/railroad.law.revoke' }],
    ['crib-euchre.law.revoke', { kind: 'gone', why: 'It stands in none of the books.', nearest: 'cribbage' }],
    ['euchre.law.old-fifteen', { kind: 'moved', id: 'cribbage.points.fifteen' }],
    ['euchre.law.never-was', { kind: 'unknown' }],
    ['no-such-game.law.revoke', { kind: 'unknown' }],
  ] as const)('%s', (id, expected) => {
    expect(lookup(withMoved, id)).toEqual(expected);
  });
  test('a variant keeps the former ids of what it inherited', () => {
    expect(lookup(withMoved, 'euchre/railroad.law.renege')).toEqual({ kind: 'moved', id: 'euchre/railroad.law.revoke' });
  });
  test('a row that a variant repeals is gone, with the printed reason', () => {
    const [place, repeal] = Object.entries(euchre.variants).find(([, one]) => Object.keys(one.laws.repeal ?? {}).length > 0) ?? [];
    const [key, why] = Object.entries(repeal?.laws.repeal ?? {})[0] ?? [];
    expect(lookup(withMoved, `euchre/${place}.law.${key}`)).toEqual({ kind: 'gone', why, nearest: `euchre.law.${key}` });
  });
  test('an answer that has its own page now', () => {
    const moved = { 'euchre.score.hand?form=railroad': 'euchre/railroad.law.revoke' };
    const asked: Library = new Map<string, Game>([['euchre', { ...euchre, moved }]]);
    expect(lookup(asked, 'euchre.score.hand?form=railroad')).toEqual({ kind: 'moved', id: 'euchre/railroad.law.revoke' });
  });
  test('a circle of renamings is rejected', () => {
    const circle = new Map<string, Game>([['euchre', { ...euchre, moved: { 'euchre.law.a': 'euchre.law.b', 'euchre.law.b': 'euchre.law.a' } }]]);
    expect(() => lookup(circle, 'euchre.law.a')).toThrow('circle');
  });
});

describe('a scorer called with an answer that has its own page now', () => {
  const asked = (id: string, raw: Record<string, string>) => leadOn(library, { id, raw });
  test.runIf(library.has('cribbage'))('redirects to that page without the answer', () => {
    const raw = { hand: '5H 5S 5C', starter: '5D' };
    expect(asked('cribbage.score.hand', { form: 'five-card', ...raw })).toEqual({ id: 'cribbage/five-card.score.hand', raw });
    expect(asked('cribbage.score.hand', { ...raw, form: 'solitaire' })).toEqual({ id: 'cribbage/solitaire-cribbage.score.hand', raw });
    expect(asked('cribbage.score.hand', { form: 'six-card', ...raw })).toEqual({ id: 'cribbage.score.hand', raw });
    expect(asked('cribbage.score.hand', raw)).toBeNull();
    expect(asked('cribbage.score.hand', { form: 'nine-card' })).toBeNull();
  });
  test.runIf(library.has('poker'))('keeps the answer where it is still asked', () => {
    expect(asked('poker.score.showdown', { form: 'stud' })).toEqual({ id: 'poker/stud.score.showdown', raw: {} });
    expect(asked('poker.score.showdown', { extra: 'reckoned' })).toEqual({ id: 'poker/extra-hands.score.showdown', raw: { extra: 'reckoned' } });
    // This variant has two orders of extra hands, and no blaze on its own.
    expect(asked('poker.score.showdown', { extra: 'blaze' })).toEqual({ id: 'poker/extra-hands.score.showdown', raw: {} });
  });
});
