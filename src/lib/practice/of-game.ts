// Practice questions: the worked cases of the books as questions with several rulings to choose from.
import {
  BOOK_IDS,
  type Case,
  casesMet,
  casesOf,
  effectsIn,
  isOpen,
  type LawExample,
  makeCitation,
  type Place,
  type ResolvedLaw,
  sayRemedies,
} from '../../rules-engine/index.ts';
import { hrefOfLaw } from '../addresses/pages.ts';
import { nameBooks } from '../books/names.ts';
import { games, places, titleOf } from '../catalogue/library.ts';
import { sayCondition } from '../rulings/cases.ts';
import { isHeldBack } from '../rulings/one-line.ts';
import type { PracticeQuestion } from './practice.ts';

/** The most rulings to choose from. */
const CHOICES = 4;
/** The longest ruling, in characters, that can be compared with three others at a glance. */
const LONGEST = 170;

/** Replaces the straight quotation marks of the rows with curly ones. */
const curly = (text: string): string => text.replace(/"([^"]+)"/g, '“$1”');

/** Words of more than three letters. */
const longWords = (text: string): string[] => text.toLowerCase().match(/[a-z]{4,}/g) ?? [];
/** The condition of a case, or nothing if its story already has two thirds of its words: "A revoke in the twelfth trick. In the twelfth trick." */
function withoutRepeating(story: string, condition: string): string {
  const known = new Set(longWords(story));
  const words = longWords(condition);
  return words.length > 0 && words.filter((word) => known.has(word)).length >= (2 / 3) * words.length ? '' : condition;
}

const effectsOf = (one: Case, law: ResolvedLaw): string => JSON.stringify(effectsIn(one, law.people));
const sayShort = (one: Case, law: ResolvedLaw): string => sayRemedies(one.then, law.people);

/** Other rulings of the law with other effects: first those of the same book, then those of the others. */
function otherRulings(law: ResolvedLaw, right: Case, example: LawExample): string[] {
  const found = new Map([[effectsOf(right, law), sayShort(right, law)]]);
  for (const book of [example.book, ...BOOK_IDS.filter((one) => one !== example.book)])
    for (const one of casesOf(law.readings[book]).filter((other) => !isOpen(other))) {
      const effects = effectsOf(one, law);
      const says = sayShort(one, law);
      if (!found.has(effects) && says.length <= LONGEST && ![...found.values()].includes(says)) found.set(effects, says);
    }
  return [...found.values()].slice(1, CHOICES);
}

function questionOf(place: Place, example: LawExample): PracticeQuestion[] {
  const law = place.laws.find(({ key }) => key === example.law);
  // A law that must not be read to every player is not asked either.
  if (law === undefined || isHeldBack(law)) return [];
  const [right, ...others] = casesMet(casesOf(law.readings[example.book]), law.facts, example.answers);
  if (right === undefined || others.length > 0 || isOpen(right)) return [];
  const says = sayShort(right, law);
  const wrong = otherRulings(law, right, example);
  if (wrong.length === 0 || says.length > LONGEST) return [];
  const link = new URLSearchParams(Object.entries({ ...example.answers, book: example.book, law: law.key }).sort(([a], [b]) => (a < b ? -1 : 1)));
  return [
    {
      id: `${law.id}?${link}`,
      place: titleOf(place.id),
      title: curly(law.title),
      story: curly(example.story),
      facts: withoutRepeating(example.story, sayCondition(example.answers, law.facts)),
      book: nameBooks([example.book]),
      choices: [says, ...wrong],
      citation: makeCitation(example.cite),
      url: `${hrefOfLaw(place, law)}?${link}`,
    },
  ];
}

/** The questions of a game and its variants, each once. */
export function questionsOfGame(game: string): PracticeQuestion[] {
  const all = places
    .filter(({ id, parent }) => id === game || parent === game)
    .flatMap((place) => place.described.examples.flatMap((example) => (example.kind === 'law' ? questionOf(place, example) : [])));
  return [...new Map(all.map((one) => [one.id, one])).values()];
}

/** Games with fewer questions are left out. */
const FEWEST = 6;
/** Games with enough questions, and how many they have. */
export const gamesToPractise: readonly { readonly id: string; readonly title: string; readonly shelf: string; readonly questions: number }[] = games
  .map(({ id, title, shelf }) => ({ id, title, shelf, questions: questionsOfGame(id).length }))
  .filter(({ questions }) => questions >= FEWEST);
