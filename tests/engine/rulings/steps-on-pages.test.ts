// The file of a game's steps as used by its pages: the place for a path, and the steps of each ruling on a page.
import { expect, test } from 'vitest';
import { placeIn, walkthroughOf } from '../../../src/components/client/steps/load-steps.ts';
import { places } from '../../../src/lib/catalogue/library.ts';
import { controlOf } from '../../../src/lib/rulings/law-page/law-control.ts';
import { stepsOfGame } from '../../../src/lib/steps/of-game.ts';
import { BOOK_IDS, claimOf, stepsOf } from '../../../src/rules-engine/index.ts';

test.each([
  ['/games/euchre/', ['euchre', '']],
  ['/games/euchre/law/revoke/', ['euchre', '']],
  ['/games/euchre/code/', ['euchre', '']],
  ['/games/euchre/railroad/', ['euchre', 'railroad']],
  ['/games/euchre/railroad/law/revoke/', ['euchre', 'railroad']],
  ['/hoyle/games/euchre/railroad/code/', ['euchre', 'railroad']],
])('%s is a page of %j', (path, place) => expect(placeIn(path)).toEqual(place));

test('every ruling on an offence at euchre and its variants has the right steps', () => {
  const file = stepsOfGame('euchre');
  let compared = 0;
  for (const place of places.filter(({ id }) => id === 'euchre' || id.startsWith('euchre/')))
    for (const law of place.laws.filter(({ topic }) => topic.kind === 'offence')) {
      const number = file.laws[place.id.slice('euchre/'.length)]?.[law.key] ?? file.laws['']?.[law.key] ?? -1;
      for (const [n, row] of controlOf(law).rows.entries())
        for (const { books, one } of row.rulings) {
          const walkthrough = walkthroughOf(
            { file, cases: file.cases[number] ?? [] },
            n,
            books.map((book) => BOOK_IDS.indexOf(book)),
          );
          expect(walkthrough.steps.map(({ text }) => text)).toEqual(stepsOf(one.then, claimOf(one), law.people).map(({ text }) => text));
          compared += 1;
        }
    }
  expect(compared).toBeGreaterThan(100);
});

test('a game without a file has no steps', () => expect(walkthroughOf({ file: null, cases: [] }, 0, [0])).toEqual({ seats: [], steps: [] }));
