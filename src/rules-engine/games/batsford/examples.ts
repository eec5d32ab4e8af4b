import { lawExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { Batsford } from './code.ts';

const { advice } = cites.sierra;

export const examples: readonly ExampleOf<Batsford>[] = [
  lawExample('reserve', advice, { card: 'king', room: 'yes' }, 'One king lies in the reserve and another comes from the stock.', 'may move'),
  lawExample('reserve', advice, { card: 'king', room: 'no' }, 'Three kings are there, and a fourth turns up.', 'may not move'),
  lawExample('reserve', advice, { card: 'other' }, 'A queen is put into the reserve.', 'may not move'),
  lawExample('pack-again', advice, {}, 'The stock has been gone through once.', 'may not run'),
];
