// Games that children settle themselves are described in sentences of at most fifteen words: in the text, the rows and the pictures.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Game, sayRemedies, type Variant } from '../../../src/rules-engine/index.ts';

const MOST = 15;
/** Sentences of a text; quotations and text before a colon belong to their sentence. */
const sentencesOf = (text: string) => text.split(/(?<=[.?!])["”’)]*\s+/);
const wordsIn = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;

function rowsOf({ glance, diagrams, laws, points }: Pick<Game | Variant, 'glance' | 'diagrams'> & Pick<Game, 'laws' | 'points'>): string[] {
  const told = [...Object.values(glance), ...Object.values(diagrams ?? {}).flatMap(({ title, alt }) => [title, alt])];
  for (const { title, gist, facts, readings } of Object.values(laws)) {
    told.push(title, gist, ...Object.values(facts).flatMap(({ ask, options }) => [ask, ...Object.values(options)]));
    for (const reading of Object.values(readings)) {
      told.push(reading.note ?? '');
      if (reading.status !== 'stated') continue;
      told.push(
        ...reading.cites.map(({ doubt = '' }) => doubt),
        ...reading.cases.flatMap(({ then, note = '' }) => [sayRemedies(then, { seats: 'singly', needsOffender: false }), note]),
      );
    }
  }
  for (const { title, gist, books } of Object.values(points))
    told.push(title, gist, ...Object.values(books).map((worth) => (worth.status === 'stated' ? (worth.says ?? '') : (worth.note ?? ''))));
  return told;
}

/** The text of a page without its frontmatter, tags and headings. */
const proseOf = (file: string) =>
  readFileSync(file, 'utf8')
    .replace(/^---[\s\S]*?\n---\n/, '')
    .replace(/<(?:Rule|Question)[^>]*title="([^"]*)"[^>]*>/g, '$1.\n')
    .replace(/<[^>]+>/g, '')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .join('\n');

/** Sentences of a game and its variants that have too many words. */
export function longSentences(game: Game): string[] {
  const folder = `content/games/${game.id}`;
  const pages = [`${folder}.mdx`, ...(existsSync(folder) ? readdirSync(folder).map((name) => `${folder}/${name}`) : [])];
  const forms = Object.values(game.variants).map(({ laws, points, ...form }) => rowsOf({ ...form, laws: laws.add ?? {}, points: points.add ?? {} }));
  const told = [...rowsOf(game), ...forms.flat(), ...game.examples.map(({ story }) => story), ...pages.map(proseOf)];
  return told.flatMap(sentencesOf).filter((sentence) => wordsIn(sentence) > MOST);
}
