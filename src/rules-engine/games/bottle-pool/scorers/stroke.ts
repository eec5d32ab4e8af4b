import { sayPoints } from '../../../laws/remedies/amounts.ts';
import { count } from '../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, scorer } from '../../../scoring/scorers.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';
import { ask, reckon } from '../reckoning/stroke.ts';

export const stroke = scorer({
  title: 'Count a stroke',
  gist: 'What a stroke counts with balls and bottle, and whether it wins, finishes or bursts.',
  aka: ['how much is the bottle', 'did he burst'],
  books: [BOOK],
  ask: { ...ask, before: count('Points before the stroke', 0, 30, { optional: true }) },
  score: ({ before, ...asked }, by: Schedule<typeof points>) => {
    const game = by.points('game');
    if (before !== null && before >= game) return wrong(problem('before', `at most ${game - 1}`, `${before}`));
    const { lines, notes, wins } = reckon(asked, by, 'striker');
    const made = lines.reduce((sum, line) => sum + (line.points ?? 0), 0);
    const now = (before ?? 0) + made;
    if (wins) return ok(answer('The bottle stands on its base: the game is won', lines, notes, 'striker'));
    if (before === null || now < game) return ok(answer(sayPoints(made), lines, notes, 'striker'));
    if (now === game) return ok(answer(`${sayPoints(made)}: exactly ${game}, and the game is finished`, lines, notes, 'striker'));
    const restart = `The new string begins with what is over ${game}: ${now - game}.`;
    return ok(answer(`${sayPoints(made)}: a burst`, [...lines, by.mention('burst', `over ${game}`)], [...notes, restart], 'striker'));
  },
});
