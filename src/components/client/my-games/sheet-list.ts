// The list of all score sheets on the page of My games: their titles, their addresses, and where their code is.

/** A score sheet of the site. */
export interface SheetEntry {
  /** `whist.score.rubber` */
  readonly sheet: string;
  readonly address: string;
  readonly game: string;
  readonly title: string;
  /** What an entry is called. */
  readonly round: string;
  /** The address of its code. */
  readonly code: string;
}

/** The sheets of the page by their ids. */
export function sheetList(host: ParentNode): ReadonlyMap<string, SheetEntry> {
  return new Map(
    [...host.querySelectorAll<HTMLAnchorElement>('a[data-sheet]')].map(({ dataset, firstChild, pathname }) => {
      const { sheet = '', of: game = '', round = 'Deal', file: code = '' } = dataset;
      return [sheet, { sheet, address: pathname, game, title: firstChild?.textContent ?? '', round, code }];
    }),
  );
}

/** The key of a sheet on its page: `rubber`. */
export const keyOf = (sheet: string): string => sheet.slice(sheet.indexOf('.score.') + '.score.'.length);
