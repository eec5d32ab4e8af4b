// The closed lists that content stands by: games to come, and topics of rules.
import { expect, test } from 'vitest';
import { contentOfPlace } from '../../src/lib/content.ts';
import { parseContent } from '../../src/lib/content-grammar.ts';
import { gamesToCome, totals } from '../../src/lib/coverage.ts';
import { gameOf, places } from '../../src/lib/library.ts';
import { TOPICS } from '../../src/lib/topics.ts';
import { registry } from '../../src/rules-engine/index.ts';

test('no game is both here and to come', () => {
  expect(gamesToCome.filter((game) => game.id in registry).map((game) => `${game.id}: strike it from content/books/games.json`)).toEqual([]);
  expect(totals.gamesInBooks).toBe(Object.keys(registry).length + gamesToCome.length);
});
test('every topic is one that some rule has', () => {
  const used = new Set(places.flatMap((place) => contentOfPlace(place.id)?.rules.map((rule) => rule.topic) ?? []));
  expect(TOPICS.filter((topic) => !used.has(topic))).toEqual([]);
});
test('an unknown topic is told with file, line and the nearest', () => {
  const source = `---\ndescription: A text with one rule whose topic is misspelt.\n---\n\n<Rule id="play" title="The play" topic="biding">\n\nWords. <Cite at="donohue.revoke" law="34" />\n\n</Rule>\n`;
  expect(() => parseContent('content/games/euchre.mdx', source, { cites: (game) => gameOf(game).cites, title: (id) => id, worth: (id) => id })).toThrow(
    'content/games/euchre.mdx:5: <Rule topic="biding">: expected bidding (of object,',
  );
});
