// Reads the list of all score sheets on the My games page: titles, addresses and engine files.

/** A score sheet of the site. */
export interface SheetEntry {
  /** `whist.score.rubber` */
  readonly sheet: string;
  readonly address: string;
  readonly game: string;
  readonly title: string;
  /** What an entry is called. */
  readonly round: string;
  /** The address of its engine. */
  readonly code: string;
}

/** All score sheets by their ids. */
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
