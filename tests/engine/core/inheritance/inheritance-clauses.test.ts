// What a clause inherits and what it leaves out, and rows that a place cannot have, on a small invented library.
import { describe, expect, test } from 'vitest';
import { bookValue, fact, game, item, resolve, type Treatment, yesNo } from '../../../../src/rules-engine/index.ts';
import { fitFacts } from '../../../../src/rules-engine/rulesets/inheritance/fitting.ts';
import { countsAt, leftItemsAt } from '../../../../src/rules-engine/rulesets/inheritance/items.ts';
import { rowsAt } from '../../../../src/rules-engine/rulesets/inheritance/rows.ts';
import { bare, clause, D, form, lawAt, libraryOf, parent, treated } from '../../../support/small-library.ts';

const led = (inherits: Partial<NonNullable<Treatment['inherits']>>): Treatment => ({ ...treated, inherits: { from: 'parent', cite: clause, ...inherits } });
const another = (treatment: Treatment) => game({ ...bare, id: 'other', books: { donohue: treatment }, laws: {}, variants: {} });

describe('a clause for points only', () => {
  const counted = game({ ...parent, variants: { counted: form({ books: { donohue: led({ only: 'points' }) } }) } });
  test('gives a variant the points and no rulings', () => {
    const place = resolve(libraryOf(counted), 'parent/counted');
    expect(place.points.map(({ key }) => key)).toEqual(['trick', 'game']);
    expect(lawAt(place, 'revoke')?.readings.donohue).toMatchObject({ status: 'silent', parent: { law: 'parent.law.revoke' } });
    expect(lawAt(place, 'deal')?.readings.donohue).toEqual({ status: 'silent', general: [] });
  });
  test('gives another game no laws', () => {
    const library = libraryOf(parent, another(led({ only: 'points' })));
    expect([...rowsAt(library, 'other').keys()]).toEqual([]);

    expect([...rowsAt(libraryOf(parent, another(led({}))), 'other').keys()]).toEqual(['revoke', 'lead']);
  });
});

test('errors name a clause that leaves out an unknown law, and one that runs in a circle', () => {
  expect(() => rowsAt(libraryOf(parent, another(led({ except: ['revok'] }))), 'other')).toThrow(
    'other leaves out the law "revok" by donohue, which is not in parent',
  );
  const round = game({ ...parent, books: { donohue: { ...treated, inherits: { from: 'other', cite: clause } } } });
  expect(() => rowsAt(libraryOf(round, another(led({}))), 'other')).toThrow('inheritance runs in a circle: other -> parent -> other');
});

test('a variant may not repeal a scorer that its parent does not have', () => {
  const library = libraryOf(game({ ...parent, variants: { odd: form({ repealScorers: { hand: 'No hand here.' } }) } }));
  expect(() => countsAt(library, 'parent/odd')).toThrow('parent/odd repeals the scorer "hand", which is not in parent');
});

test('a score item that needs a missing feature is left out with a reason, unless the variant repeals or adds it itself', () => {
  const points = { lone: item({ title: 'Lone hand', gist: 'All alone.', needs: ['partners'], books: { donohue: bookValue(4, D('3')) } }) };
  const sides = game({
    ...parent,
    has: ['partners'],
    points,
    variants: {
      apart: form({ has: { partners: false } }),
      said: form({ has: { partners: false }, points: { repeal: { lone: 'Nobody has a partner.' } } }),
      own: form({ has: { partners: false }, points: { add: { lone: { ...points.lone, needs: [] } } } }),
    },
  });
  const library = libraryOf(sides);
  expect(leftItemsAt(library, 'parent/apart')).toEqual({ lone: expect.stringMatching(/partner|sides|himself/) });
  expect(leftItemsAt(library, 'parent/said')).toEqual({});
  expect(leftItemsAt(library, 'parent/own')).toEqual({});
});

test('an answer that needs a missing feature is not offered; a question with one answer left is not asked', () => {
  const facts = {
    side: fact(
      'Whose?',
      'Whose',
      {
        own: { label: 'Their own', if: 'if it is their own' },
        partner: { label: 'The partner’s', if: 'if it is the partner’s' },
        other: { label: 'Another’s', if: 'if it is another’s' },
      },
      { needs: { partner: 'partners' } },
    ),
    asked: { ...yesNo('Asked by the partner?', 'Asked', 'if the partner asked', 'if nobody asked'), needs: { yes: 'partners' } as const },
    when: fact('When?', 'When', { soon: { label: 'In time', if: 'in time' }, late: { label: 'Later', if: 'later' } }, { needs: { late: 'lone-hand' } }),
  };
  expect(fitFacts(facts, ['partners'], new Set())).toMatchObject({
    side: { options: { own: 'Their own', other: 'Another’s' }, chips: { own: 'Their own' } },
    when: facts.when,
  });
  expect(Object.keys(fitFacts(facts, ['partners'], new Set()).side?.options ?? {})).toEqual(['own', 'other']);
  expect(Object.keys(fitFacts(facts, ['partners'], new Set()))).toEqual(['side', 'when']);
  expect(Object.keys(fitFacts(facts, [], new Set(['partners'])))).toEqual(['side', 'asked', 'when']);
});
