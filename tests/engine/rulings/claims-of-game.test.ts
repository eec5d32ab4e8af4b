// What can be claimed at each moment of a deal: the page of claims compared with the claims of the rows.
import { expect, test } from 'vitest';
import { games, placeOf } from '../../../src/lib/catalogue/library.ts';
import { claimsOfGame, momentsOfClaims } from '../../../src/lib/rulings/claims/claims-of-game.ts';
import { BOOK_IDS, casesOf, claimOf, orderOf } from '../../../src/rules-engine/index.ts';

const places = games.map(({ id }) => placeOf(id));

test('every claim with a limit is listed with its books, and begins before it ends', () => {
  for (const place of places) {
    const claims = claimsOfGame(place);
    for (const law of place.laws)
      for (const book of BOOK_IDS)
        for (const claim of casesOf(law.readings[book]).flatMap((one) => claimOf(one) ?? []))
          expect(
            claims.some((one) => one.title === law.title && one.books.includes(book) && one.to === orderOf(claim.until)),
            `${law.id} by ${book}`,
          ).toBe(true);
    expect(claims.filter(({ from, to }) => from >= to)).toEqual([]);
    const moments = momentsOfClaims(place).map(({ order }) => order);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
    for (const { to } of claims) expect(moments).toContain(to);
  }
});

test('a revoke at euchre can be claimed until the cut for the next deal (Donohue p. 16), and no later', () => {
  const revoke = claimsOfGame(placeOf('euchre')).find(({ title }) => title === 'Revoke');
  expect(revoke).toMatchObject({ by: 'the other side', until: 'the cut for the next deal', url: '/games/euchre/law/revoke/' });
  expect(revoke?.to).toBe(orderOf('next-cut'));
});
