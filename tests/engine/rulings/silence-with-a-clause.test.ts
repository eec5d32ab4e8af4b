// A clause that leads to a silent law is reported as such, not as a missing clause.
import { expect, test } from 'vitest';
import { cite } from '../../../src/rules-engine/books.ts';
import { type Code, type Game, game, law, resolve, silent, variantOf } from '../../../src/rules-engine/index.ts';

const CLAUSE = cite('donohue', '46', 'A form of it');
const row = law({
  offence: 'revoke',
  title: 'Revoke',
  gist: 'Suit was not followed.',
  moment: 'play',
  facts: {},
  readings: () => ({ donohue: silent(), 'uspc-1898': silent() }),
});
const described = { aliases: [], players: { min: 2, max: 2 }, packs: [], glance: {} } as const;
const books = { donohue: { heading: 'It', pages: '46' }, 'uspc-1898': { heading: 'It', pages: '80' } };
const parent: Game = game({
  ...described,
  cites: {},
  id: 'parent',
  title: 'Parent',
  shelf: 'hearts',
  kind: 'card',
  books,
  laws: { revoke: row },
  points: {},
  scorers: {},
  examples: [],
  variants: {
    form: variantOf<Code>()({
      ...described,
      title: 'Form',
      books: { ...books, donohue: { ...books.donohue, inherits: { from: 'parent', cite: CLAUSE } } },
      laws: {},
      points: {},
      scorers: {},
      examples: [],
    }),
  },
});

test('a silent law keeps the clause that leads to it', () => {
  const place = resolve(new Map([['parent', parent]]), 'parent/form');
  const readings = place.laws[0]?.readings;
  expect(readings?.donohue).toMatchObject({ status: 'silent', clause: { law: 'parent.law.revoke', clause: CLAUSE } });
  expect(readings?.['uspc-1898']).toEqual({ status: 'silent', general: [] });
});
