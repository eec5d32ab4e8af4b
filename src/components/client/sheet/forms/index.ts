// The printed forms in which a sheet can be drawn. Each is loaded with the first sheet that uses it.

import type { EngineBundle } from '../../../../lib/api/engine-bundle.ts';
import type { Played, Raw } from '../../../../rules-engine/index.ts';
import type { SheetForm } from '../../../../rules-engine/sheets/sheets.ts';

/** Everything needed to draw a form. */
export interface FormView {
  /** The sheet with the entry in the form, if that entry is valid. */
  readonly played: Played;
  /** The row of the entry that is not entered yet; null if there is none. */
  readonly pending: number | null;
  /** The totals without that entry. */
  readonly totals: ReturnType<EngineBundle['sideTotals']>;
  /** The sheet without that entry. */
  readonly real: Played;
  /** The current answers in the form. */
  readonly words: Raw;
  /** Fills answers into the form, as if they were typed. */
  readonly fill: (words: Raw) => void;
}

/** Draws a whole sheet. It is redrawn at every change, so it has no state. */
export interface FormDrawing {
  readonly draw: (view: FormView) => HTMLElement;
}

export const FORMS: Readonly<Record<SheetForm, () => Promise<FormDrawing>>> = {
  frames: () => import('./frames.ts'),
  line: () => import('./line.ts'),
  pegs: () => import('./pegs.ts'),
};
