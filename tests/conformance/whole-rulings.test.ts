// Whole rulings and values, written from the books and not from the rows.
import { describe, expect, test } from 'vitest';
import { whole as allGames, places } from '../support/library.ts';
import { wholeGames } from './whole/index.ts';
import { absentFault, lawFault, pointsFault } from './whole/whole.ts';

const named = Object.values(wholeGames).flatMap((game) => Object.entries(game));

test('every place that is named exists', () => {
  const missing = named.filter(([id]) => !places.some((place) => place.id === id)).map(([id]) => id);
  expect(allGames ? missing : []).toEqual([]);
});

/** Throws the first difference. */
function agrees(id: string, fault: string | null): void {
  const [game = ''] = id.split('/');
  if (fault !== null) throw new Error(`${fault}\nThe row and tests/conformance/whole/games/${game} differ: see which of them the book contradicts.`);
}

/** With GAME set, only some games are loaded. */
const here = named.filter(([id]) => places.some((place) => place.id === id));

describe.each(here)('%s', (id, whole) => {
  const place = places.find((one) => one.id === id);
  if (place === undefined) return;
  test.each(Object.entries(whole.laws ?? {}))('law %s', (key, law) => agrees(id, lawFault(place, key, law)));
  test.each(Object.entries(whole.points ?? {}))('points %s', (key, points) => agrees(id, pointsFault(place, key, points)));
  test('has no law or score item that does not apply to it', () => agrees(id, absentFault(place, whole)));
});
