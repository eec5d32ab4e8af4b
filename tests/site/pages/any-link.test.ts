// @module-tag rotating
// Ninety-nine thousand links without a browser: nothing throws, every name is used or reported, and a used value is the one
// in the link. Two thousand more, or LINKS=n of them, are opened in a browser (tests/pages/any-link.test.ts). SEED=n repeats the same ones.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { among, readClaims, type Taker, takeLink, writeClaims } from '../../../src/lib/addresses/links.ts';
import { find } from '../../../src/lib/search/answer/find.ts';
import { searchHere } from '../../../src/lib/search/index/build.ts';
import {
  BOOK_IDS,
  type BookId,
  decode,
  decodeEntry,
  ENTRY,
  encode,
  encodeEntry,
  lookup,
  playWritten,
  problemsOf,
  ruleOn,
} from '../../../src/rules-engine/index.ts';
import { fieldsOf, type Link, links, type Sound, soundLinks } from '../../support/browser/links.ts';
import { library, places } from '../../support/library.ts';
import { runs, SEED } from '../../support/tier.ts';

const RUNS = { links: Number(process.env.LINKS ?? runs(30_000, 1_500)), ids: 2_000 } as const;
console.log(`links without a browser: SEED=${SEED}`);

/** Takes values as the page's own takers do, with the engine's checks. */
function takerOf(link: Sound, taken: Map<string, string>): Taker {
  const { kind, law, scorer, sheet } = link;
  const fields = fieldsOf(link);
  const books: readonly string[] = scorer?.books ?? sheet?.books ?? BOOK_IDS;
  const expects = (name: string, value: string): string | null => {
    if (name === 'book') return among(value, books);
    if (law !== undefined) return name === 'law' ? among(value, [law.key]) : (problemsOf(law, { [name]: value })[0]?.expected ?? null);
    if (!(name in fields)) return null;
    // A field on its own: whether it is asked depends on others, which a page knows only when all values are there.
    const { when, ...field } = fields[name] as (typeof fields)[string];
    const alone = decode({ [name]: field }, { [name]: value });
    return alone.ok ? null : (alone.problems[0]?.expected ?? '');
  };
  const names =
    law !== undefined
      ? ['law', 'book', ...Object.keys(law.facts)]
      : kind === 'search'
        ? ['q', 'game', 'kind', 'book']
        : kind === 'page'
          ? []
          : ['score', 'book', ...Object.keys(fields), ENTRY];
  return {
    names,
    several: [...(kind === 'sheet' ? [ENTRY] : []), ...Object.keys(fields).filter((name) => fields[name]?.kind === 'list')],
    take: (name, value) => {
      const expected = expects(name, value);
      if (expected === null) taken.set(name, value);
      return expected;
    },
  };
}

/** The first value of each name in a link. */
const saidIn = (params: URLSearchParams) => [...new Set(params.keys())].map((name) => [name, params.get(name) ?? ''] as const);
const clip = (text: string) => text.slice(0, 60);

const answers: Readonly<Record<Sound['kind'], (link: Link, taken: ReadonlyMap<string, string>, params: URLSearchParams) => void>> = {
  law: ({ law }, taken, params) => {
    if (law === undefined) return;
    const facts = (from: Iterable<readonly [string, string]>) =>
      Object.fromEntries([...from].filter(([name, value]) => name !== 'law' && name !== 'book' && value !== ''));
    expect(ruleOn(law, facts(taken)).ok).toBe(true);
    const whole = facts(saidIn(params));
    const ruled = ruleOn(law, whole);
    const strange = Object.keys(whole).filter((name) => !taken.has(name));
    expect(ruled.ok ? [] : ruled.problems.map(({ field }) => field).sort()).toEqual(strange.sort());
  },
  score: ({ scorer }, taken, params) => {
    if (scorer === undefined) return;
    const values = decode(scorer.ask, Object.fromEntries(saidIn(params)));
    if (!values.ok) {
      for (const { field, expected, found } of values.problems)
        expect([Object.hasOwn(scorer.ask, field.split('.')[0] ?? ''), expected !== '', found !== '']).toEqual([true, true, true]);
      return;
    }
    const written = encode(scorer.ask, values.value);
    const again = decode(scorer.ask, written);
    expect(again.ok && again.value).toEqual(values.value);
    const book = (scorer.books as readonly string[]).includes(taken.get('book') ?? '') ? (taken.get('book') as BookId) : scorer.books[0];
    if (book === undefined) return;
    const scored = scorer.score(values.value as never, book);
    if (scored.ok) for (const { rule } of scored.value.lines) expect(rule).not.toBe('');
  },
  sheet: ({ sheet }, _, params) => {
    const book = sheet?.books[0];
    if (sheet === undefined || book === undefined) return;
    const entries = params.getAll(ENTRY).map(decodeEntry);
    const setup = Object.fromEntries(saidIn(params).filter(([name]) => name in sheet.setup));
    const { played } = playWritten(sheet, { setup, entries }, book);
    expect(played.rows).toHaveLength(entries.length);
    for (const entry of entries) expect(decodeEntry(encodeEntry(entry))).toEqual(Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== '')));
  },
  search: (_, taken) => void searches.push(find(taken.get('q') ?? '', searchHere())),
  list: () => undefined,
  page: () => undefined,
};
const searches: Promise<unknown>[] = [];

