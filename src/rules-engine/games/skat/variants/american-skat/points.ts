import type { AmendedPoints, PointReasons } from '../../../../rulesets/games.ts';
import { bookValue, item, ruled } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Skat } from '../../code.ts';
import { because } from '../shared/repeals.ts';

const UNITS = 'Units';
const LAST = 'Announcements and lost games';
const unit = (title: string, points: number) =>
  item({
    title,
    gist: 'The unit that the multipliers multiply.',
    aka: [`${title.toLowerCase()} value`],
    group: UNITS,
    books: { 'blue-ribbon-1940': bookValue(points, cites.blue.object, { per: 'a multiplier' }) },
  });

export const own = {
  diamonds: unit('Diamonds', 9),
  hearts: unit('Hearts', 10),
  spades: unit('Spades', 11),
  clubs: unit('Clubs', 12),
  grand: unit('Grand', 24),
  'announced-schneider': item({
    title: 'Announced schneider',
    gist: 'Schneider was announced: what it does to the value.',
    aka: ['announce schneider', 'doubles the game'],
    group: LAST,
    books: {
      'blue-ribbon-1940': bookValue(2, cites.blue.object, {
        unit: 'multiple',
        per: 'the value with schneider',
        says: 'Instead of a step for the announcement.',
      }),
    },
  }),
  'schwarz-after-announcement': item({
    title: 'Schwarz made after announcing schneider',
    gist: 'Every trick is taken when only schneider was announced.',
    aka: ['77 points', 'schwarz unannounced'],
    group: LAST,
    books: {
      'blue-ribbon-1940': bookValue(1, cites.blue.object, {
        unit: 'multiple',
        per: 'the unit',
        says: 'Added after the doubling, as the worked example shows: 66 becomes 77.',
      }),
    },
  }),
  'announced-schwarz': item({
    title: 'Announced schwarz',
    gist: 'Schwarz was announced: what it does to the value.',
    aka: ['announce schwarz', 'trebles the game'],
    group: LAST,
    books: { 'blue-ribbon-1940': bookValue(3, cites.blue.object, { unit: 'multiple', per: 'the value with schneider and schwarz' }) },
  }),
} as const;

export const amended = {
  value: {
    books: {
      'blue-ribbon-1940': ruled('The unit times the sum of matadors and steps; as plus when won, and as minus twice over when lost.', cites.blue.object),
    },
  },
  overbid: {
    books: { 'blue-ribbon-1940': ruled('Twice the next higher multiple of the game that covers the bid.', [cites.blue.object, cites.blue.overbid]) },
  },
  null: { books: { 'blue-ribbon-1940': bookValue(23, cites.blue.object) } },
  'open-null': { books: { 'blue-ribbon-1940': bookValue(46, cites.blue.object) } },
  'lowest-bid': { books: { 'blue-ribbon-1940': bookValue(18, cites.blue.object) } },
  highest: { books: { 'blue-ribbon-1940': bookValue(504, cites.blue.object) } },
  'lost-double': {
    title: 'A lost game',
    gist: 'What a game costs that was lost, however it was chosen.',
    books: { 'blue-ribbon-1940': bookValue(2, cites.blue.object, { unit: 'multiple', per: 'the value of the game' }) },
  },
} as const satisfies AmendedPoints<Skat>;

const SKAT = 'The skat is always taken up before a game is named.';
const OWN = 'An announcement multiplies the whole value here instead.';
export const repealed = {
  ...because(
    SKAT,
    (['simple', 'tournee', 'solo'] as const).flatMap((kind) => (['diamonds', 'hearts', 'spades', 'clubs'] as const).map((suit) => `${kind}-${suit}` as const)),
  ),
  ...because(SKAT, ['turned-grand', 'gucki-grand', 'solo-grand', 'open-grand', 'gucki-null', 'gucki-null-lost', 'open-gucki-null', 'open-gucki-null-lost']),
  ...because(OWN, ['schneider-announced', 'schneider-announced-schwarz', 'schwarz-announced']),
} satisfies PointReasons<Skat>;
