import type { Citation } from '../../../books.ts';
import { scoreExample, sheetExample } from '../../../laws/examples.ts';
import type { ExampleOf } from '../../../rulesets/games.ts';
import { cites } from '../cites.ts';
import type { Whist } from '../code.ts';

const PLAIN = { ours: '0', theirs: '0', honours: 'none', 'our-revokes': '0', 'their-revokes': '0', taken: 'tricks' };
const scored = (source: Citation, input: Record<string, string>, story: string, totals: Record<string, number>, headline: string) =>
  scoreExample('deal', source, { ...PLAIN, ...input }, story, totals, headline);
const kept = (source: Citation, form: string, entries: readonly Record<string, string>[], story: string, totals: Record<string, number>, state: string) =>
  sheetExample('rubber', source, { form }, entries, story, totals, state);

/** Deals, games and a rubber counted. */
export const scoreCases: readonly ExampleOf<Whist>[] = [
  scored(cites.uspc.law(1), { tricks: '9', ours: '5', theirs: '3' }, 'Three by cards at five to three.', { We: 3 }, 'We win the game, 8 to 3, worth 4'),
  scored(
    cites.uspc.law(30),
    { tricks: '9', ours: '5', 'our-revokes': '1' },
    'The same deal with a revoke: two tricks pass, and the game is not won.',
    { We: 1 },
    'The game goes on: We 6, They 0',
  ),
  scored(
    cites.uspc.law(31),
    { tricks: '11', ours: '5', 'our-revokes': '1' },
    'Eleven tricks less two bring the side no further than six.',
    { We: 1 },
    'The game goes on: We 6',
  ),
  scored(cites.blue.game, { tricks: '10', ours: '5', theirs: '2' }, 'Four by cards at five to two; all of it counts.', { We: 4 }, 'worth 7'),
  scored(
    cites.donohue.points,
    { tricks: '8', ours: '7', honours: 'we-three' },
    'Two by cards and two by honours at seven.',
    { We: 4 },
    'We win the game, 11 to 0',
  ),
  scored(
    cites.donohue.revokingScoring,
    { tricks: '10', ours: '7', 'our-revokes': '1', taken: 'added' },
    'Out with a revoke: the side stays at nine, and the others add three.',
    { We: 2, They: 3 },
    'We 9, They 3',
  ),
  kept(
    cites.uspc.law(1),
    'games',
    [{ tricks: '10' }, { tricks: '6' }, { tricks: '9' }],
    'Four by cards, then the odd trick to the others, then three by cards.',
    { We: 7, They: 1 },
    'worth 6 and 0',
  ),
  kept(
    cites.blue.game,
    'rubber',
    [{ tricks: '11' }, { tricks: '2' }, { tricks: '9' }, { tricks: '8' }],
    'A rubber of three games of five.',
    { We: 10, They: 5 },
    'We win the rubber',
  ),
  kept(cites.donohue.points, 'games', [{ tricks: '9', honours: 'we-three' }], 'Three by cards and two by honours.', { We: 5, They: 0 }, 'playing to 10'),
];