describe('any link', () => {
  test(`${RUNS.links} links: every name is used or reported, and nothing throws`, { timeout: 600_000 }, async () => {
    fc.assert(
      fc.property(links, (link) => {
        const params = new URLSearchParams(link.search);
        const taken = new Map<string, string>();
        const taker = takerOf(link, taken);
        const faults = takeLink(params, taker);
        const said = (name: string) =>
          faults
            .filter(({ of }) => of.includes(name))
            .map(({ say }) => say)
            .join('\n');
        for (const [name, first] of saidIn(params)) {
          const more = params.getAll(name).slice(1);
          const isKnown = taker.names.includes(name);
          // Repeated names are the entries of a list, and are taken together.
          const isList = more.length > 0 && taker.several?.includes(name) === true;
          if (!isKnown || (first !== '' && !taken.has(name) && !isList)) expect(said(name)).toContain(isKnown ? `“${clip(first)}` : `${clip(name)}=`);
          if (isKnown && more.length > 0 && !isList) expect(said(name)).toContain(`${more.length + 1} answers`);
          if (taken.has(name) && !isList) expect(taken.get(name)).toBe(first);
        }
        answers[link.kind](link, taken, params);
      }),
      { seed: SEED, numRuns: RUNS.links },
    );
    await Promise.all(searches);
  });

  test('a valid link is taken completely, and nothing is reported', () => {
    fc.assert(
      fc.property(soundLinks, (link) => {
        const taken = new Map<string, string>();
        const params = new URLSearchParams(link.pairs.map(([name, value]) => [name, value]));
        // A field that depends on another may have a value that is invalid on its own.
        expect(takeLink(params, { ...takerOf(link, taken), take: () => null })).toEqual([]);
      }),
      { seed: SEED, numRuns: runs(5000, 1000) },
    );
  });

  test(`${RUNS.ids} ids, valid and broken, exist, have moved, are gone with a reason, or are unknown`, { timeout: 120_000 }, () => {
    const ids = places.flatMap((place) => [place.id, ...place.laws.map(({ id }) => id), ...place.points.map(({ id }) => id)]);
    const broken = fc.oneof(
      fc.nat(ids.length - 1).map((n) => ids[n] ?? ''),
      fc.tuple(fc.nat(ids.length - 1), fc.nat(), fc.constantFrom('', '/', '.', 'x', '..', '//')).map(([n, m, sign]) => {
        const id = ids[n] ?? '';
        return id.slice(0, m % (id.length + 1)) + sign + id.slice((m % (id.length + 1)) + 1);
      }),
      fc
        .tuple(
          fc.constantFrom('euchre', 'constructor', '__proto__', 'euchre/__proto__', 'euchre/constructor', 'toString'),
          fc.constantFrom('', '.law.', '.points.', '.score.', '.rule.'),
          fc.constantFrom('revoke', 'constructor', '__proto__', '', 'hand'),
        )
        .map((parts) => parts.join('')),
      fc.string(),
    );
    fc.assert(
      fc.property(broken, (id) => {
        const found = lookup(library, id);
        if (found.kind === 'gone') expect([typeof found.why, typeof found.nearest]).toEqual(['string', 'string']);
        if (found.kind === 'here') expect(found.id).toBe(id);
        if (found.kind === 'moved') expect(lookup(library, found.id).kind).toBe('here');
      }),
      { seed: SEED, numRuns: RUNS.ids },
    );
  });

  test('two claims survive a round trip through a link, each as its own', () => {
    const whole = fc.integer({ min: -999, max: 99_999 }).map(String);
    const claim = fc.oneof(
      fc.constant(''),
      whole,
      fc.tuple(whole, fc.nat(99)).map(([one, part]) => `${one}.${part}`),
    );
    fc.assert(
      fc.property(claim, claim, (one, other) => {
        const { claims, instead } = readClaims(writeClaims([one, other]));
        expect([instead, claims[0] ?? '', claims[1] ?? '']).toEqual([null, one, other]);
      }),
    );
    for (const text of ['12.16.20', 'twelve', '12,16', '1.5e3', '1234567890', '12\\.5.6.7']) expect(readClaims(text).instead).toContain('such as 12 or 12.16');
  });

  test('no question of a law and no field of a scorer has a name that links need', () => {
    const facts = places.flatMap((place) =>
      place.laws.flatMap((law) => Object.keys(law.facts).flatMap((fact) => (['law', 'book'].includes(fact) ? [`${law.id}: ${fact}`] : []))),
    );
    const fields = places.flatMap((place) =>
      Object.entries(place.scorers).flatMap(([key, scorer]) =>
        Object.keys(scorer.kind === 'scorer' ? scorer.ask : scorer.setup).flatMap((field) =>
          ['law', 'score', 'book', 'claim', ENTRY].includes(field) ? [`${place.id}.score.${key}: ${field}`] : [],
        ),
      ),
    );
    expect([...facts, ...fields]).toEqual([]);
  });
});
