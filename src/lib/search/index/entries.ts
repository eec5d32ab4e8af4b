// All search entries, in groups: first those of no game, then each game with its forms.
import {
  addressOf,
  BOOK_IDS,
  type Citation,
  makeId,
  OFFENCES,
  type OffenceId,
  type Place,
  pageOf,
  QUESTIONS,
  type ResolvedLaw,
  SPOKEN,
  speakersOf,
} from '../../../rules-engine/index.ts';
import { hasPage, hrefOfLaw } from '../../addresses/pages.ts';
import { glanceOf } from '../../catalogue/facts/key-facts.ts';
import { places, titleOf } from '../../catalogue/library.ts';
import { urlOfTopic } from '../../catalogue/offences/headings.ts';
import { namesOfCount } from '../../catalogue/titles/of-rows.ts';
import type { ContentQuestion, ContentRule } from '../../content/grammar.ts';
import { contentOfPlace, glossary } from '../../content/pages.ts';
import { lineOf } from '../../rulings/one-line.ts';
import { type Entry, type HeadWords, type Kind, lawStem } from '../files/format.ts';
import { postsOf, WEIGHTS, wordsOfHead } from '../read/known.ts';
import { numbersOf } from '../words/numbers.ts';
import { questionsOn } from './asked.ts';
import { phrasesOf } from './phrases.ts';
import { linesOfItem, linesOfLaw } from './ruled.ts';
import { sensedOf } from './sensed.ts';
import { type EntryWords, entryWords } from './word-weights.ts';

export interface Indexed extends Entry {
  readonly kind: Kind;
  /** Stem to its weight. */
  readonly posts: ReadonlyMap<string, number>;
  /** The words of its texts, for a law or a score item. */
  readonly words?: EntryWords;
  /** Text whose words count as known, without postings. */
  readonly text: string;
}
const headed = (kind: 'o' | 'u', list: Readonly<Record<string, { readonly title: string; readonly aka: readonly string[] }>>): HeadWords[] =>
  Object.entries(list).map(([key, { title, aka }]) => ({ kind, key, title, aka, spoken: SPOKEN[key as OffenceId]?.split(', ') ?? [] }));

/** The standard offences and questions. */
export const heads: readonly HeadWords[] = [...headed('o', OFFENCES), ...headed('u', QUESTIONS)];
const headById = new Map(heads.map((head) => [head.key, head]));

const NOTHING = { form: '', head: '', gist: '', lines: '', sensed: '', text: '' } as const;

/** The entries of no game: offences, questions and glossary terms. */
export function noGame(): Indexed[] {
  return [
    ...heads.map(
      (head): Indexed => ({
        ...NOTHING,
        kind: head.kind,
        id: head.key,
        url: urlOfTopic({ kind: head.kind === 'o' ? 'offence' : 'question', id: head.key } as Parameters<typeof urlOfTopic>[0]),
        title: head.title,
        posts: wordsOfHead(head),
      }),
    ),
    ...glossary().map(
      (term): Indexed => ({
        ...NOTHING,
        kind: 't',
        id: `term.${term.key}`,
        url: `/glossary/#term.${term.key}`,
        title: term.title,
        posts: postsOf([
          [WEIGHTS.title, [term.title], true],
          [WEIGHTS.aka, term.aka, true],
        ]),
        text: term.text,
      }),
    ),
  ];
}

const withNumbers = (posts: Map<string, number>, cites: readonly Citation[]): Map<string, number> => {
  const numbers = numbersOf(cites);
  // The fewer laws are cited, the likelier a number means this one rather than a range.
  for (const number of numbers) posts.set(lawStem(number), numbers.length < 3 ? 1 : numbers.length < 8 ? 0.9 : 0.8);
  return posts;
};

const citesOf = (law: ResolvedLaw): readonly Citation[] =>
  BOOK_IDS.flatMap((book) => {
    const reading = law.readings[book];
    return 'cites' in reading ? reading.cites : [];
  });

/** The words of a head as weighed for a law under it; those of a question weigh little, because very different laws share it. */
const wordsUnderHead = ({ title, aka, spoken }: HeadWords, question: boolean) => {
  const part = WEIGHTS.head * (question ? 0.6 : 1);
  return [[part, [title, ...aka], true] as const, [part * WEIGHTS.spoken, spoken, true] as const];
};

/** The stories of a law's printed examples, from the place where the law is written and from this one. */
function storiesOf(place: Place, law: ResolvedLaw): string[] {
  const examples = [place, places.find(({ id }) => id === law.writtenAt) ?? place].flatMap(({ described }) => described.examples);
  return [...new Set(examples.flatMap((one) => (one.kind === 'law' && one.law === law.key ? [one.story] : [])))];
}

