import { type Example, sheetExample } from '../../../laws/examples.ts';
import { cites } from '../cites.ts';
import { scored } from './cases.ts';
import { dealAndAuction } from './deal-and-auction.ts';
import { apart } from './kept.ts';
import { play } from './play.ts';

const BLUE = 'blue-ribbon-1940';
const HAND = 'honours-declarer';
const DUMMY = 'honours-dummy';

/** One case for each figure of the two schedules. */
const figures: readonly Example[] = [
  scored(BLUE, ['2', 'clubs', 'redoubled', '9'], {}, 'Two clubs redoubled, made with a trick over.', { 'Declarer’s side': 72 + 100 + 100 }),
  scored(BLUE, ['2', 'clubs', 'doubled', '9'], {}, 'Two clubs doubled, made with a trick over.', { 'Declarer’s side': 36 + 50 + 50 }),
  scored(BLUE, ['2', 'clubs', 'redoubled', '7'], {}, 'Two clubs redoubled, one short.', { Defenders: 200 }),
  scored(BLUE, ['1', 'hearts', 'no', '7'], { [HAND]: '3', [DUMMY]: '2' }, 'All five honours of hearts, three in one hand and two in the other.', {
    'Declarer’s side': 8 + 50,
  }),
  scored(BLUE, ['1', 'hearts', 'no', '7'], { [HAND]: '4', [DUMMY]: '1' }, 'Four honours of hearts in one hand and the fifth in the other.', {
    'Declarer’s side': 8 + 90,
  }),
  scored(BLUE, ['1', 'hearts', 'no', '7'], { [HAND]: '5', [DUMMY]: '0' }, 'All five honours of hearts in one hand.', { 'Declarer’s side': 8 + 100 }),
  scored(BLUE, ['1', 'no-trumps', 'no', '7'], { [HAND]: '3', [DUMMY]: '1' }, 'Four aces in the two hands at no trumps.', { 'Declarer’s side': 10 + 40 }),
  scored(BLUE, ['1', 'no-trumps', 'no', '7'], { [HAND]: '4', [DUMMY]: '0' }, 'Four aces in one hand at no trumps.', { 'Declarer’s side': 10 + 100 }),
  scored(BLUE, ['7', 'spades', 'no', '13'], {}, 'Seven spades bid and made.', { 'Declarer’s side': 63 + 100 }),
  scored('donohue', ['2', 'spades', 'redoubled', '9'], {}, 'Two spades redoubled, made with a trick over.', { 'Declarer’s side': 24 + 100 + 100 }),
  scored('donohue', ['2', 'spades', 'no', '7'], {}, 'Two spades, one short.', { Defenders: 50 }),
  scored('donohue', ['2', 'spades', 'doubled', '7'], {}, 'Two spades doubled, one short.', { Defenders: 100 }),
  scored('donohue', ['1', 'diamonds', 'no', '7'], { [HAND]: '2', [DUMMY]: '2' }, 'Four honours of diamonds in the two hands.', { 'Declarer’s side': 6 + 24 }),
  scored('donohue', ['1', 'diamonds', 'no', '7'], { [HAND]: '3', [DUMMY]: '2' }, 'All five honours of diamonds in the two hands.', {
    'Declarer’s side': 6 + 30,
  }),
  scored('donohue', ['1', 'diamonds', 'no', '7'], { [HAND]: '4', 'honours-left': '1' }, 'Four honours of diamonds in one hand, the fifth against it.', {
    'Declarer’s side': 6 + 48,
  }),
  scored('donohue', ['1', 'diamonds', 'no', '7'], { [HAND]: '5', [DUMMY]: '0' }, 'All five honours of diamonds in one hand.', { 'Declarer’s side': 6 + 60 }),
  scored('donohue', ['1', 'no-trumps', 'no', '7'], { [HAND]: '2', [DUMMY]: '1' }, 'Three aces in the two hands at no trumps.', { 'Declarer’s side': 12 + 30 }),
  scored('donohue', ['1', 'no-trumps', 'no', '7'], { [HAND]: '3', [DUMMY]: '1' }, 'Four aces in the two hands at no trumps.', { 'Declarer’s side': 12 + 40 }),
  scored('donohue', ['1', 'no-trumps', 'no', '7'], { [HAND]: '4', [DUMMY]: '0' }, 'Four aces in one hand at no trumps.', { 'Declarer’s side': 12 + 100 }),
  scored('donohue', ['6', 'spades', 'no', '12'], {}, 'Six spades bid and made.', { 'Declarer’s side': 12 + 20 }),
  scored('donohue', ['7', 'spades', 'no', '13'], {}, 'Seven spades bid and made.', { 'Declarer’s side': 14 + 40 }),
];

