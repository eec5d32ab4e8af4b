// The agreement being made, in a few words beside its button: "Euchre by Donohue, no changes".
import { type AgreedGame, canonical } from '../../../lib/agreements/agreement.ts';
import { nameOf } from './places.ts';

/** How many games are named; of more only the number is given. */
const NAMED = 2;
const sayChanges = (many: number): string => (many === 0 ? 'no changes' : many === 1 ? '1 change' : `${many} changes`);

/** Says in the form what its games have been given so far. */
export function sayInShort(form: HTMLElement, fields: readonly { readonly data: { readonly title: string }; readonly game: AgreedGame }[]): void {
  const said = fields.map(({ data, game }) => {
    const [agreed] = canonical({ name: '', games: [game] }).games;
    const changes = Object.keys(agreed?.points ?? {}).length + (agreed?.house.length ?? 0);
    return { changes, words: `${data.title} ${game.book === null ? 'without a book' : `by ${nameOf(game.book)}`}, ${sayChanges(changes)}` };
  });
  const all = said.reduce((sum, { changes }) => sum + changes, 0);
  const part = form.querySelector('[data-part="in-short"]');
  if (part !== null) part.textContent = said.length > NAMED ? `${said.length} games, ${sayChanges(all)}` : said.map(({ words }) => words).join('; ');
}
