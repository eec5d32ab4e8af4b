// What a list of answers shows of an entry, and where that comes from. Pure.

import { lineFor } from '../files/book-lines.ts';
import { type Entry, gamePiece, type Kind, unpackEntries } from '../files/format.ts';
import type { Bring, Known } from '../read/known.ts';
import type { Named } from '../read/names.ts';
import { Words } from '../read/pieces.ts';
import type { SensedAnswer } from '../read/senses.ts';
import type { Scored } from './rank.ts';

/** An entry that answers. */
export interface Hit extends Entry {
  readonly kind: Kind;
  /** Place it belongs to: `euchre/railroad`; '' for heads and terms. */
  readonly game: string;
  /** What that place is called. */
  readonly where: string;
  readonly score: number;
  /** What the question's words answer at this law, as its page's address takes it: `?against=lone-hand`. */
  readonly query?: string;
  /** The case that the question puts, with what the books rule in it. */
  readonly put?: Pick<SensedAnswer, 'label' | 'rulings'>;
  /** Words of the question and what they were read as. */
  readonly read?: readonly (readonly [said: string, meant: string])[];
}

/** A title without the mark that it is a word of the table as well. */
export const plainTitle = (title: string): string => title.replace(/^\*/, '');

/** What is answered from: the first file, and what has come besides. */
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
  /** The search for one question: with what has come at hand, and words of its own. */
  forOne(): Search {
    return new Search(this.known, this.#bring, this);
  }
  /** What the entries of a group are called. */
  entries(group: number): Promise<readonly Entry[]> {
    const had = this.#entries.get(group);
    if (had !== undefined) return had;
    const asked = this.#bring(gamePiece(this.known.groups[group]?.id ?? '')).then(({ text }) => unpackEntries(text));
    this.#entries.set(group, asked);
    asked.catch(() => this.#entries.delete(group));
    return asked;
  }
}

/** The id of a game or form that is named. */
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

/** What the best entries are called. */
export async function withEntries(scored: readonly Scored[], search: Search): Promise<Hit[]> {
  const { known } = search;
  const found = await Promise.all(scored.map(async (one) => [one, (await search.entries(one.group))[one.entry - (known.starts[one.group] ?? 0)]] as const));
  return found.flatMap(([one, entry]) => (entry === undefined ? [] : [hitOf(one, entry, known)]));
}
