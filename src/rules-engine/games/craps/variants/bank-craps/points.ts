import { doubted } from '../../../../laws/cites.ts';
import type { AmendedPoints } from '../../../../rulesets/games.ts';
import { bookValue, item } from '../../../../scoring/points.ts';
import { cites } from '../../cites.ts';
import type { Craps } from '../../code.ts';

/** The bank pays or takes the bets on the caster; the book says that this is at even money only of the Field and of the game among players. */
export const CASTER = doubted(cites.blue.professionalBetting, 'The bank pays or takes these bets; the book says only of the Field that this is at even money.');
export const casterPoints = {
  nick: { books: { 'blue-ribbon-1940': bookValue(1, CASTER, { unit: 'stake' }) } },
  crap: { books: { 'blue-ribbon-1940': bookValue(-1, CASTER, { unit: 'stake' }) } },
  'point-made': { books: { 'blue-ribbon-1940': bookValue(1, CASTER, { unit: 'stake' }) } },
  'seven-out': { books: { 'blue-ribbon-1940': bookValue(-1, CASTER, { unit: 'stake' }) } },
} as const satisfies AmendedPoints<Craps>;

export const fieldPoints = {
  field: item({
    title: 'The Field',
    gist: 'A number of the Field comes while the caster throws for the point.',
    aka: ['field bet', '2 3 4 9 10 11 12'],
    group: 'The stakes',
    books: { 'blue-ribbon-1940': bookValue(1, cites.blue.professionalBetting, { unit: 'stake', says: 'Even money on 2, 3, 4, 9, 10, 11 and 12 alike.' }) },
  }),
  'field-lost': item({
    title: 'The Field lost',
    gist: 'A 5, 6, 7 or 8 comes: the bank wins the bets on the Field.',
    aka: ['5 6 7 8', 'field loses'],
    group: 'The stakes',
    books: { 'blue-ribbon-1940': bookValue(-1, cites.blue.professionalBetting, { unit: 'stake' }) },
  }),
  'chance-of-field': item({
    title: 'Chance of the Field',
    gist: 'How often a number of the Field is thrown.',
    aka: ['field odds', 'house edge on the field'],
    group: 'The chances',
    books: { 'blue-ribbon-1940': bookValue(16, cites.blue.professionalBetting, { unit: 'throw-in-36', says: '20 to 16, or 5 to 4, against.' }) },
  }),
} as const;
