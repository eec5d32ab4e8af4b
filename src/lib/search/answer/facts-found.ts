// The plain facts that a query asks for, of the games that it names. Pure.
import type { PlainFact } from '../../../rules-engine/vocabulary/plain-facts.ts';
import { isFact } from '../files/fact-format.ts';
import type { Entry } from '../files/format.ts';
import type { Known } from '../read/known.ts';
import type { Named } from '../read/names.ts';
import { type Question, readEarly } from '../read/read.ts';
import { factsAsked, meantIn } from '../words/fact-words.ts';
import { SMALL, wordsOf } from '../words/words.ts';
import { type Hit, hitOf, type Search } from './hits.ts';

/** The game for queries about which hand beats which, if none is named. */
const GAME_OF_HANDS = 'poker';
/** At most this many forms answer for their game. */
const FORMS = 3;

interface Asked {
  readonly kinds: readonly PlainFact[];
  readonly named: readonly Named[];
}
const NOTHING: Asked = { kinds: [], named: [] };

/** The most words of a name that is looked for in places where it reads like a word. */
const WORDS = 3;

/** The facts and games asked for. Names are removed from the words first, and misspelt words corrected. */
function asked(text: string, question: Question, known: Known): Asked {
  const { words, namedAt } = readEarly(text, known);
  const changed = new Map(question.changed);
  const misspelt = new Set(question.changed.flatMap(([from]) => (from.includes(' ') ? from.split(' ') : [])));
  const isName = (meant: string) => known.names.has(wordsOf(meant).join(''));
  const without = (names: typeof namedAt) =>
    words.flatMap((word, n) => {
      if (misspelt.has(word) || names.some(({ from, to }) => n >= from && n < to)) return [];
      const meant = changed.get(word);
      return meant === undefined ? [word] : isName(meant) ? [] : (meantIn(word) ?? meant);
    });
  if (question.named.length > 0) {
    const kinds = factsAsked(without(namedAt));
    if (kinds.length > 0) return { kinds, named: question.named };
    // One of two names may be a counted thing: "how many checkers in backgammon".
    for (const one of namedAt.length > 1 ? namedAt : []) {
      const its = factsAsked(without([one]));
      if (its.length > 0) return { kinds: its, named: one.places };
    }
    return NOTHING;
  }
  // A name in the place of a word, in a query that asks nothing else: "the goal of spades", "sixty six how many cards".
  const left = without([]);
  const all = factsAsked(left);
  for (let size = WORDS; size > 0; size--)
    for (let from = 0; from + size <= left.length; from++) {
      const bearers = known.names.get(left.slice(from, from + size).join(''))?.filter(({ form }) => form < 0) ?? [];
      if (bearers.length === 0 || (size === 1 && SMALL.has(left[from] ?? ''))) continue;
      const kinds = factsAsked([...left.slice(0, from), ...left.slice(from + size)]);
      if (kinds.length > 0) return { kinds, named: bearers };
    }
  return all.length > 0 ? { kinds: all, named: [] } : NOTHING;
}

/** The facts asked for, the surest first; empty if the query asks for something else. */
export async function factsFound(text: string, question: Question, search: Search): Promise<Hit[]> {
  const { known } = search;
  const { kinds, named } = asked(text, question, known);
  if (kinds.length === 0) return [];
  const poker = known.groups.findIndex(({ id }) => id === GAME_OF_HANDS);
  // A game comes before another game's form of the same name.
  const games: readonly Named[] =
    named.length === 0 && kinds[0] === 'hands' ? [{ group: poker, form: -1 }] : [...named].sort((a, b) => Number(a.form >= 0) - Number(b.form >= 0));
  const found: Hit[] = [];
  for (const { group, form } of games) {
    const entries = await search.entries(group);
    const key = form < 0 ? '' : (known.groups[group]?.forms[form]?.key ?? '');
    const hit = (entry: Entry): Hit => hitOf({ entry: -1, group, kind: 'f', covers: 1, score: 1.5 }, entry, known);
    for (const kind of kinds) {
      const its = entries.filter(({ id }) => isFact(id, kind));
      const own = its.find((entry) => entry.form === key) ?? (key === '' ? undefined : its.find((entry) => entry.form === ''));
      found.push(...(own === undefined ? (key === '' ? its.slice(0, FORMS) : []) : [own]).map(hit));
    }
  }
  return found;
}
