import type { Citation } from '../../books.ts';
import { doubted } from '../../core/cites.ts';
import { lawExample, scoreExample } from '../../core/examples.ts';
import type { ExampleOf } from '../../core/games.ts';
import { cites } from './cites.ts';
import type { CatchTheTen } from './code.ts';

const scored = (cite: Citation, input: Record<string, string>, story: string, totals: Record<string, number>, headline?: string) =>
  scoreExample('deal', cite, { dealt: '18', ...input }, story, totals, headline);

export const examples: readonly ExampleOf<CatchTheTen>[] = [
  lawExample(
    'wrong-number-of-cards',
    cites.donohue.whistDealing,
    { noticed: 'later', what: 'few', others: 'right' },
    'After three tricks a player finds that he was dealt eight cards; the others had nine.',
    'deal stands',
  ),
  lawExample(
    'tricks-mixed',
    cites.donohue.note,
    { when: 'after' },
    'A side charged with a revoke mixes its cards before they are searched.',
    'at fault loses the game',
  ),
  lawExample('revoke', cites.blue.penalties, {}, 'A revoke is claimed and proved.', 'at fault loses the game'),
  lawExample(
    'revoke',
    doubted(cites.donohue.note, 'The last word of the note is cut off in our copy; the whole game is taken to be meant.'),
    {},
    'A player revokes.',
    'loses the game',
  ),
  lawExample(
    'both-reach-the-game',
    cites.blue.scoring,
    {},
    'Both sides stand at 38; one takes the ten of trumps, the other the jack.',
    'player who is out first wins the game',
  ),
  scored(
    cites.blue.scoring,
    { taken: '28.8', jack: '2', ten: '2', ace: '2', king: '2', queen: '2' },
    'Two against two: one side takes seven tricks, 28 cards, and no trump that counts.',
    { 'Side 1': 10, 'Side 2': 30 },
  ),
  scored(cites.donohue.modePlaying, { taken: '32.4', jack: '2', ten: '2', ace: '2', king: '2', queen: '2' }, 'Two partners take eight tricks of four cards.', {
    'Side 1': 14,
    'Side 2': 30,
  }),
  scored(
    cites.blue.scoring,
    { taken: '18.18', jack: '1', ten: '2', ace: '1', king: '1', queen: '1', before: '30.31' },
    'One side needs 11 and catches the jack; the other needs 10 and catches the ten.',
    { 'Side 1': 20, 'Side 2': 10 },
    'Side 2 wins the game',
  ),
  scored(
    cites.donohue.modePlaying,
    { taken: '18.18', jack: '1', ten: '2', ace: '1', king: '1', queen: '1', before: '30.31' },
    'One side needs 11 and catches the jack; the other needs 10 and catches the ten.',
    { 'Side 1': 20, 'Side 2': 10 },
    'does not decide',
  ),
];
