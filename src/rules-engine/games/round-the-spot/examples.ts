import { lawExample, scoreExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { RoundTheSpot } from './code.ts';

export const examples: readonly ExampleOf<RoundTheSpot>[] = [
  lawExample('dice-kept', cites.blue.game, {}, 'The first throw is 5, 3 and 3.', 'as at Going to Boston'),
  lawExample('dice-kept', cites.donohue.game, {}, 'The first throw is 5, 3 and 6.', 'throw all three dice'),
  lawExample('die-counts', cites.blue.game, { face: 'three' }, 'A trey lies on the table.', '2 points'),
  lawExample('die-counts', cites.blue.game, { face: 'five' }, 'A five lies on the table.', '4 points'),
  lawExample('die-counts', cites.blue.game, { face: 'other' }, 'A player claims six for a six.', 'blank'),
  lawExample('die-counts', cites.donohue.game, { face: 'three' }, 'A three is thrown.', '2 points'),
  lawExample('die-counts', cites.donohue.game, { face: 'five' }, 'A five is thrown.', '4 points'),
  lawExample('die-counts', cites.donohue.game, { face: 'other' }, 'A player claims a point for an ace.', 'blank'),
  lawExample('who-wins', cites.donohue.highest, {}, 'Two players have 14 and 8.', 'highest total'),
  scoreExample('score', cites.blue.game, { last: '5.3.6' }, 'Five, three and six at the end.', 6),
  scoreExample('score', cites.blue.game, { last: '6.6.4' }, 'Two sixes and a four, which are all blanks.', 0),
  scoreExample('score', cites.donohue.game, { throws: '5.5.1.3.2.6.3.4.5' }, 'Three fives and two threes in three throws.', 16),
  scoreExample('score', cites.donohue.game, { throws: '1.2.4.6.6.4.2.1.1' }, 'Three throws without a three or a five.', 0, '0 points'),
  valueExample('last-dice', cites.blue.game, 'Three fives at the end.', 'At most 12'),
  valueExample('all-throws', cites.donohue.game, 'Nine fives in three throws.', 'At most 36'),
];
