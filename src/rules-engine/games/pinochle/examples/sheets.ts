import type { Citation } from '../../../books.ts';
import { sheetExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Pinochle } from '../code.ts';

/** Deals that bring two players close to the target or over it. */
const NEAR = [
  { melds: '300.260', cards: '130', last: 'first' },
  { melds: '280.330', cards: '100', last: 'second' },
];
const kept = (cite: Citation, entries: readonly Record<string, string>[], story: string, totals: readonly [number, number], state: string) =>
  sheetExample('game', cite, { first: 'Ann', second: 'Bob', values: 'usual' }, entries, story, { Ann: totals[0], Bob: totals[1] }, state);

/** Whole games of two players. */
export const sheets: readonly ExampleOf<Pinochle>[] = [
  kept(
    cites.blue.twoHandGame,
    [...NEAR, { melds: '100.60', cards: '120', last: 'first' }],
    'Both pass 1,000 in the third deal, and neither calls out: the game is set to 1,250.',
    [1050, 1030],
    'Game is 1250',
  ),
  kept(
    cites.blue.twoHandGame,
    [...NEAR, { melds: '100.60', cards: '30.20', last: 'nobody', claim: 'second' }],
    'In the middle of the third deal a player calls out with 930.',
    [950, 930],
    'Bob claimed it with 930 and lost it to Ann',
  ),
  kept(
    cites.uspc.twoHandedGame,
    [...NEAR, { melds: '100.60', cards: '120', last: 'first', claim: 'second' }],
    'Both pass 1,000 in the third deal, and the second player was there first.',
    [1050, 1030],
    'Bob was out first, with 1030',
  ),
  kept(
    cites.sierra.twoHanded,
    [...NEAR, { melds: '100.60', cards: '120', last: 'first', claim: 'first' }],
    'Points are added as they are made, and the first player comes to 1,000 before the second.',
    [1050, 1030],
    'Ann was out first, with 1050',
  ),
  kept(
    cites.donohue.twoHandedScoring,
    [
      { melds: '150.60', cards: '70', last: 'first' },
      { melds: '80.60', cards: '50', last: 'second' },
      { melds: '40.100', cards: '60', last: 'first', claim: 'second' },
    ],
    'With one pack the cards come to 120, and the game to 500: both would be near it after three deals, and one claims it with too little.',
    [470, 410],
    'Bob claimed it with 410 and lost it to Ann',
  ),
];
