import type { Citation } from '../../books.ts';
import { doubted } from '../../laws/cites.ts';
import { lawExample, scoreExample, sheetExample, valueExample } from '../../laws/examples.ts';
import type { ExampleOf } from '../../rulesets/games.ts';
import { cites } from './cites.ts';
import type { CatchTheTen } from './code.ts';

const scored = (cite: Citation, input: Record<string, string>, story: string, totals: Record<string, number>, headline?: string) =>
  scoreExample('deal', cite, { dealt: '18', ...input }, story, totals, headline);

const THEIRS = { jack: '2', ten: '2', ace: '2', king: '2', queen: '2' };
/** Deals of two sides: what the first of them took in, and who has which trump. */
const DEALS = {
  seven: { ended: 'counted', taken: '28', ...THEIRS },
  even: { ended: 'counted', taken: '18', jack: '1', ten: '2', ace: '1', king: '1', queen: '1' },
};
const kept = (cite: Citation, entries: readonly Record<string, string>[], story: string, totals: Record<string, number>, state: string) =>
  sheetExample('game', cite, { sides: '2', names: 'North.South' }, entries, story, totals, state);

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
  scored(cites.donohue.modePlaying, { taken: '32.4', jack: '2', ten: '2', ace: '2', king: '2', queen: '1' }, 'Two partners take eight tricks of four cards.', {
    'Side 1': 16,
    'Side 2': 28,
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
    'does not say who wins',
  ),
  kept(
    cites.blue.scoring,
    [DEALS.seven, DEALS.even, DEALS.even],
    'Seven tricks bring 10 against all the trumps; then twice jack, ace, king and queen against the ten: one side needs 11 in the last deal, the other 1.',
    { North: 50, South: 50 },
    'South counted out first, with ten of trumps',
  ),
  kept(
    cites.donohue.modePlaying,
    [DEALS.seven, DEALS.even, DEALS.even],
    'The same three deals, where no order of counting is given.',
    { North: 50, South: 50 },
    'the book does not say who wins',
  ),
  kept(
    doubted(cites.donohue.note, 'The last word of the note is cut off in our copy; the whole game is taken to be meant.'),
    [DEALS.seven, { ended: 'revoke', revoked: '2' }],
    'The side that is ahead revokes in the second deal.',
    { North: 10, South: 30 },
    'South lost it by a revoke',
  ),
  valueExample('game', cites.blue.scoring, 'Forty are made, and the ten of trumps is still out.', 41),
  valueExample('game', cites.donohue.modePlaying, 'The ten is caught at 33.', 41),
];
