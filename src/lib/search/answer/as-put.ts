// Adapts a hit to the query: gives the answers that its words give to the law's questions, and says how they were read. Pure.
import { LINE_LENGTH } from '../../../rules-engine/wording/line-length.ts';
import { namesOf } from '../files/book-lines.ts';
import type { Question } from '../read/read.ts';
import { answersIn, type SensedAnswer, unpackSensed } from '../read/senses.ts';
import { stem, wordsOf } from '../words/words.ts';
import type { Hit } from './hits.ts';

/** Applies the answers that the words give: the ruling of that case is shown first, and the link leads to it. */
export function asPut(hit: Hit, text: string, { terms }: Question): Hit {
  if (hit.kind !== 'l') return hit;
  const own = new Set(terms.flatMap(({ stems: [one] }) => one?.[0] ?? []));
  // "Reneged" is read as "revoke" if the law's title says that.
  const alike = terms.flatMap(({ word, stems }): [string, string][] => {
    const meant = wordsOf(hit.title).find((other) => !own.has(stem(other)) && stems.some(([one, weight]) => weight >= 0.9 && one === stem(other)));
    return meant === undefined ? [] : [[word, meant]];
  });
  const given = answersIn(text, unpackSensed(hit.sensed));
  const read = [...alike, ...given.map(({ said, label }): [string, string] => [said, label])];
  if (read.length === 0) return hit;
  const [first] = given;
  const asked = new URLSearchParams(given.map(({ question, answer }) => [question, answer]));
  return {
    ...hit,
    read,
    query: given.length === 0 ? '' : `?${asked}`,
    // A single answer has its own rulings; the combination of several is left to the page.
    ...(first === undefined || first.rulings.length === 0 || given.length > 1 ? {} : { gist: sayCase(first), lines: '', put: first }),
  };
}

/** "Lone hand: yes. Blue Ribbon: +4 to the lone player. Donohue: +2 to the other side." */
function sayCase({ label, rulings }: SensedAnswer): string {
  const lines = rulings.map(({ books, figure, text }) => `${namesOf(books)}: ${figure} ${text}`.trim());
  const whole = `${[label, ...lines].join('. ')}.`;
  return whole.length <= LINE_LENGTH ? whole : `${label}. ${lines[0]}. The books differ.`;
}

/** "Read as: reneged = revoke, a loner = lone hand: yes." */
export const sayRead = ({ read = [] }: Pick<Hit, 'read'>): string =>
  read.length === 0 ? '' : `Read as: ${read.map(([said, meant]) => `${said} = ${meant.charAt(0).toLowerCase()}${meant.slice(1)}`).join(', ')}.`;
