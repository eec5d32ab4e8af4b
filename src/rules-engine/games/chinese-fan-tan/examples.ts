import { betExample, lawExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { ChineseFanTan } from './code.ts';

const { blue } = cites;
const paid = (bet: string, counters: string, story: string, total: number, headline: string) =>
  betExample('beans', blue.pays, { bet, counters, stake: '10' }, story, total, headline);

export const examples: readonly ExampleOf<ChineseFanTan>[] = [
  lawExample('beans-drawn-early', blue.early, {}, 'The banker has a covered heap before him when the betting begins.', 'keep them covered'),
  lawExample('even-fours', blue.count, {}, 'Forty beans are told off and none is left.', 'bets on 4'),
  paid('3', '47', 'Ten on 3; 47 beans leave 3.', 30, '3 decides: the bet wins 30'),
  paid('1', '47', 'Ten on 1; 47 beans leave 3.', -10, '3 decides: the bet loses 10'),
  paid('4-1', '40', 'Ten between 4 and 1; 40 beans run out in fours.', 10, '4 decides: the bet wins 10'),
  paid('2-3', '4', 'Ten between 2 and 3; the last four are told off whole.', -10, '4 decides: the bet loses 10'),
  valueExample('number', blue.pays, 'A chip on 2, and two beans are left.', 3),
  valueExample('edge', blue.pays, 'A chip between 1 and 2, and one bean is left.', 1),
  valueExample('lost', blue.count, 'A chip on 1, and two beans are left.', -1),
  valueExample('four', blue.count, 'No bean is left.', '4 wins.'),
];
