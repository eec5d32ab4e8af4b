import { FEATURES, type Feature, wordsAt } from '../features.ts';
import type { Case, Condition, Facts, Law } from '../laws.ts';
import type { Remedy } from '../remedies.ts';
import { sayRemedy } from '../say.ts';
import type { Resolved } from './types.ts';

/** Forbidding somebody who is not there orders nothing. */
const isIdle = (remedy: Remedy, lacking: readonly Feature[]) =>
  (remedy.kind === 'barred' || remedy.kind === 'cannot-recall') && lacking.some((feature) => FEATURES[feature].words.test(sayRemedy(remedy)));

/** Answers of a question that are possible here. */
function optionsHere(facts: Facts, lacking: readonly Feature[]): Map<string, readonly string[]> {
  return new Map(
    Object.entries(facts).map(([key, { options, needs }]) => [
      key,
      Object.keys(options).filter((option) => {
        const need = needs?.[option];
        return need === undefined || !lacking.includes(need);
      }),
    ]),
  );
}

/** Facts whose answers are possible here; a question with one answer left is not asked. */
export function fitFacts(facts: Facts, lacking: readonly Feature[], has: ReadonlySet<Feature>): Facts {
  const open = optionsHere(facts, lacking);
  return Object.fromEntries(
    Object.entries(facts).flatMap(([key, fact]) => {
      const keys = open.get(key) ?? [];
      const { length } = Object.keys(fact.options);
      if (keys.length < 2 && keys.length < length) return [];
      const words = (said: Readonly<Partial<Record<string, string>>>) =>
        Object.fromEntries(keys.flatMap((option) => (said[option] === undefined ? [] : [[option, wordsAt(said[option], has)]])));
      const briefs = fact.briefs === undefined ? {} : { briefs: words(fact.briefs) };
      return [[key, { ask: wordsAt(fact.ask, has), options: words(fact.options) as Record<string, string>, ...briefs }]];
    }),
  );
}

function fitCase(one: Case, open: ReadonlyMap<string, readonly string[]>, all: Facts, lacking: readonly Feature[], has: ReadonlySet<Feature>): Case | null {
  const when: Record<string, string | readonly string[]> = {};
  let narrowed = false;
  for (const [key, allowed] of Object.entries(one.when ?? {}) as [string, Condition[string]][]) {
    const options = open.get(key);
    const known = options === undefined || options.length === Object.keys(all[key]?.options ?? {}).length;
    if (known) {
      when[key] = allowed;
      continue;
    }
    narrowed = true;
    const left = [allowed].flat().filter((option) => options.includes(option));
    if (left.length === 0) return null;
    if (options.length > 1) when[key] = left.length === 1 ? (left[0] ?? '') : left;
  }
  const busy = one.then.filter((remedy) => !isIdle(remedy, lacking));
  const { when: _, note, ...rest } = one;
  if (!narrowed && busy.length === one.then.length && note?.includes('{') !== true) return one;
  const condition = one.when === undefined ? {} : { when };
  return { ...rest, ...condition, then: busy.length > 0 ? busy : one.then, ...(note === undefined ? {} : { note: wordsAt(note, has) }) };
}

/** A reading as it stands here: cases that cannot happen left out, prohibitions of absent players dropped, words in braces settled. */
export function fitReading(reading: Resolved, facts: Facts, lacking: readonly Feature[], has: ReadonlySet<Feature>): Resolved {
  if (reading.status === 'no-game' || reading.status === 'not-held') return reading;
  const note = reading.note === undefined ? {} : { note: wordsAt(reading.note, has) };
  if (reading.status === 'silent') return { ...reading, ...note };
  const open = optionsHere(facts, lacking);
  const cases = reading.cases.flatMap((one) => fitCase(one, open, facts, lacking, has) ?? []);
  return { ...reading, ...note, cases };
}

/** The words of a law as they are read here. */
export const fitWords = (row: Pick<Law, 'title' | 'gist'>, has: ReadonlySet<Feature>) => ({ title: wordsAt(row.title, has), gist: wordsAt(row.gist, has) });
