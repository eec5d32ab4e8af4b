import { count } from '../../../../scoring/fields.ts';
import { problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../../scoring/scorers.ts';
import type { points } from '../../points.ts';

export const deal = scorer({
  title: 'A game of thirteen and the odd',
  gist: 'Who has won by the tricks, or by a revoke.',
  aka: ['two-handed whist score'],
  books: ['uspc-1898'],
  ask: {
    ours: count('Your tricks', 0, 13),
    theirs: count('The opponent’s tricks', 0, 13),
    revokes: count('Your revokes', 0, 5, { optional: true }),
    'their-revokes': count('The opponent’s revokes', 0, 5, { optional: true }),
  },
  score: (asked, by: Schedule<typeof points>) => {
    const need = by.points('game');
    const [mine, theirs] = [asked.revokes ?? 0, asked['their-revokes'] ?? 0];
    if (asked.ours + asked.theirs > 13) return wrong(problem('theirs', 'no more than thirteen tricks together', `${asked.ours + asked.theirs}`));
    const lines: Line[] = [];
    if (mine > 0 && theirs > 0) return { ok: true, value: answer('Both revoked; the book does not cover this', [by.law('revoke', 'a revoke on each side')]) };
    if (mine > 0) lines.push(by.law('revoke', 'you revoked, and the trick was quitted'));
    else if (theirs > 0) lines.push(by.law('revoke', 'the opponent revoked, and the trick was quitted'));
    if (lines.length > 0) return { ok: true, value: answer(mine > 0 ? 'The opponent wins the game by the revoke' : 'You win the game by the revoke', lines) };
    lines.push(
      by.sum('trick', 'your tricks', asked.ours, { unit: 'trick', to: 'You' }),
      by.sum('trick', 'the opponent’s tricks', asked.theirs, { unit: 'trick', to: 'The opponent' }),
    );
    const headline =
      asked.ours >= need ? 'You win the game' : asked.theirs >= need ? 'The opponent wins the game' : `The game goes on: ${asked.ours} to ${asked.theirs}`;
    return { ok: true, value: answer(headline, lines) };
  },
});
