import { type Example, sheetExample } from '../../../core/examples.ts';
import { cites } from '../cites.ts';
import { dealAndAuction } from './deal-and-auction.ts';
import { play } from './play.ts';
import { scored } from './told.ts';

const BLUE = 'blue-ribbon-1940';
const HAND = 'honours-declarer';
const DUMMY = 'honours-dummy';

const scores: readonly Example[] = [
  scored(BLUE, ['2', 'spades', 'doubled', '8'], {}, 'Two spades doubled are made just: the tricks are worth 36 and the game.', {
    "Declarer's side": 86,
    Defenders: 0,
  }),
  scored(BLUE, ['3', 'no-trumps', 'no', '9'], { [HAND]: '2', [DUMMY]: '1' }, 'Three no trumps made, with three aces in the two hands.', {
    "Declarer's side": 60,
  }),
  scored(BLUE, ['4', 'hearts', 'doubled', '8'], { [HAND]: '4' }, 'Four hearts, two short and doubled; declarer has four honours in his hand.', {
    "Declarer's side": 80,
    Defenders: 200,
  }),
  scored(BLUE, ['7', 'clubs', 'no', '12'], {}, 'Seven clubs bid and twelve tricks won: one short, and a little slam all the same.', {
    "Declarer's side": 50,
    Defenders: 50,
  }),
  scored(BLUE, ['3', 'hearts', 'no', '9'], {}, 'A player bids three hearts, takes eleven tricks and gives two for a revoke.', { "Declarer's side": 24 }),
  scored('donohue', ['2', 'hearts', 'doubled', '9'], {}, 'Two hearts doubled, made with a trick over.', { "Declarer's side": 148 }),
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
    { "Declarer's side": 52, Defenders: 8 },
  ),
];

/** The rubber printed in the chapter, deal by deal. */
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

export const examples: readonly Example[] = [...dealAndAuction, ...play, ...scores, rubber];
