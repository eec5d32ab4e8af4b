// An entry in the record of the evening: one ruling or one count with the question, the answers, the books and their pages. It contains the
// text as it was shown, so that a later edition of the site shows what the players read.

/** A question and its answer, in the words of the page. */
export interface Fact {
  readonly ask: string;
  readonly answer: string;
}

/** What one book says. */
export interface Ruling {
  /** The condition over it; empty if there is none. */
  readonly when: string;
  /** The book with its pages: "Donohue, undated, pp. 14–15". */
  readonly by: string;
  readonly says: string;
}

/** One side's account of what happened, and what the books rule on it. */
export interface Version {
  /** The name of the player who says so; empty if it was not given. */
  readonly teller: string;
  readonly facts: readonly Fact[];
  readonly rulings: readonly Ruling[];
}

/** What a page shows, before it is saved. */
export interface Content {
  /** Id of the law or the scorer: `euchre.law.revoke` */
  readonly rule: string;
  /** The game or variant: "Railroad euchre" */
  readonly game: string;
  readonly title: string;
  /** One version, or two if the players disagree on what happened. */
  readonly versions: readonly Version[];
  /** What the agreement of the table says on it; empty without one. */
  readonly agreed: string;
  /** The agreement in force with its five cards; empty without one. */
  readonly agreement: string;
  /** What the books say on disputed facts; empty if the versions do not differ. */
  readonly unsettled: readonly Ruling[];
  /** The address that restores it, below `/games/`. */
  readonly link: string;
  readonly edition: string;
}

export interface RecordEntry extends Content {
  readonly id: string;
  /** ISO date and time. */
  readonly kept: string;
  /** A title of the player's own; empty if there is none. */
  readonly name: string;
  /** The players. */
  readonly names: string;
  readonly note: string;
  /** When the player last changed the title, the names or the note, in milliseconds; 0 if never. */
  readonly changed: number;
}

/** What the player may change. */
export type Remarks = Pick<RecordEntry, 'name' | 'names' | 'note'>;

/** The longest texts, in characters, and the longest lists. */
export const LIMITS = { word: 120, line: 600, text: 6000, note: 2000, link: 20_000, facts: 80, rulings: 200 } as const;

const isParts = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
/** The address below `/games/`. It cannot leave the site: no scheme, no host, no step upwards. */
const LINK = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\/(?:\?[^#\s<>"\\]*)?(?:#[^\s<>"\\]*)?$/;
const RULE = /^[a-z0-9-]+(?:\/[a-z0-9-]+)?\.(?:law|score)\.[a-z0-9-]+$/;

const readFact = (value: unknown): Fact | null =>
  isParts(value) && isText(value.ask, LIMITS.line) && isText(value.answer, LIMITS.line) ? { ask: value.ask, answer: value.answer } : null;

const readRuling = (value: unknown): Ruling | null =>
  isParts(value) && isText(value.when, LIMITS.line) && isText(value.by, LIMITS.line) && isText(value.says, LIMITS.text)
    ? { when: value.when, by: value.by, says: value.says }
    : null;

/** Reads a list; null if it is not a list, is too long, or has a damaged part. */
function readAll<T>(value: unknown, most: number, read: (one: unknown) => T | null): T[] | null {
  if (!Array.isArray(value) || value.length > most) return null;
  const all = value.map(read);
  return all.some((one) => one === null) ? null : (all as T[]);
}

function readVersion(value: unknown): Version | null {
  if (!isParts(value) || !isText(value.teller, LIMITS.word)) return null;
  const [facts, rulings] = [readAll(value.facts, LIMITS.facts, readFact), readAll(value.rulings, LIMITS.rulings, readRuling)];
  return facts === null || rulings === null ? null : { teller: value.teller, facts, rulings };
}

/** Validates an entry from the device or from a file, and drops unknown properties; null if a property is missing, of another kind or too long. */
export function readEntry(value: unknown): RecordEntry | null {
  if (!isParts(value)) return null;
  const { id, kept, rule, game, title, agreed, agreement, link, edition, name, names, note, changed } = value;
  if (!isText(id, LIMITS.word) || id === '' || !isText(kept, 40) || Number.isNaN(Date.parse(kept))) return null;
  if (!isText(rule, LIMITS.line) || !RULE.test(rule) || !isText(link, LIMITS.link) || !LINK.test(link)) return null;
  if (!isText(game, LIMITS.line) || !isText(title, LIMITS.line) || !isText(edition, LIMITS.line)) return null;
  if (!isText(agreed, LIMITS.text) || !isText(agreement, LIMITS.line)) return null;
  if (!isText(name, LIMITS.word) || !isText(names, LIMITS.line) || !isText(note, LIMITS.note)) return null;
  if (typeof changed !== 'number' || !Number.isFinite(changed)) return null;
  const [versions, unsettled] = [readAll(value.versions, 2, readVersion), readAll(value.unsettled, LIMITS.rulings, readRuling)];
  if (versions === null || versions.length === 0 || unsettled === null) return null;
  const content: Content = { rule, game, title, versions, agreed, agreement, unsettled, link, edition };
  return { ...content, id, kept: new Date(kept).toISOString(), name, names, note, changed };
}

const cut = (text: string, most: number): string => (text.length <= most ? text : `${text.slice(0, most - 1)}…`);

/** An entry made from what a page says. Texts that are too long are cut, so that what is kept can be read again. */
export function entryOf(content: Content, id: string, now: Date): RecordEntry {
  const ruling = ({ when, by, says }: Ruling): Ruling => ({ when: cut(when, LIMITS.line), by: cut(by, LIMITS.line), says: cut(says, LIMITS.text) });
  return {
    ...content,
    game: cut(content.game, LIMITS.line),
    title: cut(content.title, LIMITS.line),
    versions: content.versions.slice(0, 2).map(({ teller, facts, rulings }) => ({
      teller: cut(teller, LIMITS.word),
      facts: facts.slice(0, LIMITS.facts).map(({ ask, answer }) => ({ ask: cut(ask, LIMITS.line), answer: cut(answer, LIMITS.line) })),
      rulings: rulings.slice(0, LIMITS.rulings).map(ruling),
    })),
    agreed: cut(content.agreed, LIMITS.text),
    agreement: cut(content.agreement, LIMITS.line),
    unsettled: content.unsettled.slice(0, LIMITS.rulings).map(ruling),
    edition: cut(content.edition, LIMITS.line),
    id,
    kept: now.toISOString(),
    name: '',
    names: content.versions.length === 2 ? cut(namesOf(content.versions), LIMITS.line) : '',
    note: '',
    changed: 0,
  };
}

const namesOf = (versions: readonly Version[]): string =>
  versions
    .map(({ teller }) => teller)
    .filter((one) => one !== '')
    .join(', ');

/** Merges two copies of an entry: the title, names and note that were changed last. Returns the first itself if the other has nothing newer. */
export function mergedEntry(one: RecordEntry, other: RecordEntry): RecordEntry {
  if (other.changed <= one.changed) return one;
  const { name, names, note, changed } = other;
  return { ...one, name, names, note, changed };
}
