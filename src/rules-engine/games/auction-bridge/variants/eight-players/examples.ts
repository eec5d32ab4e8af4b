import { valueExample } from '../../../../laws/examples.ts';
import { cites } from '../../cites.ts';
import { keptFigures } from '../../examples/kept.ts';

// The round is scored as at progressive bridge, which scores as in the ordinary rubber.
const clause = cites.blue.eightScoring;

/** The ordinary schedule at the two tables, figure by figure; their sheet takes totals only. */
export const eightPlayersCases = [
  ...keptFigures(clause),
  valueExample('clubs', clause, 'At one of two tables an odd trick in clubs.', 6),
  valueExample('diamonds', clause, 'At one of two tables an odd trick in diamonds.', 7),
  valueExample('hearts', clause, 'At one of two tables an odd trick in hearts.', 8),
  valueExample('spades', clause, 'At one of two tables an odd trick in spades.', 9),
  valueExample('no-trumps', clause, 'At one of two tables an odd trick without trumps.', 10),
  valueExample('undertrick', clause, 'At one of two tables a contract fails by a trick.', 50),
  valueExample('undertrick-doubled', clause, 'At one of two tables a doubled contract fails by a trick.', 100),
  valueExample('undertrick-redoubled', clause, 'At one of two tables a redoubled contract fails by a trick.', 200),
  valueExample('doubled-made', clause, 'At one of two tables a doubled contract comes home.', 50),
  valueExample('overtrick-doubled', clause, 'At one of two tables a doubled contract has a trick to spare.', 50),
  valueExample('redoubled-made', clause, 'At one of two tables a redoubled contract comes home.', 100),
  valueExample('overtrick-redoubled', clause, 'At one of two tables a redoubled contract has a trick to spare.', 100),
  valueExample('honours-three', clause, 'At one of two tables a side shows ace, queen and ten of trumps.', 30),
  valueExample('honours-four', clause, 'At one of two tables two partners show four honours.', 40),
  valueExample('honours-five', clause, 'At one of two tables two partners show five honours, three against two.', 50),
  valueExample('honours-four-hand', clause, 'At one of two tables one hand shows four honours.', 80),
  valueExample('honours-four-one', clause, 'At one of two tables one hand shows four honours, its partner the fifth.', 90),
  valueExample('honours-five-hand', clause, 'At one of two tables one hand shows five honours.', 100),
  valueExample('aces-three', clause, 'At one of two tables a side shows three aces at no trumps.', 30),
  valueExample('aces-four', clause, 'At one of two tables two partners show four aces at no trumps.', 40),
  valueExample('aces-four-hand', clause, 'At one of two tables one hand shows four aces at no trumps.', 100),
  valueExample('little-slam', clause, 'At one of two tables twelve tricks fall to one side.', 50),
  valueExample('grand-slam', clause, 'At one of two tables thirteen tricks fall to one side.', 100),
  valueExample('game-bonus', cites.blue.individual, 'A side of the first table wins a game in its four deals.', 125),
] as const;
