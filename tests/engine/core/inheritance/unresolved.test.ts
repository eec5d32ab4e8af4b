// Errors for unresolvable things: places, rows, readings and clauses that lead nowhere or in a circle.
import { describe, expect, test } from 'vitest';
import { type Game, game, type law, refersTo, resolve, sameAs, silent, type VariantRow } from '../../../../src/rules-engine/index.ts';
import { clause, D, form, invented, library, libraryOf, parent, revoke, treated, U } from '../../../support/small-library.ts';

describe('errors name what cannot be resolved', () => {
  const broken = (change: Partial<Game>) => libraryOf(game({ ...parent, ...change }));
  const amended = (row: Partial<VariantRow>) => broken({ variants: { form: form(row) } });
  const reading = (row: ReturnType<typeof law>['readings']) => broken({ laws: { revoke: { ...revoke, readings: row } } });
  test.each([
    ['an unknown game', library, 'nothing', 'no game "nothing"'],
    ['an unknown form', library, 'parent/nothing', 'no game "parent/nothing"'],
    ['a form of an unknown game', library, 'nothing/plain', 'no game "nothing/plain"'],
    ['a law amended that is not there', amended({ laws: { amend: { none: {} } } }), 'parent/form', 'parent/form amends the law "none", which is not in parent'],
    [
      'a law repealed that is not there',
      amended({ laws: { repeal: { none: '' } } }),
      'parent/form',
      'parent/form repeals the law "none", which is not in parent',
    ],
    ['an item amended that is not there', amended({ points: { amend: { none: {} } } }), 'parent/form', 'amends the score item "none"'],
    ['an item repealed that is not there', amended({ points: { repeal: { none: '' } } }), 'parent/form', 'repeals the score item "none"'],
    [
      'as a book that states nothing',
      reading({ donohue: sameAs('uspc-1898', D('1')), 'uspc-1898': silent() }),
      'parent',
      'said to rule as uspc-1898, which states nothing',
    ],
    [
      'two books as each other',
      reading({ donohue: sameAs('uspc-1898', D('1')), 'uspc-1898': sameAs('donohue', U('1')) }),
      'parent',
      'readings refer in a circle',
    ],
    ['a law without a gist', broken({ laws: { revoke: { ...revoke, gist: undefined as never } } }), 'parent', 'parent.law.revoke: expected a gist, found none'],
    ['a reference to no id', reading({ donohue: refersTo(invented('revoke'), D('1')) }), 'parent', 'refers to "revoke", which is no law'],
    ['a reference without a passage', reading({ donohue: refersTo(invented('parent.law.lead'), []) }), 'parent', 'which is no law'],
    [
      'a reference to a law that is not there',
      reading({ donohue: refersTo(invented('parent.law.none'), D('1')) }),
      'parent',
      'refers to "parent.law.none", which does not exist',
    ],
    [
      'a reference to a silent law',
      broken({ laws: { ...parent.laws, revoke: { ...revoke, readings: { donohue: refersTo(invented('parent.law.deal'), D('1')) } } } }),
      'parent',
      'where it is silent',
    ],
    [
      'codes that lead to each other',
      libraryOf(
        game({ ...parent, books: { donohue: { ...treated, inherits: { from: 'other', cite: clause } } } }),
        game({ ...parent, id: 'other', books: { donohue: { ...treated, inherits: { from: 'parent', cite: clause } } } }),
      ),
      'parent',
      'inheritance runs in a circle: parent -> other -> parent',
    ],
  ])('%s', (_, from, id, message) => expect(() => resolve(from, id)).toThrow(message));
});
