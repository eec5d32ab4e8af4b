// The rule a line of an answer rests on: its title as a link, with the book's page.
import type { EngineBundle } from '../../lib/engine-url.ts';
import type { BookId } from '../../rules-engine/index.ts';
import { element } from './share.ts';

/** Null where the line names no rule that has an address. `place` is where the line was counted. */
export function ruleLink(engine: EngineBundle, place: string, rule: string, book: BookId): HTMLElement | null {
  const match = /^(?:([a-z0-9-]+(?:\/[a-z0-9-]+)?)\.)?(points|law|rule)\.([a-z0-9-]+)$/.exec(rule);
  if (match === null) return null;
  const [, at = place, kind, key = ''] = match;
  const made = element('small', 'rule-of');
  const link = element('a');
  link.href = `${at === place ? '' : `/games/${at}/`}#${kind}.${key}`;
  const [game] = place.split('/');
  const item = kind === 'points' && at.split('/')[0] === game ? engine.itemsAt(new Map([[engine.default.id, engine.default]]), at).get(key) : undefined;
  const here = at === place ? document.getElementById(`${kind}.${key}`) : null;
  // The heading's own words, without the mark of what is new or changed that may follow them.
  const heading = here?.querySelector('h3, h4')?.firstChild?.textContent?.trim() ?? '';
  link.textContent = item?.title ?? (heading || key.replaceAll('-', ' '));
  made.append(link);
  const worth = item?.books[book];
  if (worth?.status === 'stated' && worth.cites[0] !== undefined) {
    const cite = worth.cites.at(-1) ?? worth.cites[0];
    made.append(`, ${engine.makeCitation(cite)}`);
    if (cite.doubt !== undefined) made.append(element('span', 'doubt', ` Doubt: ${cite.doubt}`));
  }
  return made;
}
