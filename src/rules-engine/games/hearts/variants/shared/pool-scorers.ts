import type { BookId } from '../../../../books.ts';
import { count, flag, type Values } from '../../../../scoring/fields.ts';
import { ok, problem, wrong } from '../../../../scoring/result.ts';
import type { Schedule } from '../../../../scoring/schedule.ts';
import { answer, scorer } from '../../../../scoring/scorers.ts';
import { replay } from '../../../../sheets/replay.ts';
import { type SheetRow, sheet } from '../../../../sheets/sheets.ts';
import type { points } from '../../points.ts';
import { chips, HEARTS_IN_PACK, heartsTaken, heartsWord, nameOf, wrongSum } from '../../reckoning/counting.ts';
import { type Pool, settlePool } from '../../reckoning/pool.ts';
import { SETUP, tableOf } from '../../reckoning/seating.ts';

const POOL = 'Pool';
const entry = { hearts: heartsTaken() } as const;

/** The scorer of a deal settled by a pool that remains as a jack until only one player is clear. */
export const poolDeal = (books: readonly BookId[]) =>
  scorer({
    title: 'Settle a deal by the pool',
    gist: 'What each pays in, and who takes the pool, divides it or leaves it as a jack.',
    aka: ['who wins the pot', 'jack pot', 'sweepstake', 'pool carried over'],
    books,
    ask: {
      hearts: heartsTaken(),
      pool: count('Chips in the pool before the deal', 0, 2000, { optional: true, unit: 'chips' }),
      jack: flag('Is the pool a jack, left because nobody or too many were clear?'),
    },
    score: ({ hearts, pool, jack }, by: Schedule<typeof points>) => {
      const off = wrongSum('hearts', hearts, HEARTS_IN_PACK, hearts.length === 4);
      if (off !== null) return wrong(off);
      if (jack && !pool) return wrong(problem('pool', 'the chips that were left as a jack', 'none'));
      const settled = settlePool(
        hearts,
        { chips: pool ?? 0, jack },
        {
          item: 'heart',
          card: heartsWord,
          to: nameOf,
          name: nameOf,
          pool: POOL,
        },
        by,
      );
      const left = settled.after.chips === 0 ? 'The pool is empty.' : `In the pool now: ${chips(settled.after.chips)}${settled.after.jack ? ', a jack' : ''}.`;
      return ok(answer(settled.headline, settled.lines, [...settled.notes, left]));
    },
  });

/** The sheet of the pool from deal to deal: it is carried over, and all its chips come from the players. */
export const poolSheet = (books: readonly BookId[]): SheetRow =>
  sheet({
    title: 'Keep the pool',
    gist: 'Chips paid in and taken out, deal by deal, with the jack carried over until it is won.',
    aka: ['jack pot sheet', 'pool carried over', 'counters carried over'],
    books,
    setup: SETUP,
    entry,
    play: (setup: Values<typeof SETUP>, entries: readonly Values<typeof entry>[], by: Schedule<typeof points>) => {
      const seats = tableOf(setup);
      let pool: Pool = { chips: 0, jack: false };
      return replay({
        columns: [...seats.columns, { key: 'pool', title: 'Pool', side: POOL }],
        entries,
        say: (one) => `Hearts ${one.hearts.join(', ')}.`,
        turn: (one) => {
          const off = wrongSum('hearts', one.hearts, HEARTS_IN_PACK, seats.size === 4);
          const size = one.hearts.length === seats.size ? null : problem('hearts', `${seats.size} numbers`, `${one.hearts.length}`);
          const problems = [size, off].flatMap((issue) => (issue === null ? [] : [issue]));
          if (problems.length > 0) return { problems };
          const settled = settlePool(
            one.hearts,
            pool,
            {
              item: 'heart',
              card: heartsWord,
              to: (n) => seats.keys[n] ?? '',
              name: seats.name,
              pool: 'pool',
            },
            by,
          );
          pool = settled.after;
          return {
            say: `Hearts ${one.hearts.join(', ')}. ${settled.headline}.`,
            lines: settled.lines.filter((line) => line.to !== undefined),
            notes: settled.notes,
          };
        },
        state: () => [pool.chips === 0 ? 'The pool is empty.' : `The pool holds ${chips(pool.chips)}${pool.jack ? ' and is a jack' : ''}.`],
        notes: ['Minus: paid in, all told. The columns and the pool always add up to nothing.'],
      });
    },
  });
