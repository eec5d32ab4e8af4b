// The printed forms in which a sheet can be drawn; each comes with the first sheet that has it.

import type { EngineBundle } from '../../../../lib/api/engine-bundle.ts';
import type { Played, Raw } from '../../../../rules-engine/index.ts';
import type { SheetForm } from '../../../../rules-engine/sheets/sheets.ts';

/** What a form is drawn from. */
export interface FormView {
  /** The sheet with the entry that stands in the form, where it can be counted. */
  readonly played: Played;
  /** Row of that entry, which is not entered yet; null where there is none. */
  readonly pending: number | null;
  /** What each side has, without that entry. */
  readonly totals: ReturnType<EngineBundle['sideTotals']>;
  /** The sheet without it. */
  readonly real: Played;
  /** What stands in the form, as words. */
  readonly words: Raw;
  /** Writes answers into the form, as if they were typed there. */
  readonly fill: (words: Raw) => void;
}

/** Draws a whole sheet. It is drawn anew with every touch, so it keeps no state. */
export interface FormDrawing {
  readonly draw: (view: FormView) => HTMLElement;
}

export const FORMS: Readonly<Record<SheetForm, () => Promise<FormDrawing>>> = {
  frames: () => import('./frames.ts'),
  line: () => import('./line.ts'),
  pegs: () => import('./pegs.ts'),
};
