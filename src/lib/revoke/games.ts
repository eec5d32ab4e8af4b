// The games whose tricks can be checked, from their own data. For the build and tests only.
import { type AnyPackId, type Place, SUITS } from '../../rules-engine/index.ts';
import type { Following } from '../../rules-engine/mechanics/revoke/following.ts';
import { hrefOfId, hrefOfLaw } from '../addresses/pages.ts';
import { games, placeOf, titleOf } from '../catalogue/library.ts';
import { titleOfRef } from '../catalogue/titles/of-references.ts';
import { mostCards, type RulesOfGame, type TrumpChoice } from './rules-of-game.ts';

const ACE_HIGH = 'A K Q J 10 9 8 7 6 5 4 3 2';
/** The number of seats at the table on the page. */
const MOST_PLAYERS = 7;

function rulesOf(place: Place, following: Following): RulesOfGame {
  const law = place.laws.find(({ key }) => key === 'revoke');
  if (law === undefined) throw new Error(`${place.id}: expected a law "revoke"`);
  const { players, packs } = place.described;
  const { has } = place;
  const { always, none, own, hand = 0, order = ACE_HIGH } = following;
  const ids = packs as readonly AnyPackId[];
  const [from, to] = following.players === undefined ? [players.min, Math.min(players.max, MOST_PLAYERS)] : [following.players, following.players];
  const counts = Array.from({ length: to - from + 1 }, (_, n) => from + n).filter((n) => ids.some((pack) => mostCards(pack, n) >= Math.max(1, hand)));
  const usual = following.players ?? players.usual;
  const suits: readonly TrumpChoice[] = !has.has('trump') ? [] : always === undefined ? SUITS : [always];
  return {
    id: place.id,
    title: titleOf(place.id),
    href: hrefOfLaw(place, law),
    law: law.id,
    players: usual == null ? counts : [...counts.filter((n) => n === usual), ...counts.filter((n) => n !== usual)],
    packs: ids,
    hand,
    trumps: [...suits, ...(own === undefined ? [] : (['own'] as const)), ...(suits.length === 0 || none === true ? (['none'] as const) : [])],
    way: following.way ?? 'plain',
    mayTrump: following.mayTrump ?? false,
    order,
    orderAtNone: following.orderAtNone ?? order,
    alone: following.alone ?? false,
    sides: has.has('partners') && following.noSides !== true,
    own: own ?? '',
    rules: following.rules.map((id) => ({ title: titleOfRef(id), href: hrefOfId(id) })),
  };
}

/** Games by title, each followed by those of its variants that have their own entry in the form. */
export const checkedGames: readonly RulesOfGame[] = games.flatMap(({ id, following }) => {
  if (following === undefined || typeof following === 'string') return [];
  const variants = Object.entries(following.variants ?? {}).map(([key, own]) => rulesOf(placeOf(`${id}/${key}`), { ...following, ...own }));
  return [rulesOf(placeOf(id), following), ...variants];
});

/** The id of the game as which the tricks of a place are checked; null if they are not. */
export function checkedAs(place: Place): string | null {
  const own = checkedGames.find(({ id }) => id === place.id) ?? checkedGames.find(({ id }) => id === place.parent);
  return own?.id ?? null;
}

/** The address of the revoke check, set to the game of a place; null if its tricks are not checked. */
export function checkAddress(place: Place): string | null {
  const id = checkedAs(place);
  return id === null ? null : `/revoke/#game=${id}`;
}
