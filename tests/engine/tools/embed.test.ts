// Laws and score items embedded in other web pages: found by id, with the rulings of the engine.
import { describe, expect, test } from 'vitest';
import { blocksFor, bookNamed, namesOf, questionsFor } from '../../../src/components/client/embed/answered.ts';
import { filesOf, type GetFile, lawNamed, type ShownLaw, scoreNamed, UnknownId, Unreachable } from '../../../src/components/client/embed/site-files.ts';
import { hasPage, homeOf, lawPages } from '../../../src/lib/addresses/pages.ts';
import { rulingsFileNamed, rulingsFiles, shownLaw } from '../../../src/lib/api/rulings/file.ts';
import { rulingsSchema } from '../../../src/lib/api/rulings/schema.ts';
import { snippetsFor } from '../../../src/lib/api/rulings/snippets.ts';
import { placeOf, places } from '../../../src/lib/catalogue/library.ts';
import { inOne, sayRuling } from '../../../src/lib/rulings/cases.ts';
import { isHeldBack } from '../../../src/lib/rulings/one-line.ts';
import { ruleOn } from '../../../src/rules-engine/index.ts';
import { SEED, sample } from '../../support/tier.ts';

const MOVED = { moved: { 'euchre.law.old-name': 'euchre.law.revoke', 'euchre.law.gone': { why: 'No book has it.', nearest: 'euchre.law.revoke' } } };
/** The files of the site, without network access. */
const files: GetFile = (path) => {
  const name = /^api\/v1\/rulings\/(.*)\.json$/.exec(path)?.[1];
  if (name !== undefined) return Promise.resolve(rulingsFiles.has(name) ? rulingsFileNamed(name) : null);
  return Promise.resolve(path === 'api/v1/moved.json' ? MOVED : null);
};
const lawAt = async (id: string) => (await lawNamed(files, id)).row;

describe('an id', () => {
  test('names a law of a game and of a variant', async () => {
    expect((await lawNamed(files, ' euchre.law.revoke ')).row).toMatchObject({ id: 'euchre.law.revoke', title: 'Revoke', url: '/games/euchre/law/revoke/' });
    const own = lawPages.find(({ place }) => place.parent !== null);
    expect((await lawAt(own?.law.id ?? '')).id).toBe(own?.law.id);
  });
  test('of a law that a variant inherits unchanged leads to the full law', async () => {
    const [place, law] = places.flatMap((one) => one.laws.filter((law) => !hasPage(one, law)).map((law) => [one, law] as const))[0] ?? [];
    if (place === undefined || law === undefined) throw new Error('expected such a law');
    expect((await lawAt(law.id)).id).toBe(homeOf(place, law));
  });
  test('of a former edition is redirected; a withdrawn one says why', async () => {
    expect((await lawAt('euchre.law.old-name')).id).toBe('euchre.law.revoke');
    await expect(lawAt('euchre.law.gone')).rejects.toThrow('euchre.law.gone has been withdrawn: No book has it. The nearest to it is euchre.law.revoke.');
  });
  test.each([
    ['euchre.law.revok', 'According to Hoyle has no “euchre.law.revok”. Did you mean euchre.law.revoke?'],
    ['eucher.law.revoke', 'According to Hoyle has no “eucher.law.revoke”.'],
    ['', 'Enter the id of a law, such as euchre.law.revoke. You have “”.'],
    ['euchre.points.march', 'Enter the id of a law, such as euchre.law.revoke. You have “euchre.points.march”.'],
    ['../../x.law.y', 'Enter the id of a law, such as euchre.law.revoke. You have “../../x.law.y”.'],
    ['__proto__.law.revoke', 'Enter the id of a law, such as euchre.law.revoke. You have “__proto__.law.revoke”.'],
    ['euchre.law.constructor', 'According to Hoyle has no “euchre.law.constructor”.'],
  ])('%s is rejected by name', async (id, said) => {
    const error = await lawAt(id).catch((one: unknown) => one);
    expect(error).toBeInstanceOf(UnknownId);
    expect((error as Error).message).toBe(said);
  });
  test('names a score item, a scorer and a score sheet', async () => {
    const { row } = await scoreNamed(files, 'euchre.points.march');
    expect(row).toMatchObject({ id: 'euchre.points.march', values: expect.arrayContaining([expect.objectContaining({ text: '2 points' })]) });
    expect((await scoreNamed(files, 'cribbage.score.hand')).row).toMatchObject({
      url: '/games/cribbage/score/hand/',
      items: expect.arrayContaining(['fifteen']),
    });
    await expect(scoreNamed(files, 'euchre.law.revoke')).rejects.toThrow('Enter the id of a score item or a scorer');
  });
});

