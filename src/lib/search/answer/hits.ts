// What a list of answers shows of an entry, and where it is loaded from. Pure.

import { lineFor } from '../files/book-lines.ts';
import { type Entry, gamePiece, type Kind, unpackEntries } from '../files/format.ts';
import type { Bring, Known } from '../read/known.ts';
import type { Named } from '../read/names.ts';
import { Words } from '../read/pieces.ts';
import type { SensedAnswer } from '../read/senses.ts';
import type { Scored } from './rank.ts';

/** An entry that matches a query. */
export interface Hit extends Entry {
  readonly kind: Kind;
  /** The game or form that it belongs to: `euchre/railroad`; '' for heads and terms. */
  readonly game: string;
  /** The title of that game or form. */
  readonly where: string;
  readonly score: number;
  /** The answers that the query's words give to the law's questions, as its page's URL has them: `?against=lone-hand`. */
  readonly query?: string;
  /** The case that the query describes, with what the books rule in it. */
  readonly put?: Pick<SensedAnswer, 'label' | 'rulings'>;
  /** Words of the query and what they were read as. */
  readonly read?: readonly (readonly [said: string, meant: string])[];
}

/** A title without the star for an ordinary word. */
export const plainTitle = (title: string): string => title.replace(/^\*/, '');

/** The data to answer from: the first file and the pieces loaded so far. */
export class Search {
  readonly known: Known;
  readonly words: Words;
  readonly #bring: Bring;
  readonly #entries: Map<number, Promise<readonly Entry[]>>;
  constructor(known: Known, bring: Bring, before?: Search) {
    this.known = known;
    this.#bring = bring;
    this.#entries = before === undefined ? new Map() : before.#entries;
    this.words = before === undefined ? new Words(known, bring) : before.words.forAnother();
  }
  /** The search for one query: shares the pieces loaded so far, with words of its own. */
  forOne(): Search {
    return new Search(this.known, this.#bring, this);
  }
  /** Loads the entries of a group. */
  entries(group: number): Promise<readonly Entry[]> {
    const had = this.#entries.get(group);
    if (had !== undefined) return had;
    const asked = this.#bring(gamePiece(this.known.groups[group]?.id ?? '')).then(({ text }) => unpackEntries(text));
    this.#entries.set(group, asked);
    asked.catch(() => this.#entries.delete(group));
    return asked;
  }
}

/** The id of a named game or form. */
export const idOf = ({ group, form }: Named, { groups }: Known) => {
  const game = groups[group];
  return game === undefined ? '' : form < 0 ? game.id : `${game.id}/${game.forms[form]?.key ?? ''}`;
};

export function hitOf(scored: Scored, entry: Entry, known: Known): Hit {
  const group = known.groups[scored.group];
  const form = entry.form === '' ? undefined : group?.forms.find(({ key }) => key === entry.form);
  const game = group === undefined || group.id === '' ? '' : form === undefined ? group.id : `${group.id}/${form.key}`;
  return {
    ...entry,
    gist: entry.lines === '' ? entry.gist : lineFor(entry.id, entry.lines),
    kind: scored.kind,
    game,
    where: plainTitle(form?.title ?? group?.title ?? ''),
    score: scored.score,
  };
}

/** The hits for scored entries, with their titles. */
export async function withEntries(scored: readonly Scored[], search: Search): Promise<Hit[]> {
  const { known } = search;
  const found = await Promise.all(scored.map(async (one) => [one, (await search.entries(one.group))[one.entry - (known.starts[one.group] ?? 0)]] as const));
  return found.flatMap(([one, entry]) => (entry === undefined ? [] : [hitOf(one, entry, known)]));
}
