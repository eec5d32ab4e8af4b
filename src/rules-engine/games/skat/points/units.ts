import type { Citation } from '../../../books.ts';
import { doubted } from '../../../laws/cites.ts';
import { type BookValue, bookValue, item, unscored } from '../../../scoring/points.ts';
import { cites } from '../cites.ts';

const NO_SIMPLE = 'The book has no simple game: the player turns a card, plays solo or takes the skat as a gucki.';
const NO_GUCKI = 'The book has no gucki.';

/** A unit of a suit game, which the multipliers multiply. */
const unit = (title: string, group: string, blue: BookValue, uspc: BookValue, aka: readonly string[] = []) =>
  item({ title, gist: 'The unit that the multipliers multiply.', aka, group, books: { 'blue-ribbon-1940': blue, 'uspc-1898': uspc } });
const suits = (group: string, name: string, old: readonly number[], blue: readonly (readonly [number, Citation])[] | null) => {
  const row = (suit: string, n: number) =>
    unit(
      `${suit} ${name}`,
      group,
      blue?.[n] === undefined ? unscored(NO_SIMPLE) : bookValue(blue[n][0], blue[n][1], { per: 'a multiplier' }),
      bookValue(old[n] ?? 0, cites.uspc.gradesGames, { per: 'a multiplier' }),
      [`${suit.toLowerCase()} ${name}`],
    );
  return [row('Diamond', 0), row('Heart', 1), row('Spade', 2), row('Club', 3)] as const;
};

const simple = suits('Units: the simple game', 'simple', [1, 2, 3, 4], null);
const tournee = suits(
  'Units: tournee',
  'tournee',
  [5, 6, 7, 8],
  [
    [5, cites.blue.value],
    [6, cites.blue.value],
    [7, doubted(cites.blue.value, 'The figure is misprinted in the scan, where it looks like 9; 7 follows from the row 5, 6, 7, 8.')],
    [8, cites.blue.value],
  ],
);
const solo = suits(
  'Units: solo',
  'solo',
  [9, 10, 11, 12],
  [
    [9, cites.blue.value],
    [10, cites.blue.value],
    [11, cites.blue.value],
    [12, cites.blue.value],
  ],
);
const GRAND = 'Units: grand';
const NULLO = 'Null, without multipliers';
const fixed = (title: string, gist: string, blue: BookValue, uspc: BookValue, aka: readonly string[]) =>
  item({ title, gist, aka, group: NULLO, books: { 'blue-ribbon-1940': blue, 'uspc-1898': uspc } });

export const units = {
  'simple-diamonds': simple[0],
  'simple-hearts': simple[1],
  'simple-spades': simple[2],
  'simple-clubs': simple[3],
  'tournee-diamonds': tournee[0],
  'tournee-hearts': tournee[1],
  'tournee-spades': tournee[2],
  'tournee-clubs': tournee[3],
  'solo-diamonds': solo[0],
  'solo-hearts': solo[1],
  'solo-spades': solo[2],
  'solo-clubs': solo[3],
  'turned-grand': unit(
    'Turned grand',
    GRAND,
    bookValue(12, cites.blue.value, { per: 'a multiplier' }),
    bookValue(12, cites.uspc.gradesGames, { per: 'a multiplier' }),
    ['grand tourne', 'grand tournee'],
  ),
  'gucki-grand': unit('Gucki grand', GRAND, bookValue(12, cites.blue.schneider, { per: 'a multiplier' }), unscored(NO_GUCKI), [
    'guckser',
    'gucki',
    'grand with the skat',
  ]),
  'solo-grand': unit(
    'Solo grand',
    GRAND,
    bookValue(16, [cites.blue.value, cites.blue.bidding], { per: 'a multiplier' }),
    bookValue(16, cites.uspc.gradesGames, { per: 'a multiplier' }),
    ['grand solo', 'grand hand'],
  ),
  'open-grand': unit(
    'Open grand',
    GRAND,
    bookValue(24, cites.blue.bidding, { per: 'a multiplier', way: 'schwarz-announced' }),
    bookValue(
      24,
      doubted(cites.uspc.gradesGames, 'The book does not say whether the 24 is multiplied; it calls a grand open with four matadors the highest bid.'),
      {
        per: 'a multiplier',
        way: 'multiplied-unsaid',
      },
    ),
    ['grand ouvert', 'grand open'],
  ),
  null: fixed('Null', 'The lone player takes no trick, without the skat.', bookValue(20, cites.blue.scoring), bookValue(20, cites.uspc.gradesGames), [
    'nullo',
    'misere',
    'no tricks',
  ]),
  'open-null': fixed('Open null', 'Null with the hand on the table.', bookValue(40, cites.blue.scoring), bookValue(40, cites.uspc.gradesGames), [
    'null ouvert',
    'open nullo',
    'null open',
  ]),
  'gucki-null': fixed('Gucki nullo won', 'Null after taking up the skat.', bookValue(15, cites.blue.scoring), unscored(NO_GUCKI), [
    'null with the skat',
    'gucki nullo',
  ]),
  'gucki-null-lost': fixed('Gucki nullo lost', 'A trick taken at gucki nullo.', bookValue(-30, cites.blue.scoring), unscored(NO_GUCKI), ['gucki lost']),
  'open-gucki-null': fixed(
    'Open gucki nullo won',
    'Null after taking up the skat, with the hand on the table.',
    bookValue(30, cites.blue.scoring),
    unscored(NO_GUCKI),
    ['open gucki'],
  ),
  'open-gucki-null-lost': fixed('Open gucki nullo lost', 'A trick taken at open gucki nullo.', bookValue(-60, cites.blue.scoring), unscored(NO_GUCKI), [
    'open gucki lost',
  ]),
} as const;