function lawEntry(place: Place, law: ResolvedLaw, form: string): Indexed {
  const options = Object.values(law.facts).flatMap(({ ask, legend, options, chips }) => [ask, legend, ...Object.values(options), ...Object.values(chips)]);
  const head = headById.get(law.topic.id);
  const stories = storiesOf(place, law);
  const notes = speakersOf(law).flatMap((book) => {
    const reading = law.readings[book];
    return 'cases' in reading ? reading.cases.flatMap(({ note }) => note ?? []) : [];
  });
  const words = entryWords([
    [WEIGHTS.title, [law.title], true],
    [WEIGHTS.aka, law.aka, true],
    ...(head === undefined ? [] : wordsUnderHead(head, law.topic.kind === 'question')),
    [WEIGHTS.text, [law.gist, ...options, ...questionsOn(law.id)], true],
    [WEIGHTS.phrase, phrasesOf(law.id), true],
    [WEIGHTS.story, stories, true],
    [WEIGHTS.note, notes],
  ]);
  return {
    ...NOTHING,
    kind: 'l',
    id: law.id,
    // An unchanged law of another game is read on its page there.
    url: hrefOfLaw(place, law),
    title: law.title,
    form,
    head: law.topic.id,
    gist: lineOf(law, titleOf),
    lines: linesOfLaw(law),
    sensed: sensedOf(law),
    posts: withNumbers(words.posts, citesOf(law)),
    words,
    text: [...stories, ...phrasesOf(law.id)].join(' '),
  };
}

/** The base of every entry of a place. */
const ofForm = (form: string) => ({ ...NOTHING, form });

function placeEntry(place: Place, form: string): Indexed {
  const title = titleOf(place.id);
  return {
    ...ofForm(form),
    kind: form === '' ? 'g' : 'v',
    id: place.id,
    url: pageOf(place.id),
    title,
    posts: postsOf([
      [WEIGHTS.title, [title], true],
      [WEIGHTS.aka, place.described.aliases, true],
      [WEIGHTS.note, Object.values(glanceOf(place))],
    ]),
  };
}

function scorerEntry(place: Place, key: string, scorer: Place['scorers'][string], form: string): Indexed {
  const id = makeId(place.id, 'score', key);
  return {
    ...ofForm(form),
    kind: 's',
    id,
    url: addressOf(id),
    title: scorer.title,
    posts: postsOf([
      [WEIGHTS.title, [scorer.title], true],
      [WEIGHTS.aka, namesOfCount(scorer), true],
      [WEIGHTS.text, [scorer.gist]],
    ]),
  };
}

function itemEntry(item: Place['points'][number], form: string): Indexed {
  const words = entryWords([
    [WEIGHTS.title, [item.title], true],
    [WEIGHTS.aka, item.aka ?? [], true],
    [WEIGHTS.text, [item.gist, ...questionsOn(item.id)]],
    [WEIGHTS.phrase, phrasesOf(item.id), true],
  ]);
  return {
    ...ofForm(form),
    kind: 'i',
    id: item.id,
    url: addressOf(item.id),
    title: item.title,
    lines: linesOfItem(item),
    posts: words.posts,
    words,
    text: phrasesOf(item.id).join(' '),
  };
}

/** How many characters of a text are indexed here; the rest is found by the full text. */
const INDEXED = { rule: 400, question: 300 } as const;

function textEntry(place: Place, part: 'rule' | 'question', { key, title, text, cites }: ContentRule | ContentQuestion, form: string): Indexed {
  const id = makeId(place.id, part, key);
  const words = postsOf([
    [WEIGHTS.title, [title], true],
    [WEIGHTS.note, [text.slice(0, INDEXED[part])]],
  ]);
  return { ...ofForm(form), kind: part === 'rule' ? 'r' : 'q', id, url: addressOf(id), title, posts: withNumbers(words, cites), text };
}

/** The entries of one place. */
export function entriesOf(place: Place): Indexed[] {
  const form = place.parent === null ? '' : place.id.slice(place.parent.length + 1);
  const content = contentOfPlace(place.id);
  const parent = places.find(({ id }) => id === place.parent);
  return [
    placeEntry(place, form),
    ...place.laws.filter((law) => parent === undefined || hasPage(place, law)).map((law) => lawEntry(place, law, form)),
    ...Object.entries(place.scorers)
      .filter(([key]) => parent === undefined || !(key in parent.scorers))
      .map(([key, scorer]) => scorerEntry(place, key, scorer, form)),
    ...place.points.filter((item) => item.writtenAt === place.id).map((item) => itemEntry(item, form)),
    ...(content?.rules ?? []).map((rule) => textEntry(place, 'rule', rule, form)),
    ...(content?.questions ?? []).map((question) => textEntry(place, 'question', question, form)),
  ];
}
