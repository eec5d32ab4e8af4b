import { choiceOf, count, listOf } from '../../../scoring/fields.ts';
import { ok } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { answer, type Line, scorer } from '../../../scoring/scorers.ts';
import type { points } from '../points.ts';
import { DECLARATIONS, HONORS, reckon, type Side, SUIT_KEYS, SUITS, TRICKS } from './reckon.ts';

const MARKER = ['We', 'They'] as const;
const GAMES = ['We, game points', 'They, game points'] as const;
const WHO = { none: 'Nobody', we: 'We', they: 'They' } as const;

export const entry = {
  cayenne: choiceOf('Suit cut for cayenne', SUITS),
  declaration: choiceOf('What was played?', DECLARATIONS),
  tricks: count('Our tricks', 0, TRICKS, { unit: 'tricks' }),
  honors: count('Our honors', 0, HONORS, { unit: 'honors', hint: 'Ace, king, queen, jack and ten of trumps.', when: { field: 'declaration', is: SUIT_KEYS } }),
  revoke: choiceOf('Who revoked?', WHO, { otherwise: 'none' }),
} as const;
export const sideOf = (who: keyof typeof WHO): Side | null => (who === 'none' ? null : who === 'we' ? 0 : 1);

export const deal = scorer({
  title: 'A deal of cayenne',
  gist: 'What tricks and honors bring, the games they win and the value of each.',
  aka: ['multiply by cayenne', 'second color', 'how much is a grand', 'value of the game'],
  books: ['blue-ribbon-1940'],
  ask: { ...entry, before: listOf('Points before the deal', count('Points', 0, 9), 2, 2, { hint: 'Ours, then theirs.' }) },
  score: (asked, by: Schedule<typeof points>) => {
    const before: [number, number] = [asked.before[0] ?? 0, asked.before[1] ?? 0];
    const lines: Line[] = [];
    MARKER.forEach((to, side) => {
      const stood = before[side as Side];
      if (stood > 0) lines.push({ rule: by.id('game'), say: 'before the deal', points: stood, to });
    });
    const one = reckon(
      { cayenne: asked.cayenne, declaration: asked.declaration, tricks: asked.tricks, honors: asked.honors ?? 0, revoke: sideOf(asked.revoke) },
      before,
      [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY],
      { marker: MARKER, games: GAMES },
      by,
    );
    lines.push(...one.lines);
    const winner = one.won[0];
    const stands = `we stand at ${one.after[0]}, they at ${one.after[1]}`;
    const headline =
      winner === undefined
        ? `No game won: ${stands}`
        : `${MARKER[winner.side]} win ${one.won.length === 1 ? 'a game' : `${one.won.length} games`} worth ${one.won.map((row) => row.value).join(', ')}: ${stands}`;
    return ok(answer(headline, lines, one.notes));
  },
});
