// What the other books have against the one that leads a law's line: all of it where it fits, else the widest of it, else merely that they rule otherwise.
import {
  BOOK_IDS,
  type BookId,
  briefRemedies,
  type Case,
  casesOf,
  combinations,
  conflict,
  type Facts,
  factsTurnedOn,
  matching,
  optionsOf,
  type ResolvedLaw,
  rowOf,
  sayOthers,
  sayWhen,
  sayWhenShortly,
  shortRemedies,
  telling,
} from '../../rules-engine/index.ts';
import { nameBooks, nameBooksShortly } from '../book-names.ts';

interface Contradiction {
  /** Undefined where they contradict each other on all the facts. */
  readonly when: Case['when'];
  /** What the second book rules there, in short clauses and in brief ones. */
  readonly then: string;
  readonly brief: string;
  /** The first thing that it orders there, in its brief form, and the same in a short clause. */
  readonly head: string;
  readonly headThen: string;
}

/** Where two books contradict each other: in what facts, and what the second one rules there. */
function contradictions(law: ResolvedLaw, lead: BookId, other: BookId): Contradiction[] {
  const [ours, theirs] = [casesOf(law.readings[lead]), casesOf(law.readings[other])];
  const facts = factsTurnedOn(law.facts, [...ours, ...theirs]);
  const rowsOf = (cases: readonly Case[]) => cases.map((one) => ({ ...rowOf(one), one }));
  const [ourRows, theirRows] = [rowsOf(ours), rowsOf(theirs)];
  const rowAt = (rows: typeof ourRows, so: Readonly<Record<string, string>>) => matching(rows, so)[0] as (typeof rows)[number] | undefined;
  const found = new Map<string, { then: string; brief: string; head: string; headThen: string; at: Readonly<Record<string, string>>[] }>();
  let all = 0;
  for (const so of combinations(optionsOf(facts))) {
    all += 1;
    const [our, their] = [rowAt(ourRows, so), rowAt(theirRows, so)];
    if (our === undefined || their === undefined || !conflict(our, their)) continue;
    const then = differenceOf(our.one, their.one, shortRemedies);
    const known = found.get(then);
    if (known === undefined)
      found.set(then, {
        then,
        brief: differenceOf(our.one, their.one, (all) => briefRemedies(telling(all))),
        head: differenceOf(our.one, their.one, headOf),
        headThen: differenceOf(our.one, their.one, (then) => shortRemedies(telling(then).slice(0, 1))),
        at: [so],
      });
    else known.at.push(so);
  }
  return [...found.values()]
    .sort((a, b) => b.at.length - a.at.length)
    .map(({ at, ...told }) => ({ ...told, when: at.length === all ? undefined : limitsOf(facts, at) }));
}

/** The answers that a set of facts is limited to. */
function limitsOf(facts: Facts, at: readonly Readonly<Record<string, string>>[]): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([key, { options }]) => {
      const met = Object.keys(options).filter((option) => at.some((so) => so[key] === option));
      return met.length === Object.keys(options).length ? [] : [[key, met]];
    }),
  );
}

/** What the second case orders and the first does not: "and their side scores nothing", or all of it where the first orders something else. */
function differenceOf(our: Case, their: Case, say: typeof shortRemedies): string {
  const keys = new Set(our.then.map((one) => JSON.stringify(one)));
  const more = their.then.filter((one) => !keys.has(JSON.stringify(one)));
  return our.then.length + more.length === their.then.length ? `and ${say(more)}` : say(their.then);
}

const MORE = ', and more';
/** The first remedy of several, marked as that. */
function headOf(then: Case['then']): string {
  const ordered = telling(then);
  return `${briefRemedies(ordered.slice(0, 1))}${ordered.length > 1 ? MORE : ''}`;
}

/** Words on the books that contradict the leading one. */
export interface Against {
  readonly text: string;
  readonly loss: number;
  /** Rulings that are told without the facts that lead to them, in brief and in short clauses: a line that has the same for another case would deny itself. */
  readonly bare?: readonly string[];
}
/** What a line loses that says of the other books only that they rule otherwise: more than by fewer words, less than by one end of its own ruling. */
const TELLS_NOTHING = 8;
/** So many of the points on which a book parts are tried, the widest first: one of them is short enough, or new to the line. */
const TRIED = 4;
const stop = (text: string): string => (/[….?]$/.test(text) ? text : `${text}.`);

