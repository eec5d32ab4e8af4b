// The reply to a user's answers, for the terminal and the page.
import { type BookId, type BookRuling, type Case, type Citation, outcomeOf, type People, type Ruling, UNKNOWN } from '../../../rules-engine/index.ts';
import { nameOfBook } from '../../books/names.ts';
import { type SaidRuling, sayRulings } from '../cases.ts';
import { SAID, sayHere } from '../comparison/heads.ts';

/** Rulings that some books share, with the sources. */
export interface SaidBlock {
  readonly rulings: readonly SaidRuling[];
  readonly by: readonly { readonly book: BookId; readonly cites: readonly Citation[] }[];
}
/** A part of the reply: its heading, then what the books rule, for one answer to an open question or for all answers. */
export interface SaidPart {
  readonly head: string;
  /** Label of the answer that these blocks are for; empty if they apply to any. */
  readonly option: string;
  readonly blocks: readonly SaidBlock[];
}
export interface SaidAnswer {
  readonly parts: readonly SaidPart[];
  /** The fact to be asked next, or null. */
  readonly ask: string | null;
}

type Met = { readonly book: BookId; readonly cases: readonly Case[] };

/** Groups books whose cases and notes are the same; the notes must match, as each is its own book's. */
function blocksOf(met: readonly Met[], books: readonly BookRuling[], people: People): SaidBlock[] {
  const groups = new Map<string, { rulings: SaidRuling[]; by: SaidBlock['by'][number][] }>();
  for (const { book, cases } of met) {
    if (cases.length === 0) continue;
    const key = [...new Set(cases.map((one) => outcomeOf(one) + (one.note ?? '')))].sort().join('|');
    const group = groups.get(key) ?? { rulings: sayRulings(cases, people), by: [] };
    group.by.push({ book, cites: books.find((one) => one.book === book)?.cites ?? [] });
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Puts a ruling into words: what is settled; or what is certain and the next question; or what each answer to an unanswerable question leads to. */
export function sayAnswer({ law, answers, books, still, here }: Ruling): SaidAnswer {
  const columns = books.map(({ book }) => book);
  const numbers = (some: readonly BookId[]) => some.map((book) => columns.indexOf(book));
  const standing = {
    ...here,
    groups: here.groups.map(numbers),
    open: numbers(here.open),
    beside: numbers(here.beside),
    partly: numbers(here.partly),
    more: numbers(here.more),
    claim: { ...here.claim, limits: [] },
  };
  if (still.kind === 'settled') {
    const head = [sayHere(standing, columns.map(nameOfBook)), still.idle.some((fact) => answers[fact] === UNKNOWN) ? SAID.idle : ''];
    return { ask: null, parts: [{ head: head.filter((part) => part !== '').join(' '), option: '', blocks: blocksOf(books, books, law.people) }] };
  }
  if (still.kind === 'ask') {
    const certain = blocksOf(
      books.filter(({ settled }) => settled),
      books,
      law.people,
    );
    return { ask: still.fact, parts: certain.length === 0 ? [] : [{ head: SAID.certain, option: '', blocks: certain }] };
  }
  const fact = law.facts[still.fact];
  const turning = new Set(Object.values(still.byOption).flatMap((met) => met.map(({ book }) => book)));
  const split = Object.entries(still.byOption).map(([option, met], n) => ({
    head: n === 0 ? `${SAID.depends} ${fact?.ask ?? ''}` : '',
    option: fact?.options[option] ?? option,
    blocks: blocksOf(met, books, law.people),
  }));
  const same = blocksOf(
    books.filter(({ book }) => !turning.has(book)),
    books,
    law.people,
  );
  return { ask: null, parts: [...split, ...(same.length === 0 ? [] : [{ head: SAID.whatever, option: '', blocks: same }])] };
}
