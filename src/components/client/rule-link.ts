// The rule a line of an answer rests on: its title as a link, with the book's page.
import type { EngineBundle } from '../../lib/engine-bundle.ts';
import type { BookId, Game, Law } from '../../rules-engine/index.ts';
import { element } from './share.ts';

/** A law as a form of the game has it: its own, or its parent's with what the form changes in it. */
function lawAt(game: Game, at: string, key: string): Law | undefined {
  const [, form] = at.split('/');
  const { add, amend } = (form === undefined ? undefined : game.variants[form]?.laws) ?? {};
  const law = add?.[key] ?? game.laws[key];
  return law === undefined ? undefined : { ...law, readings: { ...law.readings, ...amend?.[key]?.readings } };
}

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
  const law = kind === 'law' && at.split('/')[0] === game ? lawAt(engine.default, at, key) : undefined;
  link.textContent = item?.title ?? law?.title ?? (heading || key.replaceAll('-', ' '));
  made.append(link);
  const said = item?.books[book] ?? law?.readings[book];
  const cite = said?.status === 'stated' ? said.cites.at(-1) : undefined;
  if (cite !== undefined) {
    made.append(`, ${engine.makeCitation(cite)}`);
    if (cite.doubt !== undefined) made.append(element('span', 'doubt', ` Doubt: ${cite.doubt}`));
  }
  return made;
}
