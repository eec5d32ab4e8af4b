// One record per rule, law, score item, scorer, question, term and page: the input of the full-text index.
import {
  addressOf,
  askedBy,
  BOOK_IDS,
  BOOKS,
  type BookId,
  type Count,
  casesOf,
  makeId,
  type Place,
  pageOf,
  type ResolvedItem,
  type ResolvedLaw,
  sayRemedies,
  speakersOf,
  stopAfter,
  wordsOfTopic,
} from '../../../rules-engine/index.ts';
import { hasPage } from '../../addresses/pages.ts';
import { glanceOf } from '../../catalogue/facts/key-facts.ts';
import { gameOf, places, titleOf } from '../../catalogue/library.ts';
import { namesOfCount } from '../../catalogue/titles/of-rows.ts';
import type { ContentQuestion } from '../../content/grammar.ts';
import { contentOfPlace, glossary } from '../../content/pages.ts';
import { lineOf } from '../../rulings/one-line.ts';
import { numbersOf } from '../words/numbers.ts';
import { linesOfItem, linesOfLaw } from './ruled.ts';

const RECORD_KINDS = { penalty: 'Penalties', rule: 'Rules', score: 'Scores', term: 'Terms', page: 'Pages' } as const;
export type RecordKind = keyof typeof RECORD_KINDS;

export interface SearchRecord {
  readonly id: string;
  readonly url: string;
  readonly kind: RecordKind;
  /** The id of the place; '' for pages of no game. */
  readonly game: string;
  readonly gameTitle: string;
  readonly title: string;
  /** The heading of the record. */
  readonly heading: string;
  readonly gist: string;
  /** The rulings by book, for a law or a score item. */
  readonly lines: string;
  readonly books: readonly BookId[];
  /** Other words for the same thing; they weigh almost as much as the title. */
  readonly aka: readonly string[];
  /** The numbers of the law in the books. */
  readonly numbers: readonly string[];
  readonly body: string;
}

/** The fields that all records of a place share, and defaults that suit most. */
const sharedBy = (place: Place) => ({ game: place.id, gameTitle: titleOf(place.id), numbers: [], lines: '', aka: [] });

function pageRecord(place: Place): SearchRecord {
  const { described } = place;
  const glance = glanceOf(place);
  const facts = Object.entries(glance).map(([label, text]) => `${label}: ${text}`);
  return {
    ...sharedBy(place),
    id: place.id,
    url: pageOf(place.id),
    kind: 'page',
    title: titleOf(place.id),
    heading: place.parent === null ? 'Game' : `A form of ${gameOf(place.id).title.toLowerCase()}`,
    gist: contentOfPlace(place.id)?.description ?? facts.join('. '),
    books: BOOK_IDS.filter((book) => described.books[book] !== undefined),
    aka: described.aliases,
    body: Object.values(glance).join('. '),
  };
}

/** A variant's copy of its parent's law would bury the parent's record: it has its own record only if it is written or ruled there. */
const hasRecord = (place: Place, law: ResolvedLaw): boolean =>
  hasPage(place, law) && (law.writtenAt === place.id || BOOK_IDS.some((book) => law.readings[book].status === 'stated'));

function lawRecord(place: Place, law: ResolvedLaw): SearchRecord {
  const speakers = speakersOf(law);
  const rulings = speakers.flatMap((book) =>
    casesOf(law.readings[book]).map((one) => `${BOOKS[book].short}: ${sayRemedies(one.then, law.people)} ${one.note ?? ''}`),
  );
  const cites = BOOK_IDS.flatMap((book) => {
    const reading = law.readings[book];
    return 'cites' in reading ? reading.cites : [];
  });
  return {
    ...sharedBy(place),
    id: law.id,
    url: addressOf(law.id),
    kind: law.topic.kind === 'offence' ? 'penalty' : 'rule',
    title: law.title,
    heading: wordsOfTopic(law.topic).title,
    gist: lineOf(law, titleOf),
    lines: linesOfLaw(law),
    books: speakers,
    numbers: numbersOf(cites),
    aka: [...law.aka, ...wordsOfTopic(law.topic).aka],
    body: [law.gist, ...rulings].join(' '),
  };
}

const itemRecord = (place: Place, item: ResolvedItem): SearchRecord => ({
  ...sharedBy(place),
  id: item.id,
  url: addressOf(item.id),
  kind: 'score',
  title: item.title,
  heading: 'Scoring',
  gist: '',
  lines: linesOfItem(item),
  books: BOOK_IDS.filter((book) => item.books[book]?.status === 'stated'),
  aka: item.aka ?? [],
  body: item.gist,
});

function countRecord(place: Place, key: string, count: Count): SearchRecord {
  const id = makeId(place.id, 'score', key);
  const labels = Object.values(askedBy(count)).map((field) => field.label);
  return {
    ...sharedBy(place),
    id,
    url: addressOf(id),
    kind: 'score',
    title: count.title,
    heading: 'Check a score',
    gist: count.gist,
    books: count.books,
    aka: namesOfCount(count),
    body: labels.map((label) => `${label}${stopAfter(label)}`).join(' '),
  };
}

/** The rules and the settled questions of a place's text. */
function textRecords(place: Place): SearchRecord[] {
  const content = contentOfPlace(place.id);
  const recordOf = (kind: 'rule' | 'question', text: Pick<ContentQuestion, 'key' | 'title' | 'text' | 'cites'>, heading: string) => {
    const id = makeId(place.id, kind, text.key);
    const books = [...new Set(text.cites.map((one) => one.book))];
    return { ...sharedBy(place), id, url: addressOf(id), kind: 'rule' as const, title: text.title, heading, gist: text.text, books, body: text.text };
  };
  return [
    ...(content?.rules ?? []).map((rule) => ({ ...recordOf('rule', rule, rule.section), numbers: numbersOf(rule.cites) })),
    ...(content?.questions ?? []).map((question) => recordOf('question', question, 'Settled questions')),
  ];
}

const recordsOf = (place: Place): SearchRecord[] => [
  pageRecord(place),
  ...place.laws.filter((law) => hasRecord(place, law)).map((law) => lawRecord(place, law)),
  ...place.points.filter((item) => item.writtenAt === place.id).map((item) => itemRecord(place, item)),
  ...Object.entries(place.scorers).map(([key, count]) => countRecord(place, key, count)),
  ...textRecords(place),
];

const termRecord = (term: ReturnType<typeof glossary>[number]): SearchRecord => ({
  id: `glossary.term.${term.key}`,
  url: `/glossary/#term.${term.key}`,
  kind: 'term',
  game: '',
  gameTitle: '',
  title: term.title,
  heading: 'Glossary',
  gist: term.text,
  lines: '',
  books: [],
  numbers: [],
  aka: term.aka,
  body: term.text,
});

/** Every record of the site, in the order of the games. */
export const searchRecords = (): SearchRecord[] => [...places.flatMap(recordsOf), ...glossary().map(termRecord)];

/** Shortens a text for a list of results, to a sentence or two. */
export function shortGist(text: string, most = 200): string {
  if (text.length <= most) return text;
  const cut = text.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most - 30))}…`;
}

export type { BookId };
