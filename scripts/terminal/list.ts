import { speakersOf, wordsOfTopic } from '../../src/rules-engine/index.ts';
import { json, library, placeOf } from './command.ts';

/** `hoyle list`: prints games and variants, or the laws and scorers of one of them. */
export function list(id: string | undefined): void {
  if (id === undefined) {
    const rows = [...library.values()].map((game) => ({
      id: game.id,
      title: game.title,
      variants: Object.keys(game.variants).map((key) => `${game.id}/${key}`),
    }));
    if (json) console.log(JSON.stringify(rows, null, 2));
    else
      for (const row of rows)
        console.log(`${row.id.padEnd(20)} ${row.title}${row.variants.length > 0 ? `\n${row.variants.map((variant) => `  ${variant}`).join('\n')}` : ''}`);
    return;
  }
  const { place } = placeOf(id);
  const laws = place.laws.map((law) => ({
    id: law.id,
    title: law.title,
    [law.topic.kind]: wordsOfTopic(law.topic).title,
    facts: Object.fromEntries(Object.entries(law.facts).map(([key, fact]) => [key, Object.keys(fact.options)])),
    books: speakersOf(law),
  }));
  const scorers = Object.entries(place.scorers).map(([key, scorer]) => ({
    id: `${id}.score.${key}`,
    title: scorer.title,
    kind: scorer.kind,
    asks: Object.keys(scorer.kind === 'scorer' ? scorer.ask : scorer.entry),
    ...(scorer.kind === 'sheet' ? { setup: Object.keys(scorer.setup) } : {}),
    books: scorer.books,
  }));
  if (json) {
    console.log(JSON.stringify({ laws, scorers }, null, 2));
    return;
  }
  for (const law of laws)
    console.log(
      `${law.id}\n    ${law.title}  ${Object.entries(law.facts)
        .map(([key, keys]) => `--${key} ${keys.join('|')}`)
        .join(' ')}`,
    );
  for (const one of scorers) {
    const asks =
      one.kind === 'scorer'
        ? one.asks.map((key) => `--${key}`).join(' ')
        : `--deals FILE${one.setup === undefined || one.setup.length === 0 ? '' : `  setup ${one.setup.map((key) => `${key}=`).join(' ')}`}  a line: ${one.asks.map((key) => `${key}=`).join(' ')}`;
    console.log(`${one.id}\n    ${one.title}  ${asks}`);
  }
}