/** What the other books have against the leading one: all of it, the widest of each, or merely that they rule otherwise. */
export function againstOf(law: ResolvedLaw, lead: BookId): readonly Against[] {
  const parting = BOOK_IDS.filter((book) => book !== lead).flatMap((book) => {
    const found = contradictions(law, lead, book);
    return found.length === 0 ? [] : [{ book, found }];
  });
  if (parting.length === 0) return [{ text: '', loss: 0 }];
  const tell = (many: number, brief = false, name = nameBooks): string => {
    const said = new Map<string, BookId[]>();
    for (const { book, found } of parting) {
      const told = found.slice(0, many).map((one) => {
        const at = (brief ? sayWhenShortly : sayWhen)(law.facts, one.when);
        const then = brief ? one.brief : one.then;
        return at === '' ? then : `${at}${then.startsWith('and ') ? ', ' : ': '}${then}`;
      });
      const left = found.length - told.length;
      const text = `${stop(told.join('; '))}${left > 0 ? ` ${sayOthers(left)}` : ''}`;
      said.set(text, [...(said.get(text) ?? []), book]);
    }
    return [...said].map(([text, books]) => ` ${name(books)}: ${text}`).join('');
  };
  /** What they rule there, without the facts that lead to it: of the first so many books, the others by name. */
  const rulings = (many: number, nth: number, of: 'brief' | 'head', loss: number): Against => {
    const said = new Map<string, BookId[]>();
    const bare: string[] = [];
    for (const { book, found } of parting.slice(0, many)) {
      const one = found[nth] ?? found[0];
      const ruling = one?.[of] ?? '';
      const all = found.every(({ when }) => when === undefined);
      const text = `${all ? '' : ' in part'}: ${stop(ruling.replace(/^and /, 'also '))}`;
      if (!all) bare.push(...[ruling.replace(MORE, ''), (of === 'brief' ? one?.then : one?.headThen) ?? ''].map((said) => said.replace(/^and /, '')));
      said.set(text, [...(said.get(text) ?? []), book]);
    }
    const left = parting.slice(many).map(({ book }) => book);
    const others = left.length === 0 ? '' : ` ${nameBooksShortly(left)} ${left.length === 1 ? 'differs' : 'differ'} too.`;
    return { text: [...said].map(([text, books]) => ` ${nameBooksShortly(books)}${text}`).join('') + others, loss: loss + 0.8 * left.length, bare };
  };
  const deepest = Math.min(Math.max(...parting.map(({ found }) => found.length)), TRIED);
  const names = nameBooks(parting.map(({ book }) => book));
  const part = parting.every(({ found }) => found.every(({ when }) => when !== undefined)) ? ' in part' : '';
  return [
    { text: tell(99), loss: 0 },
    { text: tell(1), loss: 1 },
    { text: tell(99, false, nameBooksShortly), loss: 0.4 },
    { text: tell(1, false, nameBooksShortly), loss: 1.4 },
    { text: tell(1, true), loss: 2.5 },
    { text: tell(1, true, nameBooksShortly), loss: 2.8 },
    ...[...parting.keys()].flatMap((book) =>
      Array.from({ length: deepest }, (_, n) => [rulings(book + 1, n, 'brief', 3.4 + n / 4), rulings(book + 1, n, 'head', 4.4 + n / 4)]).flat(),
    ),
    { text: ` ${names} ${parting.length === 1 ? 'rules' : 'rule'} otherwise${part}.`, loss: TELLS_NOTHING },
    { text: ` ${nameBooksShortly(parting.map(({ book }) => book))} ${parting.length === 1 ? 'differs' : 'differ'}.`, loss: TELLS_NOTHING + 0.5 },
    { text: parting.length === 1 ? ' Another book differs.' : ` ${parting.length} other books differ.`, loss: TELLS_NOTHING + 2 },
  ];
}
