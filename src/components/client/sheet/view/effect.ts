// What the main button of a sheet will do, in words: "Enter 120 for us: game and rubber".
import type { EngineBundle } from '../../../../lib/api/engine-bundle.ts';
import type { Played } from '../../../../rules-engine/index.ts';
import { figureOf } from '../../../../rules-engine/wording/numbers.ts';

/** The text of the main button and, in smaller type below it, the result. */
export interface Effect {
  readonly does: string;
  readonly so: string;
}

const asObject = (side: string): string => ({ We: 'us', They: 'them' })[side] ?? side;

/** The points of each side in one row, in the order of the columns. */
export function gainsOf({ columns, rows }: Played, at: number): Map<string, number> {
  const gains = new Map(columns.map(({ side }) => [side, 0]));
  for (const { to, points = 0 } of rows[at]?.lines ?? []) {
    const side = columns.find(({ key }) => key === to)?.side;
    if (side !== undefined) gains.set(side, (gains.get(side) ?? 0) + points);
  }
  return gains;
}

function sayGains(gains: ReadonlyMap<string, number>): string {
  const scoring = [...gains].filter(([, points]) => points !== 0);
  const [only] = scoring;
  if (only === undefined) return 'no points';
  if (scoring.length === 1) return `${figureOf(only[1])} for ${asObject(only[0])}`;
  return [...gains.values()].map(figureOf).join(' · ');
}

/** Describes the effect of entering the row `at`. `played` is the sheet with that row; `verb` is "Enter", or "Change deal to" for a correction. */
export function effectOf(played: Played, at: number, verb: string, engine: EngineBundle): Effect {
  const { mark } = played.rows[at] ?? {};
  const over = at === played.rows.length - 1 ? played.over : null;
  const totals = engine.sideTotals(played).map(({ side, points }) => `${side} ${figureOf(points)}`);
  return { does: `${verb} ${sayGains(gainsOf(played, at))}`, so: over?.replace(/(?<=\.) .*/, '') ?? mark ?? `Then ${totals.join(', ')}` };
}
