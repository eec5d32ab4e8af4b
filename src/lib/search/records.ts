// One record per rule, law, score item, scorer, question, term and page: what the index of the full text is made of.
import { addressOf, askedBy, BOOK_IDS, BOOKS, type BookId, casesOf, makeId, pageOf, sayRemedies, speakersOf, wordsOfTopic } from '../../rules-engine/index.ts';
import { hasPage } from '../addresses/pages.ts';
import { glanceOf } from '../catalogue/key-facts.ts';
import { gameOf, places, titleOf } from '../catalogue/library.ts';
import { namesOfCount } from '../catalogue/titles.ts';
import { contentOfPlace, glossary } from '../content/pages.ts';
import { lineOf } from '../rulings/one-line.ts';
import { numbersOf } from './numbers.ts';
import { toldOfItem, toldOfLaw } from './ruled.ts';

export const RECORD_KINDS = { penalty: 'Penalties', rule: 'Rules', score: 'Scores', term: 'Terms', page: 'Pages' } as const;
export type RecordKind = keyof typeof RECORD_KINDS;

export interface SearchRecord {
  readonly id: string;
  readonly url: string;
  readonly kind: RecordKind;
  /** Id of the place; '' for pages of no game. */
  readonly game: string;
  readonly gameTitle: string;
  readonly title: string;
  /** The heading that the record stands under. */
  readonly heading: string;
  readonly gist: string;
  /** What it rules by each book, at a law or a score item. */
  readonly told: string;
  readonly books: readonly BookId[];
  /** Other words for the same thing: they weigh almost as much as the title. */
  readonly aka: readonly string[];
  /** Numbers under which the books have the law. */
  readonly numbers: readonly string[];
  readonly body: string;
}

/** Every record of the site, in the order of the games. */
export function searchRecords(): SearchRecord[] {
  const records: SearchRecord[] = [];
  for (const place of places) {
    const gameTitle = titleOf(place.id);
    const { described } = place;
    const books = BOOK_IDS.filter((book) => described.books[book] !== undefined);
    const of = { game: place.id, gameTitle, numbers: [], told: '' };
    const content = contentOfPlace(place.id);
    const glance = glanceOf(place);
    records.push({
      ...of,
      id: place.id,
      url: pageOf(place.id),
      kind: 'page',
      title: gameTitle,
      heading: place.parent === null ? 'Game' : `A form of ${gameOf(place.id).title.toLowerCase()}`,
      gist:
        content?.description ??
        Object.entries(glance)
          .map(([label, text]) => `${label}: ${text}`)
          .join('. '),
      books,
      aka: described.aliases,
      body: Object.values(glance).join('. '),
    });
    for (const law of place.laws) {
      // A variant's copy of its parent's law would bury the parent's: it has a record of its own only where it says something of its own.
      if (!hasPage(place, law) || (law.writtenAt !== place.id && !BOOK_IDS.some((book) => law.readings[book].status === 'stated'))) continue;
      const speakers = speakersOf(law);
      records.push({
        ...of,
        id: law.id,
        url: addressOf(law.id),
        kind: law.topic.kind === 'offence' ? 'penalty' : 'rule',
        title: law.title,
        heading: wordsOfTopic(law.topic).title,
        gist: lineOf(law, titleOf),
        told: toldOfLaw(law),
        books: speakers,
        numbers: numbersOf(
          BOOK_IDS.flatMap((book) => {
            const reading = law.readings[book];
            return 'cites' in reading ? reading.cites : [];
          }),
        ),
        aka: [...law.aka, ...wordsOfTopic(law.topic).aka],
        body: [
          law.gist,
          ...speakers.flatMap((book) =>
            casesOf(law.readings[book]).map((one) => `${BOOKS[book].short}: ${sayRemedies(one.then, law.people)} ${one.note ?? ''}`),
          ),
        ].join(' '),
      });
    }
    for (const item of place.points) {
      if (item.writtenAt !== place.id) continue;
      const speakers = BOOK_IDS.filter((book) => item.books[book]?.status === 'stated');
      records.push({
        ...of,
        id: item.id,
        url: addressOf(item.id),
        kind: 'score',
        title: item.title,
        heading: 'Scoring',
        gist: '',
        told: toldOfItem(item),
        books: speakers,
        aka: item.aka ?? [],
        body: item.gist,
      });
    }
    for (const [key, count] of Object.entries(place.scorers)) {
      const id = makeId(place.id, 'score', key);
      records.push({
        ...of,
        id,
        url: addressOf(id),
        kind: 'score',
        title: count.title,
        heading: 'Check a score',
        gist: count.gist,
        books: count.books,
        aka: namesOfCount(count),
        body: Object.values(askedBy(count))
          .map((field) => field.label)
          .join('. '),
      });
    }
    for (const rule of content?.rules ?? []) {
      const id = makeId(place.id, 'rule', rule.key);
      records.push({
        ...of,
        id,
        url: addressOf(id),
        kind: 'rule',
        title: rule.title,
        heading: rule.section,
        gist: rule.text,
        books: [...new Set(rule.cites.map((one) => one.book))],
        numbers: numbersOf(rule.cites),
        aka: [],
        body: rule.text,
      });
    }
    for (const question of content?.questions ?? []) {
      const id = makeId(place.id, 'question', question.key);
      records.push({
        ...of,
        id,
        url: addressOf(id),
        kind: 'rule',
        title: question.title,
        heading: 'Settled questions',
        gist: question.text,
        books: [...new Set(question.cites.map((one) => one.book))],
        aka: [],
        body: question.text,
      });
    }
  }
  for (const term of glossary()) {
    records.push({
      id: `glossary.term.${term.key}`,
      url: `/glossary/#term.${term.key}`,
      kind: 'term',
      game: '',
      gameTitle: '',
      title: term.title,
      heading: 'Glossary',
      gist: term.text,
      told: '',
      books: [],
      numbers: [],
      aka: term.aka,
      body: term.text,
    });
  }
  return records;
}

/** What a list of results shows: a sentence or two. */
export function shortGist(text: string, most = 200): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 30))}…`;
}

export type { BookId };
