// The sheets that were written last on this device, with their score, for the home page.
import type { Played } from '../../../../rules-engine/index.ts';

const NAME = 'hoyle.running';
/** The most sheets that are remembered. */
const MOST = 4;

export interface RunningSheet {
  /** Address of the sheet's page. */
  readonly address: string;
  readonly title: string;
  readonly game: string;
  /** The state of the game: "Deal 5", or how it ended. */
  readonly state: string;
  /** Each side with its points. */
  readonly sides: readonly (readonly [name: string, points: number])[];
}

/** The sheets, the one written last first; empty if storage is refused or damaged. */
export function runningSheets(): RunningSheet[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(read) ? read.filter((one): one is RunningSheet => typeof one?.address === 'string' && Array.isArray(one.sides)) : [];
  } catch {
    return [];
  }
}

/** Stores the state of a sheet; one without entries is dropped. */
export function noteRunning(
  host: HTMLElement,
  game: string,
  rounds: number,
  played: Played,
  sides: readonly { readonly side: string; readonly points: number }[],
): void {
  const address = host.closest<HTMLElement>('[data-page]')?.dataset.page ?? '';
  const state = played.over ?? `${host.dataset.round ?? 'Deal'} ${rounds + 1}`;
  const noted = { address, title: host.dataset.title ?? '', game, state, sides: sides.map(({ side, points }) => [side, points]) };
  const others = runningSheets().filter((one) => one.address !== address);
  try {
    localStorage.setItem(NAME, JSON.stringify((rounds === 0 ? others : [noted, ...others]).slice(0, MOST)));
  } catch {
    // Storage is refused or full: the home page does without.
  }
}