test('a site that cannot be read is not an unknown id, and is requested again the next time', async () => {
  let asked = 0;
  const real = globalThis.fetch;
  globalThis.fetch = () => {
    asked += 1;
    return asked === 1 ? Promise.reject(new TypeError('no network')) : Promise.resolve(Response.json({ asked }));
  };
  try {
    const get = filesOf(new URL('https://cards.example/'));
    await expect(get('a.json')).rejects.toBeInstanceOf(Unreachable);
    expect(await get('a.json')).toEqual({ asked: 2 });
    expect(await get('a.json')).toEqual({ asked: 2 });
    globalThis.fetch = () => Promise.resolve(new Response('<html>', { status: 200 }));
    await expect(get('b.json')).rejects.toBeInstanceOf(Unreachable);
    globalThis.fetch = () => Promise.resolve(new Response('', { status: 404 }));
    expect(await get('c.json')).toBe(null);
  } finally {
    globalThis.fetch = real;
  }
});

describe('rulings', () => {
  test('without answers are the line of each book; with answers, its cases', async () => {
    const law = await lawAt('euchre.law.revoke');
    expect(questionsFor(law, null).map(({ key }) => key)).toContain('claimed');
    expect(blocksFor(law, null, {}).map(({ cases }) => cases.map(({ figure }) => figure))).toEqual([[''], [''], ['']]);
    const [donohue] = blocksFor(law, 'donohue', { claimed: 'late', sides: 'one' });
    expect(donohue?.names).toBe('Donohue');
    expect(donohue?.cases).toHaveLength(1);
    expect(donohue?.cases[0]).toMatchObject({ condition: '', figure: '+2' });
    expect(donohue?.sources).toEqual(['Donohue, undated, pp. 14–15']);
  });
  test('are those of the engine, for any answers', () => {
    const random = (n: number) => (((SEED + n) * 2654435761) >>> 8) % 1000;
    const faults = sample(lawPages, 150).flatMap(({ law }, n) => {
      const shown = shownLaw(law) as ShownLaw;
      const answers = Object.fromEntries(
        questionsFor(shown, null).flatMap(({ key, answers: all }, m) => {
          const at = random(n * 31 + m * 7) % (all.length + 1);
          return at === all.length ? [] : [[key, all[at]?.key ?? '']];
        }),
      );
      if (Object.keys(answers).length === 0) return [];
      const ruled = ruleOn(law, answers);
      if (!ruled.ok) return [`${law.id}: ${JSON.stringify(answers)} is refused`];
      return ruled.value.books.flatMap(({ book, cases }) => {
        const expected = [...new Set(cases.map((one) => inOne(sayRuling(one, law.people))))].sort();
        const found = [...new Set(blocksFor(shown, book, answers).flatMap((one) => one.cases.map(({ ruling }) => ruling)))].sort();
        return JSON.stringify(found) === JSON.stringify(expected) ? [] : [`${law.id}, ${book}, ${JSON.stringify(answers)}: ${found} is not ${expected}`];
      });
    });
    expect(faults).toEqual([]);
  });
  test('are marked as held back where the page holds them back', () => {
    const marked = [...rulingsFiles.keys()].flatMap((name) =>
      rulingsFileNamed(name)
        .laws.filter(({ heldBack }) => heldBack)
        .map(({ id }) => id),
    );
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.sort()).toEqual(lawPages.flatMap(({ law }) => (isHeldBack(law) ? [law.id] : [])).sort());
  });
  test('a book is named by its key only', () => {
    expect([bookNamed('donohue'), bookNamed(' hoffmann '), bookNamed('goren'), bookNamed('')]).toEqual(['donohue', 'hoffmann', null, null]);
    expect(namesOf(['sierra', 'blue-ribbon-1940', 'uspc-1898'])).toBe('Sierra, Blue Ribbon and U.S. Playing Card');
  });
});

test('every file is valid, and has every law and score item of its place', () => {
  for (const [name, id] of sample([...rulingsFiles], 40)) {
    const file = rulingsFileNamed(name);
    expect([name, rulingsSchema.safeParse(file).error?.issues ?? []]).toEqual([name, []]);
    const place = placeOf(id);
    expect([...file.laws.map(({ id: law }) => law), ...Object.keys(file.elsewhere).map((key) => `${id}.law.${key}`)].sort()).toEqual(
      place.laws.map((law) => law.id).sort(),
    );
    expect(file.points.map((item) => item.id)).toEqual(place.points.map((item) => item.id));
  }
});

test('the HTML snippets name the site, the law and its page, and are escaped', () => {
  const page = 'https://cards.example/games/euchre/law/revoke/';
  const { script, frame } = snippetsFor('euchre.law.revoke', 'Euchre: "Revoke" <1>', new URL(page).pathname, 'https://cards.example');
  expect(script).toBe(
    `<script async src="https://cards.example/embed/hoyle.js"></script>\n<hoyle-ruling law="euchre.law.revoke"><a href="${page}">Euchre: &quot;Revoke&quot; &lt;1></a></hoyle-ruling>`,
  );
  expect(frame).toContain('src="https://cards.example/embed/?law=euchre.law.revoke" title="Euchre: &quot;Revoke&quot; &lt;1>"');
  expect(snippetsFor('cribbage.score.hand', 'Hand', '/x/').script).toContain('<hoyle-score item="cribbage.score.hand">');
});
