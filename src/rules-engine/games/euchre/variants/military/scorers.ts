import { count, listOf } from '../../../../scoring/fields.ts';
import { ok } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import { counted } from '../../../../wording/numbers.ts';
import type { points } from '../../points.ts';
import type { own } from './index.ts';

export const forts = scorer({
  title: 'Which fort has won',
  gist: 'The fort or forts with the most flags.',
  untotalled: true,
  aka: ['count the flags'],
  books: ['blue-ribbon-1940'],
  ask: { flags: listOf('Flags taken by each fort', count('Flags', 0, 200), 2, 12) },
  score: ({ flags }, by: Schedule<typeof points & typeof own>) => {
    const most = Math.max(...flags);
    const best = flags.flatMap((taken, n) => (taken === most ? [n + 1] : []));
    const lines = flags.map((taken, n) => by.mention('flag', `fort ${n + 1}: ${counted(taken, 'flag')}`));
    const notes = best.length > 1 ? ['The book gives no way of breaking a tie.'] : [];
    return ok(
      answer(
        best.length === 1 ? `Fort ${best[0]} wins` : `Forts ${best.join(' and ')} win together`,
        [...lines, by.mention('victory', `most flags: ${most}`)],
        notes,
      ),
    );
  },
});
