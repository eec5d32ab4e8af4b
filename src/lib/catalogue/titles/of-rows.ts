import { BOOKS, type BookId, type Count, parseId } from '../../../rules-engine/index.ts';
import type { Titles } from '../../rulings/text/sources.ts';
import { sayValueInSentence } from '../../rulings/values.ts';
import { placeOf, titleOf } from '../library.ts';
import { titleIn } from './of-games.ts';

/** The title of a law, score item, scorer or sheet by its id. Rules and questions have theirs in the content. Throws on an unknown id. */
export function titleOfId(id: string): string {
  const parsed = parseId(id);
  if (parsed === null) throw new Error(`expected an id such as euchre.law.revoke, found "${id}"`);
  return titleIn(placeOf(parsed.game), parsed);
}

/** What a player may call a scorer or a sheet besides its title. */
export const namesOfCount = (count: Count): readonly string[] => [...(count.kind === 'sheet' ? ['score sheet', 'score pad'] : []), ...(count.aka ?? [])];

/** Titles by id, for putting rulings into words. */
export const titles: Titles = { ofLaw: titleOfId, ofPlace: titleOf };

/** What a book gives for a score item, by id, for use within a sentence. Throws on an unknown id or book. */
export function valueText(id: string, book: string): string {
  const parsed = parseId(id);
  if (parsed?.kind !== 'points') throw new Error(`expected the id of a score item such as euchre.points.march, found "${id}"`);
  if (!(book in BOOKS)) throw new Error(`${id}: expected a book, found "${book}"`);
  const item = placeOf(parsed.game).points.find((one) => one.key === parsed.key);
  if (item === undefined) throw new Error(`no score item "${parsed.key}" at ${parsed.game}`);
  return sayValueInSentence(item.books[book as BookId]).replace(/\.$/, '');
}
