// Links as people send them and as they get damaged: a valid link to every kind of page, then names and values that are wrong, doubled, cut off
// or strange. Shared by the browser tests and the tests that read links without a browser.
import fc from 'fast-check';
import { hasPage } from '../../../src/lib/addresses/pages.ts';
import {
  addressOf,
  BOOK_IDS,
  encodeEntry,
  type Fields,
  type Place,
  type ResolvedLaw,
  ruleOn,
  type Scorer,
  type Sheet,
} from '../../../src/rules-engine/index.ts';
import { places } from '../library.ts';

type Pair = readonly [name: string, value: string];
export interface Sound {
  readonly kind: 'law' | 'score' | 'sheet' | 'search' | 'list' | 'page';
  readonly path: string;
  readonly pairs: readonly Pair[];
  readonly hash: string;
  readonly law?: ResolvedLaw;
  readonly scorer?: Scorer;
  readonly sheet?: Sheet;
}
export interface Link extends Sound {
  /** The text between the path and the hash, including escapes. */
  readonly search: string;
}

const pick = <T>(list: readonly T[]) => fc.nat(list.length - 1).map((n) => list[n] as T);
const pathOf = ({ id }: Place) => `/games/${id}/`;

const laws = places.flatMap((place) => place.laws.map((law) => ({ place, law })));
const asking = laws.filter(({ law }) => {
  const ruled = ruleOn(law, {});
  return ruled.ok && ruled.value.still.kind === 'ask' && Object.values(law.readings).some(({ status }) => status !== 'silent');
});
const ofLaw = ({ place, law }: { place: Place; law: ResolvedLaw }): fc.Arbitrary<Sound> =>
  fc
    .tuple(
      // On the page of its place, or on its own page.
      pick(hasPage(place, law) ? [pathOf(place), addressOf(law.id)] : [pathOf(place)]),
      pick(BOOK_IDS),
      ...Object.entries(law.facts).map(([fact, { options }]) => pick([...Object.keys(options), 'unknown', '']).map((answer) => [fact, answer] as const)),
    )
    .map(([path, book, ...answers]) => ({
      kind: 'law' as const,
      path,
      pairs: [['law', law.key], ['book', book], ...answers.filter(([, answer]) => answer !== '')],
      hash: `law.${law.key}`,
      law,
    }));

const counts = places.flatMap((place) =>
  place.described.examples.flatMap((one): Sound[] => {
    if (one.kind === 'score') {
      const scorer = place.scorers[one.scorer];
      return scorer?.kind !== 'scorer'
        ? []
        : [
            {
              kind: 'score',
              path: pathOf(place),
              pairs: [['score', one.scorer], ['book', one.book], ...Object.entries(one.input)],
              hash: `score.${one.scorer}`,
              scorer,
            },
          ];
    }
    if (one.kind !== 'sheet') return [];
    const sheet = place.scorers[one.sheet];
    if (sheet?.kind !== 'sheet') return [];
    const deals = one.entries.map((entry): Pair => ['deal', encodeEntry(entry)]);
    return [
      {
        kind: 'sheet',
        path: pathOf(place),
        pairs: [['score', one.sheet], ['book', one.book], ...Object.entries(one.setup), ...deals],
        hash: `score.${one.sheet}`,
        sheet,
      },
    ];
  }),
);
const searches = fc
  .record({
    q: fc.oneof(pick(['revoke euchre', 'dealt me six', 'pegged 2 too many', '']), fc.string({ unit: 'grapheme' })),
    game: pick(['', 'euchre', 'whist']),
    kind: pick(['', 'penalty']),
  })
  .map((said): Sound => ({ kind: 'search', path: '/search/', pairs: Object.entries(said), hash: '' }));
const others = (
  [
    '/',
    '/games/',
    '/penalties/',
    '/penalties/revoke/',
    '/score/',
    '/glossary/',
    '/books/',
    '/books/uspc-1898/',
    '/questions/',
    '/about/',
    '/api/',
    '/404.html',
  ] as const
).map((path): Sound => ({ kind: ['/games/', '/score/', '/penalties/'].includes(path) ? 'list' : 'page', path, pairs: [], hash: '' }));

