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

const WHERE = 'the row and tests/conformance/whole/ differ: see which of them the book contradicts';

/** With GAME set, only some games are loaded. */
const here = named.filter(([id]) => places.some((place) => place.id === id));

describe.each(here)('%s', (id, whole) => {
  const place = places.find((one) => one.id === id);
  if (place === undefined) return;
  test.each(Object.entries(whole.laws ?? {}))('law %s', (key, law) => expect(lawFault(place, key, law), WHERE).toBe(null));
  test.each(Object.entries(whole.points ?? {}))('points %s', (key, points) => expect(pointsFault(place, key, points), WHERE).toBe(null));
  test('has no law or score item that does not apply to it', () => expect(absentFault(place, whole), WHERE).toBe(null));
});
