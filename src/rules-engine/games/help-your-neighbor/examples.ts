import { lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { HelpYourNeighbor } from './code.ts';
import { FIRST_RID, OWN_HIGHEST } from './points.ts';

const { blue, donohue } = cites;

export const examples: readonly ExampleOf<HelpYourNeighbor>[] = [
  lawExample('number-of-players', blue.seats, { players: 'six' }, 'Six sit down.', 'separate number'),
  lawExample('number-of-players', blue.seats, { players: 'three' }, 'Three sit down.', 'two of the six numbers'),
  lawExample('number-of-players', blue.seats, { players: 'other' }, 'Five sit down.', 'book'),
  lawExample('number-of-players', donohue.seats, { players: 'six' }, 'Six sit down.', 'separate number'),
  lawExample('number-of-players', donohue.seats, { players: 'three' }, 'Three sit down.', 'book'),
  lawExample('who-is-helped', blue.throwing, { own: 'no' }, 'Number two throws 3, 5 and 6.', 'put a counter in the pool'),
  lawExample('who-is-helped', donohue.throwing, { own: 'no' }, 'Number one throws 2, 4 and 6.', 'whose number is the highest'),
  lawExample('who-is-helped', donohue.throwing, { own: 'lower' }, 'Number two throws 2, 3 and 5.', 'that number, once'),
  lawExample('who-is-helped', OWN_HIGHEST, { own: 'highest' }, 'Number five throws 1, 3 and 5.', 'that number, once'),
  lawExample('number-repeated', donohue.throwing, {}, 'Number three throws three fours.', 'that number, once'),
  lawExample('who-wins', FIRST_RID, { for: 'pool' }, 'Number four puts in the last of five counters.', 'out first wins the game'),
  lawExample('who-wins', FIRST_RID, { for: 'refreshments' }, 'One of the six is to pay for the others.', 'book'),
  lawExample('who-wins', donohue.end, { for: 'pool' }, 'Number six has the points agreed on, and the others have not.', 'out first wins the pool'),
  lawExample('who-wins', donohue.end, { for: 'refreshments' }, 'Five are out, and the sixth is left.', 'last player out'),
  lawExample('out-together', donohue.end, {}, 'Number two scores his own number and helps number five, and both are out.', 'book'),
  sheetExample(
    'points',
    donohue.throwing,
    { names: 'A.B.C.D.E.F', target: '20', for: 'pool' },
    [
      { player: 'first', dice: '2.4.6' },
      { player: 'second', dice: '2.3.5' },
      { player: 'third', dice: '4.4.4' },
      { player: 'fourth', dice: '1.3.3' },
      { player: 'fifth', dice: '5.5.5' },
      { player: 'sixth', dice: '1.1.1' },
    ],
    'The book’s own six throws: 6 to the sixth, 2 and 5, 4 to the fourth, 3 to the third, 5 to the fifth, 1 to the first.',
    { A: 1, B: 2, C: 3, D: 4, E: 5 + 5, F: 6 },
    'A throws next',
  ),
  sheetExample(
    'counters',
    blue.throwing,
    { players: 'six', names: 'A.B.C.D.E.F', twice: 'once' },
    [{ dice: '3.5.6' }, { dice: '3.3.1' }, { dice: '3.4.6' }, { dice: '3.1.2' }, { dice: '3.5.5' }],
    'Three is thrown five times running; its owner is rid of the counters.',
    { A: -2, B: -1, C: -5, D: -1, E: -2, F: -2 },
    'C is rid of all counters and wins',
  ),
  sheetExample(
    'counters',
    blue.seats,
    { players: 'three', names: 'Ann.Ben.Cay', twice: 'each' },
    [{ dice: '1.2.2' }, { dice: '3.5.6' }, { dice: '1.1.6' }],
    'Ann has 1 and 2: three counters go, and then the last two.',
    { Ann: -5, Ben: -1, Cay: -3 },
    'Ann is rid of all counters',
  ),
  valueExample('start', blue.seats, 'Six players sit down, thirty counters are given out.', 5),
  valueExample('game', blue.seats, 'A player has no counter before him.', 'No counter left'),
  valueExample('game', donohue.end, 'Before the first throw somebody asks how far it goes.', 'agreed on'),
];
