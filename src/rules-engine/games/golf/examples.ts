import { lawExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { Golf } from './code.ts';

const { starter, king, choice, fresh, score, bogey } = cites.blue;
const { advice } = cites.sierra;

export const examples: readonly ExampleOf<Golf>[] = [
  lawExample('when-lost', score, { left: 'no' }, 'The seventeenth starter lies, and eight cards are left in the files.', 'Play stops'),
  lawExample('wrong-card', starter, { how: 'next' }, 'The starter is a four, and the five of another suit is withdrawn on it.', 'may withdraw'),
  lawExample('wrong-card', king, { how: 'king-on-ace' }, 'An ace lies on the pile, and a king goes on it.', 'may withdraw'),
  lawExample('wrong-card', king, { how: 'ace-on-king' }, 'A king lies on the pile, and an ace is laid on it.', 'may not withdraw'),
  lawExample('wrong-card', king, { how: 'queen-on-king' }, 'A king lies on the pile, and a queen is laid on it.', 'may not withdraw'),
  lawExample('wrong-card', advice, { how: 'queen-on-king' }, 'A king turns up from the stock, and a queen that was saved goes on it.', 'may withdraw'),
  lawExample('wrong-card', advice, { how: 'next' }, 'An ace turns up from the stock, and a two that was saved goes on it.', 'may withdraw'),
  lawExample('wrong-card', advice, { how: 'ace-on-king' }, 'A king turns up from the stock, and an ace is laid on it.', 'does not cover'),
  lawExample('covered-card', starter, { card: 'bottom' }, 'A five lies lowest in its file; the starter is a four.', 'may withdraw'),
  lawExample('covered-card', starter, { card: 'above' }, 'A five fits the starter, and a jack lies below it in its file.', 'may not use'),
  lawExample('must-withdraw', starter, { many: 'one' }, 'One three can be withdrawn, and the player would rather keep it.', 'must withdraw'),
  lawExample('must-withdraw', choice, { many: 'more' }, 'Two threes and a five fit the starter.', 'must withdraw'),
  lawExample('must-withdraw', fresh, { many: 'none' }, 'Nothing fits the starter.', 'turn up a fresh starter'),
  lawExample('king-stop', king, {}, 'A king is played from a file on a queen.', 'turn up a fresh starter'),
  lawExample('king-stop', advice, {}, 'A king turns up from the stock.', 'may withdraw'),
  lawExample('pack-again', score, {}, 'The seventeenth starter is played out.', 'Play stops'),
  sheetExample('round', score, {}, [{ left: '5' }, { left: '9' }, { left: '7' }], 'Three holes alone: five cards left, nine, and seven.', {
    'First player': 21,
  }),
  sheetExample('round', score, { players: 'two' }, [{ left: '4.12' }, { left: '0.6' }], 'Two players, two holes.', { 'First player': 4, 'Second player': 18 }),
  valueExample('left', score, 'One card is left in the files.', '1'),
  valueExample('bogey', bogey, 'A player alone plays one deal.', '7'),
  valueExample('holes', score, 'Eighteen deals are played.', '18'),
  valueExample('par', score, 'A player alone plays a round.', '100'),
];