const scores: readonly Example[] = [
  ...figures,
  scored(BLUE, ['2', 'spades', 'doubled', '8'], {}, 'Two spades doubled are made just: the tricks are worth 36 and the game.', {
    'Declarer’s side': 86,
    Defenders: 0,
  }),
  scored(BLUE, ['3', 'no-trumps', 'no', '9'], { [HAND]: '2', [DUMMY]: '1' }, 'Three no trumps made, with three aces in the two hands.', {
    'Declarer’s side': 60,
  }),
  scored(BLUE, ['4', 'hearts', 'doubled', '8'], { [HAND]: '4' }, 'Four hearts, two short and doubled; declarer has four honours in hand.', {
    'Declarer’s side': 80,
    Defenders: 200,
  }),
  scored(BLUE, ['7', 'clubs', 'no', '12'], {}, 'Seven clubs bid and twelve tricks won: one short, and a little slam all the same.', {
    'Declarer’s side': 50,
    Defenders: 50,
  }),
  scored(BLUE, ['3', 'hearts', 'no', '9'], {}, 'A player bids three hearts, takes eleven tricks and gives two for a revoke.', { 'Declarer’s side': 24 }),
  scored('donohue', ['2', 'hearts', 'doubled', '9'], {}, 'Two hearts doubled, made with a trick over.', { 'Declarer’s side': 148 }),
  scored(
    'donohue',
    ['3', 'diamonds', 'redoubled', '8'],
    { 'honours-left': '3' },
    'Three diamonds, one short and redoubled; the defenders hold three honours.',
    { Defenders: 212 },
  ),
  scored(
    'donohue',
    ['4', 'clubs', 'no', '10'],
    { [HAND]: '4', [DUMMY]: '1', chicane: 'defenders' },
    'Four clubs made, with four honours in one hand and the fifth opposite, and chicane against them.',
    { 'Declarer’s side': 52, Defenders: 8 },
  ),
];

/** A deal of the rubber printed in the chapter. */
const entry = (by: string, contract: readonly [string, string, string], honours: Record<string, string>): Record<string, string> => {
  const [level, denomination, tricks] = contract;
  return { kind: 'played', by, level, denomination, doubling: 'no', tricks, ...honours };
};
const rubber: Example = sheetExample(
  'rubber',
  cites.blue.revokes,
  {},
  [
    entry('we', ['2', 'hearts', '8'], { [HAND]: '2', [DUMMY]: '1' }),
    entry('they', ['2', 'diamonds', '8'], { [HAND]: '2', [DUMMY]: '2' }),
    entry('we', ['4', 'spades', '10'], { [HAND]: '3' }),
    entry('they', ['3', 'no-trumps', '9'], { [HAND]: '1', [DUMMY]: '2' }),
    entry('we', ['4', 'spades', '11'], { [HAND]: '2', [DUMMY]: '2' }),
  ],
  'The score sheet printed in the book: trick scores 16, 36 and 45 against 14 and 30, the rubber worth 333.',
  { We: 447, They: 114 },
  'We win by 333 (300 if settled in hundreds)',
);

export const examples: readonly Example[] = [...dealAndAuction, ...play, ...scores, rubber, ...apart];
