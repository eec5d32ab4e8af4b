// "The same in other games" lists only laws on the same offence.
import { expect, test } from 'vitest';
import { alsoUnder } from '../../../src/lib/catalogue/offences/same-offence-elsewhere.ts';
import { places } from '../../support/library.ts';

const laws = places.flatMap((place) => place.laws.map((law) => ({ place, law, also: alsoUnder(place, law) })));

test('a question has no counterparts in other games: "Is it allowed?" asks something else in each', () => {
  expect(laws.filter(({ law, also }) => law.topic.kind === 'question' && also.length > 0).map(({ law }) => law.id)).toEqual([]);
});
test('an offence has up to three counterparts in other games, each on the same offence', () => {
  const strange = laws.filter(({ place, law, also }) => also.length > 3 || also.some((one) => one.law.topic.id !== law.topic.id || one.place.id === place.id));
  expect(strange.map(({ law }) => law.id)).toEqual([]);
  expect(laws.filter(({ also }) => also.length > 0).length).toBeGreaterThan(500);
  expect(laws.filter(({ law, also }) => law.topic.id === 'other-fault' && also.length > 0)).toEqual([]);
});
test('a revoke at euchre links to revokes in other games', () => {
  const revoke = laws.find(({ law }) => law.id === 'euchre.law.revoke');
  expect(revoke?.also.map((one) => one.law.topic.id)).toEqual(['revoke', 'revoke', 'revoke']);
});
