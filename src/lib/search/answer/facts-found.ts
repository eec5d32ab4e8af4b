// The plain facts that a question asks for, of the games that it names. Pure.
import type { PlainFact } from '../../../rules-engine/vocabulary/plain-facts.ts';
import { isFact } from '../files/fact-format.ts';
import type { Entry } from '../files/format.ts';
import type { Known } from '../read/known.ts';
import type { Named } from '../read/names.ts';
import { type Question, readEarly } from '../read/read.ts';
import { factsAsked, meantIn } from '../words/fact-words.ts';
import { SMALL, wordsOf } from '../words/words.ts';
import { type Hit, hitOf, type Search } from './hits.ts';

/** Which hand beats which is asked of this game, where none is named. */
const GAME_OF_HANDS = 'poker';
/** At most so many forms of a game answer for it. */
const FORMS = 3;

interface Asked {
  readonly kinds: readonly PlainFact[];
  readonly named: readonly Named[];
}
const NOTHING: Asked = { kinds: [], named: [] };

/** A name of so many words at most is looked for where it stands like a word. */
const WORDS = 3;

/** Facts and games that are asked for. The words are looked at without the names in them, misspelt ones as they were meant. */
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
    // Of two names one is what is counted: "how many checkers in backgammon".
    for (const one of namedAt.length > 1 ? namedAt : []) {
      const its = factsAsked(without([one]));
      if (its.length > 0) return { kinds: its, named: one.places };
    }
    return NOTHING;
  }
  // A name that stands like a word, in a question after nothing else: "the goal of spades", "sixty six how many cards".
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

/** The facts asked for, the surest first; none where the question is after something else. */
export async function factsFound(text: string, question: Question, search: Search): Promise<Hit[]> {
  const { known } = search;
  const { kinds, named } = asked(text, question, known);
  if (kinds.length === 0) return [];
  const poker = known.groups.findIndex(({ id }) => id === GAME_OF_HANDS);
  // A game comes before a form of another that bears the same name.
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
