// content/phrases/: players' phrases for each law and score item, used by the search. Written without looking at the sentences that measure it.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { titleAt } from '../../../src/lib/catalogue/titles/of-games.ts';
import { phrasesOfGame } from '../../../src/lib/search/index/phrases.ts';
import { library, places, whole } from '../../support/library.ts';
import { sentences } from '../../support/sentences.ts';
import common from './sentences/unnamed/common-games.json' with { type: 'json' };

const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
const games = readdirSync('content/phrases').map((name) => name.replace('.json', ''));
const ids = new Set(places.flatMap((place) => [...place.laws, ...place.points].map(({ id }) => id)));
const measured = new Set([...sentences, ...common].map(({ say }) => plain(say)));

describe.each(games.filter((game) => whole || library.has(game)))('%s', (game) => {
  const rows = Object.entries(phrasesOfGame(game));

  test('every phrase belongs to a law or score item of its game, and no list repeats one', () => {
    expect(library.has(game), `content/phrases/${game}.json: no game has this id`).toBe(true);
    const faults = rows.flatMap(([id, phrases]) => [
      ...(id.split(/[/.]/)[0] === game && ids.has(id) ? [] : [`${id}: no law or score item of ${game} has this id`]),
      ...(new Set(phrases.map(plain)).size === phrases.length ? [] : [`${id}: a phrase is listed twice`]),
    ]);
    expect(faults).toEqual([]);
  });

  test('none names its game, and none is a sentence that measures the search', () => {
    const name = plain(titleAt(library, game));
    const faults = rows.flatMap(([id, phrases]) =>
      phrases.flatMap((phrase) => [
        ...(measured.has(plain(phrase)) ? [`${id}: "${phrase}" is in tests/engine/search/sentences`] : []),
        // A name of one word may be a common table word: hearts, put.
        ...(name.includes(' ') && ` ${plain(phrase)} `.includes(` ${name} `) ? [`${id}: "${phrase}" names the game`] : []),
      ]),
    );
    expect(faults).toEqual([]);
  });
});
