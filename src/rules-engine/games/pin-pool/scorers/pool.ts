import { outOfTurn, strikerAfter, strikers, strikersOf } from '../../../mechanics/pool/strikers.ts';
import { SEAT_NAMES, type Seat } from '../../../mechanics/seats.ts';
import { choiceOf, count, type Values } from '../../../scoring/fields.ts';
import { type Problem, problem } from '../../../scoring/result.ts';
import type { Schedule } from '../../../scoring/schedule.ts';
import { replay } from '../../../sheets/replay.ts';
import { sheet } from '../../../sheets/sheets.ts';
import { BLUE as BOOK } from '../../../vocabulary/book-ids.ts';
import type { points } from '../points.ts';
import { isNatural, pinLines, pinsDown, wrongPins } from '../reckoning/pins.ts';

const SAYS = { nothing: 'Nothing', pool: 'Pool', burst: 'Burst', natural: 'Natural' } as const;
const entry = {
  who: choiceOf('Who strikes?', SEAT_NAMES),
  pins: pinsDown('Pins down'),
  says: choiceOf('What does the player proclaim?', SAYS, { otherwise: 'nothing' }),
  ball: count('Number on the small ball shown', 1, 30, { when: { field: 'says', is: ['pool', 'burst'] } }),
} as const;
type Entry = Values<typeof entry>;

/** The problem of a player's claim, given the count of his pins before the small ball. */
function wrongClaim({ says, ball, pins }: Entry, count: number, pool: number): Problem[] {
  if (says === 'natural')
    return isNatural(pins ?? []) ? [] : [problem('says', 'the four outer pins, 1 to 4, and no other', (pins ?? []).join(', ') || 'no pins')];
  if (isNatural(pins ?? [])) return [problem('says', 'a natural, which wins the pool', SAYS[says].toLowerCase())];
  if (says === 'nothing') return count < pool ? [] : [problem('says', `a burst, with ${count} in pins alone`, 'nothing')];
  const total = count + (ball ?? 0);
  if (says === 'pool') return total === pool ? [] : [problem('ball', `${pool} with ${count} in pins`, `${total}`)];
  return total > pool ? [] : [problem('ball', `more than ${pool} with ${count} in pins`, `${total}`)];
}

export const pool = sheet({
  title: 'Keep a pool',
  gist: 'Pins of two to eight players stroke by stroke; the small balls stay secret until pool or a burst is proclaimed.',
  aka: ['pin pool score sheet', 'who has how many pins'],
  books: [BOOK],
  setup: strikers(8),
  round: 'Stroke',
  entry,
  play: ({ names }, entries: readonly Entry[], by: Schedule<typeof points>) => {
    const table = strikersOf(names);
    const pool = by.points('pool');
    let last: Seat | null = null;
    let counted = false;
    const due = () => strikerAfter(table, last);
    const played = replay({
      columns: table.columns,
      entries,
      round: 'stroke',
      whole: 'pool',
      say: (one) => `${table.name[one.who]}: ${(one.pins ?? []).join(', ') || 'no pins'}${one.says === 'nothing' ? '' : `, ${SAYS[one.says].toLowerCase()}`}.`,
      turn: (one, has) => {
        const pins = one.pins ?? [];
        const lines = pinLines(pins, by, one.who);
        const count = lines.reduce((sum, line) => sum + (line.points ?? 0), has[one.who] ?? 0);
        const turn = counted && one.who === last ? [] : outOfTurn(table, due(), one.who);
        const problems = [...turn, ...wrongPins('pins', pins), ...wrongClaim(one, count, pool)];
        if (problems.length > 0) return { problems };
        last = one.who;
        counted = pins.length > 0 && one.says === 'nothing';
        const name = table.name[one.who];
        if (one.says === 'pool') return { lines, over: `The pool is over: ${name} has ${pool} with the ${one.ball}.` };
        if (one.says === 'natural')
          return { lines: [...lines, by.mention('natural', 'natural', { to: one.who })], over: `The pool is over: ${name} has made a natural.` };
        if (one.says === 'burst') return { lines: [...lines, by.sum('burst', 'burst', -count, { to: one.who })], mark: `${name} bursts` };
        return { lines };
      },
      state: (has, over) =>
        table.keys.map((key) => {
          const made = has[key] ?? 0;
          return `${table.name[key]}: ${made} in pins${over === null && made < pool ? `, pool with a small ball of ${pool - made}` : ''}.`;
        }),
      notes: ['The book does not say whether a player who counts strikes again: the sheet takes that player or the next one.'],
    });
    return { ...played, next: { who: due() } };
  },
});
