// The format of the plain facts in a game's piece, after its entries: `.deal|railroad|#rule.deal|lines`. Pure.
import { PLAIN_FACTS, type PlainFact } from '../../../rules-engine/vocabulary/plain-facts.ts';
import type { Entry } from './format.ts';

/** A plain fact: its anchor on the page of its game or form, and what each book says. */
export interface Fact {
  readonly kind: PlainFact;
  readonly form: string;
  readonly anchor: string;
  readonly lines: string;
}

/** No id begins with this. */
const MARK = '.';
const idIn = (place: string, kind: string): string => `${place}.fact.${kind}`;

/** Whether an entry is a plain fact of this kind. */
export const isFact = (id: string, kind: PlainFact): boolean => id.endsWith(idIn('', kind));
export const isFactLine = (line: string): boolean => line.startsWith(MARK);

/** The facts as lines of a piece. */
export const packFacts = (facts: readonly Fact[]): string =>
  facts.map(({ kind, form, anchor, lines }) => [MARK + kind, form, anchor, lines].join('|')).join('\n');

/** A line as an entry; `root` is the root of the site. */
export function unpackFact(line: string, game: string, root: string): Entry {
  const [kind = '', form = '', anchor = '', lines = ''] = line.slice(MARK.length).split('|');
  const place = form === '' ? game : `${game}/${form}`;
  return { id: idIn(place, kind), url: `${root}games/${place}/${anchor}`, title: PLAIN_FACTS[kind as PlainFact], form, head: '', gist: '', lines, sensed: '' };
}