/** A valid link of some kind. */
export const soundLinks: fc.Arbitrary<Sound> = fc.oneof(
  { weight: 4, arbitrary: pick(asking).chain(ofLaw) },
  { weight: 1, arbitrary: pick(laws).chain(ofLaw) },
  { weight: 4, arbitrary: pick(counts.filter(({ kind }) => kind === 'score')) },
  { weight: 2, arbitrary: pick(counts.filter(({ kind }) => kind === 'sheet')) },
  { weight: 2, arbitrary: searches },
  { weight: 2, arbitrary: pick(others) },
);

/** Property names that every object has, and parameters that messengers add. */
const names = pick([
  'nonsense',
  'utm_source',
  'fbclid',
  '__proto__',
  'constructor',
  'toString',
  'law',
  'score',
  'book',
  'deal',
  'claim',
  'claimed',
  'q',
  '',
  'Book',
  'crib',
]);
const values = fc.oneof(
  pick([
    'perhaps',
    '5o',
    '-1',
    '99999',
    '1e3',
    '0x10',
    '',
    'yes',
    'XX',
    '5H-5H',
    '.',
    '....',
    'none',
    '12.16',
    '<img src=x onerror=alert(1)>',
    "';--",
    '%',
    '%zz',
    '%00',
    '__proto__',
    'constructor',
    'sierra',
  ]),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
  fc.constant('a'.repeat(1500)),
);
const hashes = fc.oneof(
  pick(['', '50%', '%', '%E0%A4', 'law.', 'law.nothing', 'score.nothing', 'main', 'top', '.', '#', 'law.revoke', '__proto__', 'x\'y"z', '[id]']),
  fc.webFragments(),
);

type Change = (pairs: readonly Pair[]) => readonly Pair[];
const at = (n: number, pairs: readonly Pair[]) => (pairs.length === 0 ? 0 : n % pairs.length);
const changes: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(names, values).map(
    ([name, value]): Change =>
      (pairs) => [...pairs, [name, value]],
  ),
  fc.tuple(fc.nat(), values).map(
    ([n, value]): Change =>
      (pairs) =>
        pairs.map(([name, had], m) => [name, m === at(n, pairs) ? value : had]),
  ),
  fc.nat().map(
    (n): Change =>
      (pairs) =>
        pairs.filter((_, m) => m !== at(n, pairs)),
  ),
  fc.tuple(fc.nat(), values).map(
    ([n, value]): Change =>
      (pairs) =>
        pairs[at(n, pairs)] === undefined ? pairs : [...pairs, [pairs[at(n, pairs)]?.[0] ?? '', value]],
  ),
  fc.nat().map(
    (n): Change =>
      (pairs) =>
        pairs.map(([name, value], m) => [m === at(n, pairs) ? name.toUpperCase() : name, value]),
  ),
  fc.nat().map(
    (n): Change =>
      (pairs) =>
        pairs.map(([name, value], m) => [m === at(n, pairs) ? name.slice(1) : name, value]),
  ),
  fc.nat().map(
    (n): Change =>
      (pairs) =>
        pairs.map(([name, value], m) => [name, m === at(n, pairs) ? `${value}o` : value]),
  ),
  fc.constant((pairs: readonly Pair[]) => pairs.toReversed()),
);
/** What messengers, word processors and thumbs do to an address. */
const spoilt = fc.oneof(
  { weight: 6, arbitrary: fc.constant((text: string) => text) },
  { weight: 1, arbitrary: fc.nat().map((n) => (text: string) => text.slice(0, n % (text.length + 1))) },
  { weight: 1, arbitrary: fc.constant((text: string) => text.replaceAll('&', '&amp;')) },
  { weight: 1, arbitrary: fc.constant((text: string) => text.replaceAll('%', '%25')) },
  { weight: 1, arbitrary: fc.constant((text: string) => `${text}&%&=&=x&%C3%28`) },
);

/** A link, valid or broken. */
export const links: fc.Arbitrary<Link> = fc
  .tuple(soundLinks, fc.array(changes, { maxLength: 4 }), spoilt, fc.option(hashes, { freq: 3 }))
  .map(([sound, steps, spoil, hash]) => {
    const pairs = steps.reduce((so, step) => step(so), sound.pairs);
    const query = spoil(new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString());
    return { ...sound, search: query === '' ? '' : `?${query}`, hash: hash ?? sound.hash };
  });

/** The fields that a link fills in, for tests that read it without a page. */
export const fieldsOf = ({ scorer, sheet }: Sound): Fields => scorer?.ask ?? sheet?.setup ?? {};
