// The neighbours of a case: its input with one answer changed to each option, to the ends of its range, or by one.
import type { Field, Fields, ItemField, Raw } from '../../../src/rules-engine/index.ts';

/** Other answers to one question: every option, both ends of a range, one more and one less. */
function othersOf(field: Field, said: string | undefined): (string | undefined)[] {
  const item = (one: ItemField, at: string): string[] => {
    if (one.kind === 'choice') return Object.keys(one.options);
    if (one.kind === 'count') return [one.min, one.max, ...(/^-?\d+$/.test(at) ? [Number(at) - 1, Number(at) + 1] : [])].map(String);
    if (one.kind === 'cards' || one.kind === 'stones') return at.includes('-') || at.includes(' ') ? [at.replace(/^\S*?[ -](?=\S*[HSDCR])/, '')] : [];
    return [];
  };
  const dropped = field.optional === true && said !== undefined ? [undefined] : [];
  if (field.kind === 'flag') return [...dropped, said === 'yes' ? 'no' : 'yes'];
  if (field.kind !== 'list') return [...dropped, ...item(field, said ?? '')];
  const parts = (said ?? '').split('.');
  const changed = parts.flatMap((part, n) => item(field.of, part).map((other) => parts.with(n, other).join('.')));
  return [...dropped, ...changed, parts.slice(0, -1).join('.'), [...parts, parts.at(-1) ?? ''].join('.')];
}

/** The input itself, then up to `most` copies with one answer changed. */
export function near(fields: Fields, raw: Raw, most: number): Raw[] {
  const all = Object.entries(fields).flatMap(([key, field]) => othersOf(field, raw[key]).map((other): Raw => ({ ...raw, [key]: other })));
  const step = Math.max(1, all.length / most);
  return [raw, ...Array.from({ length: Math.min(most, all.length) }, (_, n) => all[Math.floor(n * step)] as Raw)];
}
