import { parseId } from '../../../rules-engine/index.ts';
import { contentOfPlace } from '../../content/pages.ts';
import { titleOf } from '../library.ts';
import { titleOfId } from './of-rows.ts';

/** The title of anything that has an id, rules and questions included; for the id of a game, the game's. Throws on an unknown id. */
export function titleOfRef(id: string): string {
  const parsed = parseId(id);
  if (parsed === null) return titleOf(id);
  const content = contentOfPlace(parsed.game);
  const written = parsed.kind === 'rule' ? content?.rules : parsed.kind === 'question' ? content?.questions : undefined;
  return written?.find((one) => one.key === parsed.key)?.title ?? titleOfId(id);
}
