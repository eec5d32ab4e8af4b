// @module-tag rotating
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { levelFile, suiteFile } from '../../../src/lib/api/conformance/files.ts';
import type { gamesList } from '../../../src/lib/api/lists.ts';
import { gameFile } from '../../../src/lib/api/objects.ts';
import { oddsFile, oddsSchema } from '../../../src/lib/api/odds-file.ts';
import { askSchema } from '../../../src/lib/api/schemas.ts';
import { games, placeOf } from '../../../src/lib/catalogue/library.ts';
import { UNNAMED } from '../../../src/lib/editions/edition.ts';
import { type EditionFiles, LIST } from '../../../src/lib/editions/edition-files.ts';
import { decode, type Fields, placesOf, type Raw } from '../../../src/rules-engine/index.ts';
import { scorerIn, sheetIn } from '../../../src/rules-engine/scoring/counts.ts';
import { inDist, readDist } from '../../support/browser/dist.ts';
import { sample } from '../../support/tier.ts';

const { edition } = JSON.parse(readDist(LIST.slice(1))) as EditionFiles;
/** A file of the API as in the built site, with the name of its edition. */
const asBuilt = (file: unknown): unknown => JSON.parse(JSON.stringify(file).replaceAll(UNNAMED, edition));

test('games.json lists every game with its counts', () => {
  const list = JSON.parse(readDist('api/v1/games.json')) as ReturnType<typeof gamesList>;
  expect(list.games.map((game) => game.id).sort()).toEqual(games.map((game) => game.id).sort());
  for (const game of list.games) expect(inDist(game.api.slice(1)), game.api).toBe(true);
});

test('odds.json has every row that a page prints, keeps to its schema, and its addresses are on the pages', () => {
  const file: unknown = JSON.parse(readDist('api/v1/odds.json'));
  expect(file).toEqual(asBuilt(oddsFile()));
  const { odds } = oddsSchema.parse(file);
  const printed = odds.flatMap(({ id, url, rows }) => {
    const html = readDist(`${url.slice(1)}index.html`);
    const anchors = [...html.matchAll(/<li id="odds\.([^"]+)"/g)].map(([, key = '']) => `${id}.odds.${key}`);
    expect(anchors, id).toEqual(rows.map((row) => row.id));
    return anchors;
  });
  expect(printed.length).toBeGreaterThan(150);
  const [zero] = odds.flatMap(({ rows }) => rows).filter(({ id }) => id === 'roulette.odds.zero');
  expect(zero?.tallies.map(({ of, wins, advantage }) => [of, wins, advantage])).toContainEqual(['37', '1', '1/37']);
});

test('the conformance suite matches the engine and its list, and the API page links to it', () => {
  const list = JSON.parse(readDist('api/v1/conformance.json')) as ReturnType<typeof suiteFile>;
  expect(list).toEqual(asBuilt(suiteFile()));
  const page = readDist('api/index.html');
  for (const { name, cases, url, schema } of list.levels) {
    const file = JSON.parse(readDist(url.slice(1))) as ReturnType<typeof levelFile>;
    expect(file).toEqual(asBuilt(levelFile(name)));
    expect(file.cases.length).toBe(cases);
    for (const address of [url, schema]) expect(page).toContain(`href="${address}"`);
  }
});

describe.each(sample(games, 10).map((game) => [game.id, game] as const))('%s', (id, game) => {
  test('its file is what the engine has, and its addresses are on its pages', () => {
    const file = JSON.parse(readDist(`api/v1/games/${id}.json`)) as ReturnType<typeof gameFile>;
    expect(file).toEqual(asBuilt(gameFile(id)));
    for (const place of [file, ...file.variants]) {
      const html = readDist(`${place.url.slice(1)}index.html`);
      // A law, scorer or sheet has an anchor on its place's page as well as on its own page.
      const missing = [...place.laws, ...place.points, ...place.rules, ...place.scorers, ...place.questions, ...place.odds].filter((one) => {
        const anchor = one.id.slice(one.id.indexOf('.') + 1);
        const own = one.url.includes('#') ? html : readDist(`${one.url.slice(1)}index.html`);
        return ![html, own].every((text) => text.includes(`id="${anchor}"`));
      });
      expect(
        missing.map(({ id }) => id),
        `anchors missing on ${place.url}`,
      ).toEqual([]);
    }
  });
  test('the schemas of scorers and sheets accept what its examples give', () => {
    // With the place's schedule: a field of a score item that it lacks is not asked there.
    for (const place of placesOf(game).map(placeOf)) {
      for (const example of place.described.examples) {
        const taken = (fields: Fields, input: Raw) => {
          const values = decode(fields, input);
          return values.ok && z.fromJSONSchema(askSchema(fields) as Parameters<typeof z.fromJSONSchema>[0]).safeParse(values.value).success;
        };
        if (example.kind === 'score') expect(taken(scorerIn(place, example.scorer)?.ask ?? {}, example.input), example.story).toBe(true);
        if (example.kind !== 'sheet') continue;
        const sheet = sheetIn(place, example.sheet);
        expect(taken(sheet?.setup ?? {}, example.setup), example.story).toBe(true);
        for (const entry of example.entries) expect(taken(sheet?.entry ?? {}, entry), example.story).toBe(true);
      }
    }
  });
});
