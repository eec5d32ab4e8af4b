// The search entries, game by game.
import { games, places, titleOf } from '../../catalogue/library.ts';
import type { Fact } from '../files/fact-format.ts';
import { type Group, KINDS } from '../files/format.ts';
import { playedLevel } from '../words/played.ts';
import { codesCited } from './codes.ts';
import { entriesOf, type Indexed, noGame } from './entries.ts';
import { factEntries } from './fact-entries.ts';
import { oddsRows } from './odds-rows.ts';

export interface IndexedGroup extends Omit<Group, 'counts'> {
  readonly entries: readonly Indexed[];
  /** Plain facts, which have no entry number and no postings. */
  readonly facts: readonly Fact[];
}

const byKind = (entries: readonly Indexed[]) => [...entries].sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));

/** All groups with their entries. */
export function indexedGroups(): IndexedGroup[] {
  return [
    { id: '', title: '', names: [], forms: [], played: 0, entries: byKind(noGame()), facts: [] },
    ...games.map((game): IndexedGroup => {
      const own = places.filter(({ id }) => id === game.id || id.startsWith(`${game.id}/`));
      return {
        id: game.id,
        title: game.title,
        played: playedLevel(game.id),
        names: own[0]?.described.aliases ?? [],
        forms: own
          .filter(({ parent }) => parent !== null)
          .map((place) => ({ key: place.id.slice(game.id.length + 1), title: titleOf(place.id), names: place.described.aliases })),
        entries: byKind([...own.flatMap(entriesOf), ...codesCited(game.id, own), ...oddsRows(own)]),
        facts: factEntries(own),
      };
    }),
  ];
}
